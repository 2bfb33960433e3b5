//! A whole position, in which the naive statement of the rules carries out actions ([`World::act`]) and which is then compared with
//! the engine's. Chance is what the engine met with, taken in the same order.

use std::collections::VecDeque;

use uskalla::dare_set::DareSet;
use uskalla::rules::*;

use super::watched::Watched;

/// A position with everything in it.
#[derive(Clone, Debug)]
pub struct World<'a> {
    /// The options in force, and which faces the cards show.
    pub rules: &'a Rules,
    /// The hands by seat, each in the order in which its cards came.
    pub hands: Vec<Vec<Card>>,
    /// The draw pile, next card last.
    pub draw: Vec<Card>,
    /// The discard pile, top card last.
    pub discard: Vec<Card>,
    /// Cards set aside (N5).
    pub aside: Vec<Card>,
    /// The seats still in, in the order of their numbers.
    pub within: Vec<Seat>,
    /// The seats played by the computer.
    pub computers: Vec<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The dealer.
    pub dealer: Seat,
    /// The direction of play.
    pub direction: Direction,
    /// The side in play.
    pub side: Side,
    /// The color named for a wild on top.
    pub named: Option<Color>,
    /// What is awaited.
    pub phase: Phase,
    /// Who has played down to one card, and whether the call was made (G11).
    pub window: Option<(Seat, bool)>,
    /// Whether the one to act has called before playing (G11).
    pub called: bool,
    /// Numbers of the lasting dares open on each seat (D8).
    pub lasting: Vec<Vec<u8>>,
    /// Dares struck and used in this game, by level (D13).
    pub struck: [u16; 5],
    pub used: [u16; 5],
    /// Who has passed in succession (G10).
    pub passed: Vec<Seat>,
    /// Turn actions so far (G18).
    pub actions: u16,
    /// Dry presses in a row (T3).
    pub dry: u8,
    /// What chance brings.
    pub outcomes: VecDeque<Outcome>,
    /// Of each press whether it must fire (T3).
    pub must_fire: VecDeque<bool>,
}

impl<'a> World<'a> {
    /// A position as it is at the beginning of a round, or in the middle of one in which nobody has passed or pressed just before.
    pub fn of(rules: &'a Rules, round: &Round) -> World<'a> {
        let seats = || (0..rules.ruleset.seats).map(Seat);
        let match_state = round.match_state();
        World {
            rules,
            hands: seats()
                .map(|seat| round.hand_in_order(seat).collect())
                .collect(),
            draw: round.draw_pile().to_vec(),
            discard: round.discard_pile().to_vec(),
            aside: round.out_of_play().iter().collect(),
            within: round.seats().iter().collect(),
            computers: round.bots().iter().collect(),
            turn: turn_of(rules, round),
            dealer: round.dealer(),
            direction: round.direction(),
            side: round.side(),
            named: round.color(),
            phase: *round.phase(),
            window: round
                .call_window()
                .map(|window| (window.seat, window.called)),
            called: round.called_early(),
            lasting: seats()
                .map(|seat| round.open_dares(seat).iter().collect())
                .collect(),
            struck: match_state.struck.map(DareSet::bits),
            used: match_state.used.map(DareSet::bits),
            passed: Vec::new(),
            actions: 0,
            dry: 0,
            outcomes: VecDeque::new(),
            must_fire: VecDeque::new(),
        }
    }

    /// Chance that the engine met with in an action which is now carried out here.
    pub fn met(&mut self, chance: Watched) {
        self.outcomes.extend(chance.outcomes);
        self.must_fire.extend(chance.must_fire);
    }

    /// Finds the same in the engine.
    pub fn compare(&self, round: &Round, what: impl std::fmt::Debug) {
        let mut engine = World::of(self.rules, round);
        // What only the naive statement counts.
        (engine.passed, engine.actions, engine.dry) = (self.passed.clone(), self.actions, self.dry);
        let mut naive = self.clone();
        naive.named = naive.color_in_play();
        for hand in naive.hands.iter_mut().chain(&mut engine.hands) {
            hand.sort_unstable();
        }
        naive.aside.sort_unstable();
        assert!(
            naive.outcomes.is_empty(),
            "{what:?}: chance was met with that the clauses do not know"
        );
        let (naive, engine) = (naive.entries(), engine.entries());
        assert!(
            naive == engine,
            "{what:?}\nby the clauses {naive:?}\nby the engine  {engine:?}\n{:?}",
            self.rules.ruleset
        );
    }

    /// Everything but the rules.
    fn entries(&self) -> impl PartialEq + std::fmt::Debug {
        let seats = (
            &self.within,
            &self.computers,
            self.turn,
            self.dealer,
            self.direction,
        );
        let calls = (
            self.window,
            self.called,
            &self.lasting,
            self.struck,
            self.used,
        );
        (
            (&self.hands, &self.draw, &self.discard, &self.aside),
            seats,
            (self.side, self.named, self.phase),
            calls,
            &self.outcomes,
        )
    }

    /// The face that a card shows now.
    pub fn face(&self, card: Card) -> Face {
        self.rules.deck.side(self.side).face(card)
    }

    /// The face of the top card.
    pub fn top(&self) -> Face {
        self.face(self.discard[self.discard.len() - 1])
    }

    /// G7: the color in play.
    pub fn color_in_play(&self) -> Option<Color> {
        self.top().color.or(self.named)
    }

    /// The next seat still in, in the direction of play.
    pub fn next(&self, from: Seat) -> Seat {
        let count = self.rules.ruleset.seats;
        let step = if self.direction == Direction::Clockwise {
            1
        } else {
            count - 1
        };
        let mut seat = from;
        loop {
            seat = Seat((seat.0 + step) % count);
            if self.within.contains(&seat) {
                return seat;
            }
        }
    }

    /// The player whose action is awaited.
    pub fn current_player(&self) -> Seat {
        match self.phase {
            Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer) => offer.answerer,
            _ => self.turn,
        }
    }

    /// Whether the round is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// G13: over, with its winner; G10: or blocked. D10: lasting dares end.
    pub fn over(&mut self, winner: Option<Seat>) {
        self.phase = Phase::Over(winner);
        (self.window, self.called) = (None, false);
        self.lasting.iter_mut().for_each(Vec::clear);
    }

    /// The turn comes to a seat. G11: a call made before it lapses.
    pub fn begin_turn(&mut self, seat: Seat) {
        (self.turn, self.phase, self.called) = (seat, Phase::Turn, false);
        self.reach(seat);
    }

    /// The turn goes to the next after a seat.
    pub fn begin_after(&mut self, seat: Seat) {
        if !self.is_over() {
            self.begin_turn(self.next(seat));
        }
    }

    /// D8: play reaches a performer, even if only to pass by: the lasting dares end well.
    pub fn reach(&mut self, seat: Seat) {
        self.lasting[seat.index()].clear();
    }

    /// The outcome of a shuffle of these cards.
    pub fn shuffled(&mut self, mut cards: Vec<Card>) -> Vec<Card> {
        let Some(Outcome::Shuffled(order)) = self.outcomes.pop_front() else {
            panic!("no shuffle of {cards:?} was recorded")
        };
        let mut same = order.clone();
        same.sort_unstable();
        cards.sort_unstable();
        assert_eq!(same, cards, "other cards were shuffled");
        order
    }
}

/// Whose turn it is, also while somebody else must answer.
fn turn_of(rules: &Rules, round: &Round) -> Seat {
    let answers = matches!(
        round.phase(),
        Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_)
    );
    round
        .current_player()
        .filter(|_| !answers)
        .unwrap_or_else(|| View::of(rules, round, None).turn)
}
