//! Leaving a round for good (G16).

use crate::dare_set::DareSet;

use super::action_context::ActionContext;
use super::chance::{Chance, shuffle};
use super::event::{EventSink, PublicEvent};
use super::phase::{ColorThen, Phase};
use super::seat::Seat;

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    /// G16.
    pub fn leave(&mut self, seat: Seat) {
        let phase = self.round.phase;
        let was_awaited = self.round.current_player() == Some(seat);
        self.bury_hand(seat);
        self.round.seats.remove(seat);
        self.round.left.insert(seat);
        self.round.lasting[seat.index()] = DareSet::EMPTY;
        self.tell(PublicEvent::Left(seat));
        if self.round.seats.len() <= 1 {
            return self.go_on_without(seat);
        }
        match phase {
            Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer)
                if was_awaited && offer.last =>
            {
                self.finish(offer.source);
            }
            Phase::Challenge(bluff) if was_awaited && bluff.last => {
                self.finish(Some(bluff.offender));
            }
            Phase::Color(_) if was_awaited => {
                self.advance();
                self.round.phase = Phase::Color(ColorThen::Play);
            }
            Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_)
                if was_awaited && self.round.turn != seat =>
            {
                // A6: the original target takes the turn, unless it has left too.
                let target = self.round.turn;
                if self.round.seats.contains(target) {
                    self.round.phase = Phase::Turn;
                } else {
                    self.begin_after(target);
                }
            }
            _ if was_awaited => self.begin_after(seat),
            _ => {}
        }
    }

    /// The cards of one who leaves are shuffled and go to the bottom of the draw pile.
    fn bury_hand(&mut self, seat: Seat) {
        let hand = core::mem::take(&mut self.round.hands[seat.index()]);
        if hand.is_empty() {
            return;
        }
        self.settle();
        let mut pile = self.round.draw;
        let mut len = 0;
        for card in hand.iter() {
            pile[len] = card;
            len += 1;
        }
        let ordered_len = self.chance.shuffle(&mut pile[..len]);
        shuffle(&mut pile[..len - ordered_len], self.chance);
        let round = &mut *self.round;
        let old = round.draw_len as usize;
        pile[len..len + old].copy_from_slice(&round.draw[..old]);
        round.draw = pile;
        round.draw_len = (len + old) as u8;
        round.ordered_len = round.draw_len;
        let hand_order_len = round.hand_order_len as usize;
        let mut kept = 0;
        for at in 0..hand_order_len {
            let card = round.hand_order[at];
            if !hand.contains(card) {
                round.hand_order[kept] = card;
                kept += 1;
            }
        }
        round.hand_order_len = kept as u8;
    }
}
