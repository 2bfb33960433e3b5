//! Two-sided rules (flip.md).

use super::{EditionTraits, Start, classic, in_each_color, wilds};
use crate::rules::card::{Color, Face, Side, Symbol};
use crate::rules::ruleset::Ruleset;

/// The traits of two-sided rules.
pub(super) const TRAITS: EditionTraits = EditionTraits {
    key: "flip",
    deck: |_| light(),
    dark_deck: Some(dark),
    has_symbol: |side, symbol| match side {
        Side::Light => matches!(
            symbol,
            Symbol::Skip | Symbol::DrawOne | Symbol::Flip | Symbol::Wild | Symbol::WildDrawTwo
        ),
        Side::Dark => matches!(
            symbol,
            Symbol::SkipEveryone
                | Symbol::DrawFive
                | Symbol::Flip
                | Symbol::Wild
                | Symbol::WildDrawColor
        ),
    },
    start,
    points: |_, symbol| points(symbol),
    examples: [
        Face::colored(Color::Pink, Symbol::Number(5)),
        Face::colored(Color::Teal, Symbol::Flip),
        Face::colored(Color::Orange, Symbol::DrawFive),
    ],
    ..EditionTraits::COMMON
};

fn colored(colors: [Color; 4], symbols: [Symbol; 4]) -> Vec<Face> {
    let mut faces = Vec::with_capacity(112);
    for number in 1..=9 {
        in_each_color(&mut faces, colors, Symbol::Number(number), 2);
    }
    for symbol in symbols {
        in_each_color(&mut faces, colors, symbol, 2);
    }
    faces
}

/// The light faces (F1).
#[must_use]
pub fn light() -> Vec<Face> {
    let mut faces = colored(
        Color::LIGHT,
        [Symbol::DrawOne, Symbol::Reverse, Symbol::Skip, Symbol::Flip],
    );
    wilds(&mut faces, Symbol::Wild, 4);
    wilds(&mut faces, Symbol::WildDrawTwo, 4);
    faces
}

/// The dark faces (F1); which belongs to which light face is decided at random.
#[must_use]
pub fn dark() -> Vec<Face> {
    let mut faces = colored(
        Color::DARK,
        [
            Symbol::DrawFive,
            Symbol::Reverse,
            Symbol::SkipEveryone,
            Symbol::Flip,
        ],
    );
    wilds(&mut faces, Symbol::Wild, 4);
    wilds(&mut faces, Symbol::WildDrawColor, 4);
    faces
}

/// F3: as C7, but Wild Draw Two and Flip go back.
fn start(ruleset: &Ruleset, symbol: Symbol) -> Start {
    match symbol {
        Symbol::DrawOne => Start::Draws(1),
        Symbol::WildDrawTwo | Symbol::Flip => Start::GoesBack,
        symbol => classic::start(ruleset, symbol),
    }
}

/// F8.
fn points(symbol: Symbol) -> u16 {
    match symbol {
        Symbol::DrawOne => 10,
        Symbol::SkipEveryone => 30,
        Symbol::Wild => 40,
        Symbol::WildDrawTwo => 50,
        Symbol::WildDrawColor => 60,
        _ => 20,
    }
}
