//! Merciless rules (no-mercy.md).

use super::{EditionTraits, Start, in_each_color, sorted, wilds};
use crate::rules::card::{Color, Face, Symbol};
use crate::rules::options::Length;

/// The traits of merciless rules.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "no-mercy",
    max_seats: 6,
    deck: |_| deck(),
    has_symbol: |_, symbol| {
        matches!(
            symbol,
            Symbol::Skip
                | Symbol::SkipEveryone
                | Symbol::DrawTwo
                | Symbol::DrawFour
                | Symbol::DiscardAll
                | Symbol::WildReverseDrawFour
                | Symbol::WildDrawSix
                | Symbol::WildDrawTen
                | Symbol::WildRoulette
        )
    },
    start: |_, symbol| start(symbol),
    points: |_, symbol| points(symbol),
    hand_limit: Some(25),
    put_out_points: 250,
    swaps_on_seven: true,
    draws_until_match: true,
    forces_play: true,
    stacks: true,
    last_card_acts: false,
    target: 1000,
    length: Length::Round,
    examples: [
        Face::colored(Color::Red, Symbol::DrawFour),
        Face::wild(Symbol::WildDrawTen),
        Face::colored(Color::Blue, Symbol::SkipEveryone),
    ],
    ..EditionTraits::COMMON
};

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
fn start(symbol: Symbol) -> Start {
    if symbol.is_number() {
        Start::Plain
    } else {
        Start::PassedOver
    }
}

/// N13.
fn points(symbol: Symbol) -> u16 {
    if symbol.is_wild() { 50 } else { 20 }
}
