//! The editor of an own list.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// The editor of an own list.
#[component]
pub fn ListEditor(
    /// The id of the list.
    id: u32,
) -> impl IntoView {
    let app = AppState::expect();
    let _ = id;
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::DARE_LIST.text(lang).to_owned())/>
        </main>
    }
}
