//! Saving a game and resuming it: texts of every version, every moment of a game, and whatever else a storage may hold.

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
