//! What each game adds: its deck, its points, its start cards. Everything shared lives one level up.

pub mod adults;
pub mod attack;
pub mod classic;
pub mod dare;
pub mod flip;
pub mod no_mercy;

use super::card::{Color, Face, Symbol, sort_faces};
use super::options::Edition;
use super::ruleset::Ruleset;

/// What becomes of a card turned over as start card (G4).
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
    /// The first player draws and loses the turn, or answers the debt (C7, H2).
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

/// What a face does as start card.
#[must_use]
pub fn start(ruleset: &Ruleset, face: Face) -> Start {
    match ruleset.edition {
        Edition::Dare | Edition::Adults => dare::start(face.symbol),
        Edition::Classic => classic::start(ruleset, face.symbol),
        Edition::NoMercy => no_mercy::start(face.symbol),
        Edition::Flip => flip::start(ruleset, face.symbol),
        Edition::Attack => attack::start(face.symbol),
    }
}

/// The points a face counts (G15).
#[must_use]
pub fn points(ruleset: &Ruleset, face: Face) -> u16 {
    if let Symbol::Number(number) = face.symbol {
        return u16::from(number);
    }
    match ruleset.edition {
        Edition::Dare | Edition::Adults => dare::points(ruleset, face.symbol),
        Edition::Classic => classic::points(face.symbol),
        Edition::NoMercy => no_mercy::points(face),
        Edition::Flip => flip::points(face.symbol),
        Edition::Attack => attack::points(face.symbol),
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
