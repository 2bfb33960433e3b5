//! Typing faults in the shipped texts: words glued together, words doubled, spaces and quotation marks out of place.
//!
//! The tests read the files that the page fetches; `tests/texts.rs` keeps them equal to the tables.
#![allow(missing_docs)]

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

/// What a language allows and uses.
struct Language {
    code: &'static str,
    /// Short words that stand alone: at the head of another word one of them is most likely glued to it.
    function_words: &'static str,
    /// Words of the texts that only look glued.
    compounds: &'static str,
    /// Words that may stand twice in a row.
    reduplicated: &'static str,
    /// The quotation marks that open and close.
    quotes: [char; 2],
}

const LANGUAGES: [Language; 4] = [
    Language {
        code: "en",
        function_words: "an and as at but by every for from if in of on or that the this to until when with your",
        compounds: "another anthem everyone everything forever forget forgetting forgot inside often online today without",
        reduplicated: "beep",
        quotes: ['“', '”'],
    },
    Language {
        code: "fi",
        function_words: "ei että ja joka jos jotka kuin kun kunnes mikä mitä myös ne on se tai vain",
        compounds: "",
        reduplicated: "moi piip",
        quotes: ['”', '”'],
    },
    Language {
        code: "sv",
        function_words: "alla att av den det eller en ett från för inte med och om på som till tills varje vid",
        compounds: "avgör avsluta enhet enstaka förstå omgång pågår tillhör",
        reduplicated: "pip",
        quotes: ['”', '”'],
    },
    Language {
        code: "tr",
        function_words: "bir bu daha gibi hem her ile için kadar olan sonra ve veya ya çok önce",
        compounds: "birkaç birçok bugün çoktur",
        reduplicated: "ayrı bip kıkır paytak tıklım uzun",
        quotes: ['“', '”'],
    },
];

/// Returns the texts of a language, those of the screens, of the built-in dares and of the dares for adults.
fn texts(language: &Language) -> Vec<String> {
    let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("public");
    let read = |folder: &str, file: &str| {
        let path = public
            .join(folder)
            .join([file, language.code, ".txt"].concat());
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let screens = read("texts", "");
    let adults = read("dares", "adults.");
    // A line of the pack for adults is `NUMBER MARKS | text | alternative` or `[level] name`.
    let dares = adults.lines().filter(|line| !line.starts_with('#'));
    let dares = dares.flat_map(|line| line.split(['|', ']']).skip(1));
    screens
        .lines()
        .chain(dares)
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())
        .collect()
}

/// Returns the words of a text in lower case; what stands in braces is a place, not a word.
fn words(text: &str) -> Vec<String> {
    let outside = text
        .split('{')
        .enumerate()
        .map(|(at, part)| match part.split_once('}') {
            Some((_, rest)) if at > 0 => rest,
            _ => part,
        });
    let words = outside.flat_map(|part| part.split(|c: char| !c.is_alphabetic()));
    words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// Returns the function word at the head of a word whose rest is a word of the texts.
fn glued<'a>(word: &str, language: &'a Language, vocabulary: &HashSet<String>) -> Option<&'a str> {
    let is_glued = |head: &&str| {
        word.strip_prefix(*head)
            .is_some_and(|rest| rest.chars().count() > 2 && vocabulary.contains(rest))
    };
    language.function_words.split(' ').find(is_glued)
}

/// Returns a word that stands twice with nothing but a space between.
fn doubled<'a>(text: &'a str, language: &Language) -> Option<&'a str> {
    let may_repeat = |word: &str| {
        language
            .reduplicated
            .split(' ')
            .any(|allowed| allowed == word)
    };
    let marks = |c: char| !c.is_alphabetic();
    let tokens: Vec<&str> = text.split(' ').collect();
    let is_doubled = |pair: &&[&str]| {
        let (first, second) = (
            pair[0].trim_start_matches(marks),
            pair[1].trim_end_matches(marks),
        );
        let word = first.to_lowercase();
        !word.is_empty()
            && word.chars().all(char::is_alphabetic)
            && word == second.to_lowercase()
            && !may_repeat(&word)
    };
    tokens.windows(2).find(is_doubled).map(|pair| pair[0])
}

