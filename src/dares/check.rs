//! The validation of foreign lists: a draft becomes a list, or every error about it is returned.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Dare, DareList, Lang, list::SLOTS};
use crate::text::{is_forbidden, length, normalize};

/// The longest text or alternative, in characters as a person counts them.
pub const TEXT_MAX: usize = 120;

/// The longest name of a list.
pub const NAME_MAX: usize = 40;

/// The longest list, its name and all its texts together, in bytes of UTF-8. Sixteen dares of full length in Latin letters have less
/// than half.
pub const LIST_MAX: usize = 16_384;

/// The longest timer, in seconds.
pub const SECONDS_MAX: u16 = 600;

/// A list that is not checked: it may be unfinished, too long or hostile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DareListDraft {
    /// The name of the list.
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
    /// A text cannot be shown as it is.
    Text {
        /// Which text.
        place: TextPlace,
        /// What is wrong with it.
        error: TextError,
    },
    /// The timer of the dare with this number is 0 or longer than [`SECONDS_MAX`].
    Timer(u8),
}

/// Every error about a stored list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DareListErrors(pub Vec<DareListError>);

impl fmt::Display for DareListErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, error) in self.0.iter().enumerate() {
            let between = if number == 0 { "" } else { "; " };
            write!(f, "{between}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DareListErrors {}

impl fmt::Display for DareListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DareListError::NoDare => f.write_str("no dare"),
            DareListError::TooManyNumbers { count } => write!(f, "{count} numbers"),
            DareListError::TooMuchText => f.write_str("too much text in all"),
            DareListError::Text { place, error } => write!(f, "{place}: {error}"),
            DareListError::Timer(number) => write!(f, "dare {number}: a timer out of range"),
        }
    }
}

impl std::error::Error for DareListError {}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextPlace::Name => f.write_str("name"),
            TextPlace::Text(number) => write!(f, "dare {number}"),
            TextPlace::Alternative(number) => write!(f, "alternative of dare {number}"),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Empty => f.write_str("empty"),
            TextError::TooLong { limit } => write!(f, "more than {limit} characters"),
            TextError::Forbidden(c) => write!(f, "forbidden character U+{:04X}", u32::from(*c)),
        }
    }
}

impl std::error::Error for TextError {}

impl DareListDraft {
    /// Returns the checked list. Its texts are in normal form C and without white space around them; a blank alternative is none.
    ///
    /// # Errors
    /// Everything that is wrong, in reading order.
    ///
    /// ```
    /// use uskalla::dares::{Dare, DareListDraft, DareListError};
    ///
    /// let wink = Dare { text: " Wink. ".into(), ..Dare::default() };
    /// let draft = DareListDraft { name: "Ours".into(), slots: vec![Some(wink)], ..DareListDraft::default() };
    /// let list = draft.check().expect("no error");
    /// assert_eq!(list.get(1).map(|dare| dare.text.as_str()), Some("Wink."));
    ///
    /// let empty = DareListDraft { name: "Ours".into(), ..DareListDraft::default() };
    /// assert_eq!(empty.check(), Err(vec![DareListError::NoDare]));
    /// ```
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
    found.extend(text_errors(&text, limit).map(|error| DareListError::Text { place, error }));
    text
}

fn text_errors(text: &str, limit: usize) -> impl Iterator<Item = TextError> {
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
