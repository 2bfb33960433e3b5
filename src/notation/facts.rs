//! What may be expected of a round, key by key (notation.md, `expect`).
//!
//! Values are kept in one canonical form of JSON, lists in any order sorted, so that comparing with what is observed on the table
//! is comparing values.

use serde_json::Value;

use crate::dare_set::DareSet;
use crate::rules::{Edition, Seat, SeatAction};

use super::action::{parse_seat_action, seat_action_text};
use super::card::{
    CardFaces, cards_text, color_text, face_text, parse_cards, parse_color, parse_face,
};
use super::error::{NotationError, quoted};
use super::fields::{
    dare_set, dare_set_value, list, object, seat, seat_set, seats_value, text, whole, within,
};
use super::setup_json::read_word;
use super::words::{CALLS, DIRECTIONS, LEVELS, PHASES, SIDES, Words, number_within, word};

/// Something that may be expected of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// `turn`.
    Turn,
    /// `phase`.
    Phase,
    /// `direction`.
    Direction,
    /// `color`.
    Color,
    /// `side`.
    Side,
    /// `debt`.
    DrawStack,
    /// `top`.
    Top,
    /// `hand.N`.
    Hand(Seat),
    /// `count.N`.
    Count(Seat),
    /// `draw`.
    Draw,
    /// `discard`.
    Discard,
    /// `aside`.
    Aside,
    /// `legal`.
    Legal,
    /// `uno.N`.
    Uno(Seat),
    /// `open_dares`.
    OpenDares,
    /// `dare`.
    Dare,
    /// `level`.
    Level,
    /// `chain`.
    Chain,
    /// `out`.
    Out,
    /// `winner`.
    Winner,
    /// `points`.
    Points,
    /// `totals`.
    Totals,
    /// `match`.
    Match,
}

/// The keys that are one word.
pub(super) const KEYS: &Words<Key> = &[
    ("turn", Key::Turn),
    ("phase", Key::Phase),
    ("direction", Key::Direction),
    ("color", Key::Color),
    ("side", Key::Side),
    ("debt", Key::DrawStack),
    ("top", Key::Top),
    ("draw", Key::Draw),
    ("discard", Key::Discard),
    ("aside", Key::Aside),
    ("legal", Key::Legal),
    ("open_dares", Key::OpenDares),
    ("dare", Key::Dare),
    ("level", Key::Level),
    ("chain", Key::Chain),
    ("out", Key::Out),
    ("winner", Key::Winner),
    ("points", Key::Points),
    ("totals", Key::Totals),
    ("match", Key::Match),
];

impl Key {
    /// The key of a text, at a table of so many seats.
    ///
    /// # Errors
    /// When there is no such key or no such seat.
    pub fn parse(name: &str, seats: u8) -> Result<Key, NotationError> {
        let unknown = || NotationError::new(format!("unknown key: {}", quoted(name)));
        if let Some(key) = super::words::meaning(KEYS, name) {
            return Ok(key);
        }
        let (kind, number) = name.split_once('.').ok_or_else(unknown)?;
        let seat = Seat(number_within(number, 1..=seats).ok_or_else(unknown)? - 1);
        match kind {
            "hand" => Ok(Key::Hand(seat)),
            "count" => Ok(Key::Count(seat)),
            "uno" => Ok(Key::Uno(seat)),
            _ => Err(unknown()),
        }
    }

