//! The functions that change the state and save it. Each takes the [`AppState`](super::state::AppState) first; none knows a
//! component.

pub mod adults;
pub mod answers;
pub mod backup;
pub mod commands;
pub mod dare_timer;
pub mod game;
pub mod import;
pub mod lists;
pub mod navigation;
pub mod play;
pub mod session;
pub mod settings;
pub mod setup;
pub mod share;
