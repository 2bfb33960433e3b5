//! What is seen and touched: Leptos components over a [`Session`](crate::table::Session).
//!
//! [`App`] holds the state in signals; [`actions`] are the only functions that change the game; screens are functions from the
//! state to a picture of the page. Nothing is drawn before the state has changed, and no drawing holds the game up.

pub mod actions;
mod app;
mod bots;
pub mod dom;
mod drag;
mod keys;
pub mod lists;
mod order;
pub mod parts;
mod route;
mod scene;
pub mod screens;
mod texts;
mod timer;

pub use app::{App, mount};
pub use route::Screen;
pub use scene::{Scene, name_of, names};
