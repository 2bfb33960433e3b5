//! A round on the table, with the rules and the points before it.

use crate::rules::{Chance, Command, Refusal, Round, Rules, SeatSet, Settlement, Silent, Standing, law, settle};

use super::fault::Fault;

/// A round with all that tells what holds of it now.
#[derive(Clone, Debug)]
pub struct Board {
    /// The rules in force.
    pub rules: Rules,
    /// The round.
    pub round: Round,
    /// The game before the round.
    pub before: Standing,
}

impl Board {
    /// Carries out a command.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply<C: Chance>(&mut self, command: Command, chance: &mut C) -> Result<(), Refusal> {
        self.round.apply(&self.rules, command, (chance, &mut Silent))
    }

    /// What the round brought, once it is over.
    #[must_use]
    pub fn settlement(&self) -> Option<Settlement> {
        self.round.is_over().then(|| settle(&self.rules, &self.round, &self.before))
    }

    /// The seats out of the round, out of the game, or that have left; never the game's winner.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        let all = SeatSet::first(self.rules.ruleset.seats).0;
        let after = self.settlement().map_or(self.before, |settlement| settlement.standing);
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
    pub fn check_laws(&self) -> Result<(), Fault> {
        if !law::conserved(&self.rules, &self.round) {
            return Err(Fault::new("expected every card to be in one place, found one lost or doubled"));
        }
        if !law::goes_on(&self.rules, &self.round) {
            return Err(Fault::new("expected somebody to have a legal action, found nobody has"));
        }
        Ok(())
    }
}
