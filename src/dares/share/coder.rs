//! An arithmetic coder between bytes and the digits of a link.
//!
//! The same calls write and read: a [`Coder`] that writes takes a byte and returns it, one that reads ignores the byte it is given
//! and returns the one of the digits.

use super::model::Model;
use super::text::RADIX;

/// Digits in a full range.
const DIGITS: u32 = 10;
/// The full range, below 2^60.
const FULL: u64 = RADIX.pow(DIGITS);
/// Below this range the first digit is final.
const NARROW: u64 = FULL / RADIX;

/// The state of encoding or decoding.
pub(super) struct Coder {
    model: Model,
    range: u64,
    direction: Direction,
    /// The bytes so far, without those that the model was primed with.
    count: usize,
}

enum Direction {
    /// The model learns, nothing is written.
    Prime,
    Write {
        low: u64,
        digits: Vec<u8>,
    },
    Read {
        offset: u64,
        digits: std::vec::IntoIter<u8>,
    },
}

impl Coder {
    pub fn writing() -> Coder {
        Coder {
            model: Model::new(),
            range: FULL,
            direction: Direction::Write {
                low: 0,
                digits: Vec::new(),
            },
            count: 0,
        }
    }

    pub fn reading(digits: Vec<u8>) -> Coder {
        let mut digits = digits.into_iter();
        let offset = (0..DIGITS).fold(0, |offset, _| offset * RADIX + next(&mut digits));
        Coder {
            model: Model::new(),
            range: FULL,
            direction: Direction::Read { offset, digits },
            count: 0,
        }
    }

    pub const fn is_reading(&self) -> bool {
        matches!(self.direction, Direction::Read { .. })
    }

    /// Returns the number of bytes written or read.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// See [`Model::turn_to`].
    pub fn turn_to(&mut self, kind: u32) {
        self.model.turn_to(kind);
    }

    /// Lets the model learn from a text that both sides know.
    pub fn prime(&mut self, sample: &str) {
        let direction = std::mem::replace(&mut self.direction, Direction::Prime);
        let count = self.count;
        for byte in sample.bytes() {
            self.byte(byte);
        }
        (self.direction, self.count) = (direction, count);
    }

    /// Writes a byte, or reads one; returns it.
    pub fn byte(&mut self, byte: u8) -> u8 {
        self.count += 1;
        (0..8).rev().fold(0, |read, place| {
            read << 1 | u8::from(self.bit(byte >> place & 1 == 1))
        })
    }

    fn bit(&mut self, bit: bool) -> bool {
        let part = (self.range >> 12) * u64::from(self.model.guess());
        let bit = match &mut self.direction {
            Direction::Prime => {
                self.model.learn(bit);
                return bit;
            }
            Direction::Write { low, .. } => {
                *low += if bit { 0 } else { part };
                bit
            }
            Direction::Read { offset, .. } => {
                let bit = *offset < part;
                *offset -= if bit { 0 } else { part };
                bit
            }
        };
        self.range = if bit { part } else { self.range - part };
        self.shift();
        self.model.learn(bit);
        bit
    }

    /// Moves the final digits out of the range.
    fn shift(&mut self) {
        while self.range < NARROW {
            self.range *= RADIX;
            match &mut self.direction {
                Direction::Prime => {}
                Direction::Write { low, digits } => {
                    push(digits, *low / NARROW);
                    *low = *low % NARROW * RADIX;
                }
                Direction::Read { offset, digits } => *offset = *offset * RADIX + next(digits),
            }
        }
    }

    /// Returns the digits written: the fewest that lie in the range. Reading takes digits beyond the end for zeros.
    pub fn finish(self) -> Vec<u8> {
        let Direction::Write { low, mut digits } = self.direction else {
            return Vec::new();
        };
        let mut unit = FULL;
        let mut last = low;
        while unit > 1 {
            unit /= RADIX;
            last = low.next_multiple_of(unit);
            if last < low + self.range {
                break;
            }
        }
        while last != 0 {
            push(&mut digits, last / NARROW);
            last = last % NARROW * RADIX;
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits
    }
}

fn next(digits: &mut std::vec::IntoIter<u8>) -> u64 {
    digits.next().unwrap_or_default().into()
}

/// Appends a digit; the carry of one that is too great goes into those before.
fn push(digits: &mut Vec<u8>, digit: u64) {
    if digit >= RADIX {
        for before in digits.iter_mut().rev() {
            *before += 1;
            if u64::from(*before) < RADIX {
                break;
            }
            *before = 0;
        }
    }
    digits.push((digit % RADIX) as u8);
}
