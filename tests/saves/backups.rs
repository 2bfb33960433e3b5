//! What cannot be read is put aside, and taken up by the version that can read it.

use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::fixture_session;
use crate::storage::*;
use crate::table::setup;

#[test]
fn a_newer_version_is_told_and_put_aside() {
    let storage = Glass::default();
    storage.put(GAME, encode(2, &1u8).unwrap());
    assert!(matches!(
        Store::new(storage.clone()).game(1),
        Err(StoreError::Newer)
    ));
    assert_eq!(storage.keys(), ["uskalla.save.backup.1"]);
    assert!(matches!(Store::new(storage).game(1), Ok(None)));
}

fn backup(number: usize) -> String {
    format!("{GAME}.backup.{number}")
}

/// A game of this version, recognised by its digest.
fn readable(seed: u64) -> (String, u64) {
    let mut session = Session::new(setup(3, &[2], |_| {}), seed).unwrap();
    session.next_round();
    (
        written(|store| store.save_game(&session).unwrap(), GAME),
        session.digest(),
    )
}

#[test]
fn a_game_put_aside_is_taken_up_by_the_version_that_can_read_it() {
    // An older version put this version's game aside, and found nothing more to keep.
    let storage = Glass::default();
    let (text, digest) = readable(1);
    let mut strayed = fixture_session().record();
    strayed.digest ^= 1;
    let strayed = encode(1, &strayed).unwrap();
    let foreign = encode(2, &1u8).unwrap();
    for (number, text) in [
        (1, "broken"),
        (2, &readable(2).0),
        (3, &text),
        (4, &strayed),
        (5, &foreign),
    ] {
        storage.put(&backup(number), text);
    }
    let mut store = Store::new(storage.clone());
    let Ok(Some(session)) = store.game(1) else {
        panic!("the newest that can be read is taken up")
    };
    assert_eq!(session.digest(), digest);
    assert_eq!(storage.text(GAME), Some(text), "it is the game kept again");
    let left = [1, 2, 3, 4].map(|number| storage.text(&backup(number)).expect("no gap is left"));
    assert_eq!(
        left,
        [
            "broken".to_owned(),
            readable(2).0,
            strayed.clone(),
            foreign.clone()
        ]
    );
    assert_eq!(storage.text(&backup(5)), None);
    // While a game is kept the others wait.
    assert!(matches!(store.game(1), Ok(Some(session)) if session.digest() == digest));
    store.delete_game();
    assert!(matches!(store.game(1), Ok(Some(session)) if session.digest() == readable(2).1));
    store.delete_game();
    assert!(matches!(store.game(1), Ok(None)));
    let left = [1, 2, 3].map(|number| {
        storage
            .text(&backup(number))
            .expect("what cannot be read stays")
    });
    assert_eq!(left, ["broken".to_owned(), strayed, foreign]);
    assert_eq!(storage.keys().len(), 3);
}

#[test]
fn a_game_put_aside_stays_where_there_is_no_room_to_take_it_up() {
    let storage = Glass::default();
    let (text, _) = readable(1);
    storage.put(&backup(1), text.clone());
    storage.fails(Some(StorageError::Full));
    assert!(matches!(Store::new(storage.clone()).game(1), Ok(None)));
    assert_eq!(
        (storage.text(&backup(1)), storage.keys().len()),
        (Some(text), 1)
    );
    storage.fails(None);
    assert!(matches!(Store::new(storage).game(1), Ok(Some(_))));
}

#[test]
fn backups_rotate() {
    let storage = Glass::default();
    for number in 1..=8 {
        storage.put(GAME, format!("broken {number}"));
        assert!(matches!(
            Store::new(storage.clone()).game(1),
            Err(StoreError::Corrupt)
        ));
        assert_eq!(storage.text(GAME), None);
        assert_eq!(storage.keys().len(), number.min(5));
    }
    let texts: Vec<String> = (1..=5)
        .filter_map(|number| storage.text(&format!("uskalla.save.backup.{number}")))
        .collect();
    assert_eq!(
        texts,
        ["broken 4", "broken 5", "broken 6", "broken 7", "broken 8"]
    );
}

#[test]
fn a_record_that_strays_is_put_aside_too() {
    let storage = Glass::default();
    let mut record = fixture_session().record();
    record.digest ^= 1;
    storage.put(GAME, encode(1, &record).unwrap());
    assert!(matches!(
        Store::new(storage.clone()).game(1),
        Err(StoreError::Corrupt)
    ));
    assert_eq!(storage.keys(), ["uskalla.save.backup.1"]);
}
