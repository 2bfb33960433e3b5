//! Predicts the next bit of a text from the bits before it, by context mixing.
//!
//! Six contexts, the last 0 to 4 bytes and the current word, remember how often the next bit was a one. Their predictions are mixed
//! with weights that grow with their success. All arithmetic is of integers, so that every platform predicts the same: reader and
//! writer of a link must agree to the bit. Nothing here may change within a version of the format.

/// The number of contexts: the last 0, 1, 2, 3 and 4 bytes, and the word.
const CONTEXTS: usize = 6;
/// The binary logarithm of the number of slots, which all contexts share.
const SLOT_BITS: u32 = 19;
/// A slot is stored with this bit flipped, so that zeroed memory, which costs no time, means one half and nothing seen.
const UNSEEN: u32 = 1 << 31;
/// The highest count of a slot; a higher one would adapt too slowly to a text that changes.
const SEEN_MAX: u32 = 255;
/// The first weight of every prediction, in 1/65,536.
const FIRST_WEIGHT: i32 = 12_000;

/// The state of the model after the bits so far.
pub(super) struct Model {
    /// The prediction in the upper 22 bits, the count in the lower 10.
    slots: Vec<u32>,
    /// The inverse of [`squash`].
    stretched: Vec<i16>,
    /// A set of weights for each number of contexts that were seen before.
    weights: [[i32; CONTEXTS]; CONTEXTS + 1],
    /// The kind of the bytes.
    kind: u32,
    /// The bytes before, the last one lowest.
    bytes: u32,
    /// A hash of the letters of the current word.
    word: u32,
    /// The bits of the current byte, after a leading one.
    partial: u32,
    /// The hash of each context for the current byte.
    places: [u32; CONTEXTS],
    guesses: [Guess; CONTEXTS],
    known: usize,
    mixed: u32,
}

/// The prediction of one context.
#[derive(Clone, Copy, Default)]
struct Guess {
    slot: usize,
    stretched: i32,
}

impl Model {
    /// Returns a model that has seen nothing.
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

    /// Begins bytes of another kind: forgets the bytes before, but not what the model has learned.
    pub fn turn_to(&mut self, kind: u32) {
        self.kind = kind;
        self.bytes = 0;
        self.word = 0;
        self.find_places();
    }

    /// Returns the probability that the next bit is a one, from 1 to 4,095 of 4,096.
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

    /// Learns the bit that was predicted last.
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

/// Returns a slot after another bit: the first bit moves the prediction far, each later one less.
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

/// Returns 4,096 / (1 + e^(−x/256)), interpolated between the points of a table.
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
