//! Sets of cards, with which hands are matched a word at a time.

use serde::{Deserialize, Serialize};

use super::card::Card;

/// A set of cards of one deck: one bit per card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 3]);

    /// The set of one card.
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        let mut words = [0; 3];
        words[card.0 as usize / 64] = 1 << (card.0 % 64);
        CardSet(words)
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0[card.0 as usize / 64] >> (card.0 % 64) & 1 == 1
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether there is no card in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
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
        let [a, b, c] = self.0;
        let words = (a != 0) as u64 + (b != 0) as u64 + (c != 0) as u64;
        let more = a & a.wrapping_sub(1) | b & b.wrapping_sub(1) | c & c.wrapping_sub(1);
        more | (words ^ 1) == 0
    }

    /// The first card in deck order, if any.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        let [a, b, c] = self.0;
        let first_two = a as u128 | (b as u128) << 64;
        match (first_two, c) {
            (0, 0) => None,
            (0, _) => Some(Card(128 + c.trailing_zeros() as u8)),
            _ => Some(Card(first_two.trailing_zeros() as u8)),
        }
    }

    /// The card at a position in deck order, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, position: usize) -> Option<Card> {
        let [a, b, c] = self.0;
        let before_b = a.count_ones() as usize;
        let before_c = before_b + b.count_ones() as usize;
        let (mut word, mut first, mut skip) = (a, 0, position);
        if position >= before_b {
            (word, first, skip) = (b, 64, position - before_b);
        }
        if position >= before_c {
            (word, first, skip) = (c, 128, (position - before_c).min(64));
        }
        for _ in 0..skip {
            word &= word.wrapping_sub(1);
        }
        (word != 0).then(|| Card(first + word.trailing_zeros() as u8))
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
