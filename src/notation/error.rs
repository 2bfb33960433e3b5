//! What is wrong with a text, and where.

use core::fmt;

/// The longest piece of foreign text that a message repeats.
const QUOTE: usize = 40;

/// Why a text could not be read, or where a replay went another way: one line for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError(String);

impl NotationError {
    /// A fault in the words given.
    #[must_use]
    pub fn new(message: impl Into<String>) -> NotationError {
        NotationError(message.into())
    }

    /// The fault of a text that is no `kind`.
    #[must_use]
    pub fn unreadable(kind: &str, text: &str) -> NotationError {
        NotationError(format!("no {kind}: {}", quoted(text)))
    }

    /// The same fault, with the place where it stands put in front.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> NotationError {
        NotationError(format!("{place}: {}", self.0))
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl core::error::Error for NotationError {}

/// Foreign text fit for one line: quoted, escaped and not longer than it needs to be.
pub(super) fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTE) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}
