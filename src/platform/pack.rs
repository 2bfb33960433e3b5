//! The texts that are no part of the program: the service worker keeps them, the page asks for them when they are wanted.

use wasm_bindgen::JsValue;

use super::api;

/// Fetches the text `dares/NAME.txt` beside the page, and goes on with it; with nothing where it cannot be had.
pub fn load(name: &str, done: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = web_sys::window() else {
        return done(None);
    };
    let address = ["dares/", name, ".txt"].concat();
    api::call_then(&window, "fetch", &address.into(), |answer| {
        // An answer that says “not found” has a text too.
        let found =
            answer.filter(|answer| api::member(answer, "ok").is_some_and(|ok| ok.is_truthy()));
        let Some(answer) = found else {
            return done(None);
        };
        api::call_then(&answer, "text", &JsValue::UNDEFINED, |text| {
            done(text.and_then(|text| text.as_string()))
        });
    });
}
