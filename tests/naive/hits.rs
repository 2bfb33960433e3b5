//! Cards that make the next player draw, press, answer or lose the turn.

use uskalla::rules::*;

use super::effects::Played;
use super::world::World;

impl World<'_> {
    /// T4, T6. Who is hit by Hit 2 or Hit-Fire loses the turn; All-Hit costs nobody a turn.
    pub fn hit(&mut self, symbol: Symbol, last: bool) {
        let target = self.next(self.turn);
        match symbol {
            Symbol::HitTwo => {
                self.press(target);
                self.press(target);
            }
            Symbol::WildHitFire => self.press_until_fired(target),
            _ => {
                let mut seat = target;
                while seat != self.turn {
                    self.press(seat);
                    seat = self.next(seat);
                }
            }
        }
        if !last {
            self.begin_after(if symbol == Symbol::WildAllHit {
                self.turn
            } else {
                target
            });
        }
    }

    /// C2, C3, F5, N4, N8, H2.
    pub fn draw_card(&mut self, played: &Played) {
        let symbol = played.play.face.symbol;
        if symbol == Symbol::WildReverseDrawFour {
            self.direction = self.direction.turned();
        }
        let next = self.next(played.seat);
        let bluffs = matches!(symbol, Symbol::WildDrawFour | Symbol::WildDrawTwo)
            && self.rules.ruleset.bluffing;
        let stacks = self.rules.ruleset.edition == Edition::NoMercy
            || self.rules.ruleset.stacking != Stacking::Off;
        if bluffs && played.debt == 0 {
            // A stacked one cannot be challenged, the first one can.
            self.ask_bluff(played, Penalty::Cards(played.total as u8));
        } else if played.last {
            // H2: a last card is not answered by stacking.
            self.draw_cards(next, played.total);
        } else if stacks {
            // N8: with two players the one who played it owes.
            let own = symbol == Symbol::WildReverseDrawFour && self.within.len() == 2;
            self.begin_turn(if own { played.seat } else { next });
            self.phase = Phase::DrawStack {
                amount: played.total,
            };
        } else {
            self.hit_next(Penalty::Cards(played.total as u8));
        }
    }

    /// F6.
    pub fn until(&mut self, played: &Played, claim: Penalty) {
        if self.rules.ruleset.bluffing {
            self.ask_bluff(played, claim);
        } else {
            self.hit_next(claim);
        }
    }

    /// C3: the next player answers.
    fn ask_bluff(&mut self, played: &Played, claim: Penalty) {
        self.begin_after(played.seat);
        let Played {
            seat: offender,
            guilty,
            last,
            ..
        } = *played;
        self.phase = Phase::Challenge(PendingChallenge {
            offender,
            guilty,
            claim,
            last,
        });
    }

    /// C6.
    pub fn custom(&mut self, played: &Played, number: u8) {
        match self.rules.ruleset.custom[usize::from(number) - 1] {
            CustomEffect::None => self.begin_after(played.seat),
            CustomEffect::Draw(count) => self.hit_next(Penalty::Cards(count)),
            CustomEffect::Until(color) => self.hit_next(Penalty::Until(color)),
            CustomEffect::Skip => self.hit_next(Penalty::Cards(0)),
            CustomEffect::Dare => self.ask(played, number, OfferKind::Custom),
        }
    }
}
