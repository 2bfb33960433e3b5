//! Cards as text: `R5`, `WD9`, and both faces of a Flip card, `R5/T3` (notation.md, Cards).

use crate::rules::{Card, Color, Deck, Edition, Face, Side, Symbol};

use super::error::NotationError;
use super::words::{Words, meaning, number_within, word};

const COLORS: &Words<Color> = &[
    ("R", Color::Red),
    ("Y", Color::Yellow),
    ("G", Color::Green),
    ("B", Color::Blue),
    ("P", Color::Pink),
    ("T", Color::Teal),
    ("O", Color::Orange),
    ("U", Color::Purple),
];

/// What follows the color of a colored card; numbers and Dares are written with their number.
const COLORED: &Words<Symbol> = &[
    ("S", Symbol::Skip),
    ("V", Symbol::Reverse),
    ("+1", Symbol::DrawOne),
    ("+2", Symbol::DrawTwo),
    ("+4", Symbol::DrawFour),
    ("+5", Symbol::DrawFive),
    ("E", Symbol::SkipEveryone),
    ("X", Symbol::DiscardAll),
    ("F", Symbol::Flip),
    ("H2", Symbol::HitTwo),
    ("T", Symbol::TradeHands),
];

/// What follows the `W` of a wild; Wild Dares and Customizables are written with their number.
const WILDS: &Words<Symbol> = &[
    ("", Symbol::Wild),
    ("+2", Symbol::WildDrawTwo),
    ("+4", Symbol::WildDrawFour),
    ("S", Symbol::WildShuffle),
    ("V+4", Symbol::WildReverseDrawFour),
    ("+6", Symbol::WildDrawSix),
    ("+10", Symbol::WildDrawTen),
    ("R", Symbol::WildRoulette),
    ("+C", Symbol::WildDrawColor),
    ("A", Symbol::WildAllHit),
    ("F", Symbol::WildHitFire),
];

/// Both faces of a card; equal in games whose cards have one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardFaces {
    /// The light face, or the only one.
    pub light: Face,
    /// The dark face of Flip, or the only one.
    pub dark: Face,
}

impl CardFaces {
    /// The faces of a card of a deck.
    #[must_use]
    pub fn of(deck: &Deck, card: Card) -> CardFaces {
        CardFaces {
            light: deck.side(Side::Light).face(card),
            dark: deck.side(Side::Dark).face(card),
        }
    }

    /// The face of one side.
    #[must_use]
    pub const fn face(self, side: Side) -> Face {
        match side {
            Side::Light => self.light,
            Side::Dark => self.dark,
        }
    }
}

/// The letter of a color.
#[must_use]
pub fn color_text(color: Color) -> &'static str {
    word(COLORS, &color)
}

/// Reads a color from its letter; only two-sided games have the colors of the dark side.
///
/// # Errors
/// When the game has no such color.
pub fn parse_color(edition: Edition, text: &str) -> Result<Color, NotationError> {
    [Side::Light, Side::Dark]
        .into_iter()
        .filter(|&side| edition.has_side(side))
        .find_map(|side| parse_side_color(side, text).ok())
        .ok_or_else(|| NotationError::unreadable("color", text))
}

/// Reads a color of a side from its letter.
pub(super) fn parse_side_color(side: Side, text: &str) -> Result<Color, NotationError> {
    let color = meaning(COLORS, text).filter(|color| color.side() == side);
    color.ok_or_else(|| NotationError::unreadable("color", text))
}

/// The code of a face.
#[must_use]
pub fn face_text(face: Face) -> String {
    let color = face.color.map_or("W", color_text);
    match face.symbol {
        Symbol::Number(number) => format!("{color}{number}"),
        Symbol::Dare(number) | Symbol::WildDare(number) => format!("{color}D{number}"),
        Symbol::WildCustom(number) => format!("{color}C{number}"),
        symbol => format!(
            "{color}{}",
            word(if face.is_wild() { WILDS } else { COLORED }, &symbol)
        ),
    }
}

/// The face of a code, if a card of the game has it on any side.
///
/// # Errors
/// When the game has no such card.
pub fn parse_face(edition: Edition, text: &str) -> Result<Face, NotationError> {
    let face = face_of(text)
        .filter(|&face| edition.has_face(Side::Light, face) || edition.has_face(Side::Dark, face));
    face.ok_or_else(|| {
        NotationError::unreadable(&format!("card of {}", super::game_text(edition)), text)
    })
}

