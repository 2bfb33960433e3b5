//! Computer players. They get a [`View`], never a round: what a seat may not know they cannot know.

mod simple;

pub use simple::Simple;

use crate::rules::{Act, View};

/// A computer player.
pub trait Bot {
    /// What to do now. The view is that of the seat the bot plays, and that seat is awaited.
    fn decide(&mut self, view: &View) -> Act;

    /// Whether to call the last card now (G11); asked whenever it may.
    fn calls(&mut self, view: &View) -> bool;

    /// Whether to catch one who has not called (G12); asked once whenever it may.
    fn catches(&mut self, view: &View) -> bool;
}