    /// The text of the key.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Key::Hand(seat) => format!("hand.{}", seat.number()),
            Key::Count(seat) => format!("count.{}", seat.number()),
            Key::Uno(seat) => format!("uno.{}", seat.number()),
            key => word(KEYS, &key).to_owned(),
        }
    }

    /// The canonical form of an expected value.
    ///
    /// # Errors
    /// When the key has no such value.
    pub fn read(self, value: &Value, edition: Edition, seats: u8) -> Result<Value, NotationError> {
        let nullable = |read: &dyn Fn(&Value) -> Result<Value, NotationError>| {
            if value.is_null() {
                Ok(Value::Null)
            } else {
                read(value)
            }
        };
        match self {
            Key::Turn | Key::Winner | Key::Match => {
                nullable(&|value| seat(value, seats).map(seat_value))
            }
            Key::Phase => known_word(&PHASES, text(value)?),
            Key::Direction => read_word(DIRECTIONS, value)
                .map(|direction| Value::from(word(DIRECTIONS, &direction))),
            Key::Color => {
                nullable(&|value| Ok(Value::from(color_text(parse_color(edition, text(value)?)?))))
            }
            Key::Side => read_word(SIDES, value).map(|side| Value::from(word(SIDES, &side))),
            Key::DrawStack | Key::Count(_) | Key::Draw | Key::Discard | Key::Aside => {
                whole::<u16>(value).map(Value::from)
            }
            Key::Top => Ok(Value::from(face_text(parse_face(edition, text(value)?)?))),
            Key::Hand(_) => {
                parse_cards(edition, text(value)?).map(|cards| hand_value(edition, cards))
            }
            Key::Legal => {
                list(value, |entry| parse_seat_action(edition, text(entry)?)).map(legal_value)
            }
            Key::Uno(_) => read_word(CALLS, value).map(|call| Value::from(word(CALLS, &call))),
            Key::OpenDares => by_seat(value, seats, dare_set).map(|open| dares_value(&open)),
            Key::Dare => nullable(&|value| within(value, 1..=16).map(Value::from)),
            Key::Level => nullable(&|value| {
                read_word(LEVELS, value).map(|level| Value::from(word(LEVELS, &level)))
            }),
            Key::Chain => nullable(&|value| whole::<u8>(value).map(Value::from)),
            Key::Out => seat_set(value, seats).map(seats_value),
            Key::Points | Key::Totals => {
                by_seat(value, seats, whole::<u32>).map(|points| points_value(&points))
            }
        }
    }
}

/// A seat.
pub(super) fn seat_value(seat: Seat) -> Value {
    Value::from(seat.number())
}

fn known_word(words: &[&'static str], text: &str) -> Result<Value, NotationError> {
    let known = words.iter().find(|word| **word == text);
    known
        .map(|word| Value::from(*word))
        .ok_or_else(|| NotationError::unreadable("phase", text))
}

/// The cards of a hand, sorted.
pub(super) fn hand_value(edition: Edition, mut cards: Vec<CardFaces>) -> Value {
    cards.sort_unstable();
    Value::from(cards_text(edition, &cards))
}

/// Legal actions, sorted.
pub(super) fn legal_value(actions: Vec<SeatAction>) -> Value {
    let mut texts: Vec<String> = actions.into_iter().map(seat_action_text).collect();
    texts.sort_unstable();
    Value::from(texts)
}

/// An object from seats to something.
fn by_seat<T>(
    value: &Value,
    seats: u8,
    each: impl Fn(&Value) -> Result<T, NotationError>,
) -> Result<Vec<(Seat, T)>, NotationError> {
    let read = object(value)?.iter().map(|(key, value)| {
        let seat =
            number_within(key, 1..=seats).ok_or_else(|| NotationError::unreadable("seat", key))?;
        Ok((Seat(seat - 1), each(value).map_err(|fault| fault.at(key))?))
    });
    let mut read = read.collect::<Result<Vec<_>, NotationError>>()?;
    read.sort_by_key(|(seat, _)| *seat);
    Ok(read)
}

/// Points by seat, zeros left out.
pub(super) fn points_value(points: &[(Seat, u32)]) -> Value {
    let scored = points.iter().filter(|(_, points)| *points > 0);
    Value::Object(
        scored
            .map(|(seat, points)| (seat.number().to_string(), Value::from(*points)))
            .collect(),
    )
}

/// Open dares by seat, seats without left out.
pub(super) fn dares_value(open: &[(Seat, DareSet)]) -> Value {
    let open = open.iter().filter(|(_, dares)| !dares.is_empty());
    Value::Object(
        open.map(|(seat, dares)| (seat.number().to_string(), dare_set_value(*dares)))
            .collect(),
    )
}
