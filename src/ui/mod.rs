//! What is seen and touched: Leptos components over a [`Session`](crate::table::Session).
//!
//! [`App`] holds the state in signals; [`actions`] are the only functions that change the game; screens draw what follows from the
//! state. Nothing is drawn before the state has changed, and no drawing holds the game up.

pub mod actions;
mod app;
mod bots;
pub mod dom;
mod keys;
pub mod motion;
mod order;
pub mod parts;
mod route;
pub mod screens;

pub use app::{App, mount};
pub use route::Screen;
