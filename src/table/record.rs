//! A game as it is saved: the set-up, and every outcome and action of the round, from which all else follows.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::hand_visibility::HandVisibility;
use super::setup::{ListChoice, Setup};
use crate::rules::{Action, Card, MatchState, Outcome, Seat, Totals};

/// A round so far: its beginning, the outcomes of chance, and the actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRecord {
    /// The dealer.
    pub dealer: Seat,
    /// The seats, and the dares struck and used before.
    pub match_state: MatchState,
    /// The outcomes of chance, the deal first.
    pub outcomes: Vec<Outcome>,
    /// The actions, in order.
    pub actions: Vec<Action>,
}

/// A game as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionRecord {
    /// What was set up.
    pub setup: Setup,
    /// Points and seats before the current round.
    pub totals: Totals,
    /// The number of rounds begun, the current one included.
    pub round_number: u16,
    /// The draw for the dealer; empty from the first deal on.
    pub draws: Vec<Vec<(Seat, Card)>>,
    /// The order in which the dark faces of Flip were paired; empty in other games.
    pub pairing: Vec<u8>,
    /// The current round; none before the first deal.
    pub round: Option<RoundRecord>,
    /// The digest of the round's state: a record that does not lead to it when it is replayed is damaged.
    pub digest: u64,
    /// What the device showed.
    pub visibility: HandVisibility,
    /// The seat whose hand was shown last.
    pub last_shown: Option<Seat>,
    /// The list chosen for the next round (D3).
    pub next_list: Option<ListChoice>,
}

/// Why a saved game cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// Its set-up has errors.
    Setup,
    /// Its actions cannot be replayed, or do not lead to the state it was saved in.
    Strayed,
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ResumeError::Setup => "the set-up has errors",
            ResumeError::Strayed => "the actions do not lead to the saved state",
        })
    }
}

impl std::error::Error for ResumeError {}
