//! Text from outside the program: names of players, texts of cards, names of lists, dares.
//!
//! Such a text may hide characters, look like another one, or turn the line around it. [`clean_text`] makes it fit to show,
//! [`is_same_name`] tells whether two names look the same, [`isolate`] puts a name into a sentence, [`length`] counts the characters
//! that a person sees and [`initial`] returns the first of them.
//!
//! Pure, but for the normal forms of Unicode: natively they come from a crate, in the page from the browser, which has them anyway.
//! The tables of the crate would be 48 kB of the compressed page.

mod graphemes;
mod marks;
#[cfg(not(target_arch = "wasm32"))]
#[path = "normal_native.rs"]
mod normal;
#[cfg(target_arch = "wasm32")]
#[path = "normal_browser.rs"]
mod normal;

pub use graphemes::{first_graphemes, graphemes, length};
pub use normal::normalize;

const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const BLACK_FLAG: char = '\u{1F3F4}';
/// First-strong isolate: the text after it has its own direction, that of its first letter.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// Returns the text fit to show on one line.
///
/// It is in normal form C; without control, invisible and bidirectional characters; without joiners where they do nothing; and
/// every run of white space in it is one space, none at the ends. Cleaning a clean text changes nothing.
///
/// ```
/// use uskalla::text::clean_text;
///
/// assert_eq!(clean_text("  Ai\u{200B}no\n\u{202E}K. "), "Aino K.");
/// assert_eq!(clean_text("A\u{30A}ke"), "Åke");
/// assert_eq!(clean_text("👩\u{200D}🚒"), "👩\u{200D}🚒");
/// ```
#[must_use]
pub fn clean_text(text: &str) -> String {
    let text = normalize(text);
    let mut clean = String::with_capacity(text.len());
    let mut next = text.chars().peekable();
    while let Some(c) = next.next() {
        if c.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
            }
        } else if is_shown(c, clean.chars().next_back(), next.peek().copied()) {
            clean.push(c);
        }
    }
    clean.truncate(clean.trim_end().len());
    // What was taken out may have stood between a letter and its accent.
    normalize(&clean)
}

/// Returns whether a character does something between the one before and the one after it.
fn is_shown(c: char, before: Option<char>, after: Option<char>) -> bool {
    match c {
        // Latin, Greek and Cyrillic letters do not join.
        ZERO_WIDTH_NON_JOINER | JOINER => {
            let joins = |neighbor: Option<char>| neighbor.is_some_and(|c| c >= '\u{590}');
            joins(before) && joins(after)
        }
        '\u{AD}' | '\u{34F}' => false, // soft hyphen, grapheme joiner
        '\u{E0020}'..='\u{E007F}' => {
            before.is_some_and(|before| before == BLACK_FLAG || is_region_letter(before))
        }
        _ => !is_forbidden(c),
    }
}

/// Returns whether `c` could hide, reorder or break text: control, bidirectional and invisible characters, private use.
///
/// The joiners inside words and emoji are not among them.
#[must_use]
pub fn is_forbidden(c: char) -> bool {
    c.is_control()
        || u32::from(c) & 0xFFFE == 0xFFFE // no characters
        || matches!(c,
            '\u{61C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' // marks of direction, zero-width space
            | '\u{2028}'..='\u{202E}' // line breaks, embedding, override
            | '\u{2060}'..='\u{206F}' // invisible operators, isolates
            | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' // letters without a shape
            | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{FDD0}'..='\u{FDEF}' // no characters
            | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFD}' // byte order mark, annotation, undecodable
            | '\u{E000}'..='\u{F8FF}' // private use
            | '\u{E0000}'..='\u{E001F}' | '\u{E0080}'..='\u{10FFFF}' // hidden text, private use
        )
}

/// Returns whether `c` is a letter of a region in its flag.
const fn is_region_letter(c: char) -> bool {
    matches!(c, '\u{E0020}'..='\u{E007F}')
}

/// Returns whether two names look the same: after cleaning, whatever their case, width and joiners.
///
/// ```
/// use uskalla::text::is_same_name;
///
/// assert!(is_same_name("Aino", "ai\u{200B}no "));
/// assert!(is_same_name("Aino", "Ａｉｎｏ"));
/// assert!(!is_same_name("Aino", "Aina"));
/// ```
#[must_use]
pub fn is_same_name(one: &str, other: &str) -> bool {
    compared(one) == compared(other)
}

