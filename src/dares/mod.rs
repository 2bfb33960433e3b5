//! Dare lists: sixteen numbered dares that a Dare card calls up (D2, D3).
//!
//! A list comes from one of three places and has one type. The game's own lists are written anew in each
//! language ([`Builtin`]), those for adults lie outside the program ([`read_pack`]); the players' lists arrive
//! as a [`DareListDraft`], which may hold anything, and pass the one gate ([`DareListDraft::check`]) to become
//! a [`DareList`].
//!
//! The rules know dares by number only. [`DareList::filled`] and [`DareList::lasting`] are all they need;
//! the texts are for the screen. Start reading at [`DareList`].
//!
//! Pure: no clock, no chance, no files, no browser.
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
