//! What can be done: the actions of a seat, and what the table decides together.

use serde::{Deserialize, Serialize};

use super::card::{Color, Face};
use super::seat::Seat;

/// A card, or several identical ones, laid on the discard pile with all that the play names (G8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play {
    /// The active face of the card.
    pub face: Face,
    /// How many identical cards are played together (H7); 1 in every other case.
    pub count: u8,
    /// The color named for a wild, or for the wild a Flip brings up (F4).
    pub color: Option<Color>,
    /// The player to swap hands with (N6, H3, T4).
    pub swap: Option<Seat>,
}

impl Play {
    /// One card, naming nothing.
    #[must_use]
    pub const fn of(face: Face) -> Play {
        Play {
            face,
            count: 1,
            color: None,
            swap: None,
        }
    }
}

/// What the play of a card names besides the card (G8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The color named for a wild, or for the wild a Flip brings up (F4).
    pub color: Option<Color>,
    /// The player to swap hands with (N6, H3, T4).
    pub swap: Option<Seat>,
}

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatAction {
    /// Play a card, in turn or by jumping in.
    Play(Play),
    /// Draw instead of playing (G6).
    Draw,
    /// Press the launcher instead of playing (T2).
    Press,
    /// Keep the drawn card that could be played (G6).
    Keep,
    /// Take the whole open debt (N4, H2).
    Take,
    /// Pass, when nothing can be played or drawn (G10).
    Pass,
    /// Name a color when asked outside a play (start card, Roulette).
    Color(Color),
    /// Draw instead of doing the dare (D5), or of rolling (A4).
    DareDraw,
    /// Do the dare (D6).
    DareDo,
    /// Roll the die (A4).
    Roll,
    /// Accept a Wild Draw Four or its like (C3).
    Accept,
    /// Challenge it.
    Challenge,
    /// Call the last card (G11).
    Uno,
    /// Catch one who has not called (G12).
    Catch(Seat),
}

/// What the table decides together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableAction {
    /// The dare was done (D6).
    Done,
    /// The dare was refused after all, or failed (D6).
    Failed,
    /// A seat slipped in its lasting dare of this number (D8).
    Slip(Seat, u8),
    /// The dare on offer does not suit: another one (D13).
    Strike,
    /// A seat leaves for good (G16).
    Leave(Seat),
    /// A seat is handed to a computer player (G16).
    Bot(Seat),
    /// A seat is handed back to a person (G16).
    Human(Seat),
}

/// Whatever [`super::Round::apply`] can be asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// A seat acts.
    Seat(Seat, SeatAction),
    /// The table acts.
    Table(TableAction),
}
