//! Sets of cards, with which hands are matched a word at a time.

use core::hint::select_unpredictable;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::chance::Chance;

/// A set of cards of one deck: one bit per card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 3]);

    /// The set of one card. Which word it is in is neither a branch nor an address, for no processor foresees it.
    #[inline]
    #[must_use]
    pub fn of(card: Card) -> CardSet {
        let (word, place) = (card.0 / 64, card.0 % 64);
        CardSet([
            u64::from(word == 0) << place,
            u64::from(word == 1) << place,
            u64::from(word == 2) << place,
        ])
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        if let Some(word) = self.0.get_mut(card.0 as usize / 64) {
            *word |= 1 << (card.0 % 64);
        }
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        if let Some(word) = self.0.get_mut(card.0 as usize / 64) {
            *word &= !(1 << (card.0 % 64));
        }
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, card: Card) -> bool {
        self.0
            .get(card.0 as usize / 64)
            .is_some_and(|word| word >> (card.0 % 64) & 1 == 1)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Whether there is no card in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.places() == 0
    }

    /// The number of cards in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        let [a, b, c] = self.0;
        let beyond = if c == 0 { 0 } else { CardSet::count_beyond(c) };
        (a.count_ones() + b.count_ones() + beyond) as usize
    }

    /// Counting is dear where the processor has no instruction for it, and only one deck has more than 128 cards.
    #[cold]
    const fn count_beyond(word: u64) -> u32 {
        word.count_ones()
    }

    /// Whether there is exactly one card in the set, which is told sooner than the number of cards.
    #[inline]
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.is_at_most_single() && !self.is_empty()
    }

    /// Whether there is no card in the set, or one.
    #[inline]
    pub(super) const fn is_at_most_single(self) -> bool {
        // Two cards in different places of their words tell it at once.
        let places = self.places();
        places & places.wrapping_sub(1) == 0 && self.without_first().is_empty()
    }

    /// The places that cards have in their words, whichever word it is.
    #[inline]
    const fn places(self) -> u64 {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The first two words, which hold every card of most decks.
    #[inline]
    const fn first_two(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// The first card in deck order, if any.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        let c = self.0[2];
        match (self.first_two(), c) {
            (0, 0) => None,
            (0, _) => Some(Card(128 + c.trailing_zeros() as u8)),
            (first_two, _) => Some(Card(first_two.trailing_zeros() as u8)),
        }
    }

    /// The set without its first card.
    #[inline]
    const fn without_first(self) -> CardSet {
        let (first_two, c) = (self.first_two(), self.0[2]);
        if first_two == 0 {
            return CardSet([0, 0, c & c.wrapping_sub(1)]);
        }
        let rest = first_two & (first_two - 1);
        CardSet([rest as u64, (rest >> 64) as u64, c])
    }

    /// The card at a position in deck order, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, position: usize) -> Option<Card> {
        let mut rest = self;
        for _ in 0..position {
            rest = rest.without_first();
        }
        rest.first()
    }

    /// One of the cards, each equally likely; none of an empty set.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn any<C: Chance>(self, chance: &mut C) -> Option<Card> {
        let [a, b, c] = self.0;
        // A few cards hardly ever have the same place in two words, so that their places can be laid into one.
        let places = self.places();
        let from_second = places & places.wrapping_sub(1);
        let from_third = from_second & from_second.wrapping_sub(1);
        let from_fourth = from_third & from_third.wrapping_sub(1);
        let from_fifth = from_fourth & from_fourth.wrapping_sub(1);
        if from_fifth | (a & b) | ((a | b) & c) != 0 {
            return self.nth(chance.below(self.len() as u32) as usize);
        }
        let from = from_any_of_four([places, from_second, from_third, from_fourth], chance);
        let bit = from & from.wrapping_neg();
        let beyond =
            select_unpredictable(b & bit != 0, 64, 0) | select_unpredictable(c & bit != 0, 128, 0);
        (places != 0).then_some(Card(from.trailing_zeros() as u8 | beyond))
    }

    /// The cards in deck order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A word without the bits before one of its one to four bits, each equally likely; `rest[n]` is the word without its first `n`
/// bits. They are told apart without a branch, for which one it is no processor foresees, and the draw does not wait for their
/// number: to each of one to four bits fall as many of twelve numbers.
#[inline]
fn from_any_of_four<C: Chance>(rest: [u64; 4], chance: &mut C) -> u64 {
    let [first, second, third, fourth] = rest;
    let drawn = chance.below(12);
    let of_two = select_unpredictable(drawn >= 6, second, first);
    let of_three = select_unpredictable(drawn >= 4, second, first);
    let of_three = select_unpredictable(drawn >= 8, third, of_three);
    let of_four = select_unpredictable(drawn >= 3, second, first);
    let of_four = select_unpredictable(drawn >= 6, third, of_four);
    let of_four = select_unpredictable(drawn >= 9, fourth, of_four);
    let chosen = select_unpredictable(second != 0, of_two, first);
    let chosen = select_unpredictable(third != 0, of_three, chosen);
    select_unpredictable(fourth != 0, of_four, chosen)
}
