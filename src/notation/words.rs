//! The words of the notation for what is not a card: games, phases, levels, directions, sides.

use crate::rules::edition::adults::DieFace;
use crate::rules::{CallState, Direction, Edition, Level, Phase, Seat, Side};

use super::error::NotationError;

/// A table of words and what they mean.
pub(super) type Words<T> = [(&'static str, T)];

/// The directions of play.
pub(super) const DIRECTIONS: &Words<Direction> = &[
    ("cw", Direction::Clockwise),
    ("ccw", Direction::CounterClockwise),
];

/// The sides of Flip.
pub(super) const SIDES: &Words<Side> = &[("light", Side::Light), ("dark", Side::Dark)];

/// Where a seat stands with its call.
pub(super) const CALLS: &Words<CallState> = &[
    ("safe", CallState::Safe),
    ("open", CallState::Open),
    ("none", CallState::None),
];

/// The levels of dares (A3).
pub(super) const LEVELS: &Words<Level> = &[
    ("mild", Level::Mild),
    ("medium", Level::Medium),
    ("spicy", Level::Spicy),
    ("fuego", Level::Fuego),
    ("truth", Level::Truth),
];

/// The phases by name.
pub(super) const PHASES: [&str; 9] = [
    "turn",
    "drawn",
    "color",
    "dare",
    "verdict",
    "roll",
    "challenge",
    "debt",
    "over",
];

/// The meaning of a word of a table.
pub(super) fn meaning<T: Copy>(words: &Words<T>, word: &str) -> Option<T> {
    words
        .iter()
        .find(|(known, _)| *known == word)
        .map(|&(_, value)| value)
}

/// The word of a table for a meaning.
pub(super) fn word<T: PartialEq>(words: &Words<T>, value: &T) -> &'static str {
    words
        .iter()
        .find(|(_, known)| known == value)
        .map_or("", |&(word, _)| word)
}

/// Returns the key of a game.
#[must_use]
pub fn game_text(edition: Edition) -> &'static str {
    edition.key()
}

/// Reads a game from its key.
///
/// # Errors
/// When there is no such game.
pub fn parse_game(text: &str) -> Result<Edition, NotationError> {
    Edition::of_key(text).ok_or_else(|| NotationError::unreadable("game", text))
}

/// What the die shows.
pub(super) fn die_text(face: DieFace) -> &'static str {
    match face {
        DieFace::Level(level) => word(LEVELS, &level),
        DieFace::Reverse => "reverse",
    }
}

/// What the die shows, from its word.
pub(super) fn parse_die(text: &str) -> Option<DieFace> {
    if text == "reverse" {
        Some(DieFace::Reverse)
    } else {
        meaning(LEVELS, text).map(DieFace::Level)
    }
}

/// The name of a phase.
pub(super) const fn phase_text(phase: &Phase) -> &'static str {
    match phase {
        Phase::Turn => "turn",
        Phase::Drawn(_) => "drawn",
        Phase::Color(_) => "color",
        Phase::Dare(_) => "dare",
        Phase::Verdict(_) => "verdict",
        Phase::Roll(_) => "roll",
        Phase::Challenge(_) => "challenge",
        Phase::DrawStack { .. } => "debt",
        Phase::Over(_) => "over",
    }
}

/// A number written as the notation writes it: digits, no sign, no leading zero.
pub(super) fn number<T: core::str::FromStr>(text: &str) -> Option<T> {
    let plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A number in a range, written as the notation writes it.
pub(super) fn number_within(text: &str, range: core::ops::RangeInclusive<u8>) -> Option<u8> {
    number(text).filter(|number| range.contains(number))
}

/// A seat, counted from 1; the rules know which seats there are.
pub(super) fn seat(text: &str) -> Result<Seat, NotationError> {
    let number = number_within(text, 1..=crate::rules::MAX_SEATS as u8);
    number
        .map(|number| Seat(number - 1))
        .ok_or_else(|| NotationError::unreadable("seat", text))
}
