//! Drawing: from the pile and its rebuilding, penalties, stacks, the launcher, bluffs.

use super::action_context::ActionContext;
use super::card::{Card, Color, Face};
use super::card_set::CardSet;
use super::chance::{Chance, shuffle};
use super::deck::SideTable;
use super::edition::attack::DRY_LIMIT;
use super::event::{DrawReason, Event, EventSink, PublicEvent};
use super::options::Stacking;
use super::phase::{Penalty, PendingChallenge, Phase};
use super::round::Round;
use super::seat::Seat;

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    /// The next card of the draw pile, which is rebuilt when it is empty (G9).
    #[inline]
    pub fn take_card(&mut self) -> Option<Card> {
        if self.round.draw_len == 0 {
            self.rebuild();
        }
        self.take_top()
    }

    /// The top card of the draw pile; as long as it has no place, any of those that have none.
    #[inline]
    pub fn take_top(&mut self) -> Option<Card> {
        let round = &mut *self.round;
        let top = round.draw_len.checked_sub(1)?;
        round.draw_len = top;
        let mut card = round.draw[top as usize];
        if round.ordered_len == 0 {
            let at = self.chance.below(u32::from(top) + 1) as usize;
            card = core::mem::replace(&mut round.draw[at], card);
        } else {
            round.ordered_len -= 1;
        }
        Some(card)
    }

    /// All of the discard pile but its top card, and what was set aside (N5), becomes the draw pile.
    #[cold]
    fn rebuild(&mut self) {
        let round = &mut *self.round;
        let under = (round.discard_len as usize).saturating_sub(1);
        let top = round.top();
        let mut len = under;
        round.draw[..under].copy_from_slice(&round.discard[..under]);
        for card in round.out_of_play.iter() {
            round.draw[len] = card;
            len += 1;
        }
        if len == 0 {
            return;
        }
        round.out_of_play = CardSet::EMPTY;
        round.draw_len = len as u8;
        round.discard[0] = top;
        round.discard_len = 1;
        self.shuffle_draw();
        self.tell(PublicEvent::Reshuffled);
    }

    /// Shuffles the whole draw pile.
    pub fn shuffle_draw(&mut self) {
        let len = self.round.draw_len as usize;
        self.round.ordered_len = self.chance.shuffle(&mut self.round.draw[..len]) as u8;
    }

    /// Gives every card of the draw pile its place, before the pile is turned or something goes beneath it.
    pub fn settle(&mut self) {
        let ordered_len = self.round.ordered_len as usize;
        let open = self.round.draw_len as usize - ordered_len;
        shuffle(&mut self.round.draw[..open], self.chance);
        self.round.ordered_len = self.round.draw_len;
    }

    /// A seat draws one card, if there is one.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn draw_one(&mut self, seat: Seat) -> Option<Card> {
        let card = self.take_card()?;
        self.round.receive(self.rules, seat, card);
        Some(card)
    }

    /// Draws cards until there are `count`, the piles run out (G9), or the seat is put out (N5).
    pub fn give(&mut self, seat: Seat, count: impl Into<u16>, reason: DrawReason) {
        let mut left = count.into();
        self.draw_while(seat, reason, |_, _| {
            left = left.saturating_sub(1);
            left > 0
        });
    }

    /// Draws until a card of the color comes; wilds do not count (N10, F6).
    pub fn give_until(&mut self, seat: Seat, color: Color, reason: DrawReason) {
        self.draw_while(seat, reason, |step, card| {
            step.face(card).color != Some(color)
        });
    }

    /// Draws at least one card, and more while `more` says so; returns the last one drawn. Who holds 25 cards is out at that moment
    /// (N5).
    pub fn draw_while(
        &mut self,
        seat: Seat,
        reason: DrawReason,
        mut more: impl FnMut(&Self, Card) -> bool,
    ) -> Option<Card> {
        let mut cards = CardSet::EMPTY;
        let mut last = None;
        // How many cards more put the seat out; counted once, for counting a hand is dear.
        let mut spared = match self.rules.ruleset.hand_limit {
            Some(limit) => usize::from(limit).saturating_sub(self.round.hand(seat).len()),
            None => usize::MAX,
        };
        while let Some(card) = self.draw_one(seat) {
            cards.insert(card);
            last = Some(card);
            spared = spared.saturating_sub(1);
            if spared == 0 || !more(self, card) {
                break;
            }
        }
        if !cards.is_empty() {
            self.tell(Event::Drew {
                seat,
                cards,
                reason,
            });
        }
        if spared == 0 {
            self.put_out(seat);
        }
        last
    }

    /// Draws one card, the commonest of all; not in No Mercy, where a card may put its drawer out.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn draw_single(&mut self, seat: Seat, reason: DrawReason) -> Option<Card> {
        let card = self.draw_one(seat)?;
        self.tell(Event::Drew {
            seat,
            cards: CardSet::of(card),
            reason,
        });
        Some(card)
    }

    /// The faces of the side in play.
    #[inline]
    pub fn table(&self) -> &SideTable {
        self.rules.deck.side(self.round.side)
    }

    pub fn face(&self, card: Card) -> Face {
        self.table().face(card)
    }

    /// A seat is out of the round, its hand set aside (N5). The last one in has won.
    #[cold]
    fn put_out(&mut self, seat: Seat) {
        let round = &mut *self.round;
        round.out_of_play = round.out_of_play.or(round.hand(seat));
        round.hands[seat.index()] = CardSet::EMPTY;
        round.seats.remove(seat);
        round.put_out.insert(seat);
        self.tell(PublicEvent::PutOut(seat));
        self.go_on_without(seat);
    }

    /// The round after a seat is no longer in: won by the last one, else the turn passes if it was its turn.
    pub fn go_on_without(&mut self, seat: Seat) {
        let seats = self.round.seats;
        if seats.len() <= 1 {
            let last = seats.iter().next();
            self.finish(last);
        } else if self.round.turn == seat && self.round.offer_answerer().is_none() {
            self.begin_after(seat);
        }
    }

    /// G6, H1, N2: draws one card, or until one matches; a match may be played now.
    #[inline]
    pub fn draw_in_turn(&mut self, seat: Seat) {
        let drawn = if self.rules.ruleset.draws_until_match {
            let last = self.draw_while(seat, DrawReason::Turn, |step, card| {
                !step.round.fits(step.rules, seat, card)
            });
            if self.round.is_over() || !self.round.seats.contains(seat) {
                // Put out by this very card.
                return;
            }
            last
        } else {
            self.draw_single(seat, DrawReason::Turn)
        };
        match drawn {
            Some(card) if self.round.fits(self.rules, seat, card) => {
                self.round.phase = Phase::Drawn(card);
            }
            _ => self.advance(),
        }
    }

    /// T2: all cards that come out are taken, and the turn is over.
    pub fn press_in_turn(&mut self, seat: Seat) {
        self.press(seat, DrawReason::Turn);
        self.advance();
    }

    /// One press of the launcher; nothing is pressed where no card can be had (T2, T3). Whether cards came.
    pub fn press(&mut self, seat: Seat, reason: DrawReason) -> bool {
        if !self.round.can_draw() {
            return false;
        }
        let count = self
            .chance
            .press(self.rules.ruleset.launcher, self.round.misses >= DRY_LIMIT);
        self.round.misses = if count == 0 { self.round.misses + 1 } else { 0 };
        self.tell(PublicEvent::Pressed(seat, count));
        if count > 0 {
            self.give(seat, count, reason);
        }
        count > 0
    }

    /// Presses until cards come (T4, T5).
    pub fn press_until_fired(&mut self, seat: Seat) {
        while self.round.can_draw() && !self.press(seat, DrawReason::Penalty) {}
    }

    /// The next player draws and loses the turn (C2, F5).
    pub fn hit_next(&mut self, claim: Penalty) {
        let target = self.round.next(self.round.turn);
        self.reach(target);
        self.collect(target, claim, DrawReason::Penalty);
        self.tell(PublicEvent::Skipped(target));
        self.begin_after(target);
    }

    /// Draws what is claimed.
    pub fn collect(&mut self, seat: Seat, claim: Penalty, reason: DrawReason) {
        match claim {
            Penalty::Cards(count) => self.give(seat, count, reason),
            Penalty::Until(color) => {
                self.give_until(seat, color, reason);
            }
        }
    }

    /// A debt lies open on a seat, which answers or takes it (N4, H2).
    pub fn owe(&mut self, seat: Seat, amount: u16) {
        self.begin_turn(seat);
        self.round.phase = Phase::DrawStack { amount };
        self.tell(PublicEvent::Owes(seat, amount));
    }

    /// The whole debt is drawn, and the turn lost (N4).
    pub fn take_debt(&mut self, seat: Seat) {
        let amount = self.round.open_debt();
        self.round.phase = Phase::Turn;
        self.give(seat, amount, DrawReason::Penalty);
        if self.round.turn == seat {
            self.tell(PublicEvent::Skipped(seat));
            self.begin_after(seat);
        }
    }

    /// C3: the next player takes what is claimed and loses the turn.
    pub fn accept(&mut self, seat: Seat) {
        let Phase::Challenge(bluff) = self.round.phase else {
            return;
        };
        self.tell(PublicEvent::Accepted(seat));
        self.collect(seat, bluff.claim, DrawReason::Penalty);
        self.end_challenge(bluff, seat, true);
    }

    /// C3: the guilty draws what was claimed and the challenger plays; else the challenger draws it and two more.
    pub fn challenge(&mut self, seat: Seat) {
        let Phase::Challenge(bluff) = self.round.phase else {
            return;
        };
        let PendingChallenge {
            offender,
            guilty,
            claim,
            ..
        } = bluff;
        let held = self.round.challenged;
        self.tell(Event::Challenged {
            by: seat,
            offender,
            guilty,
            held,
        });
        if guilty {
            if self.round.seats.contains(offender) {
                self.collect(offender, claim, DrawReason::Challenge);
            }
        } else {
            match claim {
                Penalty::Cards(count) => self.give(seat, count + 2, DrawReason::Challenge),
                Penalty::Until(color) => {
                    self.give_until(seat, color, DrawReason::Challenge);
                    self.give(seat, 2u8, DrawReason::Challenge);
                }
            }
        }
        self.end_challenge(bluff, seat, !guilty);
    }

    fn end_challenge(&mut self, bluff: PendingChallenge, seat: Seat, lost: bool) {
        if bluff.last {
            self.finish(Some(bluff.offender));
        } else if lost {
            self.tell(PublicEvent::Skipped(seat));
            self.begin_after(seat);
        } else {
            self.round.phase = Phase::Turn;
        }
    }

    /// Whether draw cards can be answered by draw cards.
    pub fn stacks(&self) -> bool {
        self.rules.ruleset.answering != Stacking::Off
    }
}

impl Round {
    /// Cards owed so far by the awaited seat, which a stacked card adds to.
    pub(super) fn open_debt(&self) -> u16 {
        match self.phase {
            Phase::DrawStack { amount } => amount,
            Phase::Challenge(PendingChallenge {
                claim: Penalty::Cards(count),
                ..
            }) => u16::from(count),
            _ => 0,
        }
    }

    /// Who must answer a dare just now.
    pub(super) fn offer_answerer(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer) => Some(offer.answerer),
            _ => None,
        }
    }
}
