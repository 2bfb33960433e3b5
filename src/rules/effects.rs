//! What a card does when it is played: one arm a symbol.

use super::action::Play;
use super::action_context::ActionContext;
use super::card::{Card, Color, Face, Symbol};
use super::card_set::CardSet;
use super::chance::{Chance, shuffle};
use super::deck::flag;
use super::event::{DrawReason, EventSink, PublicEvent};
use super::options::{CustomEffect, TwoPlayerReverse};
use super::phase::{ColorThen, Offer, OfferKind, Penalty, PendingChallenge, Phase};
use super::seat::{MAX_SEATS, Seat};

/// What a play answers: a debt (N4, H2), or the cards of a dare chain (H9); 0 when it opens one.
#[derive(Clone, Copy, Default)]
struct Answered {
    debt: u16,
    chain: u8,
}

/// A play that is being carried out, with the facts from before it that are needed after it.
struct Played {
    seat: Seat,
    play: Play,
    /// Whether it emptied the hand.
    last: bool,
    answered: Answered,
    /// The color in play before it, by which honesty is judged (C3).
    color_before: Option<Color>,
}

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    /// Carries out a play.
    #[inline]
    pub fn play(&mut self, seat: Seat, play: Play, card: Card) {
        let (jumped, answered) = match self.round.phase {
            Phase::Turn | Phase::Drawn(_) if self.round.turn == seat => {
                (false, Answered::default())
            }
            _ => self.answer(seat, play),
        };
        let flags = self.round.flags(self.rules, card);
        self.lay(seat, play, card, flags, jumped, answered);
    }

    /// Carries out the play of a plain card in turn, one of which no [`flag`] counts.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn play_plain(&mut self, seat: Seat, card: Card) {
        let play = Play::of(self.face(card));
        self.lay(seat, play, card, flag::NONE, false, Answered::default());
    }

    /// Lays a card down with all that follows. In [`ActionContext::play_plain`] the flags are constants, so the compiler removes most of it.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn lay(
        &mut self,
        seat: Seat,
        play: Play,
        card: Card,
        flags: u8,
        jumped: bool,
        answered: Answered,
    ) {
        let Play {
            face, count, color, ..
        } = play;
        self.tell(PublicEvent::Played {
            seat,
            face,
            count,
            color,
            jumped,
        });
        self.discard(seat, card);
        if count > 1 {
            self.lay_others(seat, play);
        }
        if flags & flag::EFFECT != 0 && face.symbol == Symbol::DiscardAll {
            self.discard_along(seat, face);
        }
        let color_before = self.round.color;
        if flags & flag::WILD == 0 {
            self.round.set_colored_top(self.rules, card, face.color);
        } else {
            self.round.set_color(self.rules, color);
        }
        self.round.phase = Phase::Turn;
        self.open_window(seat, play);
        if flags & (flag::EFFECT | flag::SEVEN_ZERO) == 0 && !self.round.hand(seat).is_empty() {
            self.advance();
        } else {
            self.take_effect(seat, play, answered, color_before);
        }
    }

    /// A play that answers what is asked, or jumps in: whether it is out of turn, and what it answers.
    #[inline(never)]
    fn answer(&mut self, seat: Seat, play: Play) -> (bool, Answered) {
        let jumped = self.round.current_player() != Some(seat);
        let draws = self.stacks() && play.face.symbol.draw_value() > 0;
        let answered = Answered {
            debt: if draws { self.round.open_debt() } else { 0 },
            chain: self.round.phase.offer().map_or(0, |offer| offer.chain),
        };
        if jumped {
            // H4: play goes on from the one who jumped in, which counts as play reaching that player (D8).
            self.begin_turn(seat);
        }
        (jumped, answered)
    }

    /// What a card does beyond being played.
    #[inline(never)]
    fn take_effect(
        &mut self,
        seat: Seat,
        play: Play,
        answered: Answered,
        color_before: Option<Color>,
    ) {
        let last = self.round.hand(seat).is_empty();
        let played = Played {
            seat,
            play,
            last,
            answered,
            color_before,
        };
        if last {
            self.end_lasting();
            self.last_effect(&played);
        } else {
            self.effect(&played);
        }
    }

    /// N7: all cards of the color go beneath the Discard All, without effect.
    fn discard_along(&mut self, seat: Seat, face: Face) {
        let Some(color) = face.color else { return };
        let along = self
            .round
            .hand(seat)
            .and(self.rules.deck.side(self.round.side).of_color(color));
        let top = self.round.top();
        self.round.discard_len -= 1;
        for card in along.iter() {
            self.round.give_up(self.rules, seat, card);
            self.round.push_discard(card);
        }
        self.round.push_discard(top);
        self.tell(PublicEvent::DiscardedAlong(seat, along.len() as u8));
    }

    /// What a last card still does before the round ends (D10, C8, F7, T6; nothing in No Mercy, N12).
    fn last_effect(&mut self, played: &Played) {
        let symbol = played.play.face.symbol;
        let takes_effect = self.rules.ruleset.edition.traits().last_card_acts;
        match symbol {
            _ if !takes_effect => {}
            Symbol::Dare(number) | Symbol::WildDare(number) => {
                return self.offer(played, number, OfferKind::List);
            }
            Symbol::WildDrawFour | Symbol::WildDrawTwo
                if played.answered.debt == 0 && self.rules.ruleset.bluffing =>
            {
                return self.ask_bluff(played, Penalty::Cards(symbol.draw_value()));
            }
            Symbol::WildDrawColor => return self.claim_until(played),
            Symbol::Flip => self.flip(played),
            Symbol::HitTwo | Symbol::WildAllHit | Symbol::WildHitFire => self.hit(played),
            symbol if symbol.draw_value() > 0 => {
                // H2: a last card is not answered by stacking, the whole debt is drawn.
                let target = self.round.next(played.seat);
                self.give(target, played.total(), DrawReason::Penalty);
            }
            _ => {}
        }
        self.finish(Some(played.seat));
    }

    fn effect(&mut self, played: &Played) {
        let count = played.play.count;
        match played.play.face.symbol {
            Symbol::Number(7) if played.play.swap.is_some() => self.swap(played),
            Symbol::Number(0) if count == 1 && self.rules.ruleset.swaps_on_seven() => {
                self.pass_hands();
            }
            Symbol::Skip => return self.skip_many(count),
            Symbol::Reverse => return self.reverse(count),
            Symbol::SkipEveryone => return self.begin_turn(played.seat),
            Symbol::TradeHands => self.swap(played),
            Symbol::Flip => self.flip(played),
            Symbol::Dare(number) | Symbol::WildDare(number) => {
                return self.offer(played, number, OfferKind::List);
            }
            Symbol::WildShuffle => self.shuffle_hands(played.seat),
            Symbol::WildCustom(number) => return self.custom(played, number),
            Symbol::WildRoulette => return self.roulette(),
            Symbol::WildDrawColor => return self.claim_until(played),
            Symbol::HitTwo | Symbol::WildAllHit | Symbol::WildHitFire => return self.hit(played),
            symbol if symbol.draw_value() > 0 => return self.draw_card(played),
            _ => {}
        }
        self.advance();
    }

    /// H7: several Skips add up.
    fn skip_many(&mut self, count: u8) {
        let mut skipped = self.round.turn;
        for _ in 0..count {
            skipped = self.round.next(skipped);
            self.skip(skipped);
        }
        self.begin_after(skipped);
    }

    /// C4, G17, N11; several act one by one (H7).
    fn reverse(&mut self, count: u8) {
        for _ in 0..count {
            self.round.direction = self.round.direction.turned();
            self.tell(PublicEvent::Turned(self.round.direction));
        }
        if self.round.two_left() && self.rules.ruleset.two_player_reverse == TwoPlayerReverse::Skip
        {
            self.skip_next();
        } else {
            self.advance();
        }
    }

    fn swap(&mut self, played: &Played) {
        if let Some(other) = played.play.swap {
            self.round.hands.swap(played.seat.index(), other.index());
            self.tell(PublicEvent::Swapped(played.seat, other));
        }
    }

    /// N6: everybody who is in passes the hand on; nobody is liable for a call then (G12).
    fn pass_hands(&mut self) {
        let first = self.round.turn;
        let mut from = first;
        let mut match_state = self.round.hand(first);
        loop {
            let to = self.round.next(from);
            match_state = core::mem::replace(&mut self.round.hands[to.index()], match_state);
            from = to;
            if to == first {
                break;
            }
        }
        self.round.window = None;
        self.tell(PublicEvent::HandsPassed);
    }

    /// C5: dealt out one by one, starting left of the player, clockwise.
    fn shuffle_hands(&mut self, seat: Seat) {
        let all = self
            .round
            .seats
            .iter()
            .fold(CardSet::EMPTY, |set, seat| set.or(self.round.hand(seat)));
        let mut pile = self.round.draw;
        let mut len = 0;
        for card in all.iter() {
            pile[len] = card;
            len += 1;
        }
        let ordered_len = self.chance.shuffle(&mut pile[..len]);
        shuffle(&mut pile[..len - ordered_len], self.chance);
        self.round.hands = [CardSet::EMPTY; MAX_SEATS];
        let mut to = seat;
        for &card in pile[..len].iter().rev() {
            to = self.round.left_of(to);
            self.round.hands[to.index()].insert(card);
        }
        self.round.window = None;
        self.tell(PublicEvent::HandsShuffled);
    }

    /// F4: the discard pile, the draw pile and all hands are turned over.
    fn flip(&mut self, played: &Played) {
        self.settle();
        let round = &mut *self.round;
        round.side = round.side.turned();
        round.discard[..round.discard_len as usize].reverse();
        round.draw[..round.draw_len as usize].reverse();
        round.set_color(
            self.rules,
            round.top_face(self.rules).color.or(played.play.color),
        );
        self.tell(PublicEvent::Flipped(self.round.side));
    }

    /// The next player owes cards: at once, or as a debt that may be answered (C2, C3, F5, N4, N8, H2).
    fn draw_card(&mut self, played: &Played) {
        let symbol = played.play.face.symbol;
        if symbol == Symbol::WildReverseDrawFour {
            self.round.direction = self.round.direction.turned();
            self.tell(PublicEvent::Turned(self.round.direction));
        }
        let bluff = matches!(symbol, Symbol::WildDrawFour | Symbol::WildDrawTwo)
            && self.rules.ruleset.bluffing;
        if bluff && played.answered.debt == 0 {
            self.ask_bluff(played, Penalty::Cards(symbol.draw_value()));
        } else if self.stacks() {
            let own = symbol == Symbol::WildReverseDrawFour && self.round.two_left();
            let target = if own {
                played.seat
            } else {
                self.round.next(played.seat)
            };
            self.owe(target, played.total());
        } else {
            self.hit_next(Penalty::Cards(
                symbol.draw_value().saturating_mul(played.play.count),
            ));
        }
    }

    /// F6: cards until the color comes, after a challenge if there is bluffing.
    fn claim_until(&mut self, played: &Played) {
        let color = played.play.color.unwrap_or(Color::Pink);
        if self.rules.ruleset.bluffing {
            self.ask_bluff(played, Penalty::Until(color));
        } else {
            self.hit_next(Penalty::Until(color));
            if played.last {
                self.finish(Some(played.seat));
            }
        }
    }

    /// The next player accepts or challenges (C3).
    fn ask_bluff(&mut self, played: &Played, claim: Penalty) {
        let next = self.round.next(played.seat);
        self.begin_turn(next);
        self.round.challenged = self.round.hand(played.seat);
        let held = self.round.challenged;
        let guilty = played
            .color_before
            .is_some_and(|color| !held.and(self.table().of_color(color)).is_empty());
        let bluff = PendingChallenge {
            offender: played.seat,
            guilty,
            claim,
            last: played.last,
        };
        self.round.phase = Phase::Challenge(bluff);
    }

    fn offer(&mut self, played: &Played, number: u8, kind: OfferKind) {
        let answerer = self.round.next(played.seat);
        let chain = played.answered.chain + 1;
        self.ask(
            answerer,
            Offer {
                answerer,
                source: Some(played.seat),
                number,
                chain,
                last: played.last,
                kind,
            },
        );
    }

    /// C6.
    fn custom(&mut self, played: &Played, number: u8) {
        match self.rules.ruleset.custom[usize::from(number - 1) % 3] {
            CustomEffect::None => self.advance(),
            CustomEffect::Draw(count) => self.hit_next(Penalty::Cards(count)),
            CustomEffect::Until(color) => self.hit_next(Penalty::Until(color)),
            CustomEffect::Skip => self.skip_next(),
            CustomEffect::Dare => self.offer(played, number, OfferKind::Custom),
        }
    }

    /// N10: the next player names a color first.
    fn roulette(&mut self) {
        self.advance();
        self.round.set_color(self.rules, None);
        self.round.phase = Phase::Color(ColorThen::Roulette);
    }

    /// T4.
    fn hit(&mut self, played: &Played) {
        let target = self.round.next(played.seat);
        match played.play.face.symbol {
            Symbol::HitTwo => {
                self.press(target, DrawReason::Penalty);
                self.press(target, DrawReason::Penalty);
            }
            Symbol::WildHitFire => self.press_until_fired(target),
            _ => {
                let mut seat = target;
                while seat != played.seat {
                    self.press(seat, DrawReason::Penalty);
                    seat = self.round.next(seat);
                }
                if !played.last {
                    self.advance();
                }
                return;
            }
        }
        if !played.last {
            self.skip_next();
        }
    }

    /// A color asked for outside a play is named (D9, C7, T5, N10).
    pub fn name_color(&mut self, seat: Seat, color: Color) {
        let Phase::Color(then) = self.round.phase else {
            return;
        };
        self.round.set_color(self.rules, Some(color));
        self.tell(PublicEvent::ColorNamed(seat, color));
        match then {
            ColorThen::Play => self.round.phase = Phase::Turn,
            ColorThen::Dare(offer) => self.ask(seat, offer),
            ColorThen::Lose => {
                self.round.phase = Phase::Turn;
                self.tell(PublicEvent::Skipped(seat));
                self.advance();
            }
            ColorThen::Roulette => {
                self.round.phase = Phase::Turn;
                self.give_until(seat, color, DrawReason::Penalty);
                if self.round.seats.contains(seat) && !self.round.is_over() {
                    self.tell(PublicEvent::Skipped(seat));
                    self.begin_after(seat);
                }
            }
        }
    }
}

impl Played {
    /// Everything owed with this card (N4, H7).
    fn total(&self) -> u16 {
        self.answered.debt
            + u16::from(self.play.face.symbol.draw_value()) * u16::from(self.play.count)
    }
}
