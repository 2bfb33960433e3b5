//! A round on the table, with the rules and the points before it.

use crate::rules::{
    Action, ActionError, Chance, NoEvents, Round, RoundResult, Rules, SeatSet, Totals, law, settle,
};

use super::error::NotationError;

/// A round with all that tells what holds of it now.
#[derive(Clone, Debug)]
pub struct Board {
    /// The rules in force.
    pub rules: Rules,
    /// The round.
    pub round: Round,
    /// The game before the round.
    pub before: Totals,
}

impl Board {
    /// Carries out an action.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply<C: Chance>(&mut self, action: Action, chance: &mut C) -> Result<(), ActionError> {
        self.round.apply(&self.rules, action, chance, &mut NoEvents)
    }

    /// What the round brought, once it is over.
    #[must_use]
    pub fn result(&self) -> Option<RoundResult> {
        self.round
            .is_over()
            .then(|| settle(&self.rules, &self.round, &self.before))
    }

    /// The seats out of the round, out of the game, or that have left; never the game's winner.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        let all = SeatSet::first(self.rules.ruleset.seats).0;
        let after = self.result().map_or(self.before, |result| result.totals);
        let mut out = SeatSet(all & !(self.round.seats().0 & after.playing.0));
        if let Some(winner) = after.winner {
            out.remove(winner);
        }
        out
    }

    /// What must hold of every round at every moment.
    ///
    /// # Errors
    /// When a card was lost or doubled, or nobody can act although the round is not over.
    pub fn check_laws(&self) -> Result<(), NotationError> {
        if !law::conserved(&self.rules, &self.round) {
            return Err(NotationError::new(
                "expected every card to be in one place, found one lost or doubled",
            ));
        }
        if !law::goes_on(&self.rules, &self.round) {
            return Err(NotationError::new(
                "expected somebody to have a legal action, found nobody has",
            ));
        }
        Ok(())
    }
}
