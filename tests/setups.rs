//! Set-ups: what is wrong with one, and how players come, go and move.

#[path = "support/table.rs"]
mod table;

use table::{adult_lists, setup};
use uskalla::dares::{Builtin, Lang};
use uskalla::rules::*;
use uskalla::table::*;

fn names(setup: &Setup) -> Vec<&str> {
    setup
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect()
}

/// Aino, Işıl, Åke and Ben; Åke deals and Işıl is the youngest.
fn four() -> Setup {
    let mut setup = setup(4, &[3], |draft| draft.dealer = DealerChoice::Seat(Seat(2)));
    setup.youngest = Seat(1);
    setup
}

fn dealer_and_youngest(setup: &Setup) -> (&str, &str) {
    let DealerChoice::Seat(dealer) = setup.draft.dealer else {
        panic!("a seat deals")
    };
    let names = names(setup);
    (names[dealer.index()], names[setup.youngest.index()])
}

fn default_name(kind: PlayerKind, number: usize) -> String {
    let word = match kind {
        PlayerKind::Person => "Player",
        PlayerKind::Computer => "Robot",
    };
    format!("{word} {number}")
}

fn named(given: &[&str]) -> Setup {
    let mut setup = setup(given.len() as u8, &[], |_| {});
    for (player, name) in setup.players.iter_mut().zip(given) {
        (*name).clone_into(&mut player.name);
    }
    setup
}

#[test]
fn dealer_and_youngest_stay_the_same_persons_wherever_anybody_moves() {
    for from in 0..4 {
        for to in 0..4 {
            let mut setup = four();
            assert!(setup.move_player(Seat(from), Seat(to)));
            assert_eq!(
                dealer_and_youngest(&setup),
                ("Åke", "Işıl"),
                "{from} to {to}"
            );
            assert_eq!(setup.players[to as usize], four().players[from as usize]);
            assert!(setup.move_player(Seat(to), Seat(from)));
            assert_eq!(setup, four(), "{from} to {to} and back");
        }
    }
    let mut setup = four();
    assert!(!setup.move_player(Seat(0), Seat(4)) && !setup.move_player(Seat(9), Seat(0)));
    assert_eq!(setup, four());
}

#[test]
fn dealer_and_youngest_stay_the_same_persons_whoever_goes() {
    for gone in [0, 3] {
        let mut setup = four();
        assert!(setup.remove_player(Seat(gone)));
        assert_eq!(dealer_and_youngest(&setup), ("Åke", "Işıl"), "{gone}");
    }
    let mut setup = four();
    assert!(setup.remove_player(Seat(1)), "the youngest");
    assert_eq!(dealer_and_youngest(&setup), ("Åke", "Aino"));
    assert!(setup.remove_player(Seat(1)), "the dealer");
    assert_eq!(setup.draft.dealer, DealerChoice::Draw);
    assert_eq!(names(&setup), ["Aino", "Ben"]);
    assert!(!setup.remove_player(Seat(0)), "two are needed");
    assert!(!four().remove_player(Seat(4)));
}

#[test]
fn a_full_table_takes_nobody_more() {
    let mut setup = four();
    let most = setup.draft.edition.seats().1;
    for seat in 4..most {
        let name = setup.free_name(PlayerKind::Computer, default_name);
        assert_eq!(name, format!("Robot {}", seat - 3));
        assert_eq!(
            setup.add_player(PlayerKind::Computer, name),
            Some(Seat(seat))
        );
    }
    assert_eq!(setup.errors(), []);
    assert_eq!(setup.add_player(PlayerKind::Person, "Ida".into()), None);
    assert_eq!(setup.players.len(), usize::from(most));
}

#[test]
fn a_name_that_nobody_chose_goes_with_the_kind_of_player() {
    let mut setup = named(&["Player 1", "player 2", "Aino", " "]);
    for seat in 0..4 {
        setup.set_kind(Seat(seat), PlayerKind::Computer, default_name);
    }
    assert_eq!(names(&setup), ["Robot 1", "Robot 2", "Aino", "Robot 3"]);
    setup.set_kind(Seat(1), PlayerKind::Computer, default_name);
    setup.set_kind(Seat(9), PlayerKind::Computer, default_name);
    assert_eq!(names(&setup), ["Robot 1", "Robot 2", "Aino", "Robot 3"]);
    setup.set_kind(Seat(1), PlayerKind::Person, default_name);
    setup.rename_player(Seat(2), "Ida".into());
    setup.rename_player(Seat(9), "Nobody".into());
    assert_eq!(names(&setup), ["Robot 1", "Player 1", "Ida", "Robot 3"]);
}

