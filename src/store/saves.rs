//! The store over a storage: saving, loading, and what happens when a saved text cannot be read.
//!
//! Before a text is written over a readable one, that one is copied to a second key ([`SavedText::previous_key`]). So whatever
//! happens to a write, the text before it can still be read.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::backups::backup_key;
use super::errors::{SavedText, StoreError};
use super::format::{FormatError, decode, encode, is_intact};
use super::settings::Settings;
use super::storage::Storage;
use crate::table::{Session, SessionRecord, Timer};

/// The version of every text that this app writes. It goes up when the shape of what is saved changes; a fixture in the tests holds
/// the shape of each version.
pub(super) const VERSION: u32 = 1;
const LANG: &str = "uskalla.lang";
const TIMER: &str = "uskalla.timer";

/// The game, the settings and the players' own lists in a storage.
///
/// ```
/// use uskalla::store::{MemoryStorage, Settings, Store};
///
/// let mut store = Store::new(MemoryStorage::default());
/// assert_eq!(store.settings(), Ok(None));
/// let settings = Settings { one_tap: true, ..Settings::default() };
/// store.save_settings(&settings)?;
/// assert_eq!(store.settings(), Ok(Some(settings)));
/// # Ok::<(), uskalla::store::StoreError>(())
/// ```
#[derive(Debug)]
pub struct Store<S> {
    pub(super) storage: S,
}

impl<S: Storage> Store<S> {
    /// Returns the store over a storage.
    pub fn new(storage: S) -> Store<S> {
        Store { storage }
    }

    /// Saves the game.
    ///
    /// # Errors
    /// When it could not be saved; a game saved before can still be loaded.
    pub fn save_game(&mut self, session: &Session) -> Result<(), StoreError> {
        self.save(SavedText::Game, &session.record())
    }

    /// Deletes the saved game.
    pub fn delete_game(&mut self) {
        self.storage.remove(SavedText::Game.key());
        self.storage.remove(&SavedText::Game.previous_key());
    }

    /// Returns the saved game just as it was left; `seed` is for the chance still to come. A game that cannot be read becomes a
    /// backup. Where no game is saved, returns the newest readable backup: a newer version may have written it.
    ///
    /// # Errors
    /// Why the saved game cannot be used. Once more gives the game before it if the error says so.
    pub fn game(&mut self, seed: u64) -> Result<Option<Session>, StoreError> {
        let resume = |text: &str| {
            let record = decode::<SessionRecord>(VERSION, text)?;
            Session::resume(record, seed).map_err(|_| FormatError::Corrupt)
        };
        match self.load_by(SavedText::Game, resume)? {
            Some(session) => Ok(Some(session)),
            None => Ok(self.game_of_a_backup(seed)),
        }
    }

    /// Returns the game of the newest backup that can be read, and saves it in its place again.
    fn game_of_a_backup(&mut self, seed: u64) -> Option<Session> {
        let game = SavedText::Game;
        for number in self.resumable_backups(game).into_iter().rev() {
            let from = backup_key(game, number);
            let Ok(Some(text)) = self.storage.get(&from) else {
                continue;
            };
            let Ok(record) = decode::<SessionRecord>(VERSION, &text) else {
                continue;
            };
            // Before it is resumed: should that make the program fall, the fault page can offer to start without the saved game.
            if !self.move_text(&from, game.key()) {
                continue;
            }
            if let Ok(session) = Session::resume(record, seed) {
                return Some(session);
            }
            self.move_text(game.key(), &from);
        }
        None
    }

    /// Saves the timer of the dare that a game waits for, or that there is none.
    ///
    /// # Errors
    /// When it could not be saved.
    pub fn save_timer(
        &mut self,
        session: &Session,
        timer: Option<Timer>,
    ) -> Result<(), StoreError> {
        let Some(timer) = timer else {
            self.storage.remove(TIMER);
            return Ok(());
        };
        let text = encode(VERSION, &(session.digest(), timer)).unwrap_or_default();
        Ok(self.storage.set(TIMER, &text)?)
    }

