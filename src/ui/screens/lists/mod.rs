//! The dare lists.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

pub mod editor;

/// The dare lists.
#[component]
pub fn Lists() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::DARE_LISTS.text(lang).to_owned())/>
        </main>
    }
}
