//! The browser program: mounts the interface and nothing else.

use uskalla::{platform, ui};
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    platform::panic::install_hook();
    ui::mount();
}

/// What the boot script calls to go on after a fault; a fresh instance runs `main` before anything else.
#[wasm_bindgen]
pub fn revive() {
    platform::panic::revive();
}
