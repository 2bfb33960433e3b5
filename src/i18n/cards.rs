//! The names of cards, colors and the faces of the die, as ready phrases. No language inflects them.

use super::{Lang, Word};
use crate::rules::edition::adults::DieFace;
use crate::rules::{Color, Face, Level, Side, Symbol};

/// A card by its accessible name: “red 7”, “Skip, red”, “Dare 3, red”, “Wild Dare 9”. All names of one side differ.
#[must_use]
pub fn card_name(face: Face, lang: Lang) -> String {
    let symbol = symbol_name(face.symbol, lang);
    match face.color {
        Some(color) if face.symbol.is_number() => [color_word(color, lang), " ", &symbol].concat(),
        Some(color) => [&symbol, ", ", color_word(color, lang)].concat(),
        None => symbol,
    }
}

/// A card as it stands in a sentence, the color first: “red 7”, “red Dare 3”, “Wild Dare 9”.
#[must_use]
pub fn card_told(face: Face, lang: Lang) -> String {
    let symbol = symbol_name(face.symbol, lang);
    match face.color {
        Some(color) => [color_word(color, lang), " ", &symbol].concat(),
        None => symbol,
    }
}

/// What is printed on a card besides its color, with its number: “7”, “Skip”, “Dare 3”.
#[must_use]
pub fn symbol_name(symbol: Symbol, lang: Lang) -> String {
    match (symbol, symbol.number()) {
        (Symbol::Number(n), _) => n.to_string(),
        (_, 0) => symbol_word(symbol).text(lang).to_owned(),
        (_, number) => [symbol_word(symbol).text(lang), " ", &number.to_string()].concat(),
    }
}

/// The kind of a symbol, in which the number of a dare does not count (D4): “7”, “Skip”, “Dare”.
pub(super) fn kind_name(symbol: Symbol, lang: Lang) -> String {
    match symbol {
        Symbol::Number(n) => n.to_string(),
        _ => symbol_word(symbol).text(lang).to_owned(),
    }
}

/// The word for a color.
#[must_use]
pub fn color_word(color: Color, lang: Lang) -> &'static str {
    color_of(color).text(lang)
}

/// The word for a side of the cards.
#[must_use]
pub const fn side_word(side: Side) -> Word {
    match side {
        Side::Light => Word::SIDE_LIGHT,
        Side::Dark => Word::SIDE_DARK,
    }
}

/// The word for a level of dares.
#[must_use]
pub const fn level_word(level: Level) -> Word {
    match level {
        Level::Mild => Word::MILD,
        Level::Medium => Word::MEDIUM,
        Level::Spicy => Word::SPICY,
        Level::Fuego => Word::FUEGO,
        Level::Truth => Word::TRUTH,
    }
}

/// The word for a face of the die.
pub(super) const fn die_word(face: DieFace) -> Word {
    match face {
        DieFace::Level(level) => level_word(level),
        DieFace::Reverse => Word::DIE_REVERSE,
    }
}

const fn symbol_word(symbol: Symbol) -> Word {
    match symbol {
        Symbol::Number(_) | Symbol::Wild => Word::CARD_WILD,
        Symbol::Skip => Word::CARD_SKIP,
        Symbol::Reverse => Word::CARD_REVERSE,
        Symbol::DrawOne => Word::CARD_DRAW_ONE,
        Symbol::DrawTwo => Word::CARD_DRAW_TWO,
        Symbol::DrawFour => Word::CARD_DRAW_FOUR,
        Symbol::DrawFive => Word::CARD_DRAW_FIVE,
        Symbol::SkipEveryone => Word::CARD_SKIP_EVERYONE,
        Symbol::DiscardAll => Word::CARD_DISCARD_ALL,
        Symbol::Flip => Word::CARD_FLIP,
        Symbol::HitTwo => Word::CARD_HIT_TWO,
        Symbol::TradeHands => Word::CARD_TRADE_HANDS,
        Symbol::Dare(_) => Word::CARD_DARE,
        Symbol::WildDrawTwo => Word::CARD_WILD_DRAW_TWO,
        Symbol::WildDrawFour => Word::CARD_WILD_DRAW_FOUR,
        Symbol::WildShuffle => Word::CARD_WILD_SHUFFLE,
        Symbol::WildCustom(_) => Word::CARD_WILD_CUSTOM,
        Symbol::WildReverseDrawFour => Word::CARD_WILD_REVERSE_DRAW_FOUR,
        Symbol::WildDrawSix => Word::CARD_WILD_DRAW_SIX,
        Symbol::WildDrawTen => Word::CARD_WILD_DRAW_TEN,
        Symbol::WildRoulette => Word::CARD_WILD_ROULETTE,
        Symbol::WildDrawColor => Word::CARD_WILD_DRAW_COLOR,
        Symbol::WildAllHit => Word::CARD_WILD_ALL_HIT,
        Symbol::WildHitFire => Word::CARD_WILD_HIT_FIRE,
        Symbol::WildDare(_) => Word::CARD_WILD_DARE,
    }
}

const fn color_of(color: Color) -> Word {
    match color {
        Color::Red => Word::RED,
        Color::Yellow => Word::YELLOW,
        Color::Green => Word::GREEN,
        Color::Blue => Word::BLUE,
        Color::Pink => Word::PINK,
        Color::Teal => Word::TEAL,
        Color::Orange => Word::ORANGE,
        Color::Purple => Word::PURPLE,
    }
}
