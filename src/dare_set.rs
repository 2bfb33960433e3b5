//! A set of dare numbers, 1 to 16. The rules and the dare lists both use it, so it belongs to neither.

use serde::{Deserialize, Serialize};

/// The numbers of some dares of a list (D3): bit n−1 stands for number n. Serialized as the plain `u16`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DareSet(u16);

impl DareSet {
    /// The set without numbers.
    pub const EMPTY: DareSet = DareSet(0);
    /// The set of all numbers from 1 to 16.
    pub const ALL: DareSet = DareSet(u16::MAX);

    /// Returns the set whose bit n−1 is set for each number n.
    #[must_use]
    pub const fn from_bits(bits: u16) -> DareSet {
        DareSet(bits)
    }

    /// Returns the bits: bit n−1 is set for each number n.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the bit of a number; 0 for a number outside 1 to 16.
    const fn bit(number: u8) -> u16 {
        match 1u32.checked_shl(number as u32) {
            Some(bit) => (bit >> 1) as u16,
            None => 0,
        }
    }

    /// Returns whether the number is in the set; false for a number outside 1 to 16.
    #[inline]
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        self.0 & Self::bit(number) != 0
    }

    /// Adds a number. Ignores a number outside 1 to 16.
    #[inline]
    pub const fn insert(&mut self, number: u8) {
        self.0 |= Self::bit(number);
    }

    /// Removes a number.
    #[inline]
    pub const fn remove(&mut self, number: u8) {
        self.0 &= !Self::bit(number);
    }

    /// Returns how many numbers are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set has no numbers.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the numbers that are in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: DareSet) -> DareSet {
        DareSet(self.0 & other.0)
    }

    /// Returns the numbers that are in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: DareSet) -> DareSet {
        DareSet(self.0 | other.0)
    }

    /// Returns the numbers of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: DareSet) -> DareSet {
        DareSet(self.0 & !other.0)
    }

    /// Returns the numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=16).filter(move |&number| self.contains(number))
    }
}

impl FromIterator<u8> for DareSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> DareSet {
        let mut set = DareSet::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::DareSet;

    #[test]
    fn numbers_outside_1_to_16_are_never_in_a_set() {
        for number in [0, 17, 32, 33, u8::MAX] {
            let mut set = DareSet::EMPTY;
            set.insert(number);
            assert!(set.is_empty() && !DareSet::ALL.contains(number));
        }
    }

    #[test]
    fn numbers_are_listed_in_ascending_order_and_can_be_removed() {
        let mut set: DareSet = [16, 3, 1, 3].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 3, 16]);
        assert_eq!((set.len(), set.bits()), (3, 0b1000_0000_0000_0101));
        set.remove(16);
        assert_eq!(set, DareSet::from_bits(0b101));
        assert_eq!(DareSet::ALL.difference(set).len(), 14);
        assert_eq!(set.union(DareSet::ALL), DareSet::ALL);
        assert_eq!(set.intersection([3].into_iter().collect()).len(), 1);
    }
}
