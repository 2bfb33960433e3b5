//! A guess at the next bit of a text, from what stood before.
//!
//! Context mixing: five orders of preceding bytes and the word at hand each remember how often the next bit was a one; the guesses
//! are weighed by how well each did so far. All arithmetic is of integers, so that every platform guesses alike: reader and writer of
//! a link must agree to the bit. Nothing here may change within a version of the format.

/// Contexts that guess: the last 0, 1, 2, 3 and 4 bytes, and the word.
const CONTEXTS: usize = 6;
/// Slots of the memory shared by all contexts, as a power of two.
const SLOT_BITS: u32 = 19;
/// What a slot holds differs by this from its meaning, so that memory of zeros, which costs no time, means one half and no sighting.
const UNSEEN: u32 = 1 << 31;
/// Sightings counted at most; more would make a guess too stiff for a text that changes.
const SEEN_MAX: u32 = 255;
/// The weight of every guess at first, in 1/65,536.
const FIRST_WEIGHT: i32 = 12_000;

/// What is known after the bits so far.
pub(super) struct Model {
    /// Guess in the upper 22 bits, sightings in the lower 10.
    slots: Vec<u32>,
    /// The inverse of [`squash`].
    stretched: Vec<i16>,
    /// A set of weights for each number of contexts that have been seen before.
    weights: [[i32; CONTEXTS]; CONTEXTS + 1],
    /// What kind of bytes is at hand.
    kind: u32,
    /// The bytes before, the last one lowest.
    bytes: u32,
    /// The letters of the word at hand.
    word: u32,
    /// The bits of the byte at hand after a leading one.
    partial: u32,
    /// Where the byte at hand finds each context.
    places: [u32; CONTEXTS],
    guesses: [Guess; CONTEXTS],
    known: usize,
    mixed: u32,
}

/// What one context says of the next bit.
#[derive(Clone, Copy, Default)]
struct Guess {
    slot: usize,
    stretched: i32,
}

impl Model {
    /// A model that has seen nothing.
    pub fn new() -> Model {
        let mut model = Model {
            slots: vec![0; 1 << SLOT_BITS],
            stretched: stretches(),
            weights: [[FIRST_WEIGHT; CONTEXTS]; CONTEXTS + 1],
            kind: 0,
            bytes: 0,
            word: 0,
            partial: 1,
            places: [0; CONTEXTS],
            guesses: [Guess::default(); CONTEXTS],
            known: 0,
            mixed: 0,
        };
        model.find_places();
        model
    }

    /// Forgets the bytes before, but not what it has learned: what comes next is of the kind with this number.
    pub fn turn_to(&mut self, kind: u32) {
        self.kind = kind;
        self.bytes = 0;
        self.word = 0;
        self.find_places();
    }

    /// How likely the next bit is a one, from 1 to 4,095 of 4,096.
    pub fn guess(&mut self) -> u32 {
        self.known = 0;
        for (place, guess) in self.places.iter().zip(&mut self.guesses) {
            let spread = (place ^ self.partial.wrapping_mul(0x9E37_79B1)).wrapping_mul(0x85EB_CA6B);
            guess.slot = (spread >> (32 - SLOT_BITS)) as usize;
            let held = self.slots[guess.slot] ^ UNSEEN;
            guess.stretched = i32::from(self.stretched[(held >> 20) as usize]);
            self.known += usize::from(held & 1023 != 0);
        }
        let weighed = self.guesses.iter().zip(&self.weights[self.known]);
        let sum: i64 = weighed
            .map(|(guess, weight)| i64::from(guess.stretched) * i64::from(*weight))
            .sum();
        self.mixed = squash((sum >> 16) as i32).clamp(1, 4095);
        self.mixed
    }

    /// Learns what the bit just guessed was.
    pub fn learn(&mut self, bit: bool) {
        let error = (i32::from(bit) << 12) - self.mixed.cast_signed();
        for (guess, weight) in self.guesses.iter().zip(&mut self.weights[self.known]) {
            *weight += (guess.stretched * error + 0x800) >> 12;
            let held = &mut self.slots[guess.slot];
            *held = nearer(*held ^ UNSEEN, bit) ^ UNSEEN;
        }
        self.partial = self.partial << 1 | u32::from(bit);
        if self.partial > 255 {
            self.end_byte((self.partial & 255) as u8);
        }
    }

    fn end_byte(&mut self, byte: u8) {
        self.partial = 1;
        self.bytes = self.bytes << 8 | u32::from(byte);
        let is_letter = byte.is_ascii_alphabetic() || byte >= 128;
        self.word = if is_letter {
            self.word
                .wrapping_add(u32::from(byte | 32))
                .wrapping_mul(0x2F0B_4C47)
        } else {
            0
        };
        self.find_places();
    }

    fn find_places(&mut self) {
        let bytes = self.bytes;
        let contexts = [
            0,
            bytes & 0xff,
            bytes & 0xffff,
            bytes & 0x00ff_ffff,
            bytes,
            self.word,
        ];
        for ((number, context), place) in (8 * self.kind..).zip(contexts).zip(&mut self.places) {
            *place = (context ^ number << 26)
                .wrapping_mul(0x9E37_79B1)
                .rotate_left(15)
                .wrapping_add(number)
                .wrapping_mul(0x2F0B_4C47);
        }
    }
}

/// A slot after another sighting: the first moves the guess far, each later one less.
fn nearer(held: u32, bit: bool) -> u32 {
    const EDGE: u32 = 512;
    let (guess, seen) = (held >> 10, held & 1023);
    let part = 10 * seen + 11;
    let moved = if bit {
        guess + ((1 << 22) - EDGE - guess) * 10 / part
    } else {
        guess - (guess - EDGE) * 10 / part
    };
    moved << 10 | (seen + 1).min(SEEN_MAX)
}

/// 4,096 / (1 + e^(−x/256)), between the points of a table.
fn squash(x: i32) -> u32 {
    const POINTS: [u16; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let x = (x.clamp(-2047, 2047) + 2048).unsigned_abs();
    let (at, between) = ((x >> 7) as usize, x & 127);
    (u32::from(POINTS[at]) * (128 - between) + u32::from(POINTS[at + 1]) * between + 64) >> 7
}

fn stretches() -> Vec<i16> {
    let mut stretched = Vec::with_capacity(4096);
    for x in -2047..=2047i16 {
        while stretched.len() <= squash(x.into()) as usize {
            stretched.push(x);
        }
    }
    stretched.resize(4096, 2047);
    stretched
}
