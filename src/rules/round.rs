//! One round: its state, and what can be asked of it. [`Round::apply`] changes it, and [`Round::play_card`], a shorter way to the same.

use serde::{Deserialize, Serialize};

use crate::dare_set::DareSet;

use super::card::{Card, Color, Face, Side};
use super::card_set::CardSet;
use super::deck::{MAX_CARDS, Rules};
use super::phase::Phase;
use super::seat::{Direction, MAX_SEATS, Seat, SeatSet};

/// Until when one who has played down to a single card may call or be caught (G11, G12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallWindow {
    /// Who played down to one card.
    pub seat: Seat,
    /// Whether that player has called.
    pub called: bool,
}

/// What a game hands to its next round besides the rules: who sits where, and which dares were struck or used (D13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchState {
    /// The seats taking part.
    pub seats: SeatSet,
    /// The seats played by the computer.
    pub bots: SeatSet,
    /// Dares struck in this game, by level; lists without levels use the first.
    pub struck: [DareSet; 5],
    /// Dares answered in this game, by level.
    pub used: [DareSet; 5],
}

/// A round. Small and `Copy`: computer players play thousands of copies to their end. Nothing here is hidden from the engine;
/// players are shown a [`super::View`].
///
/// ```
/// use uskalla::rules::*;
///
/// let ruleset = RulesetDraft::new(Edition::Dare, 2).check().expect("the defaults can be played");
/// let rules = Rules { deck: Deck::standard(&ruleset, |_| {}), ruleset };
/// let match_state = MatchState { seats: SeatSet::first(2), ..MatchState::default() };
/// let (mut chance, mut events) = (Seeded::new(7), Vec::<Event>::new());
/// let mut round = Round::deal(&rules, Seat(0), match_state, &mut chance, &mut events)?;
///
/// let seat = round.current_player().expect("somebody begins");
/// let drawing = Action::Seat(seat, SeatAction::Draw);
/// assert_eq!(round.apply(&rules, drawing, &mut chance, &mut events), Ok(()));
/// assert_eq!(round.hand(seat).len(), 8);
/// # Ok::<(), DealError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The draw pile, bottom first.
    pub(super) draw: [Card; MAX_CARDS],
    pub(super) draw_len: u8,
    /// How many cards from the top of the draw pile have their place; the rest is drawn at random ([`Chance::shuffle`]).
    pub(super) ordered_len: u8,
    /// The discard pile, bottom first.
    pub(super) discard: [Card; MAX_CARDS],
    pub(super) discard_len: u8,
    pub(super) hands: [CardSet; MAX_SEATS],
    /// Cards of those put out, until the next reshuffle (N5).
    pub(super) out_of_play: CardSet,
    /// In Flip, all cards in hands in the order in which they came: of several with one face the first is meant.
    pub(super) hand_order: [Card; MAX_CARDS],
    pub(super) hand_order_len: u8,
    /// The seats still in.
    pub(super) seats: SeatSet,
    /// The seats put out in this round (N5).
    pub(super) put_out: SeatSet,
    /// The seats that left in this round (G16).
    pub(super) left: SeatSet,
    pub(super) bots: SeatSet,
    pub(super) dealer: Seat,
    /// Whose turn it is; somebody else may have to answer ([`Round::awaited`]).
    pub(super) turn: Seat,
    pub(super) direction: Direction,
    pub(super) side: Side,
    /// The color in play; none while it has still to be named.
    pub(super) color: Option<Color>,
    /// What follows from top card and color: all cards that match now (G7). Kept by [`Round::set_color`].
    pub(super) matching: CardSet,
    pub(super) phase: Phase,
    /// While a play may be challenged: the offender's hand at the moment of the play, by which honesty is judged (C3).
    pub(super) challenged: CardSet,
    /// Who has passed since the last other turn action (G10).
    pub(super) passed: SeatSet,
    /// Turn actions accepted (G18).
    pub(super) actions: u16,
    /// Dry presses in a row (T3).
    pub(super) misses: u8,
    /// Whether the one to act has called before playing (G11).
    pub(super) called: bool,
    pub(super) window: Option<CallWindow>,
    /// Lasting dares open on each seat (D8).
    pub(super) lasting: [DareSet; MAX_SEATS],
    pub(super) struck: [DareSet; 5],
    pub(super) used: [DareSet; 5],
}

