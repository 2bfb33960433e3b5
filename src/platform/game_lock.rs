//! The lock of the game: of all windows of this device at most one plays it.
//!
//! The boot script (`public/boot/lock.js`) holds the lock, since it outlives a fault of the program: by the Web Locks API where there
//! is one, else by a sign of life in the storage.

use super::{boot_events, listeners, panic};

/// Returns whether another window has the game.
#[must_use]
pub fn is_elsewhere() -> bool {
    boot_events::marked("data-elsewhere")
}

/// Returns whether this window may write the game and its timer now. Another window may have taken the game over a moment ago.
#[must_use]
pub fn may_write() -> bool {
    !panic::has_fallen() && boot_events::ask("uskalla:may-write")
}

/// Takes the game over from the window that has it.
pub fn take_over() {
    boot_events::send("uskalla:take-over", "");
}

/// Calls back whenever the answer of [`is_elsewhere`] changes.
pub fn on_change(mut callback: impl FnMut(bool) + 'static) {
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:lock", move |_| callback(is_elsewhere()));
    }
}
