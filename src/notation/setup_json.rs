//! A position read from, and written to, the keys of a scenario (notation.md, Scenarios).

use serde_json::{Map, Value};

use crate::dare_set::DareSet;
use crate::rules::{Direction, MAX_SEATS, OptionId, RulesetDraft, Seat, SeatSet, Side};

use super::card::{CardFaces, cards_text, discard_text, parse_cards, parse_discard};
use super::error::NotationError;
use super::fields::{
    Fields, dare_set, dare_set_value, list, object, seat, seat_set, seats_value, text, truth, whole,
};
use super::options::{changed_options, custom_text, parse_custom, set_option};
use super::setup::Setup;
use super::words::{DIRECTIONS, SIDES, Words, game_text, meaning, parse_game, word};

impl Setup {
    /// Reads the keys of a position.
    pub(super) fn read(fields: &mut Fields) -> Result<Setup, NotationError> {
        let edition = parse_game(text(fields.required("game")?)?)?;
        let hands = fields.required("hands")?;
        let hands = list(hands, |hand| parse_cards(edition, text(hand)?))
            .map_err(|fault| fault.at("hands"))?;
        let seats = u8::try_from(hands.len()).unwrap_or(u8::MAX);
        let draft = read_draft(fields, RulesetDraft::new(edition, seats))?;
        let side = fields.read("side", Side::Light, |value| read_word(SIDES, value))?;
        if !edition.has_side(side) {
            return Err(NotationError::new(
                "side: only the cards of flip have a dark side",
            ));
        }
        let cards = |value| parse_cards(edition, text(value)?);
        let opening = fields.read("opening", false, truth)?;
        let discard = if opening {
            fields.get("discard")
        } else {
            Some(fields.required("discard")?)
        };
        let discard = discard.map_or(Ok(Vec::new()), |value| {
            text(value)?
                .split_ascii_whitespace()
                .map(|card| parse_discard(edition, side, card))
                .collect()
        });
        let in_seats = |value| seat(value, seats);
        Ok(Setup {
            draft,
            hands,
            dealer: fields.read(
                "dealer",
                Seat(seats.clamp(1, MAX_SEATS as u8) - 1),
                in_seats,
            )?,
            discard: discard.map_err(|fault: NotationError| fault.at("discard"))?,
            draw: fields.read("draw", Vec::new(), cards)?,
            aside: fields.read("aside", Vec::new(), cards)?,
            opening,
            turn: fields.read("turn", None, |value| in_seats(value).map(Some))?,
            direction: fields.read("direction", Direction::Clockwise, |value| {
                read_word(DIRECTIONS, value)
            })?,
            debt: fields.read("debt", 0, whole)?,
            side,
            totals: fields.read("totals", [0; MAX_SEATS], |value| read_totals(value, seats))?,
            out: fields.read("out", SeatSet::default(), |value| seat_set(value, seats))?,
            bots: fields.read("bots", SeatSet::default(), |value| seat_set(value, seats))?,
            struck: [DareSet::EMPTY; 5],
            used: [DareSet::EMPTY; 5],
        })
    }

    /// Writes the keys of the position; what is as by default is left out.
    pub(super) fn write(&self, into: &mut Map<String, Value>) {
        let edition = self.draft.edition;
        let cards = |cards: &[CardFaces]| Value::from(cards_text(edition, cards));
        let mut put = |key: &str, differs: bool, value: Value| {
            if differs {
                into.insert(key.to_owned(), value);
            }
        };
        put("game", true, Value::from(game_text(edition)));
        let options = options_value(&self.draft);
        put(
            "options",
            options
                .as_object()
                .is_some_and(|options| !options.is_empty()),
            options,
        );
        put(
            "hands",
            true,
            self.hands.iter().map(|hand| cards(hand)).collect(),
        );
        put("dealer", true, Value::from(self.dealer.number()));
        put("opening", self.opening, Value::Bool(true));
        let discard: Vec<String> = self
            .discard
            .iter()
            .map(|&(card, named)| discard_text(edition, self.side, card, named))
            .collect();
        put(
            "discard",
            !self.opening || !discard.is_empty(),
            Value::from(discard.join(" ")),
        );
        put("draw", !self.draw.is_empty(), cards(&self.draw));
        put("aside", !self.aside.is_empty(), cards(&self.aside));
        put(
            "turn",
            self.turn.is_some(),
            self.turn
                .map_or(Value::Null, |seat| Value::from(seat.number())),
        );
        put(
            "direction",
            self.direction != Direction::Clockwise,
            Value::from(word(DIRECTIONS, &self.direction)),
        );
        put("debt", self.debt > 0, Value::from(self.debt));
        put(
            "side",
            self.side != Side::Light,
            Value::from(word(SIDES, &self.side)),
        );
        let totals = &self.totals[..self.hands.len().min(MAX_SEATS)];
        put(
            "totals",
            totals.iter().any(|&total| total > 0),
            totals.iter().copied().collect(),
        );
        put("out", !self.out.is_empty(), seats_value(self.out));
        put("bots", !self.bots.is_empty(), seats_value(self.bots));
        put(
            "lasting",
            !self.draft.dares.lasting.is_empty(),
            dare_set_value(self.draft.dares.lasting),
        );
        put(
            "empty_dares",
            self.draft.dares.filled != DareSet::ALL,
            dare_set_value(DareSet::ALL.difference(self.draft.dares.filled)),
        );
        let custom = custom_value(&self.draft);
        put(
            OptionId::Custom.key(),
            custom.as_object().is_some_and(|custom| !custom.is_empty()),
            custom,
        );
    }
}

