//! Dare for adults (adults.md): the deck of dare rules (A2), with a die between the card and the dare.

use serde::{Deserialize, Serialize};

use super::{EditionTraits, dare};
use crate::rules::card::{Color, Face, Symbol};
use crate::rules::options::Die;
use crate::rules::phase::Level;
use crate::rules::ruleset::Ruleset;

/// The traits of dare rules for adults.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "adults",
    rolls_die: true,
    for_adults: true,
    examples: [
        Face::colored(Color::Red, Symbol::Dare(6)),
        Face::wild(Symbol::WildDare(16)),
        Face::colored(Color::Blue, Symbol::Dare(11)),
    ],
    ..dare::TRAITS
};

/// What the die shows (A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DieFace {
    /// A level, or truth.
    Level(Level),
    /// Reverse: the one who played the card must answer.
    Reverse,
}

impl Die {
    /// The faces of the die, each equally likely.
    #[must_use]
    pub const fn faces(self) -> u32 {
        match self {
            Die::Six => 6,
            Die::Five => 5,
        }
    }
}

impl DieFace {
    /// The face with an index below [`Die::faces`].
    #[must_use]
    pub fn nth(index: u32) -> DieFace {
        Level::ALL
            .get(index as usize)
            .map_or(DieFace::Reverse, |&level| DieFace::Level(level))
    }
}

/// Cards for a dare or truth refused or failed after the roll (A4): four for truth, whatever a refused dare costs.
#[must_use]
pub fn refusal_price(ruleset: &Ruleset, level: Level) -> u8 {
    if level == Level::Truth {
        4
    } else {
        ruleset.adults_refusal
    }
}
