//! The start card (G4).

use uskalla::rules::*;

use super::world::World;

impl World<'_> {
    /// Turns over the start card of a dealt position, and carries out what it does.
    pub fn open(&mut self) {
        self.direction = Direction::Clockwise;
        self.turn = self.next(self.dealer);
        loop {
            let card = self.draw.pop().expect("a start card");
            let face = self.face(card);
            if self.is_passed_over(face) {
                self.discard.push(card);
            } else if self.goes_back(face) {
                let mut pile = std::mem::take(&mut self.draw);
                pile.push(card);
                self.draw = self.shuffled(pile);
            } else {
                self.discard.push(card);
                return self.start(face.symbol);
            }
        }
    }

    /// N3: action cards stay beneath, the first number card starts.
    fn is_passed_over(&self, face: Face) -> bool {
        self.rules.ruleset.edition == Edition::NoMercy && !matches!(face.symbol, Symbol::Number(_))
    }

    /// C7, F3.
    fn goes_back(&self, face: Face) -> bool {
        let redraw = self.rules.ruleset.start_wild == StartWild::Redraw;
        match face.symbol {
            Symbol::WildDrawFour | Symbol::WildDrawTwo | Symbol::Flip => true,
            Symbol::Wild => redraw && self.rules.ruleset.edition != Edition::Attack,
            _ => false,
        }
    }

    /// D9, C7, F3, T5.
    fn start(&mut self, symbol: Symbol) {
        let first = self.turn;
        match symbol {
            Symbol::Skip => self.begin_after(first),
            Symbol::Reverse => {
                self.direction = Direction::CounterClockwise;
                let right = self.rules.ruleset.start_reverse == StartReverse::Right;
                self.begin_turn(if right {
                    self.next(self.dealer)
                } else {
                    self.dealer
                });
            }
            Symbol::DrawOne => self.start_draw(first, 1),
            Symbol::DrawTwo => self.start_draw(first, 2),
            Symbol::Dare(number) => self.put(start_offer(first, number)),
            Symbol::WildDare(number) => {
                self.phase = Phase::Color(ColorThen::Dare(start_offer(first, number)));
            }
            Symbol::HitTwo => {
                self.press(first);
                self.press(first);
                self.begin_after(first);
            }
            Symbol::WildAllHit => {
                let mut seat = first;
                for _ in 0..self.within.len() {
                    self.press(seat);
                    seat = self.next(seat);
                }
                self.phase = Phase::Color(ColorThen::Play);
            }
            Symbol::WildHitFire => {
                self.press_until_fired(first);
                self.phase = Phase::Color(ColorThen::Lose);
            }
            Symbol::Wild | Symbol::WildShuffle | Symbol::WildCustom(_) => {
                self.phase = Phase::Color(ColorThen::Play);
            }
            // Numbers; T5: Discard All and Trade Hands have no effect.
            _ => self.begin_turn(first),
        }
    }

    /// C7: falls on the dealer's left, who loses the turn; H2: opens a debt that may be answered.
    fn start_draw(&mut self, first: Seat, count: u8) {
        if self.rules.ruleset.stacking == Stacking::Off {
            self.draw_cards(first, count.into());
            self.begin_after(first);
        } else {
            self.phase = Phase::DrawStack {
                amount: count.into(),
            };
        }
    }
}

fn start_offer(answerer: Seat, number: u8) -> Offer {
    Offer {
        answerer,
        source: None,
        number,
        chain: 1,
        last: false,
        kind: OfferKind::List,
    }
}
