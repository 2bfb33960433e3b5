//! The texts of a language: fetched by the boot script (`public/boot/texts.js`), before the start that of the screens and later what
//! is asked for.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::CustomEvent;

use super::{api, boot_events, listeners};

/// The texts of a language, once they are there.
#[must_use]
pub fn given(code: &str) -> Option<String> {
    let texts = api::member(&JsValue::from(web_sys::window()?), "uskallaTexts")?;
    api::member(&texts, code)?.as_string()
}

/// Asks for the texts of a language.
pub fn ask(code: &str) {
    boot_events::send("uskalla:need-texts", code);
}

/// Calls back whenever texts have come.
pub fn on_given(callback: impl Fn() + 'static) {
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:texts", move |_| callback());
    }
}

/// Calls back with the code of a language whose texts could not be loaded.
pub fn on_missing(callback: impl Fn(&str) + 'static) {
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:texts-missing", move |event| {
            let detail = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
            callback(&detail.and_then(|code| code.as_string()).unwrap_or_default());
        });
    }
}
