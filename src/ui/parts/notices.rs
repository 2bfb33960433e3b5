//! Notices outside the round: a new version that waits, and why a game may not be saved.

use leptos::prelude::*;

use crate::ui::state::memo;

use crate::ui::parts::show::Show;

use super::icon::Icon;
use crate::i18n::{Message, store_error};
use crate::table::Stage;
use crate::ui::actions::game;
use crate::ui::state::AppState;

/// Offers the new version that waits; never in the middle of a round.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let app = AppState::expect();
    let offered = memo(move || {
        let in_round = app.game.read(|game| game.stage == Stage::Round);
        app.settings.update_ready.get() && !in_round
    });
    view! {
        <Show when=offered>
            <div class="banner" role="status">
                <p>{app.locale.t(Message::UPDATE_IDLE)}</p>
                <button type="button" class="btn is-small" on:click=move |_| game::update_now(app)>
                    {app.locale.t(Message::UPDATE_NOW)}
                </button>
            </div>
        </Show>
    }
}

/// Tells in plain words why a game may not be saved, until it is closed.
#[component]
pub fn StoreNotice() -> impl IntoView {
    let app = AppState::expect();
    let error = app.settings.store_error;
    let message = move || {
        error
            .get()
            .map(|error| store_error(error).text(app.locale.lang()))
    };
    view! {
        <Show when=move || error.get().is_some()>
            <div class="banner" role="alert">
                <p>{message}</p>
                <button
                    type="button"
                    class="btn is-small is-quiet is-round"
                    aria-label=app.locale.t(Message::CLOSE)
                    on:click=move |_| error.set(None)
                >
                    <Icon shape="close"/>
                </button>
            </div>
        </Show>
    }
}
