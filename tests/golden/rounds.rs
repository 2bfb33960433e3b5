//! The rounds that are written out.

use uskalla::dare_set::DareSet;
use uskalla::rules::*;

/// No dare list, or one in which every dare is done at once.
const NO_MARKS: DareMarks = DareMarks {
    filled: DareSet::ALL,
    lasting: DareSet::EMPTY,
};
/// Nothing written on the Customizables.
const PLAIN: [CustomEffect; 3] = [CustomEffect::None; 3];

/// A round to be written out.
pub struct Golden {
    /// The name of its text.
    pub name: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// The game.
    pub edition: Edition,
    /// How many seats.
    pub seats: u8,
    /// The numbers of the seats that the computer plays.
    pub bots: &'static [u8],
    /// What everything random follows from.
    pub seed: u64,
    /// Options that differ from the defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// The dare list.
    pub dares: DareMarks,
    /// What is written on the Customizables (C6).
    pub custom: [CustomEffect; 3],
}

/// Seeds are chosen so that what a game has of its own happens, in not too many actions.
pub const GOLDENS: [Golden; 9] = [
    Golden {
        name: "dare-1",
        title: "Two computer players, the rules as printed.",
        edition: Edition::Dare,
        seats: 2,
        bots: &[1, 2],
        seed: 2005,
        options: &[],
        dares: DareMarks {
            filled: DareSet::ALL,
            lasting: DareSet::EMPTY,
        },
        custom: PLAIN,
    },
    Golden {
        name: "dare-2",
        title: "Two people and two computer players; many dares last, some are struck, some end in a slip.",
        edition: Edition::Dare,
        seats: 4,
        bots: &[2, 4],
        seed: 436,
        options: &[],
        // The odd numbers last; 4, 11 and 16 are empty.
        dares: DareMarks {
            filled: DareSet::from_bits(!0b1000_0100_0000_1000),
            lasting: DareSet::from_bits(0b0101_0101_0101_0101),
        },
        custom: PLAIN,
    },
    Golden {
        name: "dare-3",
        title: "Ten seats, half of them people: drawing costs the turn, a missed call costs four, each counts the own hand.",
        edition: Edition::Dare,
        seats: 10,
        bots: &[2, 4, 6, 8, 10],
        seed: 303,
        options: &[
            ("dare_turn", "loses-if-draws"),
            ("uno_penalty", "4"),
            ("scoring", "lowest"),
        ],
        dares: DareMarks {
            filled: DareSet::ALL,
            lasting: DareSet::from_bits(0b0000_0010_0010_0010),
        },
        custom: PLAIN,
    },
    Golden {
        name: "dare-4",
        title: "House rules: jumping in, identical cards together, sevens and zeros, dares answered by dares.",
        edition: Edition::Dare,
        seats: 5,
        bots: &[5],
        seed: 6726,
        options: &[
            ("jump_in", "true"),
            ("identical_together", "true"),
            ("seven_zero", "true"),
            ("dare_stack", "true"),
        ],
        dares: DareMarks {
            filled: DareSet::ALL,
            lasting: DareSet::from_bits(0b1000),
        },
        custom: PLAIN,
    },
    Golden {
        name: "adults-1",
        title: "The die: levels, truth, reverse.",
        edition: Edition::Adults,
        seats: 3,
        bots: &[3],
        seed: 1157,
        options: &[],
        dares: DareMarks {
            filled: DareSet::ALL,
            lasting: DareSet::from_bits(0b1111),
        },
        custom: PLAIN,
    },
    Golden {
        name: "classic-1",
        title: "The larger deck with its Customizables; any equal or higher draw card answers; bluffs are challenged.",
        edition: Edition::Classic,
        seats: 4,
        bots: &[4],
        seed: 24_186,
        options: &[("edition", "112"), ("stacking", "up")],
        dares: NO_MARKS,
        custom: [
            CustomEffect::Until(Color::Green),
            CustomEffect::Skip,
            CustomEffect::Dare,
        ],
    },
    Golden {
        name: "no-mercy-1",
        title: "Stacks, roulette, and somebody put out.",
        edition: Edition::NoMercy,
        seats: 3,
        bots: &[],
        seed: 5990,
        options: &[],
        dares: NO_MARKS,
        custom: PLAIN,
    },
    Golden {
        name: "flip-1",
        title: "Both sides, challenges on each.",
        edition: Edition::Flip,
        seats: 3,
        bots: &[],
        seed: 20_633,
        options: &[],
        dares: NO_MARKS,
        custom: PLAIN,
    },
    Golden {
        name: "attack-1",
        title: "The launcher, hands traded, and everybody hit.",
        edition: Edition::Attack,
        seats: 4,
        bots: &[],
        seed: 4062,
        options: &[],
        dares: NO_MARKS,
        custom: PLAIN,
    },
];
