//! What happens when the program has a fault.
//!
//! The hook ends this instance and orders a fresh one for the next call from outside; the boot script
//! (`public/boot/crash.js`) shows what happened and makes that call, `revive`, when the player wants to go on.

use std::panic::PanicHookInfo;

use super::{life, signal};

/// Installs the hook. Call it first in `main`.
pub fn install_hook() {
    std::panic::set_hook(Box::new(report));
}

fn report(info: &PanicHookInfo<'_>) {
    let message = info.to_string();
    web_sys::console::error_1(&message.as_str().into());
    life::end();
    wasm_bindgen::handler::schedule_reinit();
    signal::send("uskalla:panic", &message);
}
