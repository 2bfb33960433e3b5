//! Validates the options of a game: [`RulesetDraft`] → [`Ruleset`], the only way to one.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::dare_set::DareSet;

use super::deck::flag;
use super::option_table::{OPTIONS, OptionId, RulesetDraft};
use super::options::Stacking;

/// The numbers of a dare list that hold a dare, and those of them that last (D8, D14, D15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DareMarks {
    /// The numbers that hold a dare which this table has not ruled out.
    pub filled: DareSet,
    /// The numbers whose dare lasts until the performer's next turn.
    pub lasting: DareSet,
}

impl Default for DareMarks {
    fn default() -> DareMarks {
        DareMarks {
            filled: DareSet::ALL,
            lasting: DareSet::EMPTY,
        }
    }
}

/// Why a set-up is refused. All reasons are reported at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesetError {
    /// The number of seats is outside the game's limits (G1).
    Seats {
        /// The seats asked for.
        asked: u8,
        /// The fewest allowed.
        min: u8,
        /// The most allowed.
        max: u8,
    },
    /// The option does not belong to this game.
    OptionOutsideGame(OptionId),
    /// The option has a value outside its range.
    ValueOutOfRange(OptionId),
    /// The list has no dare that this table would do (D14).
    NoDares,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RulesetError::Seats { asked, min, max } => {
                write!(f, "{asked} seats, but the game is for {min} to {max}")
            }
            RulesetError::OptionOutsideGame(id) => {
                write!(f, "{} does not belong to the game", id.key())
            }
            RulesetError::ValueOutOfRange(id) => {
                write!(f, "{} is out of range", id.key())
            }
            RulesetError::NoDares => f.write_str("the list has no dare left"),
        }
    }
}

impl core::error::Error for RulesetError {}

impl RulesetDraft {
    /// Checks the whole set-up.
    ///
    /// # Errors
    /// Every reason why it cannot be played, at once.
    pub fn check(self) -> Result<Ruleset, Vec<RulesetError>> {
        let mut errors = Vec::new();
        let (min, max) = self.edition.seats();
        if !(min..=max).contains(&self.seats) {
            errors.push(RulesetError::Seats {
                asked: self.seats,
                min,
                max,
            });
        }
        let foreign = OPTIONS
            .iter()
            .filter(|option| !option.applies(self.edition) && !option.is_default(&self));
        errors.extend(foreign.map(|option| RulesetError::OptionOutsideGame(option.id)));
        let beyond = OPTIONS.iter().filter(|option| !option.in_range(&self));
        errors.extend(beyond.map(|option| RulesetError::ValueOutOfRange(option.id)));
        if self.edition.has_dares() && self.dares.filled.is_empty() {
            errors.push(RulesetError::NoDares);
        }
        if errors.is_empty() {
            Ok(Ruleset::of(self))
        } else {
            Err(errors)
        }
    }
}

/// A checked set-up: the rules in force. Reads like the draft it was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "RulesetDraft")]
pub struct Ruleset {
    draft: RulesetDraft,
    // What the game and its options say together is asked at every action, so it stands here as plain values.
    /// Whether some rule forbids plays that match (C3, H8, T4).
    pub(super) restricts: bool,
    /// Whether a 7 swaps hands and a 0 passes them on (N6, H3).
    pub(super) swaps_on_seven: bool,
    /// Whether cards have two sides (F1).
    pub(super) two_sided: bool,
    /// Whether a launcher takes the place of drawing (T2).
    pub(super) has_launcher: bool,
    /// Whether drawing goes on until a card matches (N2, H1).
    pub(super) draws_until_match: bool,
    /// Whether a drawn card that matches must be played (N2, H5).
    pub(super) forces_play: bool,
    /// Which draw cards answer a draw card (N4, H2).
    pub(super) answering: Stacking,
    /// The number of cards at which a seat is put out (N5).
    pub(super) hand_limit: Option<u8>,
    /// The bits of [`flag`] that count under these rules.
    pub(super) flags: u8,
}

impl core::ops::Deref for Ruleset {
    type Target = RulesetDraft;

    fn deref(&self) -> &RulesetDraft {
        &self.draft
    }
}

impl From<Ruleset> for RulesetDraft {
    fn from(ruleset: Ruleset) -> RulesetDraft {
        ruleset.draft
    }
}

impl Ruleset {
    /// Returns the draft to start from when the set-up is changed.
    #[must_use]
    pub const fn draft(&self) -> RulesetDraft {
        self.draft
    }

    fn of(draft: RulesetDraft) -> Ruleset {
        let traits = draft.edition.traits();
        let swaps_on_seven = draft.seven_zero || traits.swaps_on_seven;
        let seven_zero = if swaps_on_seven {
            flag::SEVEN_ZERO
        } else {
            flag::NONE
        };
        Ruleset {
            draft,
            restricts: !draft.bluffing || draft.no_action_finish || traits.never_last.is_some(),
            swaps_on_seven,
            two_sided: draft.edition.is_two_sided(),
            has_launcher: traits.has_launcher,
            draws_until_match: draft.draw_until_match || traits.draws_until_match,
            forces_play: draft.force_play || traits.forces_play,
            answering: if traits.stacks {
                Stacking::Up
            } else {
                draft.stacking
            },
            hand_limit: traits.hand_limit,
            flags: flag::WILD | flag::NAMES | flag::EFFECT | seven_zero,
        }
    }

    /// Returns whether a stack of draw cards can be answered with another draw card (N4, H2).
    #[must_use]
    pub fn stacks(&self) -> bool {
        self.answering != Stacking::Off
    }

    /// Returns whether a seat that cannot play draws until it can (N4, H1).
    #[must_use]
    pub fn draws_until_match(&self) -> bool {
        self.draws_until_match
    }

    /// Returns whether a 7 swaps hands and a 0 passes them on (N6, H3).
    #[must_use]
    pub fn swaps_on_seven(&self) -> bool {
        self.swaps_on_seven
    }

    /// Returns the same rules with another dare list (D3, `list_per`), or `None` when it holds no dare (D14).
    #[must_use]
    pub fn with_dares(mut self, dares: DareMarks) -> Option<Ruleset> {
        self.draft.dares = dares;
        (!self.edition.has_dares() || !dares.filled.is_empty()).then_some(self)
    }
}
