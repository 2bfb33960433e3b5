//! What outlives a visit: the game being played, the settings and the players' own lists, in versioned text with a checksum.
//!
//! [`Store`] is pure over a [`Storage`]; the one file that touches localStorage is `local.rs`.

mod bundle;
mod format;
#[cfg(feature = "web")]
mod local;
mod own;
mod settings;
mod storage;
mod timer;

pub use bundle::{BundleError, Difference, Found, ImportChoice, Item, Preview};
pub use format::{FormatError, decode, encode};
#[cfg(feature = "web")]
pub use local::LocalStorage;
pub use own::{OwnList, OwnLists};
pub use settings::{Motion, Settings, Sort};
pub use storage::{MemoryStorage, Storage, StorageError, Store, StoreError};
pub use timer::DareTimer;