fn face_of(text: &str) -> Option<Face> {
    if let Some(code) = text.strip_prefix('W') {
        let dare = || {
            Some(Symbol::WildDare(number_within(
                code.strip_prefix('D')?,
                1..=16,
            )?))
        };
        let custom = || {
            Some(Symbol::WildCustom(number_within(
                code.strip_prefix('C')?,
                1..=3,
            )?))
        };
        return meaning(WILDS, code)
            .or_else(dare)
            .or_else(custom)
            .map(Face::wild);
    }
    let (color, code) = text.split_at_checked(1)?;
    let number = || number_within(code, 0..=9).map(Symbol::Number);
    let dare = || {
        Some(Symbol::Dare(number_within(
            code.strip_prefix('D')?,
            1..=16,
        )?))
    };
    let symbol = meaning(COLORED, code).or_else(number).or_else(dare)?;
    Some(Face::colored(meaning(COLORS, color)?, symbol))
}

/// The text of a card: its face, or both in Flip.
#[must_use]
pub fn card_text(edition: Edition, card: CardFaces) -> String {
    let light = face_text(card.light);
    if edition.is_two_sided() {
        format!("{light}/{}", face_text(card.dark))
    } else {
        light
    }
}

/// A card from its text.
///
/// # Errors
/// When the game has no such card.
pub fn parse_card(edition: Edition, text: &str) -> Result<CardFaces, NotationError> {
    let (light, dark) = if edition.is_two_sided() {
        text.split_once('/')
            .ok_or_else(|| NotationError::unreadable("card with both faces", text))?
    } else {
        (text, text)
    };
    let card = CardFaces {
        light: parse_face(edition, light)?,
        dark: parse_face(edition, dark)?,
    };
    if edition.has_face(Side::Light, card.light)
        && (!edition.is_two_sided() || edition.has_face(Side::Dark, card.dark))
    {
        Ok(card)
    } else {
        Err(NotationError::unreadable(
            "card with a light and a dark face",
            text,
        ))
    }
}

/// A list of cards, separated by blanks.
#[must_use]
pub fn cards_text(edition: Edition, cards: &[CardFaces]) -> String {
    cards
        .iter()
        .map(|&card| card_text(edition, card))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A list of cards from its text.
///
/// # Errors
/// When the game has no such card.
pub fn parse_cards(edition: Edition, text: &str) -> Result<Vec<CardFaces>, NotationError> {
    text.split_ascii_whitespace()
        .map(|card| parse_card(edition, card))
        .collect()
}

/// A card of the discard pile, where the wild whose side is up may carry the color named for it: `W=G`, `R5/W=P`.
pub(super) fn parse_discard(
    edition: Edition,
    side: Side,
    text: &str,
) -> Result<(CardFaces, Option<Color>), NotationError> {
    let (light, dark) = text.split_once('/').unwrap_or((text, ""));
    let (up, named) = match side {
        Side::Light => light,
        Side::Dark => dark,
    }
    .split_once('=')
    .unzip();
    let Some((up, named)) = up.zip(named) else {
        return Ok((parse_card(edition, text)?, None));
    };
    let plain = match (side, text.contains('/')) {
        (Side::Light, false) => up.to_owned(),
        (Side::Light, true) => format!("{up}/{dark}"),
        (Side::Dark, _) => format!("{light}/{up}"),
    };
    let card = parse_card(edition, &plain)?;
    let color = parse_color(edition, named)?;
    if card.face(side).is_wild() && color.side() == side {
        Ok((card, Some(color)))
    } else {
        Err(NotationError::unreadable(
            "card that takes this color",
            text,
        ))
    }
}

/// A card of the discard pile with the color named for it.
pub(super) fn discard_text(
    edition: Edition,
    side: Side,
    card: CardFaces,
    named: Option<Color>,
) -> String {
    let Some(color) = named else {
        return card_text(edition, card);
    };
    let up = format!("{}={}", face_text(card.face(side)), color_text(color));
    match (edition.is_two_sided(), side) {
        (true, Side::Light) => format!("{up}/{}", face_text(card.dark)),
        (_, Side::Light) => up,
        (_, Side::Dark) => format!("{}/{up}", face_text(card.light)),
    }
}
