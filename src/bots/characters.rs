//! The characters that play for the computer: who they are, as plain data. Names and remarks are put into words elsewhere, by the key.

use super::level::Level;

/// How a character behaves besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temperament {
    /// How promptly it calls, from 0 to 100: 100 at once, 0 as late as anybody.
    pub call_promptness: u8,
    /// How alert it is to a forgotten call, from 0 to 100.
    pub catch_alertness: u8,
    /// Of a hundred occasions for a remark, how many it takes.
    pub remarks: u8,
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its key, which stays as it is in saves and messages.
    pub key: &'static str,
    /// Its name where no language has another.
    pub name: &'static str,
    /// How well it plays.
    pub level: Level,
    /// How long it takes over a turn, in hundredths of the pace that is set.
    pub pace: u16,
    /// How it behaves.
    pub temperament: Temperament,
}

/// All characters, the weakest first.
pub const CHARACTERS: [Character; 10] = [
    Character {
        key: "pip",
        name: "Pip",
        level: Level::Partner,
        pace: 130,
        temperament: Temperament {
            call_promptness: 40,
            catch_alertness: 15,
            remarks: 12,
        },
    },
    Character {
        key: "mimi",
        name: "Mimi",
        level: Level::Partner,
        pace: 110,
        temperament: Temperament {
            call_promptness: 55,
            catch_alertness: 20,
            remarks: 18,
        },
    },
    Character {
        key: "otto",
        name: "Otto",
        level: Level::Easy,
        pace: 140,
        temperament: Temperament {
            call_promptness: 50,
            catch_alertness: 35,
            remarks: 6,
        },
    },
    Character {
        key: "juno",
        name: "Juno",
        level: Level::Easy,
        pace: 85,
        temperament: Temperament {
            call_promptness: 70,
            catch_alertness: 60,
            remarks: 20,
        },
    },
    Character {
        key: "bruno",
        name: "Bruno",
        level: Level::Easy,
        pace: 115,
        temperament: Temperament {
            call_promptness: 60,
            catch_alertness: 45,
            remarks: 14,
        },
    },
    Character {
        key: "kaisa",
        name: "Kaisa",
        level: Level::Solid,
        pace: 100,
        temperament: Temperament {
            call_promptness: 80,
            catch_alertness: 70,
            remarks: 10,
        },
    },
    Character {
        key: "deniz",
        name: "Deniz",
        level: Level::Solid,
        pace: 75,
        temperament: Temperament {
            call_promptness: 90,
            catch_alertness: 80,
            remarks: 16,
        },
    },
    Character {
        key: "viggo",
        name: "Viggo",
        level: Level::Solid,
        pace: 125,
        temperament: Temperament {
            call_promptness: 75,
            catch_alertness: 85,
            remarks: 4,
        },
    },
    Character {
        key: "sibyl",
        name: "Sibyl",
        level: Level::Strong,
        pace: 120,
        temperament: Temperament {
            call_promptness: 95,
            catch_alertness: 95,
            remarks: 6,
        },
    },
    Character {
        key: "rasmus",
        name: "Rasmus",
        level: Level::Strong,
        pace: 90,
        temperament: Temperament {
            call_promptness: 85,
            catch_alertness: 90,
            remarks: 12,
        },
    },
];

/// Returns the character with a key, if there is one.
#[must_use]
pub fn character_by_key(key: &str) -> Option<&'static Character> {
    CHARACTERS.iter().find(|character| character.key == key)
}
