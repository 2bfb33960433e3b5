//! What is seen and touched: a Leptos app over a [`Session`](crate::table::Session).
//!
//! The layers use only what stands to their left: `route ← state ← actions ← parts, effects ← screens ← app`. Start reading at
//! [`App`]. [`state`] holds the signals, [`actions`] are the only functions that change them, [`parts`] are components that know no
//! screen.

pub mod actions;
mod app;
mod effects;
pub mod parts;
pub mod route;
pub mod screens;
pub mod state;

pub use app::{App, mount};
