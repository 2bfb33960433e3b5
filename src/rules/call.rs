//! Calling the last card, and catching one who has not (G11, G12).

use super::action::Play;
use super::action_context::ActionContext;
use super::chance::Chance;
use super::deck::Rules;
use super::error::ActionError;
use super::event::{DrawReason, EventSink, PublicEvent};
use super::phase::Phase;
use super::round::{CallWindow, Round};
use super::seat::Seat;

/// Where a seat stands with its call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallState {
    /// No duty, or the window has closed.
    None,
    /// Called.
    Safe,
    /// May be caught.
    Open,
}

impl Round {
    /// Where a seat stands with its call.
    #[must_use]
    pub fn call_state(&self, seat: Seat) -> CallState {
        match self.window {
            Some(window) if window.seat == seat => {
                if window.called {
                    CallState::Safe
                } else {
                    CallState::Open
                }
            }
            // The call belongs to the turn, also while the one who played the card must answer after a reverse (A4).
            _ if self.called && self.turn == seat => CallState::Safe,
            _ => CallState::None,
        }
    }

    /// G11: once, after the play while the window is open, or before a play that can leave one card.
    pub(super) fn check_call(&self, rules: &Rules, seat: Seat) -> Result<(), ActionError> {
        match self.window {
            Some(window) if window.seat == seat => {
                return if window.called {
                    Err(ActionError::AlreadyCalled)
                } else {
                    Ok(())
                };
            }
            _ => {}
        }
        if self.current_player() != Some(seat) || !self.may_leave_one(rules, seat) {
            return Err(ActionError::NothingToCall);
        }
        if self.called {
            Err(ActionError::AlreadyCalled)
        } else {
            Ok(())
        }
    }

    /// Whether the awaited seat may come to one card by its next play: with two cards in a phase in which a card of the hand may be
    /// played (a match is not needed in `turn` and `drawn`), or with more when a play now legal leaves exactly one.
    fn may_leave_one(&self, rules: &Rules, seat: Seat) -> bool {
        let cards = self.legal_outlined(rules, seat).cards;
        let hand = self.hand(seat).len();
        match self.phase {
            Phase::Turn | Phase::Drawn(_) if hand == 2 => true,
            Phase::Color(_) | Phase::Verdict(_) | Phase::Over(_) => false,
            _ if hand == 2 => !cards.is_empty(),
            _ => cards.iter().any(|card| {
                let face = rules.deck.side(self.side).face(card);
                (1..=self.together(rules, seat, face))
                    .any(|count| self.leaves(rules, seat, face, count) == 1)
            }),
        }
    }

    /// Whom a seat may catch now (G12).
    pub(super) fn catchable(&self, by: Seat) -> Option<Seat> {
        let seat = self.window?.seat;
        (self.seats.contains(by) && self.check_catch(by, seat).is_ok()).then_some(seat)
    }

    /// G12.
    pub(super) fn check_catch(&self, by: Seat, caught: Seat) -> Result<(), ActionError> {
        match self.window {
            Some(CallWindow {
                seat,
                called: false,
            }) if seat == caught && by != caught => Ok(()),
            _ => Err(ActionError::NothingToCatch),
        }
    }
}

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    #[cold]
    pub fn call(&mut self, seat: Seat) {
        match &mut self.round.window {
            Some(window) if window.seat == seat => window.called = true,
            _ => self.round.called = true,
        }
        self.tell(PublicEvent::Called(seat));
    }

    /// Opens the window for one whose own play left one card (G12).
    #[inline]
    pub fn open_window(&mut self, seat: Seat, play: Play) {
        if play.swap.is_none() && self.round.hand(seat).is_single() {
            self.round.window = Some(CallWindow {
                seat,
                called: self.round.called,
            });
        }
        self.round.called = false;
    }

    /// The penalty is drawn at once and costs no turn (G12); in Attack by presses (T2).
    #[cold]
    pub fn catch(&mut self, by: Seat, seat: Seat) {
        self.round.window = None;
        self.tell(PublicEvent::Caught { by, seat });
        let penalty = self.rules.ruleset.uno_penalty;
        if self.rules.ruleset.has_launcher {
            for _ in 0..penalty {
                self.press(seat, DrawReason::Caught);
            }
        } else {
            self.give(seat, penalty, DrawReason::Caught);
        }
    }
}
