//! What comes of playing a card.

use uskalla::rules::*;

use super::cards::{draw_value, is_number};
use super::world::World;

impl World<'_> {
    /// A seat plays, in turn, as an answer, or by jumping in.
    pub fn play(&mut self, seat: Seat, play: Play) {
        let debt = self.debt_answered(play);
        let chain = self.phase.offer().map_or(0, |offer| offer.chain);
        let drawn = if let Phase::Drawn(card) = self.phase {
            Some(card)
        } else {
            None
        };
        if self.current_player() != seat {
            // H4: play goes on from that player, which counts as play reaching the jumper (D8).
            self.begin_turn(seat);
        }
        let color_before = self.color_in_play();
        for _ in 0..play.count {
            self.lay_down(seat, play.face, drawn);
        }
        if play.face.symbol == Symbol::DiscardAll {
            self.lay_color_beneath(seat, play.face.color);
        }
        (self.named, self.phase) = (play.color, Phase::Turn);
        let left = self.hands[seat.index()].len();
        // G12: who holds one card after the own play may be caught, but not one who has swapped it away.
        self.window = (left == 1 && play.swap.is_none()).then_some((seat, self.called));
        self.called = false;
        if left == 0 {
            // D10.
            self.lasting.iter_mut().for_each(Vec::clear);
        }
        // C3: a card of the color in play before the play was held.
        let guilty = color_before.is_some()
            && self.hands[seat.index()]
                .iter()
                .any(|&card| self.face(card).color == color_before);
        let total = debt + u16::from(draw_value(play.face).unwrap_or(0)) * u16::from(play.count);
        self.effect(&Played {
            seat,
            play,
            last: left == 0,
            debt,
            total,
            chain,
            guilty,
        });
    }

    /// N4, H2: a draw card answers an open debt, or a Wild Draw Four not yet accepted.
    fn debt_answered(&self, play: Play) -> u16 {
        match self.phase {
            Phase::DrawStack { amount } if draw_value(play.face).is_some() => amount,
            Phase::Challenge(PendingChallenge {
                claim: Penalty::Cards(count),
                ..
            }) => count.into(),
            _ => 0,
        }
    }

    /// The card of a face goes from the hand to the top of the discard pile: the drawn one, or the first in the hand's order.
    fn lay_down(&mut self, seat: Seat, face: Face, drawn: Option<Card>) {
        let hand = &self.hands[seat.index()];
        let mut of_face: Vec<Card> = hand
            .iter()
            .copied()
            .filter(|&card| self.face(card) == face)
            .collect();
        if self.rules.ruleset.edition != Edition::Flip {
            of_face.sort_unstable();
        }
        let card = drawn.unwrap_or(of_face[0]);
        self.hands[seat.index()].retain(|&held| held != card);
        self.discard.push(card);
    }

    /// N7, T4: all cards of its color go beneath the Discard All.
    fn lay_color_beneath(&mut self, seat: Seat, color: Option<Color>) {
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        let (mut along, kept): (Vec<Card>, Vec<Card>) = hand
            .into_iter()
            .partition(|&card| self.face(card).color == color);
        self.hands[seat.index()] = kept;
        let top = self.discard.pop().unwrap();
        along.sort_unstable();
        self.discard.append(&mut along);
        self.discard.push(top);
    }

    fn effect(&mut self, played: &Played) {
        let Played {
            seat, play, last, ..
        } = *played;
        let symbol = play.face.symbol;
        // N12: in the merciless game the last card ends the round at once.
        if last && self.rules.ruleset.edition == Edition::NoMercy {
            return self.over(Some(seat));
        }
        match symbol {
            Symbol::Dare(number) | Symbol::WildDare(number) => {
                self.ask(played, number, OfferKind::List);
            }
            // F7, T6, C8, D10: what a last card still does.
            Symbol::Flip => {
                self.flip(play.color);
                if !last {
                    self.begin_after(seat);
                }
            }
            Symbol::HitTwo | Symbol::WildAllHit | Symbol::WildHitFire => self.hit(symbol, last),
            Symbol::WildDrawColor => self.until(played, Penalty::Until(play.color.unwrap())),
            _ if draw_value(play.face).is_some() => self.draw_card(played),
            _ if last => {}
            _ => self.plain_effect(played),
        }
        let answers = matches!(
            self.phase,
            Phase::Dare(_) | Phase::Roll(_) | Phase::Challenge(_) | Phase::Over(_)
        );
        if last && !answers {
            self.over(Some(seat));
        }
    }

    /// The effects that a last card does not have.
    fn plain_effect(&mut self, played: &Played) {
        let Played { seat, play, .. } = *played;
        match play.face.symbol {
            Symbol::Skip => {
                // H7: Skips add up. D8: who is skipped has been reached.
                let mut skipped = seat;
                for _ in 0..play.count {
                    skipped = self.next(skipped);
                    self.reach(skipped);
                }
                self.begin_after(skipped);
            }
            Symbol::Reverse => self.reverse(play.count),
            Symbol::SkipEveryone => self.begin_turn(seat),
            Symbol::WildCustom(number) => self.custom(played, number),
            Symbol::WildRoulette => {
                self.begin_after(seat);
                (self.named, self.phase) = (None, Phase::Color(ColorThen::Roulette));
            }
            symbol => {
                match (symbol, play.swap) {
                    // N6, H3, T4.
                    (_, Some(other)) => self.hands.swap(seat.index(), other.index()),
                    (Symbol::Number(0), _) if self.sevens() && play.count == 1 => self.pass_hands(),
                    (Symbol::WildShuffle, _) => self.shuffle_hands(seat),
                    _ => assert!(
                        is_number(play.face) || matches!(symbol, Symbol::Wild | Symbol::DiscardAll)
                    ),
                }
                self.begin_after(seat);
            }
        }
    }

    fn sevens(&self) -> bool {
        self.rules.ruleset.seven_zero || self.rules.ruleset.edition == Edition::NoMercy
    }

    /// C4, G17, N11: with two players who played it plays again, unless only the direction turns.
    fn reverse(&mut self, count: u8) {
        for _ in 0..count {
            self.direction = self.direction.turned();
        }
        let other = self.next(self.turn);
        if self.within.len() == 2 && self.rules.ruleset.two_player_reverse == TwoPlayerReverse::Skip
        {
            self.reach(other);
            self.begin_after(other);
        } else {
            self.begin_turn(other);
        }
    }

    /// N6: everybody who is in passes the hand to the next in the direction of play. G12: nobody is liable for a call then.
    fn pass_hands(&mut self) {
        let before = self.hands.clone();
        for seat in self.within.clone() {
            let next = self.next(seat);
            self.hands[next.index()].clone_from(&before[seat.index()]);
        }
        self.window = None;
    }

    /// C5: gathered, shuffled, dealt out one by one, starting left of the player, clockwise.
    fn shuffle_hands(&mut self, seat: Seat) {
        let all = self.hands.iter_mut().flat_map(std::mem::take).collect();
        let mut pile = self.shuffled(all);
        let seats = self.within.len();
        let first = self
            .within
            .iter()
            .position(|&other| other.0 > seat.0)
            .unwrap_or(0);
        for at in 0..pile.len() {
            let to = self.within[(first + at) % seats];
            self.hands[to.index()].extend(pile.pop());
        }
        self.window = None;
    }

    /// F4: the discard pile is turned over, then the draw pile, then all hands. The face now on top has no effect of its own.
    fn flip(&mut self, color: Option<Color>) {
        self.side = self.side.turned();
        self.discard.reverse();
        self.draw.reverse();
        self.named = color;
    }
}

/// A play, with what was true before it and is needed for its effect.
pub struct Played {
    pub seat: Seat,
    pub play: Play,
    /// Whether it was the last card.
    pub last: bool,
    /// The debt that it answers.
    pub debt: u16,
    /// Everything owed with it.
    pub total: u16,
    /// The cards of the chain before it (H9).
    pub chain: u8,
    /// Whether a card of the color in play was held.
    pub guilty: bool,
}
