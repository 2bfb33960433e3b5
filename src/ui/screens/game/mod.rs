//! The game.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// The game.
#[component]
pub fn Game() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::GAME_MENU.text(lang).to_owned())/>
        </main>
    }
}
