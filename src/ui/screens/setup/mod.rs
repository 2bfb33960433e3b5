//! Setting up a game.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// Setting up a game.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::SET_UP.text(lang).to_owned())/>
        </main>
    }
}
