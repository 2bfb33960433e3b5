//! How long links of real lists are; `docs/share-format.md` repeats the figures of version 0.1.0.

use uskalla::dares::share::Shared;
use uskalla::dares::{Builtin, DareListDraft, Lang};

use super::samples::{ADDRESS, largest, one, ordinary, own, set};

fn length(shared: &Shared) -> usize {
    shared.link(ADDRESS).len()
}

#[test]
fn sixteen_finnish_dares_of_ordinary_length_fit_a_link_of_800_characters() {
    let list = ordinary();
    let letters: usize = list.iter().map(|(_, dare)| dare.text.chars().count()).sum();
    assert!(
        (60 * 16 - 20..=60 * 16 + 20).contains(&letters),
        "{letters}"
    );
    assert_eq!(ADDRESS.len(), 34);
    let long = "https://somebody.example.org/our/uskalla/";
    let link = one(list).link(long);
    println!(
        "16 Finnish dares of 60 characters, with an address of {}: {}",
        long.len(),
        link.len()
    );
    assert!(link.len() <= 800, "{}", link.len());
}

/// `cargo test --test share lengths -- --nocapture` prints the figures.
#[test]
fn links_of_real_lists_fit_a_code_that_a_camera_reads() {
    for list in Builtin::ALL {
        let lengths = Lang::ALL.map(|lang| length(&one(list.list(lang))));
        println!(
            "| {} | {} |",
            list.name(Lang::En),
            lengths.map(|length| length.to_string()).join(" | ")
        );
        assert!(lengths.iter().all(|length| *length <= 1200), "{lengths:?}");
    }
    for (name, shared, limit) in [
        ("16 Finnish dares of 60 characters", one(ordinary()), 800),
        (
            "own list with emoji, Arabic, Hebrew and Hindi",
            one(own()),
            1200,
        ),
        ("the same list, but with one dare", one(one_dare()), 200),
        ("a set of five, in four languages", set(), 5000),
        (
            "the longest set that passes the gate",
            Shared::new(vec![largest(); 5], None).expect("a set"),
            120_000,
        ),
    ] {
        println!("| {name} | {} |", length(&shared));
        assert!(length(&shared) <= limit, "{name}: {}", length(&shared));
    }
}

fn one_dare() -> uskalla::dares::DareList {
    let mut slots = own().to_draft().slots;
    slots.truncate(1);
    DareListDraft {
        slots,
        ..own().to_draft()
    }
    .check()
    .expect("a list")
}