/// Returns what is left of a name when all that a person may overlook is gone.
fn compared(name: &str) -> String {
    let mut name = normal::fold(&clean_text(name));
    let is_variation = |c: char| matches!(c, '\u{FE00}'..='\u{FE0F}');
    name.retain(|c| {
        !matches!(c, ZERO_WIDTH_NON_JOINER | JOINER) && !is_variation(c) && !c.is_whitespace()
    });
    name
}

/// Returns the first character of a name as a person sees it, such as a whole emoji; nothing for a name without one.
#[must_use]
pub fn initial(name: &str) -> String {
    first_graphemes(&clean_text(name), 1).to_owned()
}

/// Returns a foreign text for a place in a sentence: if it has letters that run from right to left, between marks that keep them
/// from turning the sentence around. Every language of the game runs from left to right, so other texts need no marks.
///
/// ```
/// use uskalla::text::isolate;
///
/// assert_eq!(isolate("Aino"), "Aino");
/// assert_eq!(isolate("דנה!"), "\u{2068}דנה!\u{2069}");
/// ```
#[must_use]
pub fn isolate(text: &str) -> String {
    if !text.chars().any(runs_from_right) {
        return text.to_owned();
    }
    let mut isolated = String::with_capacity(text.len() + 6);
    isolated.push(ISOLATE);
    // One more end than begins would end the isolate of the sentence.
    isolated.extend(text.chars().filter(|c| !is_forbidden(*c)));
    isolated.push(END_OF_ISOLATE);
    isolated
}

/// Returns whether `c` is of a script that runs from right to left, or a mark that makes a text do so.
const fn runs_from_right(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}'
        | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_or_reorders_text_is_forbidden() {
        assert!(
            "\n\t\0\u{7F}\u{85}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{E000}\u{3164}\u{FFFF}\u{1FFFE}\u{E0100}"
                .chars()
                .all(is_forbidden)
        );
        assert!(!"ä İ “x” – 👨‍👩‍👧 \u{301}".chars().any(is_forbidden));
    }

    #[test]
    fn invisible_characters_go_and_those_that_join_stay() {
        let cases = [
            ("Mi\u{200D}ka", "Mika"),
            ("Mi\u{AD}ka\u{34F}", "Mika"),
            ("\u{2067}Mika\u{2069}", "Mika"),
            ("M\u{E0069}ika", "Mika"),
            ("Mi\tka\u{A0}\u{2003}K", "Mi ka K"),
            ("\u{200B} \u{FEFF}", ""),
            ("👨‍👩‍👧", "👨‍👩‍👧"),
            ("🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("e\u{200B}\u{301}", "é"),
        ];
        for (text, clean) in cases {
            assert_eq!(clean_text(text), clean, "{text:?}");
            assert_eq!(clean_text(clean), clean, "{clean:?} is clean");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for other in ["MIKA", "Mi\u{200D}ka", "Ｍｉｋａ", "Mi ka", "\u{202E}Mika"] {
            assert!(is_same_name("Mika", other), "{other:?}");
        }
        assert!(is_same_name("❤", "❤\u{FE0F}"));
        for other in ["Mik", "Mikä", ""] {
            assert!(!is_same_name("Mika", other), "{other:?}");
        }
    }

    #[test]
    fn an_initial_is_a_whole_character() {
        let cases = [
            ("👩🏽‍🚒 Aino", "👩🏽‍🚒"),
            ("🇫🇮 Aino", "🇫🇮"),
            ("A\u{30A}ke", "Å"),
            ("\u{200B}\u{202E}Işıl", "I"),
            ("", ""),
        ];
        for (name, first) in cases {
            assert_eq!(initial(name), first, "{name:?}");
        }
    }

    #[test]
    fn a_text_cannot_leave_its_isolate() {
        assert_eq!(
            isolate("א\u{2069}\u{202E}b"),
            "\u{2068}אb\u{2069}",
            "its own marks are gone"
        );
        assert_eq!(isolate("a\u{202E}b"), "\u{2068}ab\u{2069}");
        assert_eq!(isolate("Åke 1!"), "Åke 1!");
    }
}
