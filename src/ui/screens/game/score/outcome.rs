//! How a round ended.

use crate::rules::{Length, PhaseView, RoundResult, Seat, View};
use crate::table::{GameView, Stage};

/// A round that is over.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Outcome {
    /// What the round brought, and the totals after it.
    pub result: RoundResult,
    /// Whether the game is over too.
    pub is_over: bool,
    /// Who has won the round, or the game where it is over. A round can be blocked, and a game of one round with it (G14).
    pub winner: Option<Seat>,
    /// Who deals the next round.
    pub next_dealer: Option<Seat>,
}

impl Outcome {
    /// Returns the outcome of the round; `None` while it is being played.
    pub fn of(game: &GameView, round: &View) -> Option<Outcome> {
        let Stage::Scored(result) = game.stage else {
            return None;
        };
        let totals = result.totals;
        let is_over = totals.winner.is_some() || game.ruleset.length == Length::Round;
        let round_winner = match round.phase {
            PhaseView::Over(winner) => winner,
            _ => None,
        };
        let after_dealer = totals.playing.iter().filter(|seat| *seat > round.dealer);
        Some(Outcome {
            result,
            is_over,
            winner: if is_over { totals.winner } else { round_winner },
            next_dealer: after_dealer.chain(totals.playing.iter()).next(),
        })
    }
}
