//! Classic rules (classic.md).

use super::{EditionTraits, Start, in_each_color, sorted, wilds};
use crate::rules::card::{Color, Face, Symbol};
use crate::rules::options::{ClassicDeck, StartWild};
use crate::rules::ruleset::Ruleset;

/// The traits of classic rules.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "classic",
    deck: |ruleset| deck(ruleset.classic_deck),
    has_symbol: |_, symbol| {
        matches!(
            symbol,
            Symbol::Skip
                | Symbol::DrawTwo
                | Symbol::Wild
                | Symbol::WildDrawFour
                | Symbol::WildShuffle
                | Symbol::WildCustom(_)
        )
    },
    start,
    points: |_, symbol| points(symbol),
    examples: [
        Face::colored(Color::Blue, Symbol::Number(2)),
        Face::colored(Color::Green, Symbol::Skip),
        Face::wild(Symbol::WildDrawFour),
    ],
    ..EditionTraits::COMMON
};

/// C1.
#[must_use]
pub fn deck(deck: ClassicDeck) -> Vec<Face> {
    let mut faces = Vec::with_capacity(112);
    in_each_color(&mut faces, Color::LIGHT, Symbol::Number(0), 1);
    for number in 1..=9 {
        in_each_color(&mut faces, Color::LIGHT, Symbol::Number(number), 2);
    }
    for symbol in [Symbol::Skip, Symbol::Reverse, Symbol::DrawTwo] {
        in_each_color(&mut faces, Color::LIGHT, symbol, 2);
    }
    wilds(&mut faces, Symbol::Wild, 4);
    wilds(&mut faces, Symbol::WildDrawFour, 4);
    if deck == ClassicDeck::Cards112 {
        wilds(&mut faces, Symbol::WildShuffle, 1);
        for number in 1..=3 {
            wilds(&mut faces, Symbol::WildCustom(number), 1);
        }
    }
    sorted(faces)
}

/// C7.
pub(super) fn start(ruleset: &Ruleset, symbol: Symbol) -> Start {
    match symbol {
        Symbol::Skip => Start::Skip,
        Symbol::Reverse => Start::Reverse,
        Symbol::DrawTwo => Start::Draws(2),
        Symbol::Wild if ruleset.start_wild == StartWild::Redraw => Start::GoesBack,
        Symbol::WildDrawFour => Start::GoesBack,
        Symbol::Wild | Symbol::WildShuffle | Symbol::WildCustom(_) => Start::Color,
        _ => Start::Plain,
    }
}

/// C9.
fn points(symbol: Symbol) -> u16 {
    match symbol {
        Symbol::Wild | Symbol::WildDrawFour => 50,
        Symbol::WildShuffle | Symbol::WildCustom(_) => 40,
        _ => 20,
    }
}
