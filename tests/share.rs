//! Lists as links: every list is read as it was written, and a changed link is never another list.

#[path = "share/fixtures.rs"]
mod fixtures;
#[path = "share/lengths.rs"]
mod lengths;
#[path = "share/links.rs"]
mod links;
#[path = "share/program.rs"]
mod program;
#[path = "share/samples.rs"]
mod samples;

use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use samples::{ADDRESS, any_list, mended, one, own, set, with_rules};
use uskalla::dares::share::{RULES_MAX, ShareError, ShareableError, Shared, decode};
use uskalla::dares::{Builtin, DareList, Lang};

/// A text is read as what was shared, or it is an error.
fn reads_or_refuses(text: &str, original: &Shared) {
    if let Ok(read) = decode(text) {
        assert_eq!(&read, original, "{text}");
    }
}

#[test]
fn a_link_holds_what_was_shared() {
    for shared in [one(own()), set(), with_rules()] {
        let code = shared.code();
        for text in [
            shared.link(ADDRESS),
            shared.link(""),
            code.clone(),
            shared.file(),
        ] {
            assert_eq!(decode(&text).as_ref(), Ok(&shared), "{text}");
        }
        assert_eq!(
            decode(&code).map(|read| read.code()),
            Ok(code),
            "one content, one code"
        );
    }
}

#[test]
fn a_link_has_only_characters_that_messengers_leave_alone() {
    for shared in [one(own()), set(), with_rules()] {
        let code = shared.code();
        assert!(
            code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'),
            "{code}"
        );
        assert!(
            code.split('-').all(|run| (1..=80).contains(&run.len())),
            "{code}"
        );
    }
}

#[test]
fn a_code_may_be_broken_up_and_have_words_around_it() {
    let shared = one(own());
    let code = shared.code();
    let wrapped: String = code
        .chars()
        .enumerate()
        .flat_map(|(at, c)| [Some(c), (at % 7 == 6).then_some('\n')])
        .flatten()
        .collect();
    let texts = [
        format!("  {code}\r\n"),
        code.replace('-', ""),
        code.replace('-', "\u{AD}\u{200B}-\n> "),
        format!("{ADDRESS}#l={wrapped}"),
        format!("Look at this: {ADDRESS}#l={code} – shall we?"),
        format!("<{ADDRESS}#l={code}>."),
        format!("{ADDRESS}#l={code}&ref=share"),
        format!("{ADDRESS}#l={code}\n{ADDRESS}#l={code}"),
    ];
    for text in texts {
        assert_eq!(decode(&text).as_ref(), Ok(&shared), "{text}");
    }
}

#[test]
fn a_foreign_text_is_told_from_a_damaged_code() {
    for text in [
        "",
        "hello",
        "https://example.org/",
        "{\"name\": \"Ours\"}",
        "ö",
        "-",
        "\u{202E}",
    ] {
        assert_eq!(decode(text), Err(ShareError::Foreign), "{text}");
    }
    for text in [
        "#l=",
        "https://example.org/#l=hello",
        "1",
        "1abc",
        "100000000000",
    ] {
        assert_eq!(decode(text), Err(ShareError::Damaged), "{text}");
    }
}

#[test]
fn a_link_cut_off_anywhere_is_damaged() {
    for shared in [one(own()), with_rules()] {
        let link = shared.link(ADDRESS);
        let code = link.find("#l=").expect("a link") + 3;
        for end in code..link.len() {
            assert_eq!(decode(&link[..end]), Err(ShareError::Damaged), "{end}");
            reads_or_refuses(&link[end..], &shared);
        }
    }
}

#[test]
fn no_change_of_a_character_gives_another_list() {
    let shared = one(own());
    let code = shared.code();
    for at in 0..=code.len() {
        for other in ["", "0", "1", "z", "A", "-", "ä", "00", "#l=", " "] {
            for end in [at, (at + 1).min(code.len())] {
                let changed = [&code[..at], other, &code[end..]].concat();
                reads_or_refuses(&changed, &shared);
            }
        }
    }
    for end in [".", ")", "0", "1", "x", "00", "-", "%20", "ß"] {
        reads_or_refuses(&format!("{code}{end}"), &shared);
    }
}

#[test]
fn a_newer_version_is_recognised() {
    let newer = mended(&one(own()).code(), |digits| digits[0] = 2);
    assert_eq!(decode(&newer), Err(ShareError::Newer));
    let zero = mended(&one(own()).code(), |digits| digits[0] = 0);
    assert_eq!(decode(&format!("#l={zero}")), Err(ShareError::Damaged));
}

