use super::super::{Dare, DareListDraft, DareListError, TextError, TextPlace};

fn dare(text: &str) -> Dare {
    Dare {
        text: text.into(),
        ..Dare::default()
    }
}

fn draft(slots: Vec<Option<Dare>>) -> DareListDraft {
    DareListDraft {
        name: "Ours".into(),
        slots,
        ..DareListDraft::default()
    }
}

fn errors(draft: DareListDraft) -> Vec<DareListError> {
    draft.check().expect_err("should not pass")
}

fn at(place: TextPlace, error: TextError) -> DareListError {
    DareListError::Text { place, error }
}

#[test]
fn one_dare_is_enough() {
    let list = draft(vec![None, Some(dare("  Wink.\n"))])
        .check()
        .expect("passes");
    assert_eq!(
        list.get(2),
        Some(&dare("Wink.")),
        "white space around it is dropped"
    );
    assert_eq!(list.name(), "Ours");
}

#[test]
fn d14_a_list_without_any_dare_is_an_error() {
    assert_eq!(errors(draft(vec![])), [DareListError::NoDare]);
    assert_eq!(errors(draft(vec![None; 16])), [DareListError::NoDare]);
}

#[test]
fn a_text_has_1_to_120_characters() {
    let with = |text: &str| draft(vec![Some(dare(text))]);
    assert!(with(&"ş".repeat(120)).check().is_ok());
    assert!(with(&"s\u{327}".repeat(120)).check().is_ok());
    let place = TextPlace::Text(1);
    let too_long = [at(place, TextError::TooLong { limit: 120 })];
    assert_eq!(errors(with(&"ş".repeat(121))), too_long);
    assert_eq!(
        errors(with(&format!("s{}", "\u{327}".repeat(480)))),
        too_long
    );
    for empty in ["", "  ", "\u{200D}\u{301}"] {
        assert_eq!(
            errors(with(empty)),
            [at(place, TextError::Empty)],
            "{empty:?}"
        );
    }
}

#[test]
fn a_character_may_be_made_of_many() {
    let with = |text: &str| draft(vec![Some(dare(text))]);
    assert!(with(&"👨‍👩‍👧‍👦".repeat(120)).check().is_ok());
    let too_long = [at(TextPlace::Text(1), TextError::TooLong { limit: 120 })];
    assert_eq!(errors(with(&"👨‍👩‍👧‍👦".repeat(121))), too_long);
}

#[test]
fn all_texts_together_have_a_limit() {
    let families = |count: usize| {
        draft(vec![
            Some(dare(&"👨‍👩‍👧‍👦".repeat(108)));
            count
        ])
    };
    assert!(families(6).check().is_ok());
    assert_eq!(errors(families(7)), [DareListError::TooMuchText]);
}

#[test]
fn a_blank_alternative_is_none() {
    let blank = Dare {
        alternative: Some(" ".into()),
        ..dare("Wink.")
    };
    let list = draft(vec![Some(blank)]).check().expect("passes");
    assert_eq!(list.get(1), Some(&dare("Wink.")));
}

#[test]
fn a_timer_runs_from_1_to_600_seconds() {
    for (seconds, passes) in [(0, false), (1, true), (600, true), (601, false)] {
        let timed = Dare {
            seconds: Some(seconds),
            ..dare("Wink.")
        };
        assert_eq!(
            draft(vec![Some(timed)]).check().is_ok(),
            passes,
            "{seconds}"
        );
    }
}

#[test]
fn all_errors_come_at_once() {
    let mut slots = vec![None; 17];
    slots[1] = Some(dare(""));
    slots[2] = Some(Dare {
        alternative: Some("back\u{202E}wards".into()),
        seconds: Some(0),
        ..dare("two\nlines")
    });
    let bad = DareListDraft {
        name: "n".repeat(41),
        ..draft(slots)
    };
    let expected = [
        DareListError::TooManyNumbers { count: 17 },
        at(TextPlace::Name, TextError::TooLong { limit: 40 }),
        at(TextPlace::Text(2), TextError::Empty),
        at(TextPlace::Text(3), TextError::Forbidden('\n')),
        at(TextPlace::Alternative(3), TextError::Forbidden('\u{202E}')),
        DareListError::Timer(3),
    ];
    assert_eq!(errors(bad), expected);
}
