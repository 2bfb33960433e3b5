//! How a round comes to be: the draw for the dealer, the deal, the start card; or any position written down.

use core::fmt;

use crate::dare_set::DareSet;

use super::action_context::ActionContext;
use super::card::{Card, Color, Side};
use super::card_set::CardSet;
use super::chance::Chance;
use super::deck::{MAX_CARDS, Rules};
use super::edition::{self, Start};
use super::event::{DrawReason, EventSink, NoEvents, PublicEvent};
use super::options::StartReverse;
use super::phase::{ColorThen, Offer, OfferKind, Penalty, Phase};
use super::round::{MatchState, Round};
use super::seat::{Direction, MAX_SEATS, Seat, SeatSet};

/// Cards dealt to each player (G3).
pub const HAND_SIZE: usize = 7;

/// The cards of any deck in order, with which every draw pile begins.
const IN_ORDER: [Card; MAX_CARDS] = {
    let mut cards = [Card(0); MAX_CARDS];
    let mut place = 0;
    while place < MAX_CARDS {
        cards[place] = Card(place as u8);
        place += 1;
    }
    cards
};

/// Every card left would be sent back as start card (G4), so that no round can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealError;

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no card of the draw pile can be the start card")
    }
}

impl core::error::Error for DealError {}

/// A position written down, from which a round can go on. What it leaves out is as at the beginning of a round.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// Who sits where.
    pub match_state: MatchState,
    /// The hands by seat, each in the order in which its cards came.
    pub hands: Vec<Vec<Card>>,
    /// The discard pile, bottom first; empty before the start card is turned.
    pub discard: Vec<Card>,
    /// The draw pile, bottom first.
    pub draw: Vec<Card>,
    /// Cards set aside (N5).
    pub out_of_play: CardSet,
    /// The seats put out before (N5).
    pub put_out: SeatSet,
    /// The dealer.
    pub dealer: Seat,
    /// Whose turn it is; the player on the dealer's left when `None`.
    pub turn: Option<Seat>,
    /// The direction of play.
    pub direction: Direction,
    /// The side in play.
    pub side: Side,
    /// The color named for a wild on top.
    pub color: Option<Color>,
    /// The open stack on the seat to act.
    pub debt: u16,
}

impl Position {
    /// The round that stands so, with the first player to act and no start card turned.
    #[must_use]
    pub fn round(&self, rules: &Rules) -> Round {
        let mut round = Round::empty(self.dealer, self.match_state);
        round.direction = self.direction;
        round.side = self.side;
        round.out_of_play = self.out_of_play;
        round.put_out = self.put_out;
        for (seat, hand) in self.hands.iter().enumerate() {
            for &card in hand {
                round.receive(rules, Seat(seat as u8), card);
            }
        }
        for &card in &self.discard {
            round.push_discard(card);
        }
        for &card in &self.draw {
            round.draw[round.draw_len as usize] = card;
            round.draw_len += 1;
        }
        round.ordered_len = round.draw_len;
        let color = if self.discard.is_empty() {
            None
        } else {
            round.top_face(rules).color.or(self.color)
        };
        round.set_color(rules, color);
        round.turn = self.turn.unwrap_or_else(|| round.left_of(self.dealer));
        if self.debt > 0 {
            round.phase = Phase::DrawStack { amount: self.debt };
        }
        round
    }
}

impl Round {
    /// Returns a round before the deal: no card is anywhere.
    pub(super) fn empty(dealer: Seat, match_state: MatchState) -> Round {
        Round {
            draw: IN_ORDER,
            draw_len: 0,
            ordered_len: 0,
            discard: [Card(0); MAX_CARDS],
            discard_len: 0,
            hands: [CardSet::EMPTY; MAX_SEATS],
            out_of_play: CardSet::EMPTY,
            hand_order: [Card(0); MAX_CARDS],
            hand_order_len: 0,
            seats: match_state.seats,
            put_out: SeatSet::default(),
            left: SeatSet::default(),
            bots: match_state.bots,
            dealer,
            turn: dealer,
            direction: Direction::Clockwise,
            side: Side::Light,
            color: None,
            matching: CardSet::EMPTY,
            phase: Phase::Turn,
            challenged: CardSet::EMPTY,
            passed: SeatSet::default(),
            actions: 0,
            misses: 0,
            called: false,
            window: None,
            lasting: [DareSet::EMPTY; MAX_SEATS],
            struck: match_state.struck,
            used: match_state.used,
        }
    }

