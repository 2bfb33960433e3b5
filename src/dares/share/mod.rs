//! Lists as text to share: in the fragment of a link, as a code to paste, in a file.
//!
//! [`Shared::code`] writes the lists of a [`Shared`]. [`decode`] reads them from any text that holds a code, and checks them.
//! `docs/share-format.md` describes the format.

mod address;
mod coder;
mod find;
mod layout;
mod model;
mod sample;
#[cfg(test)]
mod tests;
mod text;

pub use address::Fragment;

use std::fmt;

use coder::Coder;
use find::{MARK, find};
use layout::{Content, Walk};
use text::Envelope;

use super::{DareList, DareListError, DareListErrors, LEVELS};

/// The most lists in one text: the set of Adults Only (A5).
pub const LISTS_MAX: usize = LEVELS;

/// The longest text of a table's rules, in characters.
pub const RULES_MAX: usize = 1000;

/// Lists to share, and the rules that they are played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    lists: Vec<DareList>,
    rules: Option<String>,
}

/// Why something cannot be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareableError {
    /// There is no list, or there are more than [`LISTS_MAX`].
    Count,
    /// The rules are no text of 1 to [`RULES_MAX`] visible ASCII characters.
    Rules,
}

/// Why no list can be read from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareError {
    /// It is longer than any link.
    TooLong,
    /// It is no link of this game.
    Foreign,
    /// It is cut off or changed.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
    /// A list in it has errors.
    Refused {
        /// Which list, from 0 on.
        list: usize,
        /// Everything that is wrong with it.
        errors: Vec<DareListError>,
    },
}

impl fmt::Display for ShareableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShareableError::Count => "no list, or too many",
            ShareableError::Rules => "rules that are no short text",
        })
    }
}

impl std::error::Error for ShareableError {}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShareError::TooLong => f.write_str("longer than any lists are"),
            ShareError::Foreign => f.write_str("no link of this game"),
            ShareError::Damaged => f.write_str("the link is cut off or changed"),
            ShareError::Newer => f.write_str("a newer version of the game wrote it"),
            ShareError::Refused { list, errors } => {
                write!(f, "list {}: {}", list + 1, DareListErrors(errors.clone()))
            }
        }
    }
}

impl std::error::Error for ShareError {}

impl Shared {
    /// Returns lists to share, and the table's rules as text: [`crate::notation`] writes and reads it.
    ///
    /// # Errors
    /// When there are too few or too many lists, or the rules are no such text.
    pub fn new(lists: Vec<DareList>, rules: Option<String>) -> Result<Shared, ShareableError> {
        if !(1..=LISTS_MAX).contains(&lists.len()) {
            return Err(ShareableError::Count);
        }
        if rules.as_deref().is_some_and(|rules| !is_rules(rules)) {
            return Err(ShareableError::Rules);
        }
        Ok(Shared { lists, rules })
    }

    /// Returns the lists: one, or a set in order.
    #[must_use]
    pub fn lists(&self) -> &[DareList] {
        &self.lists
    }

    /// Returns the table's rules, if they are shared too.
    #[must_use]
    pub fn rules(&self) -> Option<&str> {
        self.rules.as_deref()
    }

    /// Returns whether any list is for adults only.
    #[must_use]
    pub fn is_adult(&self) -> bool {
        self.lists.iter().any(DareList::is_adult)
    }

    /// Returns the code: digits and letters with a `-` after every 80. The same content has the same code.
    #[must_use]
    pub fn code(&self) -> String {
        let lists = self.lists.iter().map(DareList::to_draft).collect();
        write(Content {
            lists,
            rules: self.rules.clone(),
        })
    }

    /// Returns the link to the game at an address, such as `https://example.org/uskalla/`.
    #[must_use]
    pub fn link(&self, address: &str) -> String {
        [address, MARK, &self.code()].concat()
    }

    /// Returns the content of a file that holds the lists: a word for a person, and the code.
    #[must_use]
    pub fn file(&self) -> String {
        ["Uskalla: ", MARK, &self.code(), "\n"].concat()
    }
}

/// Returns the lists in a text: a code, a file, or a link as people really send it. Words may stand around it, white space, hyphens
/// and invisible characters within it, and it may be percent-encoded in another link.
///
/// # Errors
/// The one thing that is wrong with it.
///
/// ```
/// use uskalla::dares::Builtin;
/// use uskalla::dares::share::{Shared, ShareError, decode};
/// use uskalla::lang::Lang;
///
/// let shared = Shared::new(vec![Builtin::Family.list(Lang::En)], None).expect("one list");
/// let link = shared.link("https://example.org/uskalla/");
/// assert_eq!(decode(&format!("Look: <{link}>")), Ok(shared.clone()));
/// assert_eq!(decode(&link.replace("#l=", "#l%3D")), Ok(shared));
/// assert_eq!(decode("hello"), Err(ShareError::Foreign));
/// ```
pub fn decode(text: &str) -> Result<Shared, ShareError> {
    let Envelope { length, digits } = find(text)?;
    let mut content = Content::default();
    let mut walk = Walk::new(Coder::reading(digits), length);
    walk.content(&mut content)
        .and_then(|()| walk.finish())
        .map_err(|_| ShareError::Damaged)?;
    let mut lists = Vec::new();
    for (list, draft) in content.lists.into_iter().enumerate() {
        lists.push(
            draft
                .check()
                .map_err(|errors| ShareError::Refused { list, errors })?,
        );
    }
    Shared::new(lists, content.rules).map_err(|_| ShareError::Damaged)
}

/// Returns the code of content within its limits, and an empty text for other content.
fn write(mut content: Content) -> String {
    let mut walk = Walk::new(Coder::writing(), usize::MAX);
    match walk.content(&mut content).and_then(|()| walk.finish()) {
        Ok(coder) => text::write(&Envelope {
            length: coder.count(),
            digits: coder.finish(),
        }),
        Err(_) => String::new(),
    }
}

fn is_rules(text: &str) -> bool {
    (1..=RULES_MAX).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}
