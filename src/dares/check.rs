//! The gate for foreign lists: a draft goes in, a list or every error about it comes out.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Dare, DareList, Lang, list::SLOTS};
use crate::text::{is_forbidden, length, normalize};

/// The longest text or alternative, in characters as a person counts them.
pub const TEXT_MAX: usize = 120;

/// The longest name of a list.
pub const NAME_MAX: usize = 40;

/// The longest list, all its texts and its name together, in bytes of UTF-8: far more than sixteen dares of full length, but a bound.
pub const LIST_MAX: usize = 16_384;

/// The longest timer.
pub const SECONDS_MAX: u16 = 600;

/// A list as somebody wrote it down: possibly too long, empty or hostile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DareListDraft {
    /// What the list shall be called.
    pub name: String,
    /// The language of its texts.
    pub lang: Lang,
    /// Whether it is for adults only.
    pub adult: bool,
    /// The dares from number 1 on; numbers beyond the end are empty.
    pub slots: Vec<Option<Dare>>,
}

/// A part of a draft that holds text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextPlace {
    /// The name of the list.
    Name,
    /// The text of the dare with this number.
    Text(u8),
    /// The alternative of the dare with this number.
    Alternative(u8),
}

/// What is wrong with one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextError {
    /// There is nothing to see in it.
    Empty,
    /// It has more characters than the limit.
    TooLong {
        /// How many it may have.
        limit: usize,
    },
    /// It holds a control, bidirectional or invisible character; the first one is named.
    Forbidden(char),
}

/// One reason why a draft is not a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DareListError {
    /// No number has a dare (D14).
    NoDare,
    /// There are more than sixteen numbers.
    TooManyNumbers {
        /// How many there are.
        count: usize,
    },
    /// All its texts together are longer than [`LIST_MAX`].
    TooMuchText,
    /// A text is unfit.
    Text {
        /// Which text.
        place: TextPlace,
        /// What is wrong with it.
        fault: TextError,
    },
    /// The timer of the dare with this number is 0 or longer than [`SECONDS_MAX`].
    Timer(u8),
}

/// Every error about a stored list that did not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DareListErrors(pub Vec<DareListError>);

impl fmt::Display for DareListErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a dare list: {:?}", self.0)
    }
}

impl std::error::Error for DareListErrors {}

impl DareListDraft {
    /// Checks the draft. White space around a text is dropped and a blank alternative counts as none.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, in reading order.
    pub fn check(self) -> Result<DareList, Vec<DareListError>> {
        let mut found = Vec::new();
        let count = self.slots.len();
        if count > SLOTS {
            found.push(DareListError::TooManyNumbers { count });
        }
        let name = tidy(&self.name, TextPlace::Name, &mut found);
        let mut slots = [const { None }; SLOTS];
        for ((number, slot), dare) in (1..).zip(&mut slots).zip(self.slots) {
            *slot = dare.map(|dare| check_dare(dare, number, &mut found));
        }
        if slots.iter().all(Option::is_none) {
            found.push(DareListError::NoDare); // D14
        }
        if name.len() + slots.iter().flatten().map(bytes).sum::<usize>() > LIST_MAX {
            found.push(DareListError::TooMuchText);
        }
        if found.is_empty() {
            Ok(DareList::assemble(name, self.lang, slots).marked(self.adult))
        } else {
            Err(found)
        }
    }
}

fn bytes(dare: &Dare) -> usize {
    dare.text.len() + dare.alternative.as_ref().map_or(0, String::len)
}

fn check_dare(dare: Dare, number: u8, found: &mut Vec<DareListError>) -> Dare {
    let text = tidy(&dare.text, TextPlace::Text(number), found);
    let alternative = dare
        .alternative
        .filter(|text| !text.trim().is_empty())
        .map(|text| tidy(&text, TextPlace::Alternative(number), found));
    if dare
        .seconds
        .is_some_and(|seconds| !(1..=SECONDS_MAX).contains(&seconds))
    {
        found.push(DareListError::Timer(number));
    }
    Dare {
        text,
        alternative,
        ..dare
    }
}

fn tidy(text: &str, place: TextPlace, found: &mut Vec<DareListError>) -> String {
    let text = normalize(text.trim());
    let limit = if place == TextPlace::Name {
        NAME_MAX
    } else {
        TEXT_MAX
    };
    found.extend(faults(&text, limit).map(|fault| DareListError::Text { place, fault }));
    text
}

fn faults(text: &str, limit: usize) -> impl Iterator<Item = TextError> {
    let length = length(text);
    let forbidden = text.chars().find(|c| is_forbidden(*c));
    [
        (length == 0).then_some(TextError::Empty),
        (length > limit).then_some(TextError::TooLong { limit }),
        forbidden.map(TextError::Forbidden),
    ]
    .into_iter()
    .flatten()
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
