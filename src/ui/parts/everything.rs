//! Everything of the device as one file: saving it, and opening one.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::state::AppState;

/// The section about everything as one file.
#[component]
pub fn EverythingSection() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <section class="group">
            <h2>{app.locale.t(Message::BUNDLE)}</h2>
        </section>
    }
}
