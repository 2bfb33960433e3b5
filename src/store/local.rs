//! The browser's localStorage as a [`Storage`]: the one place of the program that touches it.
//!
//! A browser writes localStorage to the disk only seconds after the page has. So this file tells the boot script of every change, by
//! the event `uskalla:kept` on `window`, whose `detail` is the key and the text, or null for a removal. The script
//! (`public/boot/mirror.js`) writes it to `IndexedDB` at once, and makes the change again at the next start if it was lost.

use gloo_storage::Storage as _;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

use super::storage::{Storage, StorageError};

/// The localStorage of this site.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStorage;

/// Returns the storage. `gloo_storage` panics where the browser has none or forbids it, so this asks the browser first.
fn storage() -> Result<web_sys::Storage, StorageError> {
    match web_sys::window().map(|window| window.local_storage()) {
        Some(Ok(Some(_))) => Ok(gloo_storage::LocalStorage::raw()),
        _ => Err(StorageError::Blocked),
    }
}

/// Tells the boot script of a change.
fn tell(key: &str, text: Option<&str>) {
    let init = CustomEventInit::new();
    init.set_detail(&Array::of2(
        &JsValue::from_str(key),
        &text.map_or(JsValue::NULL, JsValue::from_str),
    ));
    if let (Some(window), Ok(event)) = (
        web_sys::window(),
        CustomEvent::new_with_event_init_dict("uskalla:kept", &init),
    ) {
        // Throws only for an event that is being dispatched already.
        let _ = window.dispatch_event(&event);
    }
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        storage()?.get_item(key).map_err(|_| StorageError::Blocked)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        // Once the storage may be used, only its quota makes this fail.
        let written = storage()?
            .set_item(key, text)
            .map_err(|_| StorageError::Full);
        // The copy may have room all the same.
        tell(key, Some(text));
        written
    }

    fn remove(&mut self, key: &str) {
        if let Ok(storage) = storage() {
            // A text that cannot be removed now is read at the next start.
            let _ = storage.remove_item(key);
            tell(key, None);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Ok(storage) = storage() else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or_default();
        (0..count)
            .filter_map(|index| storage.key(index).ok().flatten())
            .collect()
    }
}