fn read_draft(fields: &mut Fields, mut draft: RulesetDraft) -> Result<RulesetDraft, NotationError> {
    fields.read("options", (), |value| {
        object(value)?
            .iter()
            .try_for_each(|(key, value)| set_option(&mut draft, key, &value_text(value)))
    })?;
    draft.dares.lasting = fields.read("lasting", DareSet::EMPTY, dare_set)?;
    draft.dares.filled =
        DareSet::ALL.difference(fields.read("empty_dares", DareSet::EMPTY, dare_set)?);
    fields.read(OptionId::Custom.key(), (), |value| {
        object(value)?
            .iter()
            .try_for_each(|(key, value)| read_custom(&mut draft, key, value))
    })?;
    Ok(draft)
}

fn read_custom(draft: &mut RulesetDraft, key: &str, value: &Value) -> Result<(), NotationError> {
    let number = super::words::number_within(key, 1..=3)
        .ok_or_else(|| NotationError::unreadable("Customizable", key))?;
    if !OptionId::Custom.row().applies(draft.edition) {
        return Err(NotationError::new("only classic has Customizables"));
    }
    draft.custom[usize::from(number) - 1] = parse_custom(text(value)?)?;
    Ok(())
}

fn read_totals(value: &Value, seats: u8) -> Result<[u32; MAX_SEATS], NotationError> {
    let read = list(value, whole::<u32>)?;
    if read.len() != usize::from(seats)
        || read.len() > MAX_SEATS
        || read.iter().any(|&total| total > 1_000_000)
    {
        return Err(NotationError::new(format!(
            "not one plausible total for each of {seats} seats"
        )));
    }
    let mut totals = [0; MAX_SEATS];
    totals[..read.len()].copy_from_slice(&read);
    Ok(totals)
}

/// The meaning of a word of a table.
pub(super) fn read_word<T: Copy>(words: &Words<T>, value: &Value) -> Result<T, NotationError> {
    let known = || {
        words
            .iter()
            .map(|(word, _)| *word)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let text = text(value)?;
    meaning(words, text)
        .ok_or_else(|| NotationError::unreadable(&format!("value (known: {})", known()), text))
}

/// A value of an option as its name: texts as they are, numbers and truth values as JSON writes them.
fn value_text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn options_value(draft: &RulesetDraft) -> Value {
    let typed = |key: &str, text: String| match text.as_str() {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        digits if key != OptionId::ClassicDeck.key() => digits
            .parse::<u64>()
            .map_or_else(|_| Value::from(digits), Value::from),
        text => Value::from(text),
    };
    Value::Object(
        changed_options(draft)
            .into_iter()
            .map(|(key, value)| (key.to_owned(), typed(key, value)))
            .collect(),
    )
}

fn custom_value(draft: &RulesetDraft) -> Value {
    let written = draft
        .custom
        .iter()
        .enumerate()
        .filter(|(_, effect)| **effect != crate::rules::CustomEffect::None);
    Value::Object(
        written
            .map(|(index, &effect)| ((index + 1).to_string(), Value::from(custom_text(effect))))
            .collect(),
    )
}
