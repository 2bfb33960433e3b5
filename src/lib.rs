//! Uskalla: a party card game of dares that runs from a static web page.
//!
//! Start reading at [`rules`], which decides the legal actions and applies them. [`dares`] holds the dare lists, [`notation`] reads and
//! writes cards, actions, scenarios and logs as text, and [`bots`] are the computer players. [`table`] is a game at one table, [`store`]
//! saves it, [`i18n`] has its texts in four languages, and `ui` shows it. `tests/architecture.rs` checks the dependencies between these
//! modules; docs/architecture.md lists them.
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
