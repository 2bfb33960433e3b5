//! Computer players. They get a [`View`], never a round: what a seat may not know they cannot know.

mod simple;

pub use simple::Simple;

use crate::rules::{Play, SeatAction, View};

/// A computer player.
pub trait Bot {
    /// What to do now. The view is that of the seat the bot plays, and that seat is current_player.
    fn decide(&mut self, view: &View) -> SeatAction;

    /// Whether to call the last card now (G11); asked whenever it may.
    fn calls(&mut self, view: &View) -> bool;

    /// Whether to catch one who has not called (G12); asked once whenever it may.
    fn catches(&mut self, view: &View) -> bool;

    /// What to jump in with (H4); asked once whenever a seat that is not awaited may play. A player that never jumps in need not
    /// say so.
    fn jumps_in(&mut self, _view: &View) -> Option<Play> {
        None
    }
}
