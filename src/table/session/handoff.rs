//! Whose hand the device shows while the game goes on.

use super::{Session, Stage};
use crate::rules::{Phase, Round, Seat};
use crate::table::hand_visibility::HandVisibility;

impl Session {
    /// Returns what the device shows after an action.
    pub(super) fn visibility_after(&self) -> HandVisibility {
        if self.people().len() > 1 && self.round.as_ref().is_some_and(is_public) {
            return HandVisibility::Public;
        }
        let current_player = self.round.and_then(|round| round.current_player());
        if self.stage() == Stage::Round {
            self.visibility
                .after(self.people(), current_player, self.last_shown)
        } else {
            HandVisibility::Public
        }
    }

    /// Hands the device to a person: to act when it is that person's turn, else to look only.
    pub fn hand_to(&mut self, seat: Seat) {
        if self.people().contains(seat) && self.stage() == Stage::Round {
            let peek = self.round.and_then(|round| round.current_player()) != Some(seat);
            self.visibility = HandVisibility::Handoff { to: seat, peek };
        }
    }

    /// Shows the hand of the person to whom the device was handed.
    pub fn ready(&mut self) {
        match self.visibility {
            // The seat may have been handed to the computer since.
            HandVisibility::Handoff { to, .. } if !self.people().contains(to) => {
                return self.lay_down();
            }
            device => self.visibility = device.ready(),
        }
        if let Some(seat) = self.visibility.shown() {
            if self
                .undo
                .as_ref()
                .is_some_and(|undo| undo.last_shown != Some(seat))
            {
                self.undo = None;
            }
            if !matches!(self.visibility, HandVisibility::Private { peek: true, .. }) {
                self.last_shown = Some(seat);
            }
        }
    }

    /// Hides the hand; its owner is asked again.
    pub fn hide(&mut self) {
        self.visibility = self.visibility.hidden();
    }

    /// Lays the device back on the table: no hand is shown.
    pub fn lay_down(&mut self) {
        self.last_shown = None;
        self.visibility = HandVisibility::Public;
    }
}

/// Returns whether the whole table acts: it reads, does and judges a dare together.
fn is_public(round: &Round) -> bool {
    matches!(
        round.phase(),
        Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_)
    )
}

/// Returns whether the visibility of hands must be decided again: another player acts, a dare was offered, or the round is over.
pub(super) fn needs_handoff(before: &Round, after: &Round) -> bool {
    before.current_player() != after.current_player()
        || after.is_over()
        || is_public(after) && !is_public(before)
}
