//! Recording chance and giving it back, so that a log or a save holds outcomes and replays exactly in any later version.

use serde::{Deserialize, Serialize};

use crate::dare_set::DareSet;

use super::card::Card;
use super::card_set::CardSet;
use super::chance::{Chance, shuffle};
use super::deck::MAX_CARDS;
use super::edition::adults::DieFace;
use super::options::{Die, Launcher};

/// One outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// A shuffled pile, bottom first.
    Shuffled(Vec<Card>),
    /// Whether a computer player succeeded in its dare (D12).
    Performed(bool),
    /// The dare drawn in place of a struck one (D13).
    OtherDare(u8),
    /// A roll of the die (A3).
    Rolled(DieFace),
    /// Cards from a press of the launcher (T3).
    Pressed(u8),
    /// A number below a bound, for anything else.
    Number(u32),
}

/// A source of chance that remembers every outcome.
#[derive(Debug)]
pub struct Recorder<'a, C> {
    source: &'a mut C,
    outcomes: &'a mut Vec<Outcome>,
}

impl<'a, C> Recorder<'a, C> {
    /// Records what `source` brings to the end of `outcomes`.
    pub fn new(source: &'a mut C, outcomes: &'a mut Vec<Outcome>) -> Recorder<'a, C> {
        Recorder { source, outcomes }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.source.below(bound);
        self.outcomes.push(Outcome::Number(number));
        number
    }

    /// Settles the whole pile, since only a pile in order can be recorded.
    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        let ordered_len = self.source.shuffle(pile);
        let open = pile.len() - ordered_len;
        shuffle(&mut pile[..open], self.source);
        self.outcomes.push(Outcome::Shuffled(pile.to_vec()));
        pile.len()
    }

    fn performs(&mut self) -> bool {
        let done = self.source.performs();
        self.outcomes.push(Outcome::Performed(done));
        done
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        let number = self.source.other_dare(among);
        self.outcomes.push(Outcome::OtherDare(number));
        number
    }

    fn roll(&mut self, die: Die) -> DieFace {
        let face = self.source.roll(die);
        self.outcomes.push(Outcome::Rolled(face));
        face
    }

    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        let count = self.source.press(launcher, must_fire);
        self.outcomes.push(Outcome::Pressed(count));
        count
    }
}

/// Gives recorded outcomes back in order. What does not fit the question asked is answered with the least harmful value and
/// remembered in [`Replay::strayed`]: a save from elsewhere may hold anything.
#[derive(Debug)]
pub struct Replay<'a> {
    outcomes: core::slice::Iter<'a, Outcome>,
    strayed: bool,
}

impl<'a> Replay<'a> {
    /// Gives back these outcomes.
    #[must_use]
    pub fn new(outcomes: &'a [Outcome]) -> Replay<'a> {
        Replay {
            outcomes: outcomes.iter(),
            strayed: false,
        }
    }

    /// Whether the record did not fit what was asked, or something of it was left over.
    #[must_use]
    pub fn strayed(&self) -> bool {
        self.strayed || self.outcomes.len() > 0
    }

    fn stray<T>(&mut self, value: T) -> T {
        self.strayed = true;
        value
    }
}

/// Whether two piles hold the same cards, each once.
fn same_cards(a: &[Card], b: &[Card]) -> bool {
    let (set_a, set_b): (CardSet, CardSet) =
        (a.iter().copied().collect(), b.iter().copied().collect());
    a.len() == b.len() && set_a == set_b && set_a.len() == a.len()
}

impl Chance for Replay<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.outcomes.next() {
            Some(&Outcome::Number(number)) if number < bound => number,
            _ => self.stray(0),
        }
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        match self.outcomes.next() {
            Some(Outcome::Shuffled(order))
                if order.iter().all(|card| (card.0 as usize) < MAX_CARDS)
                    && same_cards(order, pile) =>
            {
                pile.copy_from_slice(order);
            }
            _ => self.strayed = true,
        }
        pile.len()
    }

    fn performs(&mut self) -> bool {
        match self.outcomes.next() {
            Some(&Outcome::Performed(done)) => done,
            _ => self.stray(true),
        }
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        match self.outcomes.next() {
            Some(&Outcome::OtherDare(number)) if among.contains(number) => number,
            _ => self.stray(among.iter().next().unwrap_or(16)),
        }
    }

    fn roll(&mut self, die: Die) -> DieFace {
        match self.outcomes.next() {
            Some(&Outcome::Rolled(face)) if die == Die::Six || face != DieFace::Reverse => face,
            _ => self.stray(DieFace::nth(0)),
        }
    }

    fn press(&mut self, _: Launcher, must_fire: bool) -> u8 {
        match self.outcomes.next() {
            Some(&Outcome::Pressed(count)) if count > 0 || !must_fire => count,
            _ => self.stray(1),
        }
    }
}
