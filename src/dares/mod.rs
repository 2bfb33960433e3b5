//! Dare lists: sixteen numbered dares that a Dare card calls up (D2, D3).
//!
//! Start reading at [`DareList`]. A list comes from one of three places: the game's own lists are part of the program
//! ([`Builtin`]), the page fetches those for adults ([`read_pack`]), and the players write or receive theirs. Such a list is a
//! [`DareListDraft`], which may hold anything, until [`DareListDraft::check`] makes a [`DareList`] of it.
//!
//! The rules know dares by number only: [`DareList::filled`] and [`DareList::lasting`] are all they need.
//!
//! Pure: no clock, no randomness, no files, no browser.
#![forbid(unsafe_code)]

mod builtin;
mod check;
mod edit;

mod list;
mod pack;
pub mod share;
mod tags;

pub use builtin::Builtin;
#[cfg(target_arch = "wasm32")]
pub use builtin::{add_catalog, has_catalog};
pub use check::{
    DareListDraft, DareListError, DareListErrors, LIST_MAX, NAME_MAX, SECONDS_MAX, TEXT_MAX,
    TextError, TextPlace,
};
pub use edit::{DareEdit, Edit};

pub use crate::lang::Lang;
pub use list::{Dare, DareList, SLOTS};
pub use pack::{LEVELS, LineError, PackError, read_pack};
pub use tags::{Tag, Tags};
