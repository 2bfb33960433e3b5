//! The trained weights as bytes: a few KiB that `uskalla train` writes and the program carries.

use super::features::WEIGHTS;
use super::policy::{Policy, Table};
use crate::rules::Edition;

/// What one step of a stored weight is worth.
const STEP: f32 = 1.0 / 24.0;
/// The weights of all games in the order of [`Edition::ALL`], each for two players and for more.
const TRAINED: &[u8] = include_bytes!("weights.bin");

/// Writes tables down: a byte for each weight, and for weights of 0 in a row a 0 and their number.
#[must_use]
pub fn encode(tables: &[&Table]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for table in tables {
        let mut zeros = 0_u8;
        for weight in &table.weights {
            let step = (weight / STEP).round().clamp(-127.0, 127.0) as i8;
            if zeros == u8::MAX || (step != 0 && zeros > 0) {
                bytes.extend([0, zeros]);
                zeros = 0;
            }
            if step == 0 {
                zeros += 1;
            } else {
                bytes.push(step.cast_unsigned());
            }
        }
        if zeros > 0 {
            bytes.extend([0, zeros]);
        }
    }
    bytes
}

/// Reads tables that were written down; what is missing is 0.
#[must_use]
pub fn decode(bytes: &[u8]) -> Vec<Table> {
    let mut tables = Vec::new();
    let mut weights = Vec::with_capacity(WEIGHTS);
    let mut rest = bytes.iter();
    while let Some(&byte) = rest.next() {
        if byte == 0 {
            let zeros = rest.next().copied().unwrap_or_default();
            weights.resize(weights.len() + usize::from(zeros), 0.0);
        } else {
            weights.push(f32::from(byte.cast_signed()) * STEP);
        }
        if weights.len() >= WEIGHTS {
            weights.truncate(WEIGHTS);
            tables.push(Table {
                weights: core::mem::replace(&mut weights, Vec::with_capacity(WEIGHTS)),
            });
        }
    }
    tables
}

/// Returns the trained reflex of a game.
#[must_use]
pub fn trained(edition: Edition) -> Policy {
    let place = Edition::ALL.iter().position(|&known| known == edition);
    let first = 2 * place.unwrap_or_default();
    let mut tables = decode(TRAINED).into_iter().skip(first);
    Policy {
        two: tables.next().unwrap_or_default(),
        more: tables.next().unwrap_or_default(),
    }
}
