//! What a round is waiting for. Each variant holds exactly what that waiting point needs.

use serde::{Deserialize, Serialize};

use super::card::{Card, Color};
use super::seat::Seat;

/// The faces of the adults' die that are levels of dares (A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Level {
    /// Mild.
    Mild,
    /// Medium.
    Medium,
    /// Spicy.
    Spicy,
    /// Fuego.
    Fuego,
    /// Truth: a question instead of a dare.
    Truth,
}

impl Level {
    /// All levels, in the order of the lists of a set.
    pub const ALL: [Level; 5] = [
        Level::Mild,
        Level::Medium,
        Level::Spicy,
        Level::Fuego,
        Level::Truth,
    ];
}

/// What is asked by a Dare, a Wild Dare or a Customizable with a dare, from the play to the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Who must answer.
    pub answerer: Seat,
    /// Who played the card; nobody on a start card.
    pub source: Option<Seat>,
    /// Number of the dare on offer, 1–16; on a Customizable its number; before the roll (A4) the number of the card.
    pub number: u8,
    /// Cards of the chain (H9), 1 without one.
    pub chain: u8,
    /// Whether it was the last card of its player, so that the round ends with the answer (D10).
    pub last: bool,
    /// What kind of dare it is.
    pub kind: OfferKind,
}

/// The kind of dare on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// One of the list in use (D5).
    List,
    /// Not yet rolled for; `turned` once the die has shown reverse (A4).
    Unrolled {
        /// The die has shown reverse already, so the one who played the card answers.
        turned: bool,
    },
    /// One of the level rolled (A4).
    Level(Level, /* turned */ bool),
    /// The text of a Customizable (C6).
    Custom,
}

/// What follows when the color asked for outside a play has been named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorThen {
    /// The first player plays (C7, T5).
    Play,
    /// The first player answers the dare of the start card (D9).
    Dare(Offer),
    /// The first player loses the turn (T5, Hit-Fire).
    Lose,
    /// Cards are turned until the color comes (N10).
    Roulette,
}

/// What the loser of a challenge draws (C3, F6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// A number of cards.
    Cards(u8),
    /// Cards until one of the color comes.
    Until(Color),
}

/// A Wild Draw Four or its like that may be challenged. The hand by which honesty is judged lies beside it in the
/// [`Round`](super::Round), so that a phase stays small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PendingChallenge {
    /// Who played it.
    pub offender: Seat,
    /// Whether the play was dishonest.
    pub guilty: bool,
    /// What the next player must draw.
    pub claim: Penalty,
    /// Whether it was the offender's last card.
    pub last: bool,
}

/// What the round is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Play or draw.
    Turn,
    /// Play the drawn card or keep it.
    Drawn(Card),
    /// Name a color.
    Color(ColorThen),
    /// Do the dare or draw.
    Dare(Offer),
    /// The table's verdict on the dare being performed.
    Verdict(Offer),
    /// Roll the die or draw.
    Roll(Offer),
    /// Accept or challenge, or stack (H2).
    Challenge(PendingChallenge),
    /// Answer a stack or take it.
    DrawStack {
        /// Cards owed. The draw card last played lies on top of the discard pile.
        amount: u16,
    },
    /// The round is over; its winner, or nobody when it was blocked (G10).
    Over(Option<Seat>),
}

impl Phase {
    /// The dare being asked or performed, if any.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        match self {
            Phase::Dare(offer)
            | Phase::Verdict(offer)
            | Phase::Roll(offer)
            | Phase::Color(ColorThen::Dare(offer)) => Some(*offer),
            _ => None,
        }
    }
}
