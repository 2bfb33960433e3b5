use super::super::{Dare, DareListDraft, DareListError, TextError, TextPlace};
use super::layout::Content;
use super::{ShareError, decode, write};

fn draft(text: &str) -> DareListDraft {
    let dare = Dare {
        text: text.into(),
        ..Dare::default()
    };
    DareListDraft {
        name: "Theirs".into(),
        slots: vec![Some(dare); 16],
        ..DareListDraft::default()
    }
}

fn refused(lists: Vec<DareListDraft>) -> (usize, Vec<DareListError>) {
    match decode(&write(Content { lists, rules: None })) {
        Err(ShareError::Refused { list, errors }) => (list, errors),
        other => panic!("{other:?}"),
    }
}

#[test]
fn foreign_content_is_checked() {
    let bad = DareListDraft {
        name: "a\u{202E}b".into(),
        ..draft("Wink.")
    };
    let name = DareListError::Text {
        place: TextPlace::Name,
        error: TextError::Forbidden('\u{202E}'),
    };
    assert_eq!(refused(vec![draft("Wink."), bad]), (1, vec![name]));
    let (list, errors) = refused(vec![draft("a\u{1b}[2Jb\0")]);
    assert_eq!((list, errors.len()), (0, 16));
    assert_eq!(
        errors[15],
        DareListError::Text {
            place: TextPlace::Text(16),
            error: TextError::Forbidden('\u{1b}')
        }
    );
    assert_eq!(refused(vec![draft("")]), (0, vec![DareListError::NoDare]));
    assert_eq!(refused(vec![draft(&"x".repeat(121))]).1.len(), 16);
    assert_eq!(
        refused(vec![draft(&"👨‍👩‍👧‍👦".repeat(100))]),
        (0, vec![DareListError::TooMuchText])
    );
}

#[test]
fn rules_that_are_no_rules_are_damage() {
    for rules in ["", "two words", "\u{202E}"] {
        let content = Content {
            lists: vec![draft("Wink.")],
            rules: Some(rules.into()),
        };
        assert_eq!(
            decode(&write(content)),
            Err(ShareError::Damaged),
            "{rules:?}"
        );
    }
}

#[test]
fn lists_are_counted_before_anything_is_made_of_them() {
    for count in [0, 6, 100] {
        assert_eq!(
            write(Content {
                lists: vec![draft("Wink."); count],
                rules: None
            }),
            "",
            "{count}"
        );
    }
}
