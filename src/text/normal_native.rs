//! The normal forms of Unicode from a crate.

use unicode_normalization::UnicodeNormalization;

/// Returns the text in normal form C: a letter and its accent are one character where there is one.
#[must_use]
pub fn normalize(text: &str) -> String {
    text.nfc().collect()
}

/// Returns the text in normal form KC and small letters, for comparing.
pub(super) fn fold(text: &str) -> String {
    text.nfkc()
        .collect::<String>()
        .to_lowercase()
        .nfkc()
        .collect()
}
