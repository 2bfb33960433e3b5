//! Notices outside the round: a new version that waits, and why a game may not be saved.

use leptos::prelude::*;

use super::button::button;

use super::icon::Icon;
use super::show::Show;
use crate::i18n::{Message, store_error};
use crate::store::StoreError;
use crate::table::Stage;
use crate::ui::actions::game;
use crate::ui::state::{AppState, memo};

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
                {button("btn is-small", app.locale.t(Message::UPDATE_NOW), move |_| game::update_now(app))}
            </div>
        </Show>
    }
}

/// Tells once, above the screen, what is wrong with saving. Closed, it does not come back; [`SavingState`] goes on telling.
#[component]
pub fn StoreNotice() -> impl IntoView {
    let app = AppState::expect();
    let untold = Memo::new(move |_| app.settings.untold());
    view! {
        <Show when=move || untold.with(|untold| !untold.is_empty())>
            <div class="banner store-notice" role="alert">
                <div>
                    <For each=move || untold.get() key=|error| *error let:error>
                        <p>{error_text(app, error)}</p>
                    </For>
                </div>
                <button
                    type="button"
                    class="btn is-small is-quiet is-round"
                    aria-label=app.locale.t(Message::CLOSE)
                    on:click=move |_| app.settings.close_notice()
                >
                    <Icon shape="close"/>
                </button>
            </div>
        </Show>
    }
}

/// Whether everything is saved, or why not.
#[component]
pub fn SavingState() -> impl IntoView {
    let app = AppState::expect();
    let state = app
        .locale
        .text(move |lang| match app.settings.store_error.get() {
            Some(error) => store_error(error).text(lang).to_owned(),
            None => Message::STORE_FINE.text(lang).to_owned(),
        });
    view! { <p class="note saving">{move || state.get()}</p> }
}

/// Returns what an error of the storage means for the players, as sentences.
fn error_text(app: AppState, error: StoreError) -> Signal<&'static str> {
    app.locale.t(store_error(error))
}
