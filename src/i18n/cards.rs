//! The names of cards, colors and the faces of the die, as ready phrases. No language inflects them.

use super::{Lang, Message};
use crate::rules::edition::adults::DieFace;
use crate::rules::{Color, Face, Level, Symbol};

/// Returns the accessible name of a card: “red 7”, “Skip, red”, “Dare 3, red”, “Wild Dare 9”. All names of one side differ.
#[must_use]
pub fn card_name(face: Face, lang: Lang) -> String {
    let symbol = symbol_name(face.symbol, lang);
    match face.color {
        Some(color) if face.symbol.is_number() => [color_word(color, lang), " ", &symbol].concat(),
        Some(color) => [&symbol, ", ", color_word(color, lang)].concat(),
        None => symbol,
    }
}

/// Returns a card as a phrase for a sentence, the color first: “red 7”, “red Dare 3”, “Wild Dare 9”.
#[must_use]
pub fn card_told(face: Face, lang: Lang) -> String {
    let symbol = symbol_name(face.symbol, lang);
    match face.color {
        Some(color) => [color_word(color, lang), " ", &symbol].concat(),
        None => symbol,
    }
}

/// Returns the symbol of a card with its number: “7”, “Skip”, “Dare 3”.
#[must_use]
pub fn symbol_name(symbol: Symbol, lang: Lang) -> String {
    match (symbol, symbol.number()) {
        (Symbol::Number(n), _) => n.to_string(),
        (_, 0) => symbol_word(symbol).text(lang).to_owned(),
        (_, number) => [symbol_word(symbol).text(lang), " ", &number.to_string()].concat(),
    }
}

/// Returns the kind of a symbol, without the number of a dare (D4): “7”, “Skip”, “Dare”.
pub(super) fn kind_name(symbol: Symbol, lang: Lang) -> String {
    match symbol {
        Symbol::Number(n) => n.to_string(),
        _ => symbol_word(symbol).text(lang).to_owned(),
    }
}

/// Returns the word for a color.
#[must_use]
pub fn color_word(color: Color, lang: Lang) -> &'static str {
    color_of(color).text(lang)
}

/// Returns the word for a level of dares.
#[must_use]
pub const fn level_word(level: Level) -> Message {
    match level {
        Level::Mild => Message::MILD,
        Level::Medium => Message::MEDIUM,
        Level::Spicy => Message::SPICY,
        Level::Fuego => Message::FUEGO,
        Level::Truth => Message::TRUTH,
    }
}

/// Returns the word for a face of the die.
pub(super) const fn die_word(face: DieFace) -> Message {
    match face {
        DieFace::Level(level) => level_word(level),
        DieFace::Reverse => Message::DIE_REVERSE,
    }
}

const fn symbol_word(symbol: Symbol) -> Message {
    match symbol {
        Symbol::Number(_) | Symbol::Wild => Message::CARD_WILD,
        Symbol::Skip => Message::CARD_SKIP,
        Symbol::Reverse => Message::CARD_REVERSE,
        Symbol::DrawOne => Message::CARD_DRAW_ONE,
        Symbol::DrawTwo => Message::CARD_DRAW_TWO,
        Symbol::DrawFour => Message::CARD_DRAW_FOUR,
        Symbol::DrawFive => Message::CARD_DRAW_FIVE,
        Symbol::SkipEveryone => Message::CARD_SKIP_EVERYONE,
        Symbol::DiscardAll => Message::CARD_DISCARD_ALL,
        Symbol::Flip => Message::CARD_FLIP,
        Symbol::HitTwo => Message::CARD_HIT_TWO,
        Symbol::TradeHands => Message::CARD_TRADE_HANDS,
        Symbol::Dare(_) => Message::CARD_DARE,
        Symbol::WildDrawTwo => Message::CARD_WILD_DRAW_TWO,
        Symbol::WildDrawFour => Message::CARD_WILD_DRAW_FOUR,
        Symbol::WildShuffle => Message::CARD_WILD_SHUFFLE,
        Symbol::WildCustom(_) => Message::CARD_WILD_CUSTOM,
        Symbol::WildReverseDrawFour => Message::CARD_WILD_REVERSE_DRAW_FOUR,
        Symbol::WildDrawSix => Message::CARD_WILD_DRAW_SIX,
        Symbol::WildDrawTen => Message::CARD_WILD_DRAW_TEN,
        Symbol::WildRoulette => Message::CARD_WILD_ROULETTE,
        Symbol::WildDrawColor => Message::CARD_WILD_DRAW_COLOR,
        Symbol::WildAllHit => Message::CARD_WILD_ALL_HIT,
        Symbol::WildHitFire => Message::CARD_WILD_HIT_FIRE,
        Symbol::WildDare(_) => Message::CARD_WILD_DARE,
    }
}

const fn color_of(color: Color) -> Message {
    match color {
        Color::Red => Message::RED,
        Color::Yellow => Message::YELLOW,
        Color::Green => Message::GREEN,
        Color::Blue => Message::BLUE,
        Color::Pink => Message::PINK,
        Color::Teal => Message::TEAL,
        Color::Orange => Message::ORANGE,
        Color::Purple => Message::PURPLE,
    }
}
