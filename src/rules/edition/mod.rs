//! The games: a file each, and one row of traits each. The rest of the program asks for a trait, never for the name of a game.

pub mod adults;
pub mod attack;
pub mod classic;
pub mod dare;
pub mod flip;
pub mod no_mercy;

use serde::{Deserialize, Serialize};

use super::card::{Color, Face, Side, Symbol, sort_faces};
use super::options::Length;
use super::ruleset::Ruleset;

/// The effect of a card turned over as start card (G4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// It starts the round without any effect.
    Plain,
    /// It goes back into the pile (G4).
    GoesBack,
    /// It stays beneath and the next card is turned (N3).
    PassedOver,
    /// The first player is skipped.
    Skip,
    /// The dealer plays first, to the right (D9, C7).
    Reverse,
    /// The first player draws and loses the turn, or answers the draw stack (C7, H2).
    Draws(u8),
    /// The first player answers the dare (D9).
    Dare(u8),
    /// The first player names the color and answers the dare (D9).
    WildDare(u8),
    /// The first player names the color and plays (C7, T5).
    Color,
    /// The first player presses twice and loses the turn (T5).
    HitTwo,
    /// Everybody presses once; the first player names the color and plays (T5).
    AllHit,
    /// The first player presses until cards come, names the color and loses the turn (T5).
    HitFire,
}

/// What the rules, the notation and the page ask of a game: one row each, written in the file of the game.
#[derive(Clone, Copy, Debug)]
pub struct EditionTraits {
    /// The key in the notation.
    pub key: &'static str,
    /// The fewest seats (G1).
    pub min_seats: u8,
    /// The most seats (G1).
    pub max_seats: u8,
    /// Returns the faces of the deck; of two-sided cards the light ones.
    pub deck: fn(&Ruleset) -> Vec<Face>,
    /// Returns the dark faces, where cards have two sides (F1).
    pub dark_deck: Option<fn() -> Vec<Face>>,
    /// Returns whether the notation knows a card of this symbol on a side; numbers and Reverse belong to every game.
    pub has_symbol: fn(Side, Symbol) -> bool,
    /// Returns the effect of a start card (G4).
    pub start: fn(&Ruleset, Symbol) -> Start,
    /// Returns the points of a symbol that is no number (G15).
    pub points: fn(&Ruleset, Symbol) -> u16,
    /// Whether Dare cards are part of the game, so that it needs a dare list.
    pub has_dares: bool,
    /// Whether a die decides the level of a dare, so that the game is played with a list for each level (A3, A5).
    pub rolls_die: bool,
    /// Whether the page asks for the age first (A1).
    pub for_adults: bool,
    /// Whether a launcher takes the place of drawing (T2).
    pub has_launcher: bool,
    /// The number of cards at which a seat is put out of the round (N5).
    pub hand_limit: Option<u8>,
    /// Points for each player put out (N13).
    pub put_out_points: u16,
    /// Whether a 7 swaps hands and a 0 passes them on without option H3 (N6).
    pub swaps_on_seven: bool,
    /// Whether drawing goes on until a card matches without option H1 (N2).
    pub draws_until_match: bool,
    /// Whether a drawn card that matches must be played without option H5 (N2).
    pub forces_play: bool,
    /// Whether draw cards answer draw cards of at most their value without option H2 (N4).
    pub stacks: bool,
    /// Whether the effect of a last card still happens (D10, C8, F7, T6; not N12).
    pub last_card_acts: bool,
    /// The card that may not be the last one played (T4).
    pub never_last: Option<Symbol>,
    /// The target where none is set (G14).
    pub target: u16,
    /// The length where none is set (G14).
    pub length: Length,
    /// Three faces that show what the game is about.
    pub examples: [Face; 3],
}

impl EditionTraits {
    /// What most games have in common; a game's own row starts from it.
    const COMMON: EditionTraits = EditionTraits {
        key: "",
        min_seats: 2,
        max_seats: 10,
        deck: |_| Vec::new(),
        dark_deck: None,
        has_symbol: |_, _| false,
        start: |_, _| Start::Plain,
        points: |_, _| 0,
        has_dares: false,
        rolls_die: false,
        for_adults: false,
        has_launcher: false,
        hand_limit: None,
        put_out_points: 0,
        swaps_on_seven: false,
        draws_until_match: false,
        forces_play: false,
        stacks: false,
        last_card_acts: true,
        never_last: None,
        target: 500,
        length: Length::Game,
        examples: [Face::wild(Symbol::Wild); 3],
    };
}