impl Round {
    /// Returns the seat that has to act; `None` when the round is over.
    #[inline]
    #[must_use]
    pub fn current_player(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Over(_) => None,
            Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer) => Some(offer.answerer),
            _ => Some(self.turn),
        }
    }

    /// Returns the phase of the round.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the round is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The winner of the round, once it is over and was not blocked.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        if let Phase::Over(winner) = self.phase {
            winner
        } else {
            None
        }
    }

    /// The hand of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The seats still in the round.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The seats put out in this round (N5).
    #[must_use]
    pub fn put_out(&self) -> SeatSet {
        self.put_out
    }

    /// The seats that left for good in this round (G16).
    #[must_use]
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// The seats played by the computer.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        self.bots
    }

    /// The dealer of the round.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The direction of play.
    #[must_use]
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The side in play.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The color in play; none while it has still to be named, and after a last wild that named none.
    #[must_use]
    pub fn color(&self) -> Option<Color> {
        self.color
    }

    /// Cards owed on an open stack (N4, H2).
    #[must_use]
    pub fn debt(&self, rules: &Rules) -> u16 {
        match self.phase {
            Phase::DrawStack { amount } => amount,
            Phase::Challenge(bluff) => match bluff.claim {
                super::phase::Penalty::Cards(n)
                    if rules.ruleset.stacking != super::options::Stacking::Off =>
                {
                    u16::from(n)
                }
                _ => 0,
            },
            _ => 0,
        }
    }

    /// The cards of the draw pile, bottom first.
    #[must_use]
    pub fn draw_pile(&self) -> &[Card] {
        &self.draw[..self.draw_len as usize]
    }

    /// The cards of the discard pile, bottom first.
    #[must_use]
    pub fn discard_pile(&self) -> &[Card] {
        &self.discard[..self.discard_len as usize]
    }

    /// Cards set aside (N5).
    #[must_use]
    pub fn out_of_play(&self) -> CardSet {
        self.out_of_play
    }

    /// The top card of the discard pile. There is one from the start card on.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Card {
        self.discard[(self.discard_len as usize).saturating_sub(1)]
    }

    /// The face of the top card.
    #[inline]
    #[must_use]
    pub fn top_face(&self, rules: &Rules) -> Face {
        rules.deck.side(self.side).face(self.top())
    }

    /// The window in which a call or a catch is possible.
    #[must_use]
    pub fn call_window(&self) -> Option<CallWindow> {
        self.window
    }

    /// Whether the awaited seat has called before its play (G11).
    #[must_use]
    pub fn called_early(&self) -> bool {
        self.called
    }

    /// Returns the lasting dares open on a seat (D8).
    #[must_use]
    pub fn open_dares(&self, seat: Seat) -> DareSet {
        self.lasting[seat.index()]
    }

    /// What the next round of the same game must know.
    #[must_use]
    pub fn match_state(&self) -> MatchState {
        MatchState {
            seats: self.seats,
            bots: self.bots,
            struck: self.struck,
            used: self.used,
        }
    }

    /// A hand in the order in which its cards came (Flip), or in deck order.
    pub fn hand_in_order(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let hand = self.hand(seat);
        let came = self.hand_order[..self.hand_order_len as usize]
            .iter()
            .copied()
            .filter(move |&card| hand.contains(card));
        let known: CardSet = self.hand_order[..self.hand_order_len as usize]
            .iter()
            .copied()
            .collect();
        came.chain(hand.without(known).iter())
    }

    /// The next seat still in, in the direction of play.
    #[inline]
    #[must_use]
    pub fn next(&self, from: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => self.left_of(from),
            Direction::CounterClockwise => self.right_of(from),
        }
    }

    /// The next seat still in, clockwise.
    #[inline]
    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        let seats = u32::from(self.seats.0);
        let beyond = seats & !((2 << seat.0) - 1);
        let among = if beyond == 0 { seats } else { beyond };
        if seats == 0 {
            seat
        } else {
            Seat(among.trailing_zeros() as u8)
        }
    }

    /// The next seat still in, counter-clockwise.
    #[inline]
    fn right_of(&self, seat: Seat) -> Seat {
        let seats = u32::from(self.seats.0);
        let before = seats & ((1 << seat.0) - 1);
        let among = if before == 0 { seats } else { before };
        if seats == 0 {
            seat
        } else {
            Seat(31 - among.leading_zeros() as u8)
        }
    }

    /// Whether a card can be had (G9).
    #[inline]
    #[must_use]
    pub fn can_draw(&self) -> bool {
        self.draw_len > 0 || self.discard_len > 1 || !self.out_of_play.is_empty()
    }

    /// Who has played the last card and waits for its answer (D10, C8).
    #[must_use]
    pub fn gone_out(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Challenge(bluff) if bluff.last => Some(bluff.offender),
            phase => phase
                .offer()
                .filter(|offer| offer.last)
                .and_then(|offer| offer.source),
        }
    }

    /// Whether two seats are still in (G17).
    pub(super) fn two_left(&self) -> bool {
        self.seats.len() == 2
    }

    /// Sets the color in play, and with it what matches; to be called after every change of top card, side or color.
    #[inline]
    pub(super) fn set_color(&mut self, rules: &Rules, color: Option<Color>) {
        self.color = color;
        self.matching = rules.deck.side(self.side).matching(self.top(), color);
    }

    /// The same for a colored card just laid down.
    #[inline]
    pub(super) fn set_colored_top(&mut self, rules: &Rules, top: Card, color: Option<Color>) {
        self.color = color;
        self.matching = rules.deck.side(self.side).after(top);
    }

    pub(super) fn push_discard(&mut self, card: Card) {
        self.discard[self.discard_len as usize] = card;
        self.discard_len += 1;
    }
}

