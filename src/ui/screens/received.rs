//! What somebody else has sent.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// What somebody else has sent.
#[component]
pub fn Received() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::LIST_TAKEN.text(lang).to_owned())/>
        </main>
    }
}
