//! The store over a shelf of texts, which may be missing, full, blocked, or hold anything.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::format::{Damage, decode, encode};
use super::settings::Settings;
use crate::table::{Session, SessionRecord};

/// The version of every text this app writes. It goes up when the shape of what is kept changes; a fixture in the tests holds the
/// shape of each version.
const VERSION: u32 = 1;
const GAME: &str = "uskalla.save";
const SETTINGS: &str = "uskalla.settings";
/// Unreadable texts kept at most; then the oldest of them goes.
const BACKUPS: usize = 5;

/// Why a text could not be put on the shelf or taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfError {
    /// There is no storage here, or it may not be used.
    Blocked,
    /// There is no room left.
    Full,
}

/// A place for texts under keys.
pub trait Shelf {
    /// The text under a key.
    ///
    /// # Errors
    /// When the shelf cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// When it could not be kept; what was there before still is.
    fn set(&mut self, key: &str, text: &str) -> Result<(), ShelfError>;

    /// Takes a text away; without effect when there is none.
    fn remove(&mut self, key: &str);
}

/// A shelf that lasts as long as the page.
#[derive(Clone, Debug, Default)]
pub struct MemoryShelf(BTreeMap<String, String>);

impl Shelf for MemoryShelf {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), ShelfError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        self.0.remove(key);
    }
}

/// What the players should be told about keeping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no storage here, or it is blocked: the game lasts as long as the page.
    Blocked,
    /// The storage is full: the game lasts as long as the page.
    Full,
    /// What was kept cannot be read; it was put aside.
    Corrupt,
    /// A newer version wrote what was kept; it was put aside.
    Newer,
}

impl From<ShelfError> for Trouble {
    fn from(error: ShelfError) -> Trouble {
        match error {
            ShelfError::Blocked => Trouble::Blocked,
            ShelfError::Full => Trouble::Full,
        }
    }
}

/// What was found under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// Nothing.
    Nothing,
    /// What was kept.
    Value(T),
    /// Something that cannot be used now.
    Trouble(Trouble),
}

/// The game and the settings on a shelf.
#[derive(Debug)]
pub struct Store<S> {
    shelf: S,
}

impl<S: Shelf> Store<S> {
    /// The store over a shelf.
    pub fn new(shelf: S) -> Store<S> {
        Store { shelf }
    }

    /// Keeps the game.
    ///
    /// # Errors
    /// When it could not be kept; the one kept before still is.
    pub fn keep_game(&mut self, session: &Session) -> Result<(), Trouble> {
        self.keep(GAME, &session.record())
    }

    /// Forgets the game.
    pub fn forget_game(&mut self) {
        self.shelf.remove(GAME);
    }

    /// The game kept, taken up again just where it was; `seed` is for the chance still to come. What cannot be read is put aside.
    pub fn game(&mut self, seed: u64) -> Loaded<Session> {
        match self.load::<SessionRecord>(GAME) {
            Loaded::Value(record) => Session::resume(record, seed).map_or_else(
                |_| {
                    self.put_aside(GAME);
                    Loaded::Trouble(Trouble::Corrupt)
                },
                Loaded::Value,
            ),
            Loaded::Nothing => Loaded::Nothing,
            Loaded::Trouble(trouble) => Loaded::Trouble(trouble),
        }
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// When they could not be kept.
    pub fn keep_settings(&mut self, settings: &Settings) -> Result<(), Trouble> {
        self.keep(SETTINGS, settings)
    }

    /// The settings kept. What cannot be read is put aside.
    pub fn settings(&mut self) -> Loaded<Settings> {
        self.load(SETTINGS)
    }

    fn keep<T: Serialize>(&mut self, key: &str, value: &T) -> Result<(), Trouble> {
        let text = encode(VERSION, value).ok_or(Trouble::Corrupt)?;
        self.shelf.set(key, &text).map_err(Trouble::from)
    }

    fn load<T: DeserializeOwned>(&mut self, key: &str) -> Loaded<T> {
        let text = match self.shelf.get(key) {
            Ok(Some(text)) => text,
            Ok(None) => return Loaded::Nothing,
            Err(error) => return Loaded::Trouble(error.into()),
        };
        match decode(VERSION, &text) {
            Ok(value) => Loaded::Value(value),
            Err(damage) => {
                self.put_aside(key);
                Loaded::Trouble(if damage == Damage::Newer { Trouble::Newer } else { Trouble::Corrupt })
            }
        }
    }

    /// Moves an unreadable text to the first free backup key, or over the oldest backup. Where it cannot be moved it stays.
    fn put_aside(&mut self, key: &str) {
        let Ok(Some(text)) = self.shelf.get(key) else { return };
        let name = |number: usize| [key, ".backup.", &number.to_string()].concat();
        let free = (1..=BACKUPS).find(|&number| matches!(self.shelf.get(&name(number)), Ok(None)));
        let target = free.unwrap_or_else(|| {
            for number in 1..BACKUPS {
                if let Ok(Some(newer)) = self.shelf.get(&name(number + 1)) {
                    // A failed move leaves both where they are.
                    let _ = self.shelf.set(&name(number), &newer);
                }
            }
            BACKUPS
        });
        if self.shelf.set(&name(target), &text).is_ok() {
            self.shelf.remove(key);
        }
    }
}
