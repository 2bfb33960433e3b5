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

/// A text, and the alternative or nothing.
type Words = (&'static str, &'static str);

/// One number of a list.
struct Row {
    marks: Marks,
    en: Words,
    fi: Words,
    #[cfg(feature = "sv-tr")]
    tr: Words,
    #[cfg(feature = "sv-tr")]
    sv: Words,
}

impl Row {
    fn dare(&self, lang: ListLang) -> Dare {
        let (text, alternative) = match lang {
            ListLang::Fi => self.fi,
            #[cfg(feature = "sv-tr")]
            ListLang::Tr => self.tr,
            #[cfg(feature = "sv-tr")]
            ListLang::Sv => self.sv,
            // English, and whatever this build leaves out.
            _ => self.en,
        };
        Dare {
            text: text.to_owned(),
            alternative: (!alternative.is_empty()).then(|| alternative.to_owned()),
            lasting: self.marks.lasting,
            seconds: self.marks.seconds,
            tags: self.marks.tags,
        }
    }
}

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
