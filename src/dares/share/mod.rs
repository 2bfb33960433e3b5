//! Lists as text that travels: in the fragment of a link, as a code to paste, in a file.
//!
//! [`Shared`] is what travels. [`Shared::code`] writes it; [`decode`] takes any text whatever and gives what was written, checked by
//! the one gate, or one [`ShareError`]. `docs/share-format.md` describes the text.

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

use coder::Coder;
use find::{MARK, find};
use layout::{Content, Walk};
use text::Envelope;

use super::{DareList, DareListError, LEVELS};

/// The most lists in one text: the set of Adults Only (A5).
pub const LISTS_MAX: usize = LEVELS;

/// The longest text of a table's rules, in characters.
pub const RULES_MAX: usize = 1000;

/// Lists on their way to somebody else, and the rules they are played by.
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

/// Why a text is not lists.
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
    /// What it holds does not pass the gate.
    Refused {
        /// Which list, from 0 on.
        list: usize,
        /// Everything that is wrong with it.
        errors: Vec<DareListError>,
    },
}

impl Shared {
    /// Lists to share, and the table's rules as a text that only the room which wrote it understands.
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

    /// The lists: one, or a set in order.
    #[must_use]
    pub fn lists(&self) -> &[DareList] {
        &self.lists
    }

    /// The table's rules, if they came along.
    #[must_use]
    pub fn rules(&self) -> Option<&str> {
        self.rules.as_deref()
    }

    /// Whether any of it is for adults only.
    #[must_use]
    pub fn is_adult(&self) -> bool {
        self.lists.iter().any(DareList::is_adult)
    }

    /// The code: digits and letters with a `-` now and then. The same content gives the same code.
    #[must_use]
    pub fn code(&self) -> String {
        let lists = self.lists.iter().map(DareList::to_draft).collect();
        write(Content {
            lists,
            rules: self.rules.clone(),
        })
    }

    /// The link to the game at an address, such as `https://example.org/uskalla/`.
    #[must_use]
    pub fn link(&self, address: &str) -> String {
        [address, MARK, &self.code()].concat()
    }

    /// The content of a file that holds the lists: a line for a person and the code.
    #[must_use]
    pub fn file(&self) -> String {
        ["Uskalla: ", MARK, &self.code(), "\n"].concat()
    }
}

/// Reads what a text holds: a link with any address, a file, a code; white space, hyphens and the like may stand anywhere in the code.
///
/// # Errors
/// The one thing that is wrong with it.
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

/// The code of content that is in order; of other content, a code that is none.
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
