//! What cannot be read is put aside, and taken up by the version that can read it.

use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::fixture_session;
use crate::shelf::*;
use crate::table::setup;

#[test]
fn a_newer_version_is_told_and_put_aside() {
    let shelf = Glass::default();
    shelf.put(GAME, encode(2, &1u8).unwrap());
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Newer)));
    assert_eq!(shelf.keys(), ["uskalla.save.backup.1"]);
    assert!(matches!(Store::new(shelf).game(1), Loaded::Nothing));
}

fn backup(number: usize) -> String {
    format!("{GAME}.backup.{number}")
}

/// A game of this version, recognised by its digest.
fn readable(seed: u64) -> (String, u64) {
    let mut session = Session::new(setup(3, &[2], |_| {}), seed).unwrap();
    session.next_round();
    (written(|store| store.keep_game(&session).unwrap(), GAME), session.digest())
}

#[test]
fn a_game_put_aside_is_taken_up_by_the_version_that_can_read_it() {
    // An older version put this version's game aside, and found nothing more to keep.
    let shelf = Glass::default();
    let (text, digest) = readable(1);
    let mut strayed = fixture_session().record();
    strayed.digest ^= 1;
    let strayed = encode(1, &strayed).unwrap();
    let foreign = encode(2, &1u8).unwrap();
    for (number, text) in [(1, "broken"), (2, &readable(2).0), (3, &text), (4, &strayed), (5, &foreign)] {
        shelf.put(&backup(number), text);
    }
    let mut store = Store::new(shelf.clone());
    let Loaded::Value(session) = store.game(1) else { panic!("the newest that can be read is taken up") };
    assert_eq!(session.digest(), digest);
    assert_eq!(shelf.text(GAME), Some(text), "it is the game kept again");
    let left = [1, 2, 3, 4].map(|number| shelf.text(&backup(number)).expect("no gap is left"));
    assert_eq!(left, ["broken".to_owned(), readable(2).0, strayed.clone(), foreign.clone()]);
    assert_eq!(shelf.text(&backup(5)), None);
    // While a game is kept the others wait.
    assert!(matches!(store.game(1), Loaded::Value(session) if session.digest() == digest));
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Value(session) if session.digest() == readable(2).1));
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Nothing));
    let left = [1, 2, 3].map(|number| shelf.text(&backup(number)).expect("what cannot be read stays"));
    assert_eq!(left, ["broken".to_owned(), strayed, foreign]);
    assert_eq!(shelf.keys().len(), 3);
}

#[test]
fn a_game_put_aside_stays_where_there_is_no_room_to_take_it_up() {
    let shelf = Glass::default();
    let (text, _) = readable(1);
    shelf.put(&backup(1), text.clone());
    shelf.fails(Some(ShelfError::Full));
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Nothing));
    assert_eq!((shelf.text(&backup(1)), shelf.keys().len()), (Some(text), 1));
    shelf.fails(None);
    assert!(matches!(Store::new(shelf).game(1), Loaded::Value(_)));
}

#[test]
fn backups_rotate() {
    let shelf = Glass::default();
    for number in 1..=8 {
        shelf.put(GAME, format!("broken {number}"));
        assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Corrupt)));
        assert_eq!(shelf.text(GAME), None);
        assert_eq!(shelf.keys().len(), number.min(5));
    }
    let texts: Vec<String> = (1..=5).filter_map(|number| shelf.text(&format!("uskalla.save.backup.{number}"))).collect();
    assert_eq!(texts, ["broken 4", "broken 5", "broken 6", "broken 7", "broken 8"]);
}

#[test]
fn a_record_that_strays_is_put_aside_too() {
    let shelf = Glass::default();
    let mut record = fixture_session().record();
    record.digest ^= 1;
    shelf.put(GAME, encode(1, &record).unwrap());
    assert!(matches!(Store::new(shelf.clone()).game(1), Loaded::Trouble(Trouble::Corrupt)));
    assert_eq!(shelf.keys(), ["uskalla.save.backup.1"]);
}
