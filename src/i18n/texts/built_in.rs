//! The texts as part of the program.

use crate::i18n::Lang;
use crate::i18n::message::column;
use crate::i18n::messages::AREAS;

/// Returns the text of a row.
#[must_use]
pub fn line(lang: Lang, place: usize) -> &'static str {
    AREAS
        .iter()
        .copied()
        .flatten()
        .nth(place)
        .map_or("", |row| row[column(lang)])
}

/// Returns whether the texts of a language are there: always.
#[must_use]
pub const fn has_catalog(_: Lang) -> bool {
    true
}

/// Returns the catalog of a language, a line a text.
#[must_use]
pub fn catalog(lang: Lang) -> String {
    AREAS
        .iter()
        .copied()
        .flatten()
        .map(|row| [row[column(lang)], "\n"].concat())
        .collect()
}
