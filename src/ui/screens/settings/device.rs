//! What is known of this device: the version, whether what is saved stays, whether the app is installed and works offline.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::platform::device;
use crate::ui::state::AppState;

/// The state of the app on this device.
#[component]
pub fn ThisDevice() -> impl IntoView {
    let app = AppState::expect();
    let persisted = RwSignal::new(false);
    let offline_ready = RwSignal::new(false);
    // The answers may come after the screen was left.
    device::is_persisted(move |answer| {
        let _ = persisted.try_set(answer);
    });
    device::is_offline_ready(move |answer| {
        let _ = offline_ready.try_set(answer);
    });
    let installed = RwSignal::new(device::is_installed());
    let lines = [
        (persisted, Message::IS_PERSISTED, Message::NOT_PERSISTED),
        (installed, Message::IS_INSTALLED, Message::NOT_INSTALLED),
        (
            offline_ready,
            Message::IS_OFFLINE_READY,
            Message::NOT_OFFLINE_READY,
        ),
    ]
    .map(|(is_so, yes, no)| {
        let text = move || (if is_so.get() { yes } else { no }).text(app.locale.lang());
        view! { <li>{text}</li> }
    });
    let version = app
        .locale
        .text(|lang| Message::VERSION.with(lang, &[("n", env!("CARGO_PKG_VERSION"))]));
    view! {
        <section class="group device">
            <h2>{app.locale.t(Message::THIS_DEVICE)}</h2>
            <ul>
                <li>{move || version.get()}</li>
                {lines.collect_view()}
            </ul>
        </section>
    }
}
