//! What the browser tells of this device: whether it keeps what is saved, whether the app is installed, whether it works offline.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::api;

/// Finds out whether the browser promises to keep what is saved when room runs low; false where it does not tell.
pub fn is_persisted(then: impl FnOnce(bool) + 'static) {
    let is_true = |answer: Option<JsValue>| answer.is_some_and(|answer| answer.is_truthy());
    match api::navigator().and_then(|it| api::member(&it, "storage")) {
        Some(storage) => api::call_then(
            &storage,
            "persisted",
            &JsValue::UNDEFINED,
            move |persisted| then(is_true(persisted)),
        ),
        None => then(false),
    }
}

/// Returns whether the page is shown as an installed app.
#[must_use]
pub fn is_installed() -> bool {
    let is_true = |object: Option<JsValue>, name: &str| {
        object
            .and_then(|object| api::member(&object, name))
            .is_some_and(|value| value.is_truthy())
    };
    let standalone = api::call(
        &window(),
        "matchMedia",
        &"not all and (display-mode: browser)".into(),
    );
    // The second is for iOS.
    is_true(standalone, "matches") || is_true(api::navigator(), "standalone")
}

/// Finds out whether the whole app is on this device, so that it starts without a network.
pub fn is_offline_ready(then: impl FnOnce(bool) + 'static) {
    match api::navigator().and_then(|it| api::member(&it, "serviceWorker")) {
        Some(workers) => api::call_then(
            &workers,
            "getRegistration",
            &JsValue::UNDEFINED,
            move |registration| {
                let active = registration.and_then(|it| api::member(&it, "active"));
                then(active.is_some());
            },
        ),
        None => then(false),
    }
}
