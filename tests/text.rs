//! Characters as a person counts them, compared with the library that knows every rule of Unicode.

use unicode_segmentation::UnicodeSegmentation;
use uskalla::text::{clean_text, graphemes};

fn ours(text: &str) -> Vec<&str> {
    graphemes(text).collect()
}

fn theirs(text: &str) -> Vec<&str> {
    text.graphemes(true).collect()
}

#[test]
fn every_character_belongs_to_the_one_before_it_or_does_not_as_the_library_says() {
    let wrong: Vec<String> = (' '..=char::MAX)
        .filter(|c| !c.is_control())
        .filter(|c| {
            let text = String::from_iter(['x', *c]);
            ours(&text) != theirs(&text)
        })
        .map(|c| format!("{:04X}", u32::from(c)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn names_and_emoji_are_cut_as_the_library_cuts_them() {
    for text in [
        "Aino-Işıl Åström",
        "a\u{308}a\u{323}\u{307}x",
        "👩🏽‍❤️‍💋‍👨🏽👨‍👩‍👧‍👦🏳️‍🌈1️⃣🏴‍☠️🏴󠁧󠁢󠁷󠁬󠁳󠁿🇫🇮🇹🇷🇸",
        "שָׁלוֹם مَرْحَبًا",
        "ที่นี่ 한국어 日本語 がぎ",
        "a\u{200D}b 👩\u{200D}b b\u{200D}👩",
    ] {
        let text = clean_text(text);
        assert_eq!(ours(&text), theirs(&text));
    }
}
