//! The store over a storage of texts, which may be missing, full, blocked, or hold anything.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::format::{FormatError, decode, encode};
use super::settings::Settings;
use crate::table::{Session, SessionRecord};

/// The version of every text this app writes. It goes up when the shape of what is kept changes; a fixture in the tests holds the
/// shape of each version.
pub(super) const VERSION: u32 = 1;
pub(super) const GAME: &str = "uskalla.save";
pub(super) const SETTINGS: &str = "uskalla.settings";
const LANG: &str = "uskalla.lang";
/// ResumeError texts kept at most; then the oldest of them goes.
pub(super) const BACKUPS: usize = 5;

/// Why a text could not be put on the storage or taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// There is no storage here, or it may not be used.
    Blocked,
    /// There is no room left.
    Full,
}

/// A place for texts under keys.
pub trait Storage {
    /// The text under a key.
    ///
    /// # Errors
    /// When the storage cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// When it could not be kept; what was there before still is.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Takes a text away; without effect when there is none.
    fn remove(&mut self, key: &str);
}

/// A storage that lasts as long as the page.
#[derive(Clone, Debug, Default)]
pub struct MemoryStorage(BTreeMap<String, String>);

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        self.0.remove(key);
    }
}

/// What the players should be told about keeping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreError {
    /// There is no storage here, or it is blocked: the game lasts as long as the page.
    Blocked,
    /// The storage is full: the game lasts as long as the page.
    Full,
    /// What was kept cannot be read; it was put aside.
    Corrupt,
    /// A newer version wrote what was kept; it was put aside.
    Newer,
}

impl From<StorageError> for StoreError {
    fn from(error: StorageError) -> StoreError {
        match error {
            StorageError::Blocked => StoreError::Blocked,
            StorageError::Full => StoreError::Full,
        }
    }
}

/// The game, the settings and the players' own lists on a storage.
#[derive(Debug)]
pub struct Store<S> {
    pub(super) storage: S,
}

impl<S: Storage> Store<S> {
    /// The store over a storage.
    pub fn new(storage: S) -> Store<S> {
        Store { storage }
    }

    /// Keeps the game.
    ///
    /// # Errors
    /// When it could not be kept; the one kept before still is.
    pub fn save_game(&mut self, session: &Session) -> Result<(), StoreError> {
        self.save(GAME, &session.record())
    }

    /// Forgets the game.
    pub fn delete_game(&mut self) {
        self.storage.remove(GAME);
    }

    /// Returns the saved game just as it was left; `seed` is for the chance still to come. A game that cannot be read is moved
    /// to a backup. Where no game is saved, returns the newest readable backup: a newer version may have written it.
    ///
    /// # Errors
    /// Why the saved game cannot be used.
    pub fn game(&mut self, seed: u64) -> Result<Option<Session>, StoreError> {
        match self.load::<SessionRecord>(GAME)? {
            Some(record) => match Session::resume(record, seed) {
                Ok(session) => Ok(Some(session)),
                Err(_) => {
                    self.put_aside(GAME);
                    Err(StoreError::Corrupt)
                }
            },
            None => Ok(self.game_put_aside(seed)),
        }
    }

    /// The newest game put aside that can be read; it is kept in its place again.
    fn game_put_aside(&mut self, seed: u64) -> Option<Session> {
        for number in (1..=BACKUPS).rev() {
            let from = backup(GAME, number);
            let Ok(Some(text)) = self.storage.get(&from) else {
                continue;
            };
            let Ok(record) = decode::<SessionRecord>(VERSION, &text) else {
                continue;
            };
            // Before it is played again: should that fail altogether, the players can be offered to start without the game kept.
            if !self.rename(&from, GAME) {
                continue;
            }
            if let Ok(session) = Session::resume(record, seed) {
                self.close_gap(GAME, number);
                return Some(session);
            }
            self.rename(GAME, &from);
        }
        None
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// When they could not be kept.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        if let Some(lang) = &settings.lang {
            // In plain text, since the boot script speaks it before the program runs. Without it the browser's language serves.
            let _ = self.storage.set(LANG, lang);
        }
        self.save(SETTINGS, settings)
    }

    /// Returns the saved settings; `None` where there are none. A text that cannot be read is moved to a backup.
    ///
    /// # Errors
    /// Why the saved settings cannot be used.
    pub fn settings(&mut self) -> Result<Option<Settings>, StoreError> {
        self.load(SETTINGS)
    }

    pub(super) fn save<T: Serialize>(&mut self, key: &str, value: &T) -> Result<(), StoreError> {
        let text = encode(VERSION, value).ok_or(StoreError::Corrupt)?;
        self.storage.set(key, &text).map_err(StoreError::from)
    }

    pub(super) fn load<T: DeserializeOwned>(&mut self, key: &str) -> Result<Option<T>, StoreError> {
        let Some(text) = self.storage.get(key)? else {
            return Ok(None);
        };
        decode(VERSION, &text).map(Some).map_err(|error| {
            self.put_aside(key);
            if error == FormatError::Newer {
                StoreError::Newer
            } else {
                StoreError::Corrupt
            }
        })
    }

    /// Moves an unreadable text behind the backups there are, over the oldest if there are too many. Where it cannot be moved it stays.
    fn put_aside(&mut self, key: &str) {
        let free = (1..=BACKUPS)
            .find(|&number| matches!(self.storage.get(&backup(key, number)), Ok(None)));
        let number = free.unwrap_or_else(|| {
            self.close_gap(key, 1);
            BACKUPS
        });
        self.rename(key, &backup(key, number));
    }

    /// Moves the backups after a number down by one, so that the newest has the highest number and none is free between them.
    pub(super) fn close_gap(&mut self, key: &str, gap: usize) {
        let _all = (gap..BACKUPS)
            .all(|number| self.rename(&backup(key, number + 1), &backup(key, number)));
    }

    /// Moves a text to another key, over what is there. Whether it did; else both are as before.
    fn rename(&mut self, from: &str, to: &str) -> bool {
        let Ok(Some(text)) = self.storage.get(from) else {
            return false;
        };
        let moved = self.storage.set(to, &text).is_ok();
        if moved {
            self.storage.remove(from);
        }
        moved
    }
}

/// The key of a text put aside; the higher the number, the newer.
pub(super) fn backup(key: &str, number: usize) -> String {
    [key, ".backup.", &number.to_string()].concat()
}
