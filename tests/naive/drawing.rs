//! Drawing, pressing, paying (G9, N5, T2, C3).

use uskalla::rules::*;

use super::world::World;

impl World<'_> {
    /// The next card; G9: an empty pile is rebuilt from all discards but the top one, and from what was set aside (N5).
    pub fn take_card(&mut self) -> Option<Card> {
        if self.draw.is_empty() {
            let top = self.discard.pop()?;
            let mut rest = std::mem::replace(&mut self.discard, vec![top]);
            rest.append(&mut self.aside);
            if !rest.is_empty() {
                self.draw = self.shuffled(rest);
            }
        }
        self.draw.pop()
    }

    /// G9: whether a card can be had.
    pub fn can_draw(&self) -> bool {
        !self.draw.is_empty() || self.discard.len() > 1 || !self.aside.is_empty()
    }

    /// Draws until `enough` says so of the last card and how many there are. N5: who holds 25 is out at that moment, the rest lapses.
    pub fn draw_until(
        &mut self,
        seat: Seat,
        enough: impl Fn(&Self, Card, u16) -> bool,
    ) -> Option<Card> {
        let (mut last, mut count) = (None, 0);
        while let Some(card) = self.take_card() {
            self.hands[seat.index()].push(card);
            (last, count) = (Some(card), count + 1);
            if self.is_merciful(seat) {
                self.put_out(seat);
                return last;
            }
            if enough(self, card, count) {
                break;
            }
        }
        last
    }

    fn is_merciful(&self, seat: Seat) -> bool {
        self.rules.ruleset.edition == Edition::NoMercy && self.hands[seat.index()].len() >= 25
    }

    /// Draws a number of cards; G9: or what there is.
    pub fn draw_cards(&mut self, seat: Seat, count: u16) {
        if count > 0 {
            self.draw_until(seat, |_, _, drawn| drawn >= count);
        }
    }

    /// N10, F6: until a card of the color comes; wilds do not count.
    pub fn draw_color(&mut self, seat: Seat, color: Color) {
        self.draw_until(seat, |world, card, _| world.face(card).color == Some(color));
    }

    /// N5: the hand is set aside; play goes on with the next; the last one left has won.
    fn put_out(&mut self, seat: Seat) {
        let mut hand = std::mem::take(&mut self.hands[seat.index()]);
        self.aside.append(&mut hand);
        self.without(seat);
        if let [winner] = self.within[..] {
            self.over(Some(winner));
        } else if self.turn == seat {
            self.begin_after(seat);
        }
    }

    /// A seat is no longer in.
    pub fn without(&mut self, seat: Seat) {
        self.within.retain(|&other| other != seat);
    }

    /// T2, T3: one press, and all that comes out is taken; where no card can be had nothing is pressed. Whether it fired.
    pub fn press(&mut self, seat: Seat) -> bool {
        if !self.can_draw() {
            return false;
        }
        let Some(Outcome::Pressed(count)) = self.outcomes.pop_front() else {
            panic!("no press was recorded")
        };
        // After three dry presses in a row the fourth fires.
        assert_eq!(self.must_fire.pop_front(), Some(self.dry == 3));
        self.dry = if count == 0 { self.dry + 1 } else { 0 };
        if count > 0 {
            self.draw_cards(seat, count.into());
        }
        count > 0
    }

    /// T4, T5: until cards come, or none can be had.
    pub fn press_until_fired(&mut self, seat: Seat) {
        while self.can_draw() && !self.press(seat) {}
    }

    /// What a claim costs (C3, F6).
    pub fn pay(&mut self, seat: Seat, claim: Penalty) {
        match claim {
            Penalty::Cards(count) => self.draw_cards(seat, count.into()),
            Penalty::Until(color) => self.draw_color(seat, color),
        }
    }

    /// C2, F5: the next player pays and loses the turn. D8: play has reached that player all the same.
    pub fn hit_next(&mut self, claim: Penalty) {
        let target = self.next(self.turn);
        self.reach(target);
        self.pay(target, claim);
        self.begin_after(target);
    }

    /// C3: the guilty pays and the challenger plays; else the challenger pays, and two more.
    pub fn challenge(&mut self, seat: Seat, bluff: PendingChallenge) {
        if !bluff.guilty {
            self.pay(seat, bluff.claim);
            self.draw_cards(seat, 2);
        } else if self.within.contains(&bluff.offender) {
            // G16: one who has left pays nothing.
            self.pay(bluff.offender, bluff.claim);
        }
        self.settled(seat, bluff, !bluff.guilty);
    }

    /// After the answer: G13 for a last card, else the turn is lost or taken.
    pub fn settled(&mut self, seat: Seat, bluff: PendingChallenge, loses: bool) {
        if bluff.last {
            self.over(Some(bluff.offender));
        } else if loses {
            self.begin_after(seat);
        } else {
            self.phase = Phase::Turn;
        }
    }
}
