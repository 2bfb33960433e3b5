//! What happens when the program has a fault.
//!
//! The hook tells the boot script (`public/boot/crash.js`), which shows what happened. When the player wants to go on, it calls the
//! exported `revive` twice: the first call reaches the fallen instance and orders a fresh one, the second is what starts it. Had the
//! hook ordered it at once, the next callback of the fallen instance would start the fresh one unasked, with stale pointers.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use super::{boot_events, listeners};

thread_local! {
    static FALLEN: Cell<bool> = const { Cell::new(false) };
}

/// Installs the hook. Call it first in `main`.
pub fn install_hook() {
    std::panic::set_hook(Box::new(report));
}

/// Whether this instance has had a fault. A callback may still reach it: it must save nothing any more.
#[must_use]
pub fn has_fallen() -> bool {
    FALLEN.get()
}

/// Orders a fresh instance for the next call from outside, if this one has fallen.
pub fn revive() {
    if has_fallen() {
        wasm_bindgen::handler::schedule_reinit();
    }
}

fn report(info: &PanicHookInfo<'_>) {
    let message = info.to_string();
    web_sys::console::error_1(&message.as_str().into());
    FALLEN.set(true);
    listeners::end();
    boot_events::send("uskalla:panic", &message);
}
