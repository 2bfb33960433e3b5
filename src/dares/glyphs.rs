//! Counting and judging the characters of foreign text.
//!
//! An approximation on the safe side: what it does not know it counts, so it never lets a longer text pass
//! than a person would see. Marks of scripts not named here count as characters of their own.

/// Marks on one character that add nothing to its length: no script needs more, and more is a heap that runs over its line.
const MARKS_MAX: u8 = 4;
/// Pictures joined to the first that add nothing: families have four members.
const JOINED_MAX: u8 = 3;
/// Letters of a region's flag, with the sign of their end, that add nothing.
const TAGS_MAX: u8 = 7;

/// The length of a text as a person counts it: an accent, an emoji's skin tone or the members joined into one emoji add nothing, a
/// flag is one.
///
/// What is heaped on a character beyond all use counts again, so the length bounds the bytes as well.
#[must_use]
pub fn seen_length(text: &str) -> usize {
    let mut seen = Seen::default();
    text.chars().filter(|c| seen.adds(*c)).count()
}

/// What the character at hand is made of so far.
#[derive(Default)]
struct Seen {
    marks: u8,
    joined: u8,
    /// Letters of a region that may follow.
    tags: u8,
    after_joiner: bool,
    half_flag: bool,
}

impl Seen {
    /// Whether `c` is one more to see.
    fn adds(&mut self, c: char) -> bool {
        let after_joiner = std::mem::replace(&mut self.after_joiner, c == JOINER);
        let half_flag = std::mem::take(&mut self.half_flag);
        if is_tag(c) {
            let fits = self.tags > 0;
            self.tags -= u8::from(fits);
            return !fits;
        }
        if adds_nothing(c) {
            self.marks = self.marks.saturating_add(1);
            return self.marks > MARKS_MAX;
        }
        self.marks = 0;
        self.tags = if c == BLACK_FLAG { TAGS_MAX } else { 0 };
        if after_joiner && is_picture(c) && self.joined < JOINED_MAX {
            self.joined += 1;
            return false;
        }
        self.joined = 0;
        self.half_flag = is_flag_letter(c) && !half_flag;
        !(is_flag_letter(c) && half_flag)
    }
}

/// Whether `c` could hide, reorder or break text: control, bidirectional and invisible characters.
///
/// The joiners inside words and emoji are not among them.
pub(super) fn is_forbidden(c: char) -> bool {
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

const JOINER: char = '\u{200D}';
const BLACK_FLAG: char = '\u{1F3F4}';

/// The letters of the flags of regions.
const fn is_tag(c: char) -> bool {
    matches!(c, '\u{E0020}'..='\u{E007F}')
}

const fn adds_nothing(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{200C}' | JOINER // soft hyphen, joiners
        | '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' // Latin, Cyrillic
        | '\u{591}'..='\u{5BD}' | '\u{5BF}' | '\u{5C1}' | '\u{5C2}' | '\u{5C7}' // Hebrew
        | '\u{64B}'..='\u{65F}' | '\u{670}' // Arabic
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}' // emoji or text style
        | '\u{1F3FB}'..='\u{1F3FF}' // skin tones
    )
}

const fn is_flag_letter(c: char) -> bool {
    matches!(c, '\u{1F1E6}'..='\u{1F1FF}')
}

const fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

#[cfg(test)]
mod tests {
    use super::{is_forbidden, seen_length};

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
        ];
        for (text, length) in cases {
            assert_eq!(seen_length(text), length, "{text:?}");
        }
    }

    #[test]
    fn letters_cannot_be_joined_into_one() {
        assert_eq!(seen_length("a\u{200D}b\u{200D}c"), 3);
    }

    #[test]
    fn what_is_heaped_on_a_character_counts() {
        let heap = |first: &str, mark: &str| seen_length(&[first, &mark.repeat(100)].concat());
        assert_eq!(heap("a", "\u{301}"), 97);
        assert_eq!(
            heap("👩", "\u{200D}👧"),
            26,
            "every fourth is a new picture"
        );
        assert_eq!(heap("🏴", "\u{E0067}"), 94);
        assert_eq!(
            heap("a", "\u{E0067}"),
            101,
            "no flag, no letters of a region"
        );
    }

    #[test]
    fn what_hides_or_reorders_text_is_forbidden() {
        assert!(
            "\n\t\0\u{7F}\u{85}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{E000}\u{3164}\u{FFFF}\u{1FFFE}\u{E0100}"
                .chars()
                .all(is_forbidden)
        );
        assert!(!"ä İ “x” – 👨‍👩‍👧 \u{301}".chars().any(is_forbidden));
    }
}