    /// Shuffles, deals seven cards to each (G3) and turns over the start card (G4).
    ///
    /// # Errors
    /// When no card of the deck can start a round; never with a whole deck.
    pub fn deal<C: Chance, S: EventSink>(
        rules: &Rules,
        dealer: Seat,
        match_state: MatchState,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Round, DealError> {
        let mut round = Round::dealt(rules, dealer, match_state, chance);
        round.open(rules, chance, sink)?;
        Ok(round)
    }

    /// Shuffles and deals (G3); [`Round::open`] then turns over the start card. A log begins here.
    #[must_use]
    pub fn dealt<C: Chance>(
        rules: &Rules,
        dealer: Seat,
        match_state: MatchState,
        chance: &mut C,
    ) -> Round {
        let mut round = Round::empty(dealer, match_state);
        round.draw_len = rules.deck.len() as u8;
        let seats = match_state.seats.len();
        let mut step = ActionContext {
            round: &mut round,
            rules,
            chance,
            sink: &mut NoEvents,
        };
        step.shuffle_draw();
        // In the order in which they are dealt, one to each seat in turn; the hands are put together afterwards, each at once.
        let mut dealt = [Card(0); HAND_SIZE * MAX_SEATS];
        let mut count = 0;
        for (place, card) in dealt
            .iter_mut()
            .take(HAND_SIZE * seats)
            .zip(core::iter::from_fn(|| step.take_top()))
        {
            *place = card;
            count += 1;
        }
        let dealt = &dealt[..count];
        let mut seat = dealer;
        for first in 0..seats {
            seat = round.left_of(seat);
            round.hands[seat.index()] = dealt.iter().skip(first).step_by(seats).copied().collect();
        }
        if rules.ruleset.two_sided {
            round.hand_order[..count].copy_from_slice(dealt);
            round.hand_order_len = count as u8;
        }
        round
    }

    /// Turns over the start card of a dealt position (G4).
    ///
    /// # Errors
    /// When no card of the draw pile can start a round.
    pub fn open<C: Chance, S: EventSink>(
        &mut self,
        rules: &Rules,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), DealError> {
        ActionContext {
            round: self,
            rules,
            chance,
            sink,
        }
        .turn_start_card()
    }
}

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    fn turn_start_card(&mut self) -> Result<(), DealError> {
        let can_start = |card: &Card| {
            let start = edition::start(&self.rules.ruleset, self.face(*card));
            !matches!(start, Start::GoesBack | Start::PassedOver)
        };
        if !self.round.draw_pile().iter().any(can_start) {
            return Err(DealError);
        }
        while let Some(card) = self.take_card() {
            let face = self.face(card);
            match edition::start(&self.rules.ruleset, face) {
                Start::GoesBack => {
                    self.settle();
                    self.round.draw[self.round.draw_len as usize] = card;
                    self.round.draw_len += 1;
                    self.shuffle_draw();
                }
                Start::PassedOver => self.round.push_discard(card),
                start => {
                    self.round.push_discard(card);
                    self.round.set_color(self.rules, face.color);
                    self.tell(PublicEvent::StartCard(face));
                    self.start_effect(start);
                    return Ok(());
                }
            }
        }
        Err(DealError)
    }

    /// D9, C7, F3, T5; without an effect the player on the dealer's left begins (G5).
    fn start_effect(&mut self, start: Start) {
        let dealer = self.round.dealer;
        let first = self.round.left_of(dealer);
        self.round.turn = first;
        match start {
            Start::Skip => {
                self.skip(first);
                self.begin_after(first);
            }
            Start::Reverse => {
                self.round.direction = Direction::CounterClockwise;
                self.tell(PublicEvent::Turned(self.round.direction));
                let right = self.rules.ruleset.start_reverse == StartReverse::Right;
                let starter = if right || !self.round.seats.contains(dealer) {
                    self.round.next(dealer)
                } else {
                    dealer
                };
                self.begin_turn(starter);
            }
            Start::Draws(count) if self.stacks() => self.owe(first, u16::from(count)),
            Start::Draws(count) => self
                .start_hit(|step| step.collect(first, Penalty::Cards(count), DrawReason::Penalty)),
            Start::Dare(number) => self.ask(first, start_offer(first, number)),
            Start::WildDare(number) => self.ask_color(ColorThen::Dare(start_offer(first, number))),
            Start::Color => self.ask_color(ColorThen::Play),
            Start::HitTwo => self.start_hit(|step| {
                step.press(first, DrawReason::Penalty);
                step.press(first, DrawReason::Penalty);
            }),
            Start::AllHit => {
                let mut seat = first;
                for _ in 0..self.round.seats.len() {
                    self.press(seat, DrawReason::Penalty);
                    seat = self.round.next(seat);
                }
                self.ask_color(ColorThen::Play);
            }
            Start::HitFire => {
                self.press_until_fired(first);
                self.ask_color(ColorThen::Lose);
            }
            Start::Plain | Start::GoesBack | Start::PassedOver => self.begin_turn(first),
        }
    }