#[test]
fn another_game_has_its_own_defaults_and_lists() {
    let mut setup = four();
    setup.draft.target = 300;
    setup.set_edition(Edition::Adults, Some(adult_lists()));
    assert_eq!(setup.errors(), []);
    assert_eq!(setup.draft.target, 500);
    assert_eq!(dealer_and_youngest(&setup), ("Åke", "Işıl"));
    setup.set_edition(Edition::Dare, None);
    assert_eq!(setup.list, ListChoice::Builtin(Builtin::Family, Lang::En));
    let own = ListChoice::Own(Box::new(Builtin::ShowOff.list(Lang::Fi)));
    setup.list = own.clone();
    setup.set_edition(Edition::Classic, None);
    assert_eq!(setup.list, own);
}

#[test]
fn somebody_must_sit_at_the_device() {
    let mut setup = named(&["Aino", "Ben"]);
    assert_eq!(setup.errors(), []);
    for player in &mut setup.players {
        player.kind = PlayerKind::Computer;
    }
    assert_eq!(setup.errors(), [SetupError::NoPerson]);
    assert!(setup.check().is_ok(), "computer players can play alone");
}

#[test]
fn names_that_look_the_same_are_refused() {
    for other in [
        "AINO",
        "Ai\u{200B}no",
        "Ａｉｎｏ",
        " Aino",
        "\u{202E}Aino",
        "Ai\u{200D}no",
    ] {
        let setup = named(&["Aino", other]);
        assert_eq!(
            setup.errors(),
            [SetupError::NameTwice(Seat(0), Seat(1))],
            "{other:?}"
        );
    }
    assert_eq!(
        named(&["Åke", "A\u{30A}ke", "Ben"]).errors(),
        [SetupError::NameTwice(Seat(0), Seat(1))]
    );
    assert_eq!(
        named(&["Aino", "\u{200B}\u{FEFF}"]).errors(),
        [SetupError::NameMissing(Seat(1))]
    );
}

#[test]
fn a_name_has_at_most_20_characters_that_a_person_sees() {
    let family = "👨‍👩‍👧‍👦";
    assert_eq!(
        named(&[&family.repeat(20), &"a\u{323}".repeat(20)]).errors(),
        []
    );
    assert_eq!(
        named(&[&family.repeat(21), "Ben"]).errors(),
        [SetupError::NameTooLong(Seat(0))]
    );
    assert_eq!(
        named(&["Aino", &["a", &"\u{301}".repeat(60)].concat()]).errors(),
        [SetupError::NameTooLong(Seat(1))],
        "a heap of accents is not one character"
    );
}

#[test]
fn a_game_begins_with_clean_names_and_texts() {
    let mut setup = named(&["  A\u{30A}ke\u{200B} ", "Da\u{202E}na"]);
    setup.custom[0] = format!("Hum\n{}", "a".repeat(200));
    let session = Session::new(setup, 1).expect("a sound set-up");
    let told: Vec<&str> = session
        .players()
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(told, ["Åke", "Dana"]);
    assert_eq!(
        session.setup().custom[0],
        format!("Hum {}", "a".repeat(CUSTOM_MAX - 4))
    );
}

#[test]
fn a_saved_game_with_names_that_are_not_clean_goes_on() {
    let mut session =
        Session::new(named(&["Aino", "Ben", "Dana", "Eero", "Fia"]), 3).expect("a sound set-up");
    session.next_round();
    let mut record = session.record();
    let saved = [
        "Ai\u{200B}no",
        "aino",
        "\u{FEFF}",
        &"x".repeat(50),
        "aino 2",
    ];
    for (player, name) in record.setup.players.iter_mut().zip(saved) {
        player.name = name.to_owned();
    }
    let resumed = Session::resume(record, 1).expect("the game is not lost");
    assert_eq!(resumed.digest(), session.digest());
    let told: Vec<&str> = resumed
        .players()
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(told, ["Aino", "aino 2", "3", &"x".repeat(20), "aino 2 5"]);
    assert_eq!(resumed.setup().errors(), []);
}
