//! The texts of a set-up: names of players and what stands on Customizables.

use super::{CUSTOM_MAX, NAME_MAX, PlayerKind, Setup, SetupError};
use crate::rules::{MAX_SEATS, Seat};
use crate::text::{clean_text, first_graphemes, is_same_name, length};

impl Setup {
    /// Returns the name of a seat fit to show; an empty one if the seat has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.players
            .get(seat.index())
            .map_or_else(String::new, |player| clean_text(&player.name))
    }

    /// Cleans every name and text ([`clean_text`]), and cuts texts of Customizables that are too long.
    pub fn clean_texts(&mut self) {
        for player in &mut self.players {
            player.name = clean_text(&player.name);
        }
        for text in &mut self.custom {
            let clean = clean_text(text);
            first_graphemes(&clean, CUSTOM_MAX).clone_into(text);
        }
    }

    /// Cleans every name and text and changes the names that cannot be played with then, so that a saved game is not lost for
    /// them: a name too long is cut, one that is missing or looks like an earlier one gets the number of its seat.
    pub(in crate::table) fn repair_texts(&mut self) {
        self.clean_texts();
        for index in 0..self.players.len() {
            let (earlier, rest) = self.players.split_at_mut(index);
            let Some(player) = rest.first_mut() else {
                continue;
            };
            let is_taken = |name: &str| earlier.iter().any(|other| is_same_name(&other.name, name));
            let mut name = fitting(&player.name, "");
            let mut number = index + 1;
            while name.is_empty() || is_taken(&name) {
                name = fitting(&player.name, &[" ", &number.to_string()].concat());
                number += 1;
            }
            player.name = name;
        }
    }

    /// Returns what is wrong with the names, as they are after cleaning.
    pub(super) fn name_errors(&self) -> Vec<SetupError> {
        let names: Vec<String> = (0..self.players.len() as u8)
            .map(|index| self.name(Seat(index)))
            .collect();
        let mut errors = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let seat = Seat(index as u8);
            if name.is_empty() {
                errors.push(SetupError::NameMissing(seat));
                continue;
            }
            if length(name) > NAME_MAX {
                errors.push(SetupError::NameTooLong(seat));
            }
            let earlier = names[..index]
                .iter()
                .position(|other| is_same_name(other, name));
            errors.extend(earlier.map(|other| SetupError::NameTwice(Seat(other as u8), seat)));
        }
        errors
    }

    /// Returns the first default name of a kind of player that no player has. `default_name` returns the default name with a number
    /// from 1 on, such as “Player 1”.
    #[must_use]
    pub fn free_name(
        &self,
        kind: PlayerKind,
        default_name: impl Fn(PlayerKind, usize) -> String,
    ) -> String {
        let is_taken = |name: &String| {
            self.players
                .iter()
                .any(|player| is_same_name(&player.name, name))
        };
        (1..=MAX_SEATS + 1)
            .map(|number| default_name(kind, number))
            .find(|name| !is_taken(name))
            .unwrap_or_default()
    }
}

/// Returns a name with an end, the name cut so that both together are no longer than a name may be.
fn fitting(name: &str, end: &str) -> String {
    let room = NAME_MAX - length(end);
    let name = [first_graphemes(name, room), end].concat();
    name.trim().to_owned()
}
