//! Whose hand the device may show, as the game goes on.

use super::{Session, Stage};
use crate::rules::{Phase, Round, Seat};
use crate::table::device::Device;

impl Session {
    /// What the device shows after an action.
    pub(super) fn device_after(&self) -> Device {
        if self.people().len() > 1 && self.round.as_ref().is_some_and(is_public) {
            return Device::Public;
        }
        let awaited = self.round.and_then(|round| round.awaited());
        if self.stage() == Stage::Round { self.device.after(self.people(), awaited, self.last_shown) } else { Device::Public }
    }

    /// The device goes to a person: to act when it is that person's turn, else to look.
    pub fn hand_to(&mut self, seat: Seat) {
        if self.people().contains(seat) && self.stage() == Stage::Round {
            let peek = self.round.and_then(|round| round.awaited()) != Some(seat);
            self.device = Device::Handing { to: seat, peek };
        }
    }

    /// The person the device went to is ready, and sees the own hand.
    pub fn ready(&mut self) {
        match self.device {
            // The seat may have been handed to the computer since.
            Device::Handing { to, .. } if !self.people().contains(to) => return self.lay_down(),
            device => self.device = device.ready(),
        }
        if let Some(seat) = self.device.shown() {
            if self.undo.as_ref().is_some_and(|undo| undo.last_shown != Some(seat)) {
                self.undo = None;
            }
            if !matches!(self.device, Device::Private { peek: true, .. }) {
                self.last_shown = Some(seat);
            }
        }
    }

    /// The hand is hidden at once; its owner is asked again.
    pub fn hide(&mut self) {
        self.device = self.device.hidden();
    }

    /// The device is laid back on the table.
    pub fn lay_down(&mut self) {
        self.last_shown = None;
        self.device = Device::Public;
    }
}

/// Whether what is awaited is everybody's business: a dare is read, done and judged by the whole table.
fn is_public(round: &Round) -> bool {
    matches!(round.phase(), Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_))
}

/// Whether the device must be looked at again: somebody else is asked, a dare has come up, or the round is over.
pub(super) fn asks_anew(before: &Round, after: &Round) -> bool {
    before.awaited() != after.awaited() || after.is_over() || is_public(after) && !is_public(before)
}
