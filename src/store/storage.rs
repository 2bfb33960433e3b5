//! A place for texts under keys, which may be missing, full, blocked, or hold anything.

use std::collections::BTreeMap;
use std::fmt;

/// Why a text could not be written to the storage or read from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// There is no storage here, or it may not be used.
    Blocked,
    /// There is no room left.
    Full,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Blocked => "the storage is blocked",
            StorageError::Full => "the storage is full",
        })
    }
}

impl std::error::Error for StorageError {}

/// A place for texts under keys.
pub trait Storage {
    /// Returns the text under a key; `None` if there is none.
    ///
    /// # Errors
    /// When the storage cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Writes a text under a key.
    ///
    /// # Errors
    /// When it could not be written; what was there before is still there.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Removes a text; without effect when there is none.
    fn remove(&mut self, key: &str);

    /// Returns every key, in any order; none when the storage cannot be read.
    fn keys(&self) -> Vec<String>;
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

    fn keys(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}
