//! The browser's localStorage as a [`Storage`]: the one place of the program that touches it.
//!
//! A browser writes localStorage to the disk only seconds after a page has handed it over. So every change is told to the boot script
//! by the event `uskalla:kept` on `window`, whose `detail` is the key and the text, or null for a removal; the script
//! (`public/boot/mirror.js`) copies it to the disk at once, and brings it back at the next start if it was lost.

use gloo_storage::Storage as _;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

use super::storage::{Storage, StorageError};

/// The localStorage of this site.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStorage;

/// The storage, unless the browser has none or forbids it. `gloo_storage` panics there, so it is asked only after a look.
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
        // The only thing that fails here once the storage may be used is its quota.
        let kept = storage()?
            .set_item(key, text)
            .map_err(|_| StorageError::Full);
        // The copy may have room all the same.
        tell(key, Some(text));
        kept
    }

    fn remove(&mut self, key: &str) {
        if let Ok(storage) = storage() {
            // What cannot be removed now is found and dealt with at the next start.
            let _ = storage.remove_item(key);
            tell(key, None);
        }
    }
}