/// Defines the games: a line each, with the row of its file.
macro_rules! editions {
    ($($(#[$note:meta])* $name:ident: $row:expr;)+) => {
        /// The games of the family, in the order shown.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Edition {
            $($(#[$note])* $name,)+
        }

        impl Edition {
            /// All games, the main one first.
            pub const ALL: [Edition; EDITIONS.len()] = [$(Edition::$name),+];
        }

        /// The row of every game, in the order of [`Edition::ALL`].
        const EDITIONS: &[EditionTraits] = &[$($row),+];
    };
}

// Saves hold the position of a game in this table: new games go to its end.
editions! {
    /// Dare rules: the main game (dare.md).
    #[default]
    Dare: dare::TRAITS;
    /// Dare for adults, with the die (adults.md).
    Adults: adults::TRAITS;
    /// Classic rules (classic.md).
    Classic: classic::TRAITS;
    /// Merciless rules (no-mercy.md).
    NoMercy: no_mercy::TRAITS;
    /// Two-sided rules (flip.md).
    Flip: flip::TRAITS;
    /// Launcher rules (attack.md).
    Attack: attack::TRAITS;
}

impl Edition {
    /// Returns the row of the game.
    #[inline]
    #[must_use]
    pub const fn traits(self) -> &'static EditionTraits {
        &EDITIONS[self as usize]
    }

    /// Returns the key of the game in the notation.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns the game with a key of the notation, if there is one.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.key() == key)
    }

    /// Returns the smallest and the largest number of seats (G1).
    #[must_use]
    pub const fn seats(self) -> (u8, u8) {
        (self.traits().min_seats, self.traits().max_seats)
    }

    /// Returns whether Dare cards are part of the game, so that it needs a dare list.
    #[must_use]
    pub const fn has_dares(self) -> bool {
        self.traits().has_dares
    }

    /// Returns whether a die decides the level of a dare, so that the game is played with a list for each level (A3, A5).
    #[must_use]
    pub const fn rolls_die(self) -> bool {
        self.traits().rolls_die
    }

    /// Returns whether the page asks for the age before the game (A1).
    #[must_use]
    pub const fn is_for_adults(self) -> bool {
        self.traits().for_adults
    }

    /// Returns whether a launcher takes the place of drawing (T2).
    #[must_use]
    pub const fn has_launcher(self) -> bool {
        self.traits().has_launcher
    }

    /// Returns whether cards have two sides (F1).
    #[must_use]
    pub const fn is_two_sided(self) -> bool {
        self.traits().dark_deck.is_some()
    }

    /// Returns the number of cards at which a seat is put out of the round (N5).
    #[must_use]
    pub const fn hand_limit(self) -> Option<u8> {
        self.traits().hand_limit
    }

    /// Returns three faces that show what the game is about.
    #[must_use]
    pub const fn example_faces(self) -> [Face; 3] {
        self.traits().examples
    }

    /// Returns whether the game has cards of this side.
    #[must_use]
    pub const fn has_side(self, side: Side) -> bool {
        matches!(side, Side::Light) || self.is_two_sided()
    }

    /// Returns whether the notation knows a card with this face on a side of the game's cards.
    #[must_use]
    pub fn has_face(self, side: Side, face: Face) -> bool {
        self.has_side(side)
            && face.color.is_none_or(|color| color.side() == side)
            && (matches!(face.symbol, Symbol::Number(_) | Symbol::Reverse)
                || (self.traits().has_symbol)(side, face.symbol))
    }
}

/// Returns the effect of a face as start card.
#[must_use]
pub fn start(ruleset: &Ruleset, face: Face) -> Start {
    (ruleset.edition.traits().start)(ruleset, face.symbol)
}

/// Returns the points of a face (G15).
#[must_use]
pub fn points(ruleset: &Ruleset, face: Face) -> u16 {
    match face.symbol {
        Symbol::Number(number) => u16::from(number),
        symbol => (ruleset.edition.traits().points)(ruleset, symbol),
    }
}

/// Adds each symbol in each of four colors, `copies` times.
fn in_each_color(faces: &mut Vec<Face>, colors: [Color; 4], symbol: Symbol, copies: usize) {
    for color in colors {
        faces.extend(core::iter::repeat_n(Face::colored(color, symbol), copies));
    }
}

/// Adds a wild, `copies` times.
fn wilds(faces: &mut Vec<Face>, symbol: Symbol, copies: usize) {
    faces.extend(core::iter::repeat_n(Face::wild(symbol), copies));
}

/// Sorts a finished deck, so that identical cards are neighbors.
fn sorted(mut faces: Vec<Face>) -> Vec<Face> {
    sort_faces(&mut faces);
    faces
}
