//! Keeping the screen lit while people sit around the table.
//!
//! A browser drops the lock whenever the page is hidden, so it is requested again when the page is back. The binding of
//! the web crates for this needs an unstable switch, hence the calls by name.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsValue;

use super::{api, visibility};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
    static SENTINEL: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Keeps the screen lit from now on, as far as the browser and the battery allow.
pub fn request() {
    WANTED.set(true);
    if !LISTENS.replace(true) {
        visibility::on_visible(acquire);
    }
    acquire();
}

/// Lets the screen go dark again.
pub fn release() {
    WANTED.set(false);
    drop_lock();
}

fn acquire() {
    if WANTED.get() {
        let Some(wake_lock) = api::navigator().and_then(|it| api::member(&it, "wakeLock")) else {
            return;
        };
        api::call_then(&wake_lock, "request", &"screen".into(), |sentinel| {
            drop_lock();
            SENTINEL.set(sentinel);
            // Released while the browser was still thinking.
            if !WANTED.get() {
                drop_lock();
            }
        });
    }
}

fn drop_lock() {
    if let Some(sentinel) = SENTINEL.take() {
        api::call(&sentinel, "release", &JsValue::UNDEFINED);
    }
}
