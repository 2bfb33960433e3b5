//! Which colors the seats are seen not to hold: who draws instead of playing had nothing of the color in play.

use crate::rules::{MAX_SEATS, Seat};

/// How sure it is that a seat lacks a color: 0 nothing is known, 1 all its cards but one lack it, 2 all its cards do.
pub type VoidLevel = u8;

/// The colors, by their index on the side in play, that each seat was seen to lack.
#[derive(Clone, Copy, Debug, Default)]
pub struct Voids {
    levels: [[VoidLevel; 4]; MAX_SEATS],
    /// The number of cards for which the levels hold.
    counts: [u8; MAX_SEATS],
}

impl Voids {
    /// Notes that a seat with `before` cards drew instead of playing on a color, and has `after` cards now.
    pub fn drew(&mut self, seat: Seat, color: usize, before: usize, after: usize) {
        self.age(seat, before);
        let levels = &mut self.levels[seat.index()];
        for level in levels.iter_mut() {
            // The card drawn may be of any of the colors lacked before.
            *level = level.saturating_sub(1);
        }
        levels[color % 4] = 2;
        self.counts[seat.index()] = after as u8;
    }

    /// Returns how sure it is that a seat, which holds `count` cards now, lacks a color.
    #[inline]
    #[must_use]
    pub fn level(&self, seat: Seat, color: usize, count: usize) -> VoidLevel {
        let unknown = count.saturating_sub(self.counts[seat.index()] as usize);
        self.levels[seat.index()][color % 4].saturating_sub(unknown.min(2) as u8)
    }

    /// Forgets everything: the cards were turned over or changed hands.
    pub fn clear(&mut self) {
        *self = Voids::default();
    }

    /// Forgets one seat, whose hand was swapped.
    pub fn clear_seat(&mut self, seat: Seat) {
        self.levels[seat.index()] = [0; 4];
    }

    fn age(&mut self, seat: Seat, count: usize) {
        let aged = [0, 1, 2, 3].map(|color| self.level(seat, color, count));
        self.levels[seat.index()] = aged;
    }
}
