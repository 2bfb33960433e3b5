//! What a simulation counts.

use serde_json::{Value, json};
use uskalla::rules::{MAX_SEATS, Points, Seat};

/// Counts over all rounds.
#[derive(Default)]
pub struct Tally {
    pub rounds: u64,
    pub actions: u64,
    pub longest_round: u64,
    pub blocked: u64,
    pub refused: u64,
    /// Actions after which a card was missing or doubled.
    pub lost: u64,
    pub wins: [u64; MAX_SEATS],
    pub points: [u64; MAX_SEATS],
}

impl Tally {
    /// Counts a finished round of so many actions.
    pub fn round(&mut self, actions: u64, winner: Option<Seat>, points: &Points) {
        self.rounds += 1;
        self.actions += actions;
        self.longest_round = self.longest_round.max(actions);
        self.blocked += u64::from(winner.is_none());
        for (total, &scored) in self.points.iter_mut().zip(points) {
            *total += u64::from(scored);
        }
    }

    /// Counts a win of a round, or of a game where whole games are played.
    pub fn win(&mut self, winner: Option<Seat>) {
        if let Some(wins) = winner.and_then(|seat| self.wins.get_mut(seat.index())) {
            *wins += 1;
        }
    }

    /// Whether nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.refused == 0 && self.lost == 0
    }

    /// The counts as the last line of `simulate`.
    #[allow(clippy::cast_precision_loss, reason = "no simulation counts to 2⁵²")]
    pub fn json(&self, players: usize, seconds: f64) -> Value {
        json!({
            "rounds": self.rounds,
            "actions": self.actions,
            "seconds": seconds,
            "actions_per_round": self.actions as f64 / self.rounds.max(1) as f64,
            "longest_round": self.longest_round,
            "blocked": self.blocked,
            "refused": self.refused,
            "conserved": self.lost == 0,
            "wins": self.wins[..players],
            "points": self.points[..players],
        })
    }
}
