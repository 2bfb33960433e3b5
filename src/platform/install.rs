//! Installing the page as an app.
//!
//! Only some browsers offer this, and they offer it when they please: `public/boot/install.js` keeps the offer.

use super::{boot_events, listeners};

/// Whether the browser would ask the user now. Never on iOS, nor once installed.
#[must_use]
pub fn can_install() -> bool {
    boot_events::marked("data-installable")
}

/// Calls back whenever the answer of [`can_install`] changes.
pub fn on_change(mut callback: impl FnMut(bool) + 'static) {
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:installable", move |_| {
            callback(can_install());
        });
    }
}

/// Shows the browser's question. Call it from a tap; an offer serves once.
pub fn prompt() {
    boot_events::send("uskalla:install", "");
}
