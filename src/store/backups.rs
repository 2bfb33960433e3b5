//! Texts that could not be read: they are moved out of the way and stay for a version or a person that can read them.
//!
//! The key of a backup is the key of the text, `.backup.` and a number; of two numbers the higher one is the newer backup. The page
//! that stands when the program has fallen (`public/boot/crash.js`) takes the time in milliseconds as the number: its backups hold
//! a game that makes the program fall, so they are never resumed unasked.

use super::errors::SavedText;
use super::saves::Store;
use super::storage::{Storage, StorageError};

/// The most backups of each kind of text; then the oldest goes.
pub(super) const BACKUPS_MAX: usize = 5;

/// Numbers from here on are times: this one is in September 2001.
const FIRST_TIME: u64 = 1_000_000_000_000;

/// A text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Its key in the storage.
    pub key: String,
    /// What it held when it was saved.
    pub kind: SavedText,
    /// The text, as it is.
    pub text: String,
}

impl<S: Storage> Store<S> {
    /// Returns every backup, by kind, the oldest of each kind first, so that each can be offered as a file.
    #[must_use]
    pub fn backups(&self) -> Vec<Backup> {
        let of_kind = |kind| {
            self.backup_numbers(kind)
                .into_iter()
                .filter_map(move |number| {
                    let key = backup_key(kind, number);
                    let text = self.storage.get(&key).ok()??;
                    Some(Backup { key, kind, text })
                })
        };
        SavedText::ALL.into_iter().flat_map(of_kind).collect()
    }

    /// Removes a backup. A key that is none of a backup changes nothing.
    pub fn delete_backup(&mut self, key: &str) {
        if self.backups().iter().any(|backup| backup.key == key) {
            self.storage.remove(key);
        }
    }

    /// Adds a text to the backups; the oldest go if there are too many.
    ///
    /// # Errors
    /// When there is no room; nothing has changed then.
    pub(super) fn add_backup(&mut self, kind: SavedText, text: &str) -> Result<(), StorageError> {
        let is_here = |backup: &Backup| backup.kind == kind && backup.text == text;
        if self.backups().iter().any(is_here) {
            return Ok(());
        }
        let newest = self.resumable_backups(kind).into_iter().next_back();
        let key = backup_key(kind, newest.unwrap_or_default() + 1);
        self.storage.set(&key, text)?;
        if !matches!(self.storage.get(&key), Ok(Some(written)) if written == text) {
            self.storage.remove(&key);
            return Err(StorageError::Blocked);
        }
        self.drop_old_backups(kind);
        Ok(())
    }

    /// Drops backups until there are no more than may be. There are those by the program and those by the fault page; the oldest of
    /// the more numerous ones goes.
    pub(super) fn drop_old_backups(&mut self, kind: SavedText) {
        let mut numbers = self.backup_numbers(kind);
        while numbers.len() > BACKUPS_MAX {
            let times = numbers
                .iter()
                .filter(|number| **number >= FIRST_TIME)
                .count();
            let oldest = if times >= numbers.len() - times {
                numbers.len() - times
            } else {
                0
            };
            self.storage
                .remove(&backup_key(kind, numbers.remove(oldest)));
        }
    }

    /// Returns the numbers of the backups that the program made, in ascending order.
    pub(super) fn resumable_backups(&self, kind: SavedText) -> Vec<u64> {
        let mut numbers = self.backup_numbers(kind);
        numbers.retain(|number| *number < FIRST_TIME);
        numbers
    }

    fn backup_numbers(&self, kind: SavedText) -> Vec<u64> {
        let keys = self.storage.keys();
        let mut numbers: Vec<u64> = keys.iter().filter_map(|key| number_of(kind, key)).collect();
        numbers.sort_unstable();
        numbers
    }
}

/// Returns the key of a backup.
pub(super) fn backup_key(kind: SavedText, number: u64) -> String {
    [kind.key(), ".backup.", &number.to_string()].concat()
}

/// Returns the number of a backup, if the key is one of that kind.
fn number_of(kind: SavedText, key: &str) -> Option<u64> {
    let number = key.strip_prefix(kind.key())?.strip_prefix(".backup.")?;
    number
        .parse()
        .ok()
        .filter(|parsed| backup_key(kind, *parsed) == key)
}
