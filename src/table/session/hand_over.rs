//! Whose hand the device may show, as the game goes on.

use super::{Session, Stage};
use crate::rules::{Phase, Round, Seat};
use crate::table::hand_visibility::HandVisibility;

impl Session {
    /// What the device shows after an action.
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

    /// The device goes to a person: to act when it is that person's turn, else to look.
    pub fn hand_to(&mut self, seat: Seat) {
        if self.people().contains(seat) && self.stage() == Stage::Round {
            let peek = self.round.and_then(|round| round.current_player()) != Some(seat);
            self.visibility = HandVisibility::Handoff { to: seat, peek };
        }
    }

    /// The person the device went to is ready, and sees the own hand.
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

    /// The hand is hidden at once; its owner is asked again.
    pub fn hide(&mut self) {
        self.visibility = self.visibility.hidden();
    }

    /// The device is laid back on the table.
    pub fn lay_down(&mut self) {
        self.last_shown = None;
        self.visibility = HandVisibility::Public;
    }
}

/// Whether what is current_player is everybody's business: a dare is read, done and judged by the whole table.
fn is_public(round: &Round) -> bool {
    matches!(
        round.phase(),
        Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_)
    )
}

/// Whether the device must be looked at again: somebody else is asked, a dare has come up, or the round is over.
pub(super) fn asks_anew(before: &Round, after: &Round) -> bool {
    before.current_player() != after.current_player()
        || after.is_over()
        || is_public(after) && !is_public(before)
}
