use std::collections::HashSet;

use crate::dare_set::DareSet;

use super::super::{Dare, Lang, Tag, Tags};
use super::Builtin;

/// Returns the words for the end of a lasting dare.
fn until_next_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "until your next turn",
        Lang::Fi => "kunnes on taas sinun vuorosi",
        Lang::Tr => "ıra yeniden sana gelene kadar",
        Lang::Sv => "tills det är din tur igen",
    }
}

fn texts(dare: &Dare) -> impl Iterator<Item = &str> {
    [Some(dare.text.as_str()), dare.alternative.as_deref()]
        .into_iter()
        .flatten()
}

/// Returns every dare of the game in every language, with its list and its number.
fn every() -> Vec<(Builtin, Lang, u8, Dare)> {
    let mut every = Vec::new();
    for list in Builtin::ALL {
        for lang in Lang::ALL {
            let dares = list.list(lang);
            every.extend(dares.iter().map(|(n, dare)| (list, lang, n, dare.clone())));
        }
    }
    every
}

#[test]
fn every_list_is_without_errors_and_clean() {
    for list in Builtin::ALL {
        for lang in Lang::ALL {
            let dares = list.list(lang);
            assert_eq!(dares.lang(), lang);
            assert_eq!(dares.filled(Tags::NONE), DareSet::ALL);
            assert_eq!(dares.to_draft().check(), Ok(dares));
        }
    }
}

#[test]
fn marks_are_the_same_in_each_language() {
    let marks = |dare: &Dare| {
        (
            dare.lasting,
            dare.seconds,
            dare.tags,
            dare.alternative.is_some(),
        )
    };
    for (list, lang, n, dare) in every() {
        let english = list.list(Lang::En);
        assert_eq!(
            english.get(n).map(marks),
            Some(marks(&dare)),
            "{list:?} {n} {lang:?}"
        );
    }
}

#[test]
fn no_text_stands_twice_in_any_language() {
    let mut seen = HashSet::new();
    for (list, lang, n, dare) in every() {
        for text in texts(&dare) {
            assert!(
                seen.insert(text.to_owned()),
                "{list:?} {n} {lang:?}: {text}"
            );
        }
    }
}

#[test]
fn texts_are_short_whole_sentences() {
    for (list, lang, n, dare) in every() {
        for text in texts(&dare) {
            assert!(text.chars().count() <= 100, "{list:?} {n} {lang:?}: {text}");
            let end = text.trim_end_matches(['”', '“']);
            assert!(end.ends_with(['.', '!']), "{list:?} {n} {lang:?}: {text}");
            assert!(
                !text.contains(['"', '\'', '…']) && !text.contains("  "),
                "{text}"
            );
        }
    }
}

#[test]
fn who_cannot_move_be_touched_or_phone_has_another_way() {
    let needs = Tags::of(&[Tag::Moving, Tag::Touching, Tag::Phone]);
    for (list, lang, n, dare) in every() {
        assert!(
            !dare.tags.meets(needs) || dare.alternative.is_some(),
            "{list:?} {n} {lang:?}"
        );
    }
}

#[test]
fn d8_a_lasting_text_says_until_when_and_no_other_does() {
    for (list, lang, n, dare) in every() {
        let until = until_next_turn(lang);
        for text in texts(&dare) {
            let says = text.contains(until) || text.starts_with("Until your next turn");
            assert_eq!(says, dare.lasting, "{list:?} {n} {lang:?}: {text}");
        }
    }
}

#[test]
fn a_timed_text_says_its_seconds_and_no_other_has_a_number() {
    for (list, lang, n, dare) in every() {
        for text in texts(&dare) {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            let seconds = dare.seconds.map_or(String::new(), |s| s.to_string());
            assert_eq!(digits, seconds, "{list:?} {n} {lang:?}: {text}");
        }
    }
}

#[test]
fn each_list_mixes_its_kinds() {
    for list in Builtin::ALL {
        let dares = list.list(Lang::En);
        let lasting = dares.lasting().len();
        assert!(
            (4..=6).contains(&lasting),
            "{list:?} has {lasting} lasting dares"
        );
        let timed = dares
            .iter()
            .filter(|(_, dare)| dare.seconds.is_some())
            .count();
        assert!(timed >= 5, "{list:?} has {timed} timed dares");
        assert!(
            dares
                .iter()
                .all(|(_, dare)| !(dare.lasting && dare.seconds.is_some()))
        );
        for tag in [Tag::Moving, Tag::Noisy, Tag::OutsideHelp, Tag::Touching] {
            assert!(
                dares.iter().any(|(_, dare)| dare.tags.contains(tag)),
                "{list:?} {tag:?}"
            );
        }
    }
}

#[test]
fn d15_a_list_can_be_played_with_everything_ruled_out() {
    for list in Builtin::ALL {
        let left = list.list(Lang::En).filled(Tags::EVERY).len();
        assert!(left >= 4, "{list:?} has {left} dares left");
    }
}
