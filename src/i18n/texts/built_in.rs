//! The texts as part of the program.

use crate::i18n::Lang;
use crate::i18n::message::column;
use crate::i18n::messages::AREAS;

/// The text of a row.
#[must_use]
pub fn line(lang: Lang, place: usize) -> &'static str {
    AREAS
        .iter()
        .copied()
        .flatten()
        .nth(place)
        .map_or("", |row| row[column(lang)])
}

/// Whether the texts of a language are there: always.
#[must_use]
pub const fn has_catalog(_: Lang) -> bool {
    true
}

/// The lines of a language's pack.
#[must_use]
pub fn pack(lang: Lang) -> String {
    AREAS
        .iter()
        .copied()
        .flatten()
        .map(|row| [row[column(lang)], "\n"].concat())
        .collect()
}
