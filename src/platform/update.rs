//! A new version of the page.
//!
//! The service worker of a new version is fetched in the background and then waits: it never takes over by itself,
//! since the files of two versions must not mix. The boot script (`public/boot/update.js`)
//!
//! - registers the worker and looks for a new one when the page becomes visible, at most once an hour;
//! - marks `<html>` with `data-update-ready` and sends `uskalla:update-ready` as soon as one waits, also if it waited
//!   before the page was opened;
//! - on `uskalla:apply-update` tells the worker to take over and loads the page anew once it has.
//!
//! When that is welcome is the players' decision: the interface asks between rounds. A version nobody agreed to takes
//! over by itself at the next start after all windows were closed.

use super::{boot_events, listeners};

const MARK: &str = "data-update-ready";

/// Calls back as soon as a new version waits; at once if it does already.
pub fn on_update_ready(mut callback: impl FnMut() + 'static) {
    if boot_events::marked(MARK) {
        callback();
    }
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:update-ready", move |_| callback());
    }
}

/// Activates the waiting version; the page loads anew. Save first. Does nothing if none waits.
pub fn apply_update() {
    boot_events::send("uskalla:apply-update", "");
}
