//! The lists that come with the game, written for it in each language.
//!
//! A row holds one number in all four languages: the marks stand once, so the rules cannot differ from one
//! language to the next, and a language left out does not compile. The words follow each language's own
//! ear rather than a dictionary.

mod daredevil;
mod family;
mod show_off;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::list::SLOTS;
use super::{Dare, DareList, ListLang, Tag, Tags};

/// A list that comes with the game (D3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Builtin {
    /// Gentle and silly, for everyone from seven years up.
    Family,
    /// Singing, acting, miming, telling.
    ShowOff,
    /// Bolder and more embarrassing, but kind.
    Daredevil,
}

impl Builtin {
    /// Every built-in list, the mildest first.
    pub const ALL: [Self; 3] = [Self::Family, Self::ShowOff, Self::Daredevil];

    /// What the list is called in a language.
    #[must_use]
    pub const fn name(self, lang: ListLang) -> &'static str {
        use ListLang::{En, Fi, Sv, Tr};
        match (self, lang) {
            (Self::Family, En) => "Family",
            (Self::Family, Fi) => "Perhe",
            (Self::Family, Tr) => "Aile",
            (Self::Family, Sv) => "Familj",
            (Self::ShowOff, En) => "Show-Off",
            (Self::ShowOff, Fi) => "Esiintyjä",
            (Self::ShowOff, Tr) => "Gösteriş",
            (Self::ShowOff, Sv) => "Estradör",
            (Self::Daredevil, En) => "Daredevil",
            (Self::Daredevil, Fi) => "Uhkarohkea",
            (Self::Daredevil, Tr) => "Deli cesareti",
            (Self::Daredevil, Sv) => "Våghals",
        }
    }

    /// The list with its texts in a language. Its marks are the same in each.
    #[must_use]
    pub fn list(self, lang: ListLang) -> DareList {
        let slots = self.rows().each_ref().map(|row| Some(row.dare(lang)));
        DareList::assemble(self.name(lang).to_owned(), lang, slots)
    }

    const fn rows(self) -> &'static [Row; SLOTS] {
        match self {
            Self::Family => &family::ROWS,
            Self::ShowOff => &show_off::ROWS,
            Self::Daredevil => &daredevil::ROWS,
        }
    }
}

/// One number of a list.
struct Row {
    marks: Marks,
    /// The text and the alternative, or nothing, of each language in the order of [`ListLang::OFFERED`], with breaks between them:
    /// one address a row, since addresses hardly compress.
    words: &'static str,
}

impl Row {
    fn dare(&self, lang: ListLang) -> Dare {
        // English where this build leaves the language out.
        let at = ListLang::OFFERED.iter().position(|offered| *offered == lang).unwrap_or_default();
        let mut words = self.words.split('\u{1f}').skip(2 * at);
        let text = words.next().unwrap_or_default();
        let alternative = words.next().filter(|text| !text.is_empty());
        Dare {
            text: text.to_owned(),
            alternative: alternative.map(str::to_owned),
            lasting: self.marks.lasting,
            seconds: self.marks.seconds,
            tags: self.marks.tags,
        }
    }
}

/// One number of a list: its marks, and in each language the text and the alternative or nothing.
#[cfg(feature = "sv-tr")]
macro_rules! row {
    (marks: $marks:expr, en: ($($en:literal),+ $(,)?), fi: ($($fi:literal),+ $(,)?), tr: ($($tr:literal),+ $(,)?), sv: ($($sv:literal),+ $(,)?) $(,)?) => {
        $crate::dares::builtin::Row { marks: $marks, words: $crate::dares::builtin::joined!(($($en),+) ($($fi),+) ($($tr),+) ($($sv),+)) }
    };
}

/// One number of a list: its marks, and in each language the text and the alternative or nothing. This build has two languages.
#[cfg(not(feature = "sv-tr"))]
macro_rules! row {
    (marks: $marks:expr, en: ($($en:literal),+ $(,)?), fi: ($($fi:literal),+ $(,)?), tr: ($($tr:literal),+ $(,)?), sv: ($($sv:literal),+ $(,)?) $(,)?) => {
        $crate::dares::builtin::Row { marks: $marks, words: $crate::dares::builtin::joined!(($($en),+) ($($fi),+)) }
    };
}

/// The texts of a row with a break after each.
macro_rules! joined {
    ($(($text:literal, $alternative:literal))+) => { concat!($($text, "\u{1f}", $alternative, "\u{1f}"),+) };
}

use {joined, row};

/// What the rules and the table must know of a dare.
struct Marks {
    lasting: bool,
    seconds: Option<u16>,
    tags: Tags,
}

/// Done on the spot.
const fn once(tags: &[Tag]) -> Marks {
    Marks { lasting: false, seconds: None, tags: Tags::of(tags) }
}

/// Done on the spot, with a timer.
const fn timed(seconds: u16, tags: &[Tag]) -> Marks {
    Marks { seconds: Some(seconds), ..once(tags) }
}

/// Kept up until the performer's next turn (D8).
const fn lasting(tags: &[Tag]) -> Marks {
    Marks { lasting: true, ..once(tags) }
}
