//! The screens and the sheets over them, one file each.

pub mod choose;
pub mod dare;
pub mod draw;
pub mod game;
pub mod hand;
pub mod handing;
pub mod help;
pub mod lists;
pub mod menu;
pub mod receive;
pub mod rules;
pub mod score;
pub mod settings;
pub mod setup;
pub mod table;
pub mod title;
