//! Dares: offering, answering, judging, lasting, striking (dare.md, adults.md).

use crate::dare_set::DareSet;

use super::action_context::ActionContext;
use super::chance::Chance;
use super::edition::adults::{DieFace, refusal_price};
use super::event::{DrawReason, EventSink, PublicEvent};
use super::options::DareTurn;
use super::phase::{Level, Offer, OfferKind, Phase};
use super::ruleset::Ruleset;
use super::seat::Seat;

/// Returns the number itself or, when its slot is empty, the next filled one; 1 follows 16 (D14).
fn next_filled(filled: DareSet, number: u8) -> Option<u8> {
    (0..16)
        .map(|step| (number - 1 + step) % 16 + 1)
        .find(|&candidate| filled.contains(candidate))
}

/// Cards for not doing a dare (D5, A4, H9).
#[must_use]
pub fn price(ruleset: &Ruleset, offer: Offer) -> u8 {
    let one = match offer.kind {
        OfferKind::Level(level, _) => refusal_price(ruleset, level),
        _ => 2,
    };
    one.saturating_mul(offer.chain)
}

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    /// Puts a dare of the card's number to the seat whose turn now begins (D5).
    pub fn ask(&mut self, target: Seat, offer: Offer) {
        self.begin_turn(target);
        match offer.kind {
            OfferKind::List if self.rules.ruleset.edition.rolls_die() => {
                self.round.phase = Phase::Roll(Offer {
                    kind: OfferKind::Unrolled { turned: false },
                    ..offer
                });
            }
            OfferKind::List => self.show(offer, 0),
            _ => {
                self.round.phase = Phase::Dare(offer);
                self.tell(PublicEvent::DareOffered(target, offer.number));
            }
        }
    }

    /// Shows the dare of the offer's number, or of the next filled one; where every dare is struck the choice falls away (D13).
    fn show(&mut self, offer: Offer, level: usize) {
        let filled = self
            .rules
            .ruleset
            .dares
            .filled
            .difference(self.round.struck[level]);
        match next_filled(filled, offer.number) {
            Some(number) => {
                self.round.phase = Phase::Dare(Offer { number, ..offer });
                self.tell(PublicEvent::DareOffered(offer.answerer, number));
            }
            None => self.fall_away(offer),
        }
    }

    fn fall_away(&mut self, offer: Offer) {
        self.tell(PublicEvent::DareFellAway(offer.answerer));
        self.after_dare(offer, false);
    }

    /// Marks the dare as used in this game (D13).
    fn mark_used(&mut self, offer: Offer) {
        if let Some(level) = list_index(offer) {
            self.round.used[level].insert(offer.number);
        }
    }

    /// The answerer draws instead (D5), of rolling too (A4).
    pub fn dare_draw(&mut self, seat: Seat) {
        let (Phase::Dare(offer) | Phase::Roll(offer)) = self.round.phase else {
            return;
        };
        self.mark_used(offer);
        self.give(seat, price(&self.rules.ruleset, offer), DrawReason::Dare);
        self.after_dare(offer, true);
    }

    /// The answerer does the dare: it opens when it lasts (D8), a computer player is judged by chance (D12), else the table judges.
    pub fn dare_do(&mut self, seat: Seat) {
        let Phase::Dare(offer) = self.round.phase else {
            return;
        };
        self.mark_used(offer);
        self.tell(PublicEvent::DareAccepted(seat, offer.number));
        if self.lasts(offer) {
            self.round.lasting[seat.index()].insert(offer.number);
            self.tell(PublicEvent::LastingOpened(seat, offer.number));
            self.after_dare(offer, false);
        } else if self.round.bots.contains(seat) {
            let done = self.chance.performs();
            self.judge(offer, done);
        } else {
            self.round.phase = Phase::Verdict(offer);
        }
    }

    /// Whether the dare lasts: by its number, but never as truth (A7), and not on a last card (D10).
    fn lasts(&self, offer: Offer) -> bool {
        let may = matches!(
            offer.kind,
            OfferKind::List
                | OfferKind::Level(Level::Mild | Level::Medium | Level::Spicy | Level::Fuego, _)
        );
        may && !offer.last && self.rules.ruleset.dares.lasting.contains(offer.number)
    }

    /// D6.
    pub fn verdict(&mut self, done: bool) {
        if let Phase::Verdict(offer) = self.round.phase {
            self.judge(offer, done);
        }
    }

    fn judge(&mut self, offer: Offer, done: bool) {
        if done {
            self.tell(PublicEvent::DareDone(offer.answerer, offer.number));
        } else {
            self.tell(PublicEvent::DareFailed(offer.answerer, offer.number));
            self.give(
                offer.answerer,
                price(&self.rules.ruleset, offer),
                DrawReason::Dare,
            );
        }
        self.after_dare(offer, !done);
    }

    /// Whose turn next (D7, A6); after a last card the round is over (D10).
    fn after_dare(&mut self, offer: Offer, drew: bool) {
        if offer.last {
            return self.finish(offer.source);
        }
        let target = self.round.turn;
        let plays_on = match self.rules.ruleset.dare_turn {
            _ if !self.round.seats.contains(target) => false,
            _ if offer.answerer != target => true,
            DareTurn::PlaysOn => true,
            DareTurn::LosesIfDraws => !drew,
            DareTurn::Loses => false,
        };
        if plays_on {
            self.round.phase = Phase::Turn;
        } else {
            self.begin_after(target);
        }
    }

    /// A4. Reverse is rolled again within the same action where nobody can take the dare over.
    pub fn roll(&mut self, seat: Seat) {
        let Phase::Roll(offer) = self.round.phase else {
            return;
        };
        let turned = matches!(offer.kind, OfferKind::Unrolled { turned: true });
        let source = offer
            .source
            .filter(|&source| !offer.last && self.round.seats.contains(source));
        loop {
            let face = self.chance.roll(self.rules.ruleset.die);
            self.tell(PublicEvent::Rolled(seat, face));
            match (face, source) {
                (DieFace::Level(level), _) => return self.show_level(offer, level, turned),
                // A second reverse stands as mild.
                (DieFace::Reverse, _) if turned => {
                    return self.show_level(offer, Level::Mild, turned);
                }
                (DieFace::Reverse, Some(source)) => {
                    let kind = OfferKind::Unrolled { turned: true };
                    self.round.phase = Phase::Roll(Offer {
                        answerer: source,
                        kind,
                        ..offer
                    });
                    return;
                }
                (DieFace::Reverse, None) => {}
            }
        }
    }

    fn show_level(&mut self, offer: Offer, level: Level, turned: bool) {
        self.show(
            Offer {
                kind: OfferKind::Level(level, turned),
                ..offer
            },
            level as usize,
        );
    }

    /// D8: the performer draws two, once, and that dare is over. It costs no turn.
    pub fn slip(&mut self, seat: Seat, number: u8) {
        self.round.lasting[seat.index()].remove(number);
        self.tell(PublicEvent::Slipped(seat, number));
        self.give(seat, 2u8, DrawReason::Slip);
    }

    /// D13: another dare of the list, neither struck nor used; when none is left the choice falls away.
    pub fn strike(&mut self) {
        let Phase::Dare(offer) = self.round.phase else {
            return;
        };
        let Some(level) = list_index(offer) else {
            return;
        };
        self.round.struck[level].insert(offer.number);
        self.tell(PublicEvent::DareStruck(offer.number));
        let left = self
            .rules
            .ruleset
            .dares
            .filled
            .difference(self.round.struck[level].union(self.round.used[level]));
        if left.is_empty() {
            self.fall_away(offer);
        } else {
            let number = self.chance.other_dare(left);
            self.round.phase = Phase::Dare(Offer { number, ..offer });
            self.tell(PublicEvent::DareOffered(offer.answerer, number));
        }
    }

    /// All lasting dares of a seat end well (D8).
    #[cold]
    pub fn end_lasting_of(&mut self, seat: Seat) {
        let open = core::mem::take(&mut self.round.lasting[seat.index()]);
        for number in open.iter() {
            self.tell(PublicEvent::LastingEnded(seat, number));
        }
    }

    /// All lasting dares end well (D10).
    #[inline]
    pub fn end_lasting(&mut self) {
        for seat in 0..self.round.lasting.len() as u8 {
            if !self.round.lasting[seat as usize].is_empty() {
                self.end_lasting_of(Seat(seat));
            }
        }
    }
}

/// The list the offered dare comes from, by level; `None` before the roll and on a Customizable.
const fn list_index(offer: Offer) -> Option<usize> {
    match offer.kind {
        OfferKind::List => Some(0),
        OfferKind::Level(level, _) => Some(level as usize),
        OfferKind::Unrolled { .. } | OfferKind::Custom => None,
    }
}