#[test]
fn the_length_is_checked_before_anything_else() {
    let bomb = format!("#l={}", "1".repeat(1_000_000));
    let start = Instant::now();
    assert_eq!(decode(&bomb), Err(ShareError::TooLong));
    assert!(
        start.elapsed() < Duration::from_millis(50),
        "{:?}",
        start.elapsed()
    );
    let unpacked = mended(&one(own()).code(), |digits| digits[1..4].fill(61));
    assert_eq!(decode(&unpacked), Err(ShareError::TooLong));
    let another = mended(&one(own()).code(), |digits| digits[3] ^= 1);
    assert_eq!(
        decode(&another),
        Err(ShareError::Damaged),
        "as many bytes as announced"
    );
}

#[test]
fn the_longest_content_is_read_in_no_time() {
    let bomb = mended(&one(own()).code(), |digits| {
        digits[1..4].copy_from_slice(&[21, 0, 0]);
    });
    let start = Instant::now();
    assert_eq!(decode(&bomb), Err(ShareError::Damaged));
    assert!(
        start.elapsed() < Duration::from_secs(1),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let list = Builtin::Family.list(Lang::En);
    let lists = |count: usize| vec![list.clone(); count];
    assert_eq!(Shared::new(vec![], None), Err(ShareableError::Count));
    assert_eq!(Shared::new(lists(6), None), Err(ShareableError::Count));
    assert!(Shared::new(lists(5), Some("x".repeat(RULES_MAX))).is_ok());
    for rules in [
        String::new(),
        "x".repeat(RULES_MAX + 1),
        "a b".into(),
        "ä".into(),
        "a\u{1b}[2J".into(),
    ] {
        assert_eq!(
            Shared::new(lists(1), Some(rules)),
            Err(ShareableError::Rules)
        );
    }
}

#[test]
fn the_largest_set_can_be_shared() {
    let shared =
        Shared::new(vec![samples::largest(); 5], Some("x".repeat(RULES_MAX))).expect("a set");
    let code = shared.code();
    assert_eq!(decode(&code), Ok(shared), "{} characters", code.len());
}

/// All characters of the basic plane and a part of the others: each is refused or read as it was written.
#[test]
fn every_character_survives_that_a_checked_list_may_hold() {
    let all = (0..0x1_0000)
        .chain((0x1_0000..0x11_0000).step_by(17))
        .filter_map(char::from_u32);
    let (passed, refused): (Vec<char>, Vec<char>) =
        all.partition(|c| samples::of_texts(&[format!("a{c}b")]).check().is_ok());
    assert!(
        passed.len() > 80_000 && refused.len() > 10_000,
        "{} {}",
        passed.len(),
        refused.len()
    );
    let texts: Vec<String> = passed
        .chunks(118)
        .map(|chunk| {
            chunk
                .iter()
                .fold("a".to_owned(), |text, c| text + &c.to_string())
                + "b"
        })
        .collect();
    for texts in texts.chunks(16) {
        let shared = one(samples::of_texts(texts)
            .check()
            .expect("each of them passes alone"));
        assert_eq!(decode(&shared.code()), Ok(shared));
    }
}

/// Otherwise the law below would say little.
#[test]
fn many_of_the_lists_drawn_have_no_errors() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let drawn = (0..300).filter_map(|_| any_list().new_tree(&mut runner).ok());
    let passed = drawn
        .filter(|drawn| drawn.current().check().is_ok())
        .count();
    assert!(passed > 60, "{passed} of 300");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn every_list_survives(lists in prop::collection::vec(any_list(), 1..=5), rules in prop::option::of("[!-~]{1,60}")) {
        let passed: Vec<DareList> = lists.into_iter().filter_map(|draft| draft.check().ok()).collect();
        if let Ok(shared) = Shared::new(passed, rules) {
            prop_assert_eq!(decode(&shared.link(ADDRESS)), Ok(shared));
        }
    }

    /// With the checksum mended, so that the content itself is looked at.
    #[test]
    fn a_forged_code_gives_checked_lists_or_an_error(
        changes in prop::collection::vec((1usize..900, 0u8..62), 1..8), cut in 0usize..40, which in 0usize..3,
    ) {
        let shared = [one(own()), set(), with_rules()][which].clone();
        let forged = mended(&shared.code(), |digits| {
            for (at, digit) in &changes {
                let at = at % digits.len();
                digits[at] = *digit;
            }
            digits.truncate(digits.len() - cut.min(digits.len() / 2));
        });
        if let Ok(read) = decode(&forged) {
            prop_assert_eq!(decode(&read.code()), Ok(read.clone()));
            prop_assert!(read.lists().iter().all(|list| list.to_draft().check().is_ok()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) })]

    #[test]
    fn garbage_is_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300), prefix in "(#l=|1|#l=1)?") {
        let text = [prefix.as_str(), &String::from_utf8_lossy(&bytes)].concat();
        prop_assert!(decode(&text).is_err());
        let forged = mended(&[prefix.trim_start_matches("#l="), &text].concat(), |_| {});
        if let Err(ShareError::Refused { errors, .. }) = decode(&forged) {
            prop_assert!(!errors.is_empty());
        }
    }
}
