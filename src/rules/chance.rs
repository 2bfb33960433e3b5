//! Chance as an argument: where shuffles, presses, rolls and computer players' dares come from.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::dare_set::DareSet;

use super::card::Card;
use super::edition::adults::DieFace;
use super::edition::attack;
use super::options::{Die, Launcher};

/// Puts the items into an order, each as likely as any other (Fisher and Yates).
pub fn shuffle<T>(items: &mut [T], chance: &mut (impl Chance + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// A source of chance. A seeded one plays, a scripted one runs scenarios, a recording one writes the log.
pub trait Chance {
    /// A number below `bound`, each equally likely; `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Shuffles a pile that lies bottom first. Returns how many cards, counted from the top, have their final place; the
    /// rest are drawn at random when they are needed, which is the same to everybody.
    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        shuffle(pile, self);
        pile.len()
    }

    /// Whether a computer player succeeds in its dare: three times in four (D12).
    fn performs(&mut self) -> bool {
        self.below(4) != 0
    }

    /// Returns a uniformly chosen number of the set; `among` must not be empty (D13).
    fn other_dare(&mut self, among: DareSet) -> u8 {
        let skip = self.below(among.len().max(1) as u32);
        among.iter().nth(skip as usize).unwrap_or(1)
    }

    /// A roll of the die (A3).
    fn roll(&mut self, die: Die) -> DieFace {
        DieFace::nth(self.below(die.faces()))
    }

    /// How many cards a press of the launcher brings (T3).
    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        attack::press(self, launcher, must_fire)
    }
}

/// Chance from a seed; equal seeds give equal games.
#[derive(Clone, Debug)]
pub struct Seeded {
    generator: Xoshiro256PlusPlus,
    lazy: bool,
}

impl Seeded {
    /// A source that shuffles whole piles, as a game that people play does.
    #[must_use]
    pub fn new(seed: u64) -> Seeded {
        Seeded {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
            lazy: false,
        }
    }

    /// A source that leaves a shuffled pile unsorted and picks each card when it is drawn: the same chances, in a fraction of the
    /// time, for simulations.
    #[must_use]
    pub fn lazy(seed: u64) -> Seeded {
        Seeded {
            lazy: true,
            ..Seeded::new(seed)
        }
    }
}

impl Chance for Seeded {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Multiply and shift; the bias is below bound / 2³², beyond what any game could show.
        ((u64::from(self.generator.next_u32()) * u64::from(bound)) >> 32) as u32
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        if self.lazy {
            return 0;
        }
        shuffle(pile, self);
        pile.len()
    }
}
