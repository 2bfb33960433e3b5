//! Uskalla: a party card game of dares that runs from a static web page.
//!
//! Start reading at [`rules`], which knows what may be done and what comes of it. [`table`] is a game at one table, [`store`] keeps
//! it, [`bots`] play at it, [`dares`] holds what is dared, [`notation`] writes it all down, [`i18n`] says it in four languages, and
//! `ui` shows it. Arrows between the rooms run one way; `tests/architecture.rs` holds them to it.
#![forbid(unsafe_code)]

pub mod bots;
pub mod dare_set;
pub mod dares;
pub mod i18n;
pub mod lang;
pub mod notation;
#[cfg(feature = "web")]
pub mod platform;
pub mod rules;
pub mod store;
pub mod table;
pub mod text;
#[cfg(feature = "web")]
pub mod ui;
