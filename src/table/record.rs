//! A game as it is kept: what was set up, and every outcome and action of the round, from which all else follows.

use serde::{Deserialize, Serialize};

use super::hand_visibility::HandVisibility;
use super::setup::{ListChoice, Setup};
use crate::rules::{Action, Card, MatchState, Outcome, Seat, Totals};

/// A round so far: how it began, what chance brought, and what was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRecord {
    /// The dealer.
    pub dealer: Seat,
    /// Who sits where, and the dares struck and used before.
    pub match_state: MatchState,
    /// What chance brought, the deal first.
    pub outcomes: Vec<Outcome>,
    /// What was done, in order.
    pub actions: Vec<Action>,
}

/// A game as it is kept between two moments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionRecord {
    /// What was set up.
    pub setup: Setup,
    /// Points and seats before the round at hand.
    pub totals: Totals,
    /// Rounds begun, the one at hand included.
    pub round_number: u16,
    /// The draw for the dealer, kept until the first deal has been looked at.
    pub draws: Vec<Vec<(Seat, Card)>>,
    /// The order in which the dark faces of Flip were paired; empty in other games.
    pub pairing: Vec<u8>,
    /// The round at hand; none before the first deal.
    pub round: Option<RoundRecord>,
    /// The sum of the round's state, by which a record that does not lead back to it is recognised.
    pub digest: u64,
    /// What the device showed.
    pub visibility: HandVisibility,
    /// The seat whose hand was shown last.
    pub last_shown: Option<Seat>,
    /// The list chosen for the round to come (D3).
    pub next_list: Option<ListChoice>,
}

/// Why a record cannot be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// Its set-up does not pass the gate.
    Setup,
    /// Playing it again does not lead to the state it tells of.
    Strayed,
}
