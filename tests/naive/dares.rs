//! Dares: putting, answering, judging, striking (dare.md, adults.md).

use uskalla::rules::edition::adults::DieFace;
use uskalla::rules::*;

use super::effects::Played;
use super::world::World;

/// The bit of a dare's number.
fn bit(number: u8) -> u16 {
    1 << (number - 1)
}

impl World<'_> {
    /// D5: the next player answers the dare of this number; H9: one more card of the chain.
    pub fn ask(&mut self, played: &Played, number: u8, kind: OfferKind) {
        self.begin_after(played.seat);
        let Played {
            seat, last, chain, ..
        } = *played;
        self.put(Offer {
            answerer: self.turn,
            source: Some(seat),
            number,
            chain: chain + 1,
            last,
            kind,
        });
    }

    /// A4: the adults roll first. D13, D14: the number itself, or the next one that is filled and not struck.
    pub fn put(&mut self, offer: Offer) {
        match offer.kind {
            OfferKind::List if self.rules.ruleset.edition == Edition::Adults => {
                self.phase = Phase::Roll(Offer {
                    kind: OfferKind::Unrolled { turned: false },
                    ..offer
                });
            }
            OfferKind::List => self.show(offer, 0),
            OfferKind::Level(level, _) => self.show(offer, level as usize),
            OfferKind::Custom | OfferKind::Unrolled { .. } => self.phase = Phase::Dare(offer),
        }
    }

    fn show(&mut self, offer: Offer, level: usize) {
        let there = |number: u8| {
            self.rules.ruleset.dares.filled.bits() & bit(number) & !self.struck[level] != 0
        };
        let counting_on = (offer.number..=16).chain(1..offer.number);
        match counting_on.into_iter().find(|&number| there(number)) {
            Some(number) => self.phase = Phase::Dare(Offer { number, ..offer }),
            // D13: every dare is struck, the choice falls away and counts as done.
            None => self.answered(offer, false),
        }
    }

    /// What refusing or failing costs: two (D5), after a roll four or by option two, four for a truth (A4); H9: for each card.
    fn price(&self, offer: Offer) -> u16 {
        let one = match offer.kind {
            OfferKind::Level(Level::Truth, _) => 4,
            OfferKind::Level(..) => self.rules.ruleset.adults_refusal,
            _ => 2,
        };
        u16::from(one) * u16::from(offer.chain)
    }

    /// D13: used means once answered, by drawing or doing.
    fn use_up(&mut self, offer: Offer) {
        match offer.kind {
            OfferKind::List => self.used[0] |= bit(offer.number),
            OfferKind::Level(level, _) => self.used[level as usize] |= bit(offer.number),
            OfferKind::Unrolled { .. } | OfferKind::Custom => {}
        }
    }

    /// D5, A4: draws instead.
    pub fn dare_draw(&mut self, seat: Seat) {
        let (Phase::Dare(offer) | Phase::Roll(offer)) = self.phase else {
            panic!("no dare is on offer")
        };
        self.use_up(offer);
        self.draw_cards(seat, self.price(offer));
        self.answered(offer, true);
    }

    /// D6, D8, D12.
    pub fn dare_do(&mut self, seat: Seat) {
        let Phase::Dare(offer) = self.phase else {
            panic!("no dare is on offer")
        };
        self.use_up(offer);
        // A7: never as truth; C6: a text on a Customizable is no dare of the list; D10: on a last card it is judged at once.
        let can_last = match offer.kind {
            OfferKind::List => true,
            OfferKind::Level(level, _) => level != Level::Truth,
            OfferKind::Unrolled { .. } | OfferKind::Custom => false,
        };
        if can_last
            && !offer.last
            && self.rules.ruleset.dares.lasting.bits() & bit(offer.number) != 0
        {
            // The same number open twice on one player is one.
            let open = &mut self.lasting[seat.index()];
            open.retain(|&number| number != offer.number);
            open.push(offer.number);
            open.sort_unstable();
            self.answered(offer, false);
        } else if self.computers.contains(&seat) {
            let Some(Outcome::Performed(done)) = self.outcomes.pop_front() else {
                panic!("no result was recorded")
            };
            self.judge(offer, done);
        } else {
            self.phase = Phase::Verdict(offer);
        }
    }

    /// D6: done, no cards; else the price.
    pub fn judge(&mut self, offer: Offer, done: bool) {
        if !done {
            self.draw_cards(offer.answerer, self.price(offer));
        }
        self.answered(offer, !done);
    }

    /// D7: whose turn next. A6: it applies only to the original target.
    fn answered(&mut self, offer: Offer, drew: bool) {
        if offer.last {
            return self.over(offer.source);
        }
        let loses = match self.rules.ruleset.dare_turn {
            DareTurn::PlaysOn => false,
            DareTurn::LosesIfDraws => drew,
            DareTurn::Loses => true,
        };
        let is_target = offer.answerer == self.turn;
        if !self.within.contains(&self.turn) || is_target && loses {
            self.begin_after(self.turn);
        } else {
            self.phase = Phase::Turn;
        }
    }

    /// A4. On a start card, on a last card, and when the one who played it has left, reverse is rolled again at once.
    pub fn roll(&mut self) {
        let Phase::Roll(offer) = self.phase else {
            panic!("nothing is rolled for")
        };
        let turned = offer.kind == (OfferKind::Unrolled { turned: true });
        loop {
            let Some(Outcome::Rolled(face)) = self.outcomes.pop_front() else {
                panic!("no roll was recorded")
            };
            let level = match face {
                DieFace::Level(level) => level,
                // A second reverse stands as mild.
                DieFace::Reverse if turned => Level::Mild,
                DieFace::Reverse => match offer
                    .source
                    .filter(|source| !offer.last && self.within.contains(source))
                {
                    None => continue,
                    Some(source) => {
                        let kind = OfferKind::Unrolled { turned: true };
                        self.phase = Phase::Roll(Offer {
                            answerer: source,
                            kind,
                            ..offer
                        });
                        return;
                    }
                },
            };
            return self.put(Offer {
                kind: OfferKind::Level(level, turned),
                ..offer
            });
        }
    }

    /// D13: another one among those neither struck nor used; when none is left the choice falls away.
    pub fn strike(&mut self) {
        let Phase::Dare(offer) = self.phase else {
            panic!("no dare is on offer")
        };
        let level = if let OfferKind::Level(level, _) = offer.kind {
            level as usize
        } else {
            0
        };
        self.struck[level] |= bit(offer.number);
        let left = self.rules.ruleset.dares.filled.bits() & !self.struck[level] & !self.used[level];
        if left == 0 {
            return self.answered(offer, false);
        }
        let Some(Outcome::OtherDare(number)) = self.outcomes.pop_front() else {
            panic!("no dare was drawn")
        };
        assert!(left & bit(number) != 0, "dare {number} is struck or used");
        self.phase = Phase::Dare(Offer { number, ..offer });
    }
}
