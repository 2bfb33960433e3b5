//! Merciless rules (no-mercy.md).

use super::{Start, in_each_color, sorted, wilds};
use crate::rules::card::{Color, Face, Symbol};

/// Who holds this many cards is out of the round (N5).
pub const HAND_LIMIT: usize = 25;

/// Points for each player put out (N13).
pub const PUT_OUT_POINTS: u16 = 250;

/// N1.
#[must_use]
pub fn deck() -> Vec<Face> {
    let mut faces = Vec::with_capacity(168);
    for number in 0..=9 {
        in_each_color(&mut faces, Color::LIGHT, Symbol::Number(number), 2);
    }
    for (symbol, copies) in [
        (Symbol::DrawTwo, 3),
        (Symbol::DrawFour, 2),
        (Symbol::Skip, 3),
        (Symbol::SkipEveryone, 2),
        (Symbol::Reverse, 3),
        (Symbol::DiscardAll, 3),
    ] {
        in_each_color(&mut faces, Color::LIGHT, symbol, copies);
    }
    for (symbol, copies) in [
        (Symbol::WildReverseDrawFour, 8),
        (Symbol::WildDrawSix, 4),
        (Symbol::WildDrawTen, 4),
        (Symbol::WildRoulette, 8),
    ] {
        wilds(&mut faces, symbol, copies);
    }
    sorted(faces)
}

/// N3.
pub(super) fn start(symbol: Symbol) -> Start {
    if symbol.is_number() {
        Start::Plain
    } else {
        Start::PassedOver
    }
}

/// N13.
pub(super) fn points(face: Face) -> u16 {
    if face.is_wild() { 50 } else { 20 }
}
