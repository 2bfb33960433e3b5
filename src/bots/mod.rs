//! Computer players. They get a [`View`] and the [`Observation`]s of their seat, never a round: what a seat may not know they cannot
//! know. Start reading at [`Mind`].

mod characters;
mod features;
mod hint;
mod knowledge;
mod level;
mod mind;
mod playout;
mod policy;
mod sampler;
mod search;
mod simple;
pub mod training;
mod voids;
pub mod weights;

pub use characters::{CHARACTERS, Character, Temperament, character_by_key};
pub use features::Public;
pub use knowledge::Knowledge;
pub use level::Level;
pub use mind::{Mind, SIMULATIONS};
pub use playout::{Customs, NoCustoms, Playing, Position};
pub use policy::{Policy, Table, Way, best};
pub use sampler::Sampler;
pub use search::{Situation, Thinking};
pub use simple::Simple;

use crate::rules::{Observation, Play, SeatAction, View};

/// A computer player.
pub trait Bot {
    /// Takes in what its seat has observed since it was last told. A player without a memory need not listen.
    fn observe(&mut self, _seen: &[Observation]) {}

    /// What to do now. The view is that of the seat the bot plays, which has to act.
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