impl Round {
    /// The card of a hand that a face names: the drawn card, or the first in the hand's order (notation.md, Cards).
    #[must_use]
    pub fn resolve(&self, rules: &Rules, seat: Seat, face: Face) -> Option<Card> {
        let kind = self.hands[seat.index()].and(rules.deck.side(self.side).of_face(face));
        match self.phase {
            Phase::Drawn(card) if kind.contains(card) => Some(card),
            _ => self.first_of(rules, kind),
        }
    }

    /// Of some cards of one face and hand the first in the hand's order.
    #[inline]
    pub(super) fn first_of(&self, rules: &Rules, kind: CardSet) -> Option<Card> {
        if rules.ruleset.two_sided {
            self.first_held(kind)
        } else {
            kind.first()
        }
    }

    /// Of some cards the one that came first into a hand (Flip).
    #[inline(never)]
    fn first_held(&self, among: CardSet) -> Option<Card> {
        self.hand_order[..self.hand_order_len as usize]
            .iter()
            .copied()
            .find(|&card| among.contains(card))
    }

    /// Takes a card out of a hand.
    #[inline]
    pub(super) fn give_up(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        if rules.ruleset.two_sided {
            self.forget_held(card);
        }
    }

    #[inline(never)]
    fn forget_held(&mut self, card: Card) {
        let len = self.hand_order_len as usize;
        if let Some(at) = self.hand_order[..len].iter().position(|&held| held == card) {
            self.hand_order.copy_within(at + 1..len, at);
            self.hand_order_len -= 1;
        }
    }

    /// Puts a card into a hand.
    #[inline]
    pub(super) fn receive(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        if rules.ruleset.two_sided {
            self.hand_order[self.hand_order_len as usize] = card;
            self.hand_order_len += 1;
        }
    }
}
