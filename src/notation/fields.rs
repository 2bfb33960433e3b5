//! Reading a JSON object key by key, so that a key nobody asked for is noticed.

use serde_json::{Map, Value};

use crate::dare_set::DareSet;
use crate::rules::{MAX_SEATS, Seat, SeatSet};

use super::error::{NotationError, quoted};

/// A JSON object being read.
pub(super) struct Fields<'a> {
    object: &'a Map<String, Value>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// Starts reading an object.
    pub fn of(value: &'a Value) -> Result<Fields<'a>, NotationError> {
        Ok(Fields {
            object: object(value)?,
            known: Vec::new(),
        })
    }

    /// The value of a key, if it is there.
    pub fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.known.push(key);
        self.object.get(key)
    }

    /// The value of a key that must be there.
    pub fn required(&mut self, key: &'static str) -> Result<&'a Value, NotationError> {
        self.get(key)
            .ok_or_else(|| NotationError::new(format!("missing key: {key}")))
    }

    /// Reads the value of a key if it is there, else takes the default.
    pub fn read<T>(
        &mut self,
        key: &'static str,
        default: T,
        read: impl FnOnce(&'a Value) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        self.get(key).map_or(Ok(default), |value| {
            read(value).map_err(|fault| fault.at(key))
        })
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// When the object has a key that was not asked for.
    pub fn finish(self) -> Result<(), NotationError> {
        match self
            .object
            .keys()
            .find(|key| !self.known.contains(&key.as_str()))
        {
            Some(key) => Err(NotationError::new(format!("unknown key: {}", quoted(key)))),
            None => Ok(()),
        }
    }
}

fn wrong(wanted: &str, value: &Value) -> NotationError {
    NotationError::new(format!("not {wanted}: {}", quoted(&value.to_string())))
}

/// A JSON object.
pub(super) fn object(value: &Value) -> Result<&Map<String, Value>, NotationError> {
    value.as_object().ok_or_else(|| wrong("an object", value))
}

/// A JSON text.
pub(super) fn text(value: &Value) -> Result<&str, NotationError> {
    value.as_str().ok_or_else(|| wrong("a text", value))
}

/// A JSON truth value.
pub(super) fn truth(value: &Value) -> Result<bool, NotationError> {
    value.as_bool().ok_or_else(|| wrong("true or false", value))
}

/// A JSON whole number that fits.
pub(super) fn whole<T: TryFrom<u64>>(value: &Value) -> Result<T, NotationError> {
    value
        .as_u64()
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| wrong("a whole number in range", value))
}

/// A JSON whole number between two bounds.
pub(super) fn within(
    value: &Value,
    range: core::ops::RangeInclusive<u8>,
) -> Result<u8, NotationError> {
    let message = || {
        wrong(
            &format!("a number from {} to {}", range.start(), range.end()),
            value,
        )
    };
    whole(value)
        .ok()
        .filter(|number| range.contains(number))
        .ok_or_else(message)
}

/// A JSON list, each entry read on its own.
pub(super) fn list<'a, T>(
    value: &'a Value,
    each: impl Fn(&'a Value) -> Result<T, NotationError>,
) -> Result<Vec<T>, NotationError> {
    let entries = value.as_array().ok_or_else(|| wrong("a list", value))?;
    entries
        .iter()
        .enumerate()
        .map(|(index, entry)| each(entry).map_err(|fault| fault.at(index + 1)))
        .collect()
}

/// A seat of a table of `seats`, counted from 1.
pub(super) fn seat(value: &Value, seats: u8) -> Result<Seat, NotationError> {
    within(value, 1..=seats.clamp(1, MAX_SEATS as u8)).map(|number| Seat(number - 1))
}

/// A list of seats.
pub(super) fn seat_set(value: &Value, seats: u8) -> Result<SeatSet, NotationError> {
    Ok(SeatSet::of(list(value, |entry| seat(entry, seats))?))
}

/// Reads a list of dare numbers.
pub(super) fn dare_set(value: &Value) -> Result<DareSet, NotationError> {
    let numbers = list(value, |entry| within(entry, 1..=16))?;
    Ok(numbers.into_iter().collect())
}

/// Writes the numbers of a set of dares.
pub(super) fn dare_set_value(dares: DareSet) -> Value {
    dares.iter().map(Value::from).collect()
}

/// The numbers of a set of seats.
pub(super) fn seats_value(seats: SeatSet) -> Value {
    seats
        .iter()
        .map(|seat| Value::from(seat.number()))
        .collect()
}
