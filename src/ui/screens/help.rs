//! How to play, the keys, and what this game is.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// How to play, the keys, and what this game is.
#[component]
pub fn Help() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::HOW_TO_PLAY.text(lang).to_owned())/>
        </main>
    }
}