/// Returns what is wrong with the spaces and the quotation marks of a text.
fn misplaced_mark(text: &str, quotes: [char; 2]) -> Option<&'static str> {
    let chars: Vec<char> = text.chars().collect();
    for pair in chars.windows(2) {
        match *pair {
            [' ', ' '] => return Some("two spaces"),
            [' ', ',' | '.' | ';' | ':' | '!' | '?' | ')'] | ['(', ' '] => {
                return Some("a space too many");
            }
            [',' | ';' | '!' | '?', next] if next.is_alphanumeric() => {
                return Some("a space is missing");
            }
            [',' | ';' | ':', ',' | ';' | ':' | '.'] | ['.', '.' | ','] => {
                return Some("two marks");
            }
            _ => {}
        }
    }
    let [open, close] = quotes;
    let found: Vec<char> = chars
        .into_iter()
        .filter(|c| "\"'`´‘“”„«»".contains(*c))
        .collect();
    (!found.chunks(2).all(|pair| pair == [open, close])).then_some("quotation marks")
}

#[test]
fn no_word_is_glued_to_the_one_before() {
    for language in &LANGUAGES {
        let vocabulary: HashSet<String> = texts(language)
            .iter()
            .flat_map(|text| words(text))
            .collect();
        assert!(
            vocabulary.len() > 1000,
            "{}: {} words",
            language.code,
            vocabulary.len()
        );
        let suspects = vocabulary
            .iter()
            .filter(|word| glued(word, language, &vocabulary).is_some());
        let compounds: BTreeSet<&str> = language.compounds.split_whitespace().collect();
        assert_eq!(
            suspects.map(String::as_str).collect::<BTreeSet<_>>(),
            compounds,
            "{}",
            language.code
        );
    }
}

#[test]
fn no_word_stands_twice_in_a_row() {
    for language in &LANGUAGES {
        for text in texts(language) {
            assert_eq!(doubled(&text, language), None, "{}: {text}", language.code);
        }
    }
}

#[test]
fn spaces_and_quotation_marks_are_in_their_places() {
    for language in &LANGUAGES {
        for text in texts(language) {
            assert_eq!(
                misplaced_mark(&text, language.quotes),
                None,
                "{}: {text}",
                language.code
            );
        }
    }
}

#[test]
fn the_checks_find_what_they_look_for() {
    let [english, finnish, ..] = &LANGUAGES;
    let vocabulary = ["everyone", "everything", "every", "ever", "card"]
        .map(str::to_owned)
        .into();
    for (word, head) in [
        ("foreveryone", "for"),
        ("forevery", "for"),
        ("foreverything", "for"),
        ("everycard", "every"),
    ] {
        assert_eq!(glued(word, english, &vocabulary), Some(head), "{word}");
    }
    assert_eq!(
        glued("formula", english, &vocabulary),
        None,
        "“mula” is no word"
    );
    assert_eq!(doubled("Draw two two cards.", english), Some("two"));
    assert_eq!(doubled("It is the the.", english), Some("the"));
    assert_eq!(doubled("a very, very good puppy", english), None);
    assert_eq!(
        misplaced_mark("Say “hello”, then wait.", english.quotes),
        None
    );
    for (text, fault) in [
        ("Wait ,then", "a space too many"),
        ("Wait,then", "a space is missing"),
        ("Say ”hello”.", "quotation marks"),
    ] {
        assert_eq!(misplaced_mark(text, english.quotes), Some(fault), "{text}");
    }
    assert_eq!(misplaced_mark("Sano ”hei”.", finnish.quotes), None);
}