    fn start_hit(&mut self, hit: impl FnOnce(&mut Self)) {
        let first = self.round.turn;
        hit(self);
        self.skip(first);
        self.begin_after(first);
    }

    fn ask_color(&mut self, then: ColorThen) {
        self.round.phase = Phase::Color(then);
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

/// The draw for the dealer (G2): what each seat drew, one list for every time it was drawn; the seat of the highest number in the
/// last list deals. Tied players draw again among themselves.
pub fn draw_for_dealer<C: Chance>(
    rules: &Rules,
    seats: SeatSet,
    chance: &mut C,
) -> Vec<Vec<(Seat, Card)>> {
    let mut draws = Vec::new();
    let mut among: Vec<Seat> = seats.iter().collect();
    let mut pile: Vec<Card> = rules.deck.cards().collect();
    while among.len() > 1 || draws.is_empty() {
        if pile.len() < among.len() {
            pile = rules.deck.cards().collect();
        }
        let round: Vec<(Seat, Card)> = among
            .iter()
            .map(|&seat| {
                (
                    seat,
                    pile.swap_remove(chance.below(pile.len() as u32) as usize),
                )
            })
            .collect();
        let best = round
            .iter()
            .map(|&(_, card)| dealer_value(rules, card))
            .max();
        among = round
            .iter()
            .filter(|&&(_, card)| Some(dealer_value(rules, card)) == best)
            .map(|&(seat, _)| seat)
            .collect();
        draws.push(round);
    }
    draws
}

/// The number that counts in the draw for the dealer; a card without one counts 0 (G2).
#[must_use]
pub fn dealer_value(rules: &Rules, card: Card) -> u8 {
    match rules.deck.side(Side::Light).face(card).symbol {
        super::card::Symbol::Number(number) => number,
        _ => 0,
    }
}

impl Round {
    /// The same round with the cards that a viewer may not know dealt otherwise: `cards` are handed out to the other hands in the
    /// order of the seats and then to the draw pile, bottom first. Computer players sample hidden cards so, and tests look for
    /// leaks. `None` when the cards are not just those that are hidden. In Flip, others' cards are as if they had come in this order.
    #[must_use]
    pub fn with_hidden(&self, viewer: Option<Seat>, cards: &[Card]) -> Option<Round> {
        let own = viewer.map_or(CardSet::EMPTY, |seat| self.hand(seat));
        let hands = self
            .hands
            .iter()
            .fold(CardSet::EMPTY, |set, &hand| set.or(hand))
            .without(own);
        let known = hands.or(self.draw_pile().iter().copied().collect());
        if cards.iter().copied().collect::<CardSet>() != known || cards.len() != known.len() {
            return None;
        }
        let mut round = *self;
        let (handed, pile) = cards.split_at(hands.len());
        let mut rest = handed.iter().copied();
        for (seat, hand) in round
            .hands
            .iter_mut()
            .enumerate()
            .filter(|&(seat, _)| viewer != Some(Seat(seat as u8)))
        {
            *hand = rest.by_ref().take(self.hands[seat].len()).collect();
        }
        round.draw[..pile.len()].copy_from_slice(pile);
        let known_order = self.hand_order[..self.hand_order_len as usize]
            .iter()
            .copied()
            .filter(|&card| own.contains(card));
        if self.hand_order_len > 0 {
            for (place, card) in round
                .hand_order
                .iter_mut()
                .zip(known_order.chain(handed.iter().copied()))
            {
                *place = card;
            }
        }
        Some(round)
    }
}
