//! The screens, one file or folder each. What only one screen uses lives in its folder.

pub mod elsewhere;
pub mod game;
pub mod help;
pub mod lists;
pub mod received;
pub mod settings;
pub mod setup;
pub mod title;
