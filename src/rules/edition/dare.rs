//! Dare rules (dare.md).

use super::{EditionTraits, Start, in_each_color, sorted, wilds};
use crate::rules::card::{Color, Face, Symbol};
use crate::rules::ruleset::Ruleset;

/// The traits of dare rules.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "dare",
    deck: |_| deck(),
    has_symbol: |_, symbol| matches!(symbol, Symbol::Skip | Symbol::Dare(_) | Symbol::WildDare(_)),
    start: |_, symbol| start(symbol),
    points,
    has_dares: true,
    examples: [
        Face::colored(Color::Red, Symbol::Number(7)),
        Face::colored(Color::Yellow, Symbol::Dare(3)),
        Face::wild(Symbol::WildDare(9)),
    ],
    ..EditionTraits::COMMON
};

/// The 108 cards (D1), with the numbers of their dares (D2).
#[must_use]
pub fn deck() -> Vec<Face> {
    let mut faces = Vec::with_capacity(108);
    in_each_color(&mut faces, Color::LIGHT, Symbol::Number(0), 1);
    for number in 1..=9 {
        in_each_color(&mut faces, Color::LIGHT, Symbol::Number(number), 2);
    }
    in_each_color(&mut faces, Color::LIGHT, Symbol::Skip, 2);
    in_each_color(&mut faces, Color::LIGHT, Symbol::Reverse, 2);
    for (index, color) in Color::LIGHT.into_iter().enumerate() {
        let first = index as u8 * 2 + 1;
        faces.extend([first, first + 1].map(|number| Face::colored(color, Symbol::Dare(number))));
    }
    for number in 9..=16 {
        wilds(&mut faces, Symbol::WildDare(number), 1);
    }
    sorted(faces)
}

/// D9.
fn start(symbol: Symbol) -> Start {
    match symbol {
        Symbol::Skip => Start::Skip,
        Symbol::Reverse => Start::Reverse,
        Symbol::Dare(number) => Start::Dare(number),
        Symbol::WildDare(number) => Start::WildDare(number),
        _ => Start::Plain,
    }
}

/// D11.
fn points(ruleset: &Ruleset, symbol: Symbol) -> u16 {
    match symbol {
        Symbol::Dare(_) => u16::from(ruleset.dare_points),
        Symbol::WildDare(_) => 50,
        _ => 20,
    }
}
