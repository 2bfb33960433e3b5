//! How fast computer players act, so that people can follow.

use serde::{Deserialize, Serialize};

use crate::rules::SeatAction;

/// The pace the table has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Twice the normal time.
    Calm,
    /// A person can read along.
    #[default]
    Normal,
    /// A third of the normal time.
    Fast,
}

/// Returns the milliseconds before an action of a computer player.
#[must_use]
pub const fn delay_ms(pace: Pace, action: SeatAction) -> u32 {
    let normal = match action {
        SeatAction::Draw | SeatAction::Keep | SeatAction::Take | SeatAction::Pass => 700,
        SeatAction::DareDo
        | SeatAction::DareDraw
        | SeatAction::Roll
        | SeatAction::Challenge
        | SeatAction::Accept => 1200,
        SeatAction::Catch(_) => 1500,
        _ => 900,
    };
    match pace {
        Pace::Calm => normal * 2,
        Pace::Normal => normal,
        Pace::Fast => normal * 3 / 10,
    }
}
