//! Seats round the table.

use serde::{Deserialize, Serialize};

/// The largest number of seats of any game.
pub const MAX_SEATS: usize = 10;

/// A seat, numbered clockwise from 0; people and the notation count from 1 (G1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in per-seat arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people and the notation use, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A set of seats: one bit per seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u16);

impl SeatSet {
    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u32 << count) - 1) as u16)
    }

    /// The set of some seats.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> SeatSet {
        let mut set = SeatSet::default();
        for seat in seats {
            set.insert(seat);
        }
        set
    }

    /// Whether the seat is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The number of seats in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no seat.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

/// The direction of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Clockwise: to the left.
    #[default]
    Clockwise,
    /// Counter-clockwise: to the right.
    CounterClockwise,
}

impl Direction {
    /// The opposite direction.
    #[must_use]
    pub const fn turned(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::CounterClockwise,
            Direction::CounterClockwise => Direction::Clockwise,
        }
    }
}
