//! What the players should be told about saving.

use std::fmt;

use super::storage::StorageError;

/// What a saved text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavedText {
    /// The game being played.
    Game,
    /// The settings.
    Settings,
    /// The players' own lists.
    Lists,
}

impl SavedText {
    /// Everything that is saved.
    pub const ALL: [SavedText; 3] = [SavedText::Game, SavedText::Settings, SavedText::Lists];

    /// Returns the key of the text in the storage.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            SavedText::Game => "uskalla.save",
            SavedText::Settings => "uskalla.settings",
            SavedText::Lists => "uskalla.lists",
        }
    }

    /// Returns the key of the text that was saved before the last one.
    pub(super) fn previous_key(self) -> String {
        [self.key(), ".previous"].concat()
    }
}

/// Why something could not be saved or loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreError {
    /// There is no storage here, it is blocked, or what is written to it is not there afterwards: the game lasts as long as the page.
    Blocked,
    /// The storage is full: the game lasts as long as the page.
    Full,
    /// What was saved cannot be read. It is a backup now, unless there was no room for one.
    Corrupt {
        /// What is damaged.
        text: SavedText,
        /// Whether the save before it is in its place now: load once more.
        recovered: bool,
    },
    /// A newer version wrote what was saved. It is a backup now, unless there was no room for one.
    Newer {
        /// What a newer version wrote.
        text: SavedText,
        /// Whether the save before it is in its place now: load once more.
        recovered: bool,
    },
}

impl StoreError {
    /// Returns whether loading once more gives the save before the one that cannot be read.
    #[must_use]
    pub const fn is_recovered(self) -> bool {
        matches!(
            self,
            StoreError::Corrupt {
                recovered: true,
                ..
            } | StoreError::Newer {
                recovered: true,
                ..
            }
        )
    }
}

impl From<StorageError> for StoreError {
    fn from(error: StorageError) -> StoreError {
        match error {
            StorageError::Blocked => StoreError::Blocked,
            StorageError::Full => StoreError::Full,
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Blocked => f.write_str("saving is blocked"),
            StoreError::Full => f.write_str("the storage is full"),
            StoreError::Corrupt { text, .. } => write!(f, "{} is damaged", text.key()),
            StoreError::Newer { text, .. } => {
                write!(f, "a newer version wrote {}", text.key())
            }
        }
    }
}

impl std::error::Error for StoreError {}
