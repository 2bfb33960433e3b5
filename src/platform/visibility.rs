//! Noticing that the page goes out of sight.

use web_sys::VisibilityState;

use super::listeners;

/// Whether the page can be seen now.
#[must_use]
pub fn visible() -> bool {
    web_sys::window()
        .and_then(|window| window.document())
        .is_none_or(|document| document.visibility_state() != VisibilityState::Hidden)
}

/// Calls back when the page is hidden or left: the last sure moment to save. It may come twice.
pub fn on_hidden(callback: impl Fn() + Clone + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    if let Some(document) = window.document() {
        let callback = callback.clone();
        listeners::listen(&document, "visibilitychange", move |_| {
            if !visible() {
                callback();
            }
        });
    }
    // Some browsers end a page that was never hidden with this event alone.
    listeners::listen(&window, "pagehide", move |_| callback());
}

/// Calls back when the page can be seen again.
pub fn on_visible(callback: impl Fn() + 'static) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        listeners::listen(&document, "visibilitychange", move |_| {
            if visible() {
                callback();
            }
        });
    }
}
