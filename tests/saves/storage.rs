//! Shelves to keep games on, and what lies on them.

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

/// A storage that tests look into while a store uses it, and that can be full or blocked.
#[derive(Clone, Default)]
pub struct Glass {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    trouble: Rc<RefCell<Option<StorageError>>>,
}

impl Glass {
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
        *self.trouble.borrow_mut() = error;
    }
}

impl Storage for Glass {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        // A full storage can still be read.
        if *self.trouble.borrow() == Some(StorageError::Blocked) {
            Err(StorageError::Blocked)
        } else {
            Ok(self.text(key))
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        if let Some(error) = *self.trouble.borrow() {
            return Err(error);
        }
        self.put(key, text);
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        Glass::keys(self)
    }
}

pub fn path(name: &str) -> String {
    format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The text kept in a file.
pub fn kept(name: &str) -> String {
    std::fs::read_to_string(path(name))
        .unwrap()
        .trim_end()
        .to_owned()
}

pub fn written(keep: impl FnOnce(&mut Store<Glass>), key: &str) -> String {
    let storage = Glass::default();
    keep(&mut Store::new(storage.clone()));
    storage.text(key).expect("it was kept")
}

/// A store of the app's own kind with a text on its storage.
pub fn shelf_with(key: &str, text: &str) -> Store<MemoryStorage> {
    let mut storage = MemoryStorage::default();
    storage.set(key, text).unwrap();
    Store::new(storage)
}

pub fn game_in(text: &str) -> Result<Option<Session>, StoreError> {
    shelf_with(GAME, text).game(99)
}

pub fn trouble(text: &str) -> Option<StoreError> {
    if let Err(trouble) = game_in(text) {
        Some(trouble)
    } else {
        None
    }
}

pub fn payload(text: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(text.splitn(3, '.').nth(2).expect("three parts")).expect("base64")
}
