//! Storages for tests, and texts in them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use base64ct::{Base64UrlUnpadded, Encoding};
use uskalla::store::*;
use uskalla::table::*;

pub const GAME: &str = "uskalla.save";
pub const SETTINGS: &str = "uskalla.settings";

/// The saved game is damaged, and there is none before it.
pub const CORRUPT: StoreError = StoreError::Corrupt {
    text: SavedText::Game,
    recovered: false,
};
/// A newer version wrote the saved game, and there is none before it.
pub const NEWER: StoreError = StoreError::Newer {
    text: SavedText::Game,
    recovered: false,
};

/// A storage that a test can read while a store uses it, and that can be full or blocked.
#[derive(Clone, Default)]
pub struct SharedStorage {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    error: Rc<RefCell<Option<StorageError>>>,
}

impl SharedStorage {
    pub fn text(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    pub fn put(&self, key: &str, text: impl Into<String>) {
        self.texts.borrow_mut().insert(key.to_owned(), text.into());
    }

    pub fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    pub fn fails(&self, error: Option<StorageError>) {
        *self.error.borrow_mut() = error;
    }
}

impl Storage for SharedStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        // A full storage can still be read.
        if *self.error.borrow() == Some(StorageError::Blocked) {
            Err(StorageError::Blocked)
        } else {
            Ok(self.text(key))
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        if let Some(error) = *self.error.borrow() {
            return Err(error);
        }
        self.put(key, text);
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        SharedStorage::keys(self)
    }
}

pub fn path(name: &str) -> String {
    format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Returns the text of a fixture.
pub fn fixture(name: &str) -> String {
    std::fs::read_to_string(path(name))
        .unwrap()
        .trim_end()
        .to_owned()
}

/// Returns the text under a key after something was saved.
pub fn written(save: impl FnOnce(&mut Store<SharedStorage>), key: &str) -> String {
    let storage = SharedStorage::default();
    save(&mut Store::new(storage.clone()));
    storage.text(key).expect("it was saved")
}

/// Returns a store with a text in its storage.
pub fn store_with(key: &str, text: &str) -> Store<MemoryStorage> {
    let mut storage = MemoryStorage::default();
    storage.set(key, text).unwrap();
    Store::new(storage)
}

pub fn game_in(text: &str) -> Result<Option<Session>, StoreError> {
    store_with(GAME, text).game(99)
}

pub fn load_error(text: &str) -> Option<StoreError> {
    game_in(text).err()
}

pub fn payload(text: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(text.splitn(3, '.').nth(2).expect("three parts")).expect("base64")
}
