//! What outlives a visit: the game being played, the settings and the players' own lists, in versioned text with a checksum.
//!
//! [`Store`] is pure over a [`Shelf`]; the one file that touches localStorage is `local.rs`.

mod bundle;
mod format;
#[cfg(feature = "web")]
mod local;
mod own;
mod settings;
mod shelf;

pub use bundle::{BundleFault, Choice, Difference, Found, Item, Preview};
pub use format::{Damage, decode, encode};
#[cfg(feature = "web")]
pub use local::LocalShelf;
pub use own::{OwnList, OwnLists};
pub use settings::{Motion, Settings, Sort};
pub use shelf::{Loaded, MemoryShelf, Shelf, ShelfError, Store, Trouble};
