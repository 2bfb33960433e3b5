//! Chance outcomes as a scenario or a log writes them down: four lists, each in order.

use serde_json::{Map, Value};

use crate::rules::edition::adults::DieFace;
use crate::rules::{Deck, Edition, Outcome};

use super::card::{CardFaces, cards_text, parse_cards};
use super::error::NotationError;
use super::fields::{Fields, list, text, whole, within};
use super::words::{die_text, parse_die};

/// The most cards a press of the launcher brings (T3).
const MOST_PRESSED: u8 = 12;

/// A result of D12 or D13.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DareChance {
    /// Whether a computer player did its dare (D12).
    Performs(bool),
    /// The dare in place of a struck one (D13).
    Other(u8),
}

/// Chance outcomes by kind, each list in order; what they leave open comes from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Rolls of the die.
    pub rolls: Vec<DieFace>,
    /// Cards per press of the launcher.
    pub presses: Vec<u8>,
    /// Results of shuffles, next card first; a shorter list fixes the beginning.
    pub reshuffles: Vec<Vec<CardFaces>>,
    /// Results of D12 and D13.
    pub dares: Vec<DareChance>,
    /// The seed of everything else.
    pub seed: u64,
}

impl Default for Chances {
    fn default() -> Chances {
        Chances {
            rolls: Vec::new(),
            presses: Vec::new(),
            reshuffles: Vec::new(),
            dares: Vec::new(),
            seed: 1,
        }
    }
}

impl Chances {
    /// Sorts recorded outcomes into their lists. The draw for the dealer is no part of a round and is left out.
    #[must_use]
    pub fn recorded(outcomes: &[Outcome], deck: &Deck) -> Chances {
        let mut chances = Chances::default();
        for outcome in outcomes {
            match outcome {
                Outcome::Number(_) => {}
                Outcome::Shuffled(order) => {
                    let known = order
                        .iter()
                        .rev()
                        .filter(|card| usize::from(card.0) < deck.len());
                    chances
                        .reshuffles
                        .push(known.map(|&card| CardFaces::of(deck, card)).collect());
                }
                Outcome::Performed(done) => chances.dares.push(DareChance::Performs(*done)),
                Outcome::OtherDare(number) => chances.dares.push(DareChance::Other(*number)),
                Outcome::Rolled(face) => chances.rolls.push(*face),
                Outcome::Pressed(count) => chances.presses.push(*count),
            }
        }
        chances
    }

    /// Reads the keys of the lists.
    pub(super) fn read(fields: &mut Fields, edition: Edition) -> Result<Chances, NotationError> {
        Ok(Chances {
            rolls: fields.read("rolls", Vec::new(), |value| list(value, read_roll))?,
            presses: fields.read("presses", Vec::new(), |value| {
                list(value, |entry| within(entry, 0..=MOST_PRESSED))
            })?,
            reshuffles: fields.read("reshuffles", Vec::new(), |value| {
                list(value, |entry| parse_cards(edition, text(entry)?))
            })?,
            dares: fields.read("chances", Vec::new(), |value| list(value, read_dare))?,
            seed: fields.read("seed", 1, whole)?,
        })
    }

    /// Writes the keys of the lists; what is as by default is left out.
    pub(super) fn write(&self, into: &mut Map<String, Value>, edition: Edition) {
        let mut put = |key: &str, entries: Vec<Value>| {
            if !entries.is_empty() {
                into.insert(key.to_owned(), Value::Array(entries));
            }
        };
        put(
            "rolls",
            self.rolls
                .iter()
                .map(|&face| Value::from(die_text(face)))
                .collect(),
        );
        put(
            "presses",
            self.presses
                .iter()
                .map(|&count| Value::from(count))
                .collect(),
        );
        put(
            "reshuffles",
            self.reshuffles
                .iter()
                .map(|cards| Value::from(cards_text(edition, cards)))
                .collect(),
        );
        put(
            "chances",
            self.dares
                .iter()
                .map(|&result| dare_value(result))
                .collect(),
        );
        if self.seed != 1 {
            into.insert("seed".to_owned(), Value::from(self.seed));
        }
    }
}

fn read_roll(value: &Value) -> Result<DieFace, NotationError> {
    let text = text(value)?;
    parse_die(text).ok_or_else(|| NotationError::unreadable("face of the die", text))
}

fn read_dare(value: &Value) -> Result<DareChance, NotationError> {
    match value.as_str() {
        Some("done") => Ok(DareChance::Performs(true)),
        Some("failed") => Ok(DareChance::Performs(false)),
        Some(other) => Err(NotationError::unreadable(
            "result (done, failed, or a dare number)",
            other,
        )),
        None => within(value, 1..=16).map(DareChance::Other),
    }
}

fn dare_value(result: DareChance) -> Value {
    match result {
        DareChance::Performs(true) => Value::from("done"),
        DareChance::Performs(false) => Value::from("failed"),
        DareChance::Other(number) => Value::from(number),
    }
}
