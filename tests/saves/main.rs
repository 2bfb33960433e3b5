//! Keeping a game and taking it up again: texts of every version, every moment of a game, and whatever else may lie on a shelf.

mod backups;
mod damage;
mod fixtures;
mod moments;
mod shelf;
#[path = "../support/table.rs"]
mod table;
mod trouble;
mod undo;
mod versions;
