//! The browser's localStorage as a shelf: the one place that touches it.

use gloo_storage::{LocalStorage, Storage};

use super::shelf::{Shelf, ShelfError};

/// The localStorage of this site.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalShelf;

/// The storage, unless the browser has none or forbids it. `gloo_storage` panics there, so it is asked only after a look.
fn storage() -> Result<web_sys::Storage, ShelfError> {
    match web_sys::window().map(|window| window.local_storage()) {
        Some(Ok(Some(_))) => Ok(LocalStorage::raw()),
        _ => Err(ShelfError::Blocked),
    }
}

impl Shelf for LocalShelf {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        storage()?.get_item(key).map_err(|_| ShelfError::Blocked)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), ShelfError> {
        // The only thing that fails here once the storage may be used is its quota.
        storage()?.set_item(key, text).map_err(|_| ShelfError::Full)
    }

    fn remove(&mut self, key: &str) {
        if let Ok(storage) = storage() {
            // What cannot be removed now is found and dealt with at the next start.
            let _ = storage.remove_item(key);
        }
    }
}