    /// Returns the timer of the dare that a game waits for; `None` if none was saved at this very moment of the game.
    #[must_use]
    pub fn timer(&self, session: &Session) -> Option<Timer> {
        let text = self.storage.get(TIMER).ok()??;
        let (digest, timer) = decode::<(u64, Timer)>(VERSION, &text).ok()?;
        (digest == session.digest()).then_some(timer)
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// When they could not be saved; settings saved before can still be loaded.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        if let Some(lang) = &settings.lang {
            // In plain text, since the boot script speaks it before the program runs. Without it the browser's language serves.
            let _ = self.storage.set(LANG, lang);
        }
        self.save(SavedText::Settings, settings)
    }

    /// Returns the saved settings, with clean names in them; `None` where there are none. A text that cannot be read becomes a backup.
    ///
    /// # Errors
    /// Why the saved settings cannot be used. Once more gives the settings before them if the error says so.
    pub fn settings(&mut self) -> Result<Option<Settings>, StoreError> {
        let mut settings = self.load::<Settings>(SavedText::Settings)?;
        if let Some(setup) = settings
            .as_mut()
            .and_then(|settings| settings.setup.as_mut())
        {
            setup.clean_texts();
        }
        Ok(settings)
    }

    /// Writes a value, after the readable one before it has been copied.
    pub(super) fn save<T: Serialize>(
        &mut self,
        kind: SavedText,
        value: &T,
    ) -> Result<(), StoreError> {
        let corrupt = StoreError::Corrupt {
            text: kind,
            recovered: false,
        };
        let text = encode(VERSION, value).ok_or(corrupt)?;
        let before = self.storage.get(kind.key())?;
        match before {
            // A write can only damage what is there already.
            Some(before) if before == text => return Ok(()),
            Some(before) if is_intact(&before) => self.copy_previous(kind, &before)?,
            Some(_) => {}
            // What was saved before a game was deleted is no save before this one.
            None => self.storage.remove(&kind.previous_key()),
        }
        self.storage.set(kind.key(), &text)?;
        // Some browsers accept what they do not write.
        match self.storage.get(kind.key())? {
            Some(written) if written == text => Ok(()),
            _ => Err(StoreError::Blocked),
        }
    }

    /// Copies the text that is to be written over.
    ///
    /// # Errors
    /// When the storage accepts the copy and does not write it: it would damage the text itself next.
    fn copy_previous(&mut self, kind: SavedText, text: &str) -> Result<(), StoreError> {
        let key = kind.previous_key();
        // Without room for the copy the new text may still have room.
        if self.storage.set(&key, text).is_err() {
            return Ok(());
        }
        match self.storage.get(&key)? {
            Some(copy) if copy == text => Ok(()),
            _ => Err(StoreError::Blocked),
        }
    }

    pub(super) fn load<T: DeserializeOwned>(
        &mut self,
        kind: SavedText,
    ) -> Result<Option<T>, StoreError> {
        self.load_by(kind, |text| decode(VERSION, text))
    }

    /// Returns what `read` makes of a saved text. If it cannot be read, it becomes a backup, and the text before it takes its place if
    /// that one can be read.
    fn load_by<T>(
        &mut self,
        kind: SavedText,
        read: impl Fn(&str) -> Result<T, FormatError>,
    ) -> Result<Option<T>, StoreError> {
        self.drop_old_backups(kind);
        let Some(text) = self.storage.get(kind.key())? else {
            return Ok(None);
        };
        let error = match read(&text) {
            Ok(value) => return Ok(Some(value)),
            Err(error) => error,
        };
        // Where there is no room for a backup the text stays where it is.
        let recovered = self.add_backup(kind, &text).is_ok() && {
            let previous = self.storage.get(&kind.previous_key()).ok().flatten();
            let previous = previous.filter(|previous| read(previous).is_ok());
            self.replace(kind, previous)
        };
        Err(match error {
            FormatError::Newer => StoreError::Newer {
                text: kind,
                recovered,
            },
            FormatError::Corrupt => StoreError::Corrupt {
                text: kind,
                recovered,
            },
        })
    }

    /// Writes the text before it in place of one that cannot be read, or removes that. Returns whether it did the former.
    fn replace(&mut self, kind: SavedText, previous: Option<String>) -> bool {
        if let Some(previous) = previous {
            self.storage.set(kind.key(), &previous).is_ok()
        } else {
            self.storage.remove(kind.key());
            false
        }
    }

    /// Moves a text to another key, over what is there. Returns whether it did; else both are as before.
    fn move_text(&mut self, from: &str, to: &str) -> bool {
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
