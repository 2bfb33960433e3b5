//! The lists of the game, written in each language.
//!
//! A row holds one number in all four languages. The marks stand once, so they are the same in every language, and a row that lacks
//! a language does not compile. The texts are not translations of one another: each is what people say in that language.

#[cfg(target_arch = "wasm32")]
mod catalogs;
mod daredevil;
mod family;
mod show_off;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use catalogs::{add_catalog, has_catalog};

use serde::{Deserialize, Serialize};

use super::list::SLOTS;
use super::{Dare, DareList, Lang, Tag, Tags};

/// A list of the game (D3).
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

    /// Returns the name of the list in a language.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        use Lang::{En, Fi, Sv, Tr};
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

    /// Returns the list with its texts in a language. Its marks are the same in each.
    #[must_use]
    pub fn list(self, lang: Lang) -> DareList {
        let mut slots = [const { None }; SLOTS];
        for (at, (slot, row)) in slots.iter_mut().zip(self.rows()).enumerate() {
            let (text, alternative) = self.words(at, lang);
            *slot = Some(Dare {
                text: text.to_owned(),
                alternative: (!alternative.is_empty()).then(|| alternative.to_owned()),
                lasting: row.marks.lasting,
                seconds: row.marks.seconds,
                tags: row.marks.tags,
            });
        }
        DareList::assemble(self.name(lang).to_owned(), lang, slots)
    }

    /// Returns the text and the alternative of a slot.
    #[cfg(not(target_arch = "wasm32"))]
    fn words(self, at: usize, lang: Lang) -> (&'static str, &'static str) {
        self.rows()[at].words[usize::from(lang.number())]
    }

    /// Returns the text and the alternative of a slot; empty texts until the page has fetched the catalog of the language.
    #[cfg(target_arch = "wasm32")]
    fn words(self, at: usize, lang: Lang) -> (&'static str, &'static str) {
        let line = (self as usize * SLOTS + at) * 2;
        catalogs::lines(lang, line)
    }

    /// Returns the catalog of a language: the text of each dare and its alternative, which may be empty, a line each.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn catalog(lang: Lang) -> String {
        let rows = Self::ALL
            .iter()
            .flat_map(|list| list.rows())
            .map(|row| row.words[usize::from(lang.number())]);
        rows.map(|(text, alternative)| [text, "\n", alternative, "\n"].concat())
            .collect()
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
    /// In each language, by [`Lang::number`], the text, and the alternative or an empty text. The page fetches them as catalogs.
    #[cfg(not(target_arch = "wasm32"))]
    words: [(&'static str, &'static str); Lang::ALL.len()],
}

/// One number of a list: its marks, and in each language the text and the alternative or nothing.
macro_rules! row {
    (marks: $marks:expr, en: ($($en:literal),+ $(,)?), fi: ($($fi:literal),+ $(,)?), tr: ($($tr:literal),+ $(,)?), sv: ($($sv:literal),+ $(,)?) $(,)?) => {
        $crate::dares::builtin::Row {
            marks: $marks,
            #[cfg(not(target_arch = "wasm32"))]
            words: [($($en),+), ($($fi),+), ($($tr),+), ($($sv),+)],
        }
    };
}

use row;

/// What the rules and the table know of a dare.
struct Marks {
    lasting: bool,
    seconds: Option<u16>,
    tags: Tags,
}

/// Returns the marks of a dare that is done at once.
const fn once(tags: &[Tag]) -> Marks {
    Marks {
        lasting: false,
        seconds: None,
        tags: Tags::of(tags),
    }
}

/// Returns the marks of a dare that is done at once, with a timer.
const fn timed(seconds: u16, tags: &[Tag]) -> Marks {
    Marks {
        seconds: Some(seconds),
        ..once(tags)
    }
}

/// Returns the marks of a dare that lasts until the performer's next turn (D8).
const fn lasting(tags: &[Tag]) -> Marks {
    Marks {
        lasting: true,
        ..once(tags)
    }
}
