//! The settings of this device.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::parts::heading::PageHeading;
use crate::ui::state::AppState;

/// The settings of this device.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHeading text=app.locale.text(|lang| Message::SETTINGS.text(lang).to_owned())/>
        </main>
    }
}
