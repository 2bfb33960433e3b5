//! The texts behind the messages.
//!
//! Natively they are part of the program. The page would carry four languages to read one: there each language is a pack, a file of
//! lines in the order of the tables (`public/texts/`, written and compared by `tests/texts.rs`), which the boot script fetches and
//! the program is given.

#[cfg(not(target_arch = "wasm32"))]
mod built_in;
#[cfg(target_arch = "wasm32")]
mod packs;

#[cfg(not(target_arch = "wasm32"))]
pub use built_in::{has_catalog, line, pack};
#[cfg(target_arch = "wasm32")]
pub use packs::{add_catalog, has_catalog, line};
