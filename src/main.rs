//! The browser program: mounts the interface and nothing else.

// Until the library lists this room itself.
#[path = "platform/mod.rs"]
#[allow(dead_code)]
mod platform;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

fn main() {
    platform::panic::install_hook();
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    mount_to_body(App);
}

/// The first call into a fresh instance, which runs `main`: the boot script goes on with this after a fault.
#[wasm_bindgen]
pub fn revive() {}

#[component]
fn App() -> impl IntoView {
    view! { <main><h1>"Uskalla"</h1></main> }
}
