//! What outlives a visit: the game being played, the settings and the players' own lists, in versioned text with a checksum.
//!
//! Start reading at [`Store`], which is pure over a [`Storage`]; the one file that touches localStorage is `local.rs`.

mod backups;
mod bundle;
mod errors;
mod format;
#[cfg(feature = "web")]
mod local;
mod own;
mod saves;
mod settings;
mod storage;

pub use backups::Backup;
pub use bundle::{BundleError, Difference, Found, ImportChoice, Item, Preview};
pub use errors::{SavedText, StoreError};
pub use format::{FormatError, decode, encode};
#[cfg(feature = "web")]
pub use local::LocalStorage;
pub use own::{OwnList, OwnLists};
pub use saves::Store;
pub use settings::{Motion, Settings, Sort};
pub use storage::{MemoryStorage, Storage, StorageError};
