//! The store over a shelf of texts, which may be missing, full, blocked, or hold anything.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::format::{Damage, decode, encode};
use super::settings::Settings;
use crate::table::{Session, SessionRecord};

/// The version of every text this app writes. It goes up when the shape of what is kept changes; a fixture in the tests holds the
/// shape of each version.
pub(super) const VERSION: u32 = 1;
pub(super) const GAME: &str = "uskalla.save";
pub(super) const SETTINGS: &str = "uskalla.settings";
const LANG: &str = "uskalla.lang";
/// Unreadable texts kept at most; then the oldest of them goes.
pub(super) const BACKUPS: usize = 5;

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

/// The game, the settings and the players' own lists on a shelf.
#[derive(Debug)]
pub struct Store<S> {
    pub(super) shelf: S,
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
    /// Where none is kept, one put aside before that can be read now is taken up: by the newer version that wrote it.
    pub fn game(&mut self, seed: u64) -> Loaded<Session> {
        match self.load::<SessionRecord>(GAME) {
            Loaded::Value(record) => Session::resume(record, seed).map_or_else(
                |_| {
                    self.put_aside(GAME);
                    Loaded::Trouble(Trouble::Corrupt)
                },
                Loaded::Value,
            ),
            Loaded::Nothing => self.game_put_aside(seed).map_or(Loaded::Nothing, Loaded::Value),
            Loaded::Trouble(trouble) => Loaded::Trouble(trouble),
        }
    }

    /// The newest game put aside that can be read; it is kept in its place again.
    fn game_put_aside(&mut self, seed: u64) -> Option<Session> {
        for number in (1..=BACKUPS).rev() {
            let from = backup(GAME, number);
            let Ok(Some(text)) = self.shelf.get(&from) else { continue };
            let Ok(record) = decode::<SessionRecord>(VERSION, &text) else { continue };
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
    pub fn keep_settings(&mut self, settings: &Settings) -> Result<(), Trouble> {
        if let Some(lang) = &settings.lang {
            // In plain text, since the boot script speaks it before the program runs. Without it the browser's language serves.
            let _ = self.shelf.set(LANG, lang);
        }
        self.keep(SETTINGS, settings)
    }

    /// The settings kept. What cannot be read is put aside.
    pub fn settings(&mut self) -> Loaded<Settings> {
        self.load(SETTINGS)
    }

    pub(super) fn keep<T: Serialize>(&mut self, key: &str, value: &T) -> Result<(), Trouble> {
        let text = encode(VERSION, value).ok_or(Trouble::Corrupt)?;
        self.shelf.set(key, &text).map_err(Trouble::from)
    }

    pub(super) fn load<T: DeserializeOwned>(&mut self, key: &str) -> Loaded<T> {
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

    /// Moves an unreadable text behind the backups there are, over the oldest if there are too many. Where it cannot be moved it stays.
    fn put_aside(&mut self, key: &str) {
        let free = (1..=BACKUPS).find(|&number| matches!(self.shelf.get(&backup(key, number)), Ok(None)));
        let number = free.unwrap_or_else(|| {
            self.close_gap(key, 1);
            BACKUPS
        });
        self.rename(key, &backup(key, number));
    }

    /// Moves the backups after a number down by one, so that the newest has the highest number and none is free between them.
    pub(super) fn close_gap(&mut self, key: &str, gap: usize) {
        let _all = (gap..BACKUPS).all(|number| self.rename(&backup(key, number + 1), &backup(key, number)));
    }

    /// Moves a text to another key, over what is there. Whether it did; else both are as before.
    fn rename(&mut self, from: &str, to: &str) -> bool {
        let Ok(Some(text)) = self.shelf.get(from) else { return false };
        let moved = self.shelf.set(to, &text).is_ok();
        if moved {
            self.shelf.remove(from);
        }
        moved
    }
}

/// The key of a text put aside; the higher the number, the newer.
pub(super) fn backup(key: &str, number: usize) -> String {
    [key, ".backup.", &number.to_string()].concat()
}
