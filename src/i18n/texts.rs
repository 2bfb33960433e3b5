//! The texts behind the messages.
//!
//! Natively they are part of the program. The page would load four languages to show one: there each language is a catalog, a file
//! of lines in the order of the tables (`public/texts/`; `tests/texts.rs` writes and compares it). The boot script fetches it and
//! hands it to the program.

#[cfg(not(target_arch = "wasm32"))]
mod built_in;
#[cfg(target_arch = "wasm32")]
mod catalogs;

#[cfg(not(target_arch = "wasm32"))]
pub use built_in::{catalog, has_catalog, line};
#[cfg(target_arch = "wasm32")]
pub use catalogs::{add_catalog, has_catalog, line};
