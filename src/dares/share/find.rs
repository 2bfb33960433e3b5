//! Finds a code in a text as people really send it: a link with words around it, broken up by a messenger, or wrapped in the link of
//! a mail scanner or a search engine, which holds it percent-encoded.

use super::ShareError;
use super::text::{BREAK, Envelope, VERSION, digit, letter, open};
use crate::text::is_forbidden;

/// What a link of this game holds before the code.
pub(super) const MARK: &str = "#l=";
/// The longest text that is looked at, in bytes.
const TEXT_MAX: usize = 160_000;
/// The most layers of percent-encoding: a scanner wraps what a search engine wrapped, and a messenger encodes both.
const LAYERS_MAX: usize = 5;
/// The most links that are looked at in one layer, from the last one back: a wrapping link may hold another fragment.
const LINKS_MAX: usize = 4;

/// Returns the code in a text.
///
/// # Errors
/// The worst that can be said of it with certainty: it is damaged if there is a link of this game in it, else foreign.
pub(super) fn find(text: &str) -> Result<Envelope, ShareError> {
    if text.len() > TEXT_MAX {
        return Err(ShareError::TooLong);
    }
    let mut worst = ShareError::Foreign;
    for layer in layers(text) {
        match find_plain(&layer) {
            Err(ShareError::Foreign) => {}
            Err(ShareError::Damaged) => worst = ShareError::Damaged,
            read => return read,
        }
    }
    Err(worst)
}

/// Returns whether a text holds the mark of a link, under whatever encoding.
pub(super) fn has_mark(text: &str) -> bool {
    text.len() <= TEXT_MAX && layers(text).any(|layer| codes(&layer).next().is_some())
}

/// Returns the text without invisible characters, then with percent-encoding taken off once, twice and so on.
pub(super) fn layers(text: &str) -> impl Iterator<Item = String> {
    let visible = |text: &str| text.chars().filter(|c| !is_invisible(*c)).collect();
    let first: String = visible(text);
    std::iter::successors(Some(first), move |layer| {
        percent_decoded(layer).map(|text| visible(&text))
    })
    .take(LAYERS_MAX)
}

/// Returns whether messengers put this character into long words, where nobody sees it.
fn is_invisible(c: char) -> bool {
    c == '\u{AD}' || c == '\u{200C}' || c == '\u{200D}' || is_forbidden(c) && !c.is_whitespace()
}

/// Takes percent-encoding off once. `None` if there is none.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        if let Some(decoded) = encoded(rest) {
            bytes.push(decoded);
            rest = &rest[3..];
        } else {
            bytes.push(byte);
            rest = after;
        }
    }
    (bytes.len() < text.len()).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the byte that `%XX` at the beginning stands for.
fn encoded(text: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = text else {
        return None;
    };
    let hex = |letter: &u8| char::from(*letter).to_digit(16);
    Some((hex(high)? * 16 + hex(low)?) as u8)
}

/// Finds the code in a text without encoding: behind a mark, the last one first, or alone.
fn find_plain(text: &str) -> Result<Envelope, ShareError> {
    let mut worst = ShareError::Foreign;
    for code in codes(text).take(LINKS_MAX) {
        match open_any(code) {
            Err(ShareError::Damaged) => worst = ShareError::Damaged,
            read => return read,
        }
    }
    if worst == ShareError::Damaged {
        return Err(worst);
    }
    let code = from_first_digit(text);
    match open_any(code) {
        Err(ShareError::Damaged) if code.as_bytes().first() != Some(&letter(VERSION)) => {
            Err(ShareError::Foreign)
        }
        read => read,
    }
}

/// Returns what follows each mark in a text, the last one first. At the beginning of a text, as a browser hands over a fragment, the
/// mark may lack its `#`.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    let start = text.trim_start();
    let bare = [&MARK[1..], "L="]
        .into_iter()
        .find_map(|mark| start.strip_prefix(mark));
    text.rmatch_indices('#')
        .filter_map(|(at, _)| after_mark(&text[at..]))
        .chain(bare)
}

/// Returns what follows the mark at the beginning of a text, in small or capital letters.
fn after_mark(text: &str) -> Option<&str> {
    let (mark, code) = text.split_at_checked(MARK.len())?;
    mark.eq_ignore_ascii_case(MARK).then_some(code)
}

fn from_first_digit(text: &str) -> &str {
    let at = text.find(is_digit).unwrap_or_default();
    &text[at..]
}

fn is_digit(c: char) -> bool {
    u8::try_from(c).is_ok_and(|letter| digit(letter).is_some())
}

/// Opens the code at the beginning of a text: all of the text, however it was broken up, or, so that words behind a link do no harm,
/// what stands before the first character that is neither of a code nor white space, or the first unbroken run.
fn open_any(text: &str) -> Result<Envelope, ShareError> {
    let text = from_first_digit(text);
    let of_code = |c: char| is_digit(c) || u8::try_from(c) == Ok(BREAK);
    let end_of = |stays: &dyn Fn(char) -> bool| text.find(|c| !stays(c)).unwrap_or(text.len());
    let ends = [
        text.len(),
        end_of(&|c| of_code(c) || c.is_whitespace()),
        end_of(&of_code),
    ];
    for (at, end) in ends.into_iter().enumerate() {
        if ends[..at].contains(&end) {
            continue;
        }
        match open(&text.as_bytes()[..end]) {
            Err(ShareError::Damaged) => {}
            read => return read,
        }
    }
    Err(ShareError::Damaged)
}
