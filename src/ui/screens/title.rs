//! The start screen.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// The start screen.
#[component]
pub fn Title() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::PLAY_NOW.text(lang).to_owned())/>
        </main>
    }
}
