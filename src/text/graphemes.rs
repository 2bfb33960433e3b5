//! Characters as a person counts them: a letter with its accents, an emoji with all that is joined into it, a flag.
//!
//! The rules are those of Unicode's extended grapheme clusters for a text in normal form C, but for conjuncts of Indic scripts
//! and signs that stand before a letter, whose parts are counted one by one.

use super::marks::MARKS;
use super::{JOINER, is_region_letter};

/// The most code points of one character: a kiss of two people with skin tones has ten. What is heaped on top of it counts again.
const GRAPHEME_MAX: usize = 10;

/// Returns the characters of a text, each with all that belongs to it.
pub fn graphemes(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = grapheme_end(rest)?;
        let (first, after) = rest.split_at(end);
        rest = after;
        Some(first)
    })
}

/// Returns the number of characters that a person sees in a text.
///
/// An accent, the skin tone of an emoji or the members joined into it add nothing. A text of marks alone shows nothing. Beyond ten
/// code points in one character each counts again, so the length bounds the bytes too.
#[must_use]
pub fn length(text: &str) -> usize {
    let seen = |grapheme: &str| {
        if grapheme.chars().all(is_mark) {
            return 0;
        }
        1 + grapheme.chars().count().saturating_sub(GRAPHEME_MAX)
    };
    graphemes(text).map(seen).sum()
}

/// Returns the beginning of a text, up to a number of characters as [`length`] counts them.
#[must_use]
pub fn first_graphemes(text: &str, most: usize) -> &str {
    let (mut end, mut seen) = (0, 0);
    for grapheme in graphemes(text) {
        seen += length(grapheme);
        if seen > most {
            break;
        }
        end += grapheme.len();
    }
    &text[..end]
}

/// Returns where the first character ends, in bytes; `None` in an empty text.
fn grapheme_end(text: &str) -> Option<usize> {
    let mut chars = text.char_indices();
    let (_, first) = chars.next()?;
    let mut before = first;
    let mut is_half_flag = is_flag_letter(first);
    for (at, c) in chars {
        let is_flag = is_half_flag && is_flag_letter(c);
        let is_joined = before == JOINER && is_picture(first) && is_picture(c);
        if !(is_mark(c) || is_flag || is_joined) {
            return Some(at);
        }
        is_half_flag = false;
        before = c;
    }
    Some(text.len())
}

/// Returns whether a character belongs to the one before it.
fn is_mark(c: char) -> bool {
    let code = u32::from(c);
    let at = MARKS.partition_point(|&(_, last)| last < code);
    is_region_letter(c) || MARKS.get(at).is_some_and(|&(first, _)| first <= code)
}

/// Returns whether two of these make a flag.
const fn is_flag_letter(c: char) -> bool {
    matches!(c, '\u{1F1E6}'..='\u{1F1FF}')
}

/// Returns whether a joiner joins another picture to this one.
const fn is_picture(c: char) -> bool {
    matches!(c, '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{2BFF}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}' | '\u{1F000}'..='\u{1FAFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_is_what_a_person_sees() {
        let cases = [
            ("", 0),
            ("İçi dışı", 8),
            ("a\u{308}iti", 4),
            ("👍🏽", 1),
            ("👨‍👩‍👧‍👦!", 2),
            ("🏳️‍🌈", 1),
            ("🇫🇮🇹🇷", 2),
            ("🇫🇮🇹", 2),
            ("🏴󠁧󠁢󠁷󠁬󠁳󠁿", 1),
            ("\u{200D}\u{301}", 0),
            ("👩🏽‍❤️‍💋‍👨🏽👨‍👩‍👧‍👦", 2),
            ("1️⃣ 🏴‍☠️", 3),
            ("שָׁלוֹם", 4),
            ("ที่", 1),
        ];
        for (text, expected) in cases {
            assert_eq!(length(text), expected, "{text:?}");
        }
    }

    #[test]
    fn letters_cannot_be_joined_into_one() {
        assert_eq!(length("a\u{200D}b\u{200D}c"), 3);
    }

    #[test]
    fn what_is_heaped_on_a_character_counts() {
        let heap = |first: &str, mark: &str| length(&[first, &mark.repeat(100)].concat());
        assert_eq!(heap("a", "\u{301}"), 92);
        assert_eq!(heap("👩", "\u{200D}👧"), 192);
        assert_eq!(heap("🏴", "\u{E0067}"), 92);
    }

    #[test]
    fn a_cut_text_ends_with_a_whole_character() {
        assert_eq!(first_graphemes("👨‍👩‍👧‍👦👍🏽ä", 2), "👨‍👩‍👧‍👦👍🏽");
        assert_eq!(first_graphemes("ab", 9), "ab");
        assert_eq!(first_graphemes("ab", 0), "");
        let heap = ["a", &"\u{301}".repeat(100)].concat();
        assert_eq!(first_graphemes(&heap, 20), "", "it would be longer");
    }
}
