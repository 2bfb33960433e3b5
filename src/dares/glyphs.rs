//! Counting and judging the characters of foreign text.
//!
//! An approximation on the safe side: what it does not know it counts, so it never lets a longer text pass
//! than a person would see. Marks of scripts not named here count as characters of their own.

/// The length of `text` as a person counts it: an accent, an emoji's skin tone or the members joined into
/// one emoji add nothing, a flag is one.
pub(super) fn seen_length(text: &str) -> usize {
    let mut length = 0;
    let mut joined = false;
    let mut half_flag = false;
    for c in text.chars() {
        let ends_flag = half_flag && is_flag_letter(c);
        let adds = !(adds_nothing(c) || ends_flag || joined && is_picture(c));
        length += usize::from(adds);
        half_flag = is_flag_letter(c) && !ends_flag;
        joined = c == JOINER;
    }
    length
}

/// Whether `c` could hide, reorder or break text: control, bidirectional and invisible characters.
///
/// The joiners inside words and emoji are not among them.
pub(super) fn is_forbidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' // marks of direction, zero-width space
            | '\u{2028}'..='\u{202E}' // line breaks, embedding, override
            | '\u{2060}'..='\u{206F}' // invisible operators, isolates
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFD}' // byte order mark, annotation, undecodable
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}' // private use
        )
}

const JOINER: char = '\u{200D}';

const fn adds_nothing(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{200C}' | JOINER // soft hyphen, joiners
        | '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' // Latin, Cyrillic
        | '\u{591}'..='\u{5BD}' | '\u{64B}'..='\u{65F}' // Hebrew, Arabic
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}' // emoji or text style
        | '\u{1F3FB}'..='\u{1F3FF}' // skin tones
        | '\u{E0020}'..='\u{E007F}' // flags of regions
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
    fn what_hides_or_reorders_text_is_forbidden() {
        assert!("\n\t\0\u{7F}\u{85}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{E000}".chars().all(is_forbidden));
        assert!(!"ä İ “x” – 👨‍👩‍👧 \u{301}".chars().any(is_forbidden));
    }
}
