//! Keeping a game and taking it up again: texts of every version, every moment of a game, and whatever else may lie on a storage.

mod backups;
mod damage;
mod fixtures;
mod moments;
mod storage;
mod store_errors;
#[path = "../support/table.rs"]
mod table;
mod undo;
mod versions;
