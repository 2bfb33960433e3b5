//! What the players are told on a screen outside the round: a version that waits, trouble with keeping the game.

use leptos::prelude::*;

use super::shapes::Icon;
use crate::i18n::Word;
use crate::store::Trouble;
use crate::ui::dom::{live, memo, tap};
use crate::ui::{App, actions};

/// Offers the version that waits. Never in a round.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let app = App::get();
    let offered = memo(move || actions::may_update(app));
    live(move || {
        offered.get().then(|| {
            view! {
                <div class="banner" role="status">
                    <p>{app.t(Word::UPDATE_IDLE)}</p>
                    <button class="btn is-small" on:click=tap(move || actions::update_now(app))>
                        {app.t(Word::UPDATE_NOW)}
                    </button>
                </div>
            }
        })
    })
}

/// Says in plain words why a game may not be kept, until it is closed.
#[component]
pub fn StorageTrouble() -> impl IntoView {
    let app = App::get();
    live(move || {
        app.trouble.get().map(|trouble| {
            view! {
                <div class="banner" role="alert">
                    <p>{app.t(words(trouble))}</p>
                    <button
                        class="btn is-small is-quiet is-round"
                        aria-label=app.t(Word::CLOSE)
                        on:click=tap(move || app.trouble.set(None))
                    >
                        <Icon shape="close" />
                    </button>
                </div>
            }
        })
    })
}

/// What a trouble means for the players.
#[must_use]
pub const fn words(trouble: Trouble) -> Word {
    match trouble {
        Trouble::Blocked => Word::STORE_BLOCKED,
        Trouble::Full => Word::STORE_FULL,
        Trouble::Corrupt => Word::STORE_CORRUPT,
        Trouble::Newer => Word::STORE_NEWER,
    }
}
