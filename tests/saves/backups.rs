//! What cannot be read becomes a backup, and is resumed by the version that can read it.

use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::fixture_session;
use crate::storage::*;
use crate::table::setup;

#[test]
fn a_game_of_a_newer_version_becomes_a_backup() {
    let storage = SharedStorage::default();
    storage.put(GAME, encode(2, &1u8).unwrap());
    assert!(matches!(Store::new(storage.clone()).game(1), Err(NEWER)));
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
fn a_backup_is_resumed_by_the_version_that_can_read_it() {
    // An older version could not read this version's game.
    let storage = SharedStorage::default();
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
        panic!("the newest that can be read is resumed")
    };
    assert_eq!(session.digest(), digest);
    assert_eq!(storage.text(GAME), Some(text), "it is the saved game again");
    let left = [1, 2, 4, 5].map(|number| storage.text(&backup(number)).expect("the others stay"));
    assert_eq!(
        left,
        [
            "broken".to_owned(),
            readable(2).0,
            strayed.clone(),
            foreign.clone()
        ]
    );
    assert_eq!(storage.text(&backup(3)), None);
    // While a game is saved the others wait.
    assert!(matches!(store.game(1), Ok(Some(session)) if session.digest() == digest));
    store.delete_game();
    assert!(matches!(store.game(1), Ok(Some(session)) if session.digest() == readable(2).1));
    store.delete_game();
    assert!(matches!(store.game(1), Ok(None)));
    let left = [1, 4, 5].map(|number| {
        storage
            .text(&backup(number))
            .expect("what cannot be read stays")
    });
    assert_eq!(left, ["broken".to_owned(), strayed, foreign]);
    assert_eq!(storage.keys().len(), 3);
}

#[test]
fn a_backup_stays_where_there_is_no_room_to_resume_it() {
    let storage = SharedStorage::default();
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
fn the_oldest_backup_goes_first() {
    let storage = SharedStorage::default();
    for number in 1..=8 {
        storage.put(GAME, format!("broken {number}"));
        assert!(matches!(Store::new(storage.clone()).game(1), Err(CORRUPT)));
        assert_eq!(storage.text(GAME), None);
        assert_eq!(storage.keys().len(), number.min(5));
    }
    let backups = Store::new(storage).backups();
    let texts: Vec<&str> = backups.iter().map(|backup| backup.text.as_str()).collect();
    assert_eq!(
        texts,
        ["broken 4", "broken 5", "broken 6", "broken 7", "broken 8"]
    );
}

#[test]
fn a_game_that_cannot_be_replayed_becomes_a_backup_too() {
    let storage = SharedStorage::default();
    let mut record = fixture_session().record();
    record.digest ^= 1;
    storage.put(GAME, encode(1, &record).unwrap());
    assert!(matches!(Store::new(storage.clone()).game(1), Err(CORRUPT)));
    assert_eq!(storage.keys(), ["uskalla.save.backup.1"]);
}

/// The key of a backup by the page that stands when the program has fallen.
fn by_fault_page(number: u64) -> String {
    format!("{GAME}.backup.{}", 1_790_000_000_000 + number)
}

#[test]
fn there_are_at_most_five_backups_those_of_the_fault_page_included() {
    let storage = SharedStorage::default();
    for number in 0..9 {
        storage.put(&by_fault_page(number), format!("falls {number}"));
    }
    storage.put("uskalla.save.backup.x", "no backup");
    let mut store = Store::new(storage.clone());
    assert!(
        matches!(store.game(1), Ok(None)),
        "none of them is resumed unasked"
    );
    let texts = |store: &Store<SharedStorage>| -> Vec<String> {
        store
            .backups()
            .into_iter()
            .map(|backup| backup.text)
            .collect()
    };
    assert_eq!(
        texts(&store),
        ["falls 4", "falls 5", "falls 6", "falls 7", "falls 8"]
    );
    for number in 1..=3 {
        storage.put(GAME, format!("broken {number}"));
        assert_eq!(store.game(1).err(), Some(CORRUPT));
    }
    assert_eq!(
        texts(&store),
        ["broken 1", "broken 2", "broken 3", "falls 7", "falls 8"]
    );
    storage.put(GAME, "broken 3");
    assert_eq!(store.game(1).err(), Some(CORRUPT));
    assert_eq!(texts(&store).len(), 5, "the same text is one backup");
}

#[test]
fn each_backup_can_be_seen_and_deleted() {
    let storage = SharedStorage::default();
    for (key, text) in [
        (GAME, "game"),
        (SETTINGS, "settings"),
        ("uskalla.lists", "lists"),
    ] {
        storage.put(key, text);
    }
    storage.put(&by_fault_page(1), "falls");
    let mut store = Store::new(storage.clone());
    let errors = [
        store.game(1).err(),
        store.settings().err(),
        store.lists().err(),
    ];
    for (error, text) in errors.into_iter().zip(SavedText::ALL) {
        let recovered = false;
        assert_eq!(error, Some(StoreError::Corrupt { text, recovered }));
    }
    let told: Vec<(SavedText, String)> = store
        .backups()
        .into_iter()
        .map(|backup| (backup.kind, backup.text))
        .collect();
    let expected = [
        (SavedText::Game, "game"),
        (SavedText::Game, "falls"),
        (SavedText::Settings, "settings"),
        (SavedText::Lists, "lists"),
    ];
    assert_eq!(told, expected.map(|(kind, text)| (kind, text.to_owned())));
    store.save_game(&fixture_session()).unwrap();
    for key in [GAME, "uskalla.save.backup.2", "uskalla.lists"] {
        store.delete_backup(key);
    }
    assert_eq!(store.backups().len(), 4, "no backup has one of these keys");
    for backup in store.backups() {
        store.delete_backup(&backup.key);
    }
    assert_eq!((store.backups(), storage.keys().len()), (vec![], 1));
}

#[test]
fn the_save_before_a_damaged_one_takes_its_place() {
    let storage = SharedStorage::default();
    let mut store = Store::new(storage.clone());
    let first = fixture_session();
    let mut second = fixture_session();
    second.lay_down();
    store.save_game(&first).unwrap();
    store.save_game(&second).unwrap();
    storage.put(GAME, "torn");
    let error = store.game(1).err();
    let text = SavedText::Game;
    assert_eq!(
        error,
        Some(StoreError::Corrupt {
            text,
            recovered: true
        })
    );
    assert!(error.is_some_and(StoreError::is_recovered));
    let Ok(Some(session)) = store.game(1) else {
        panic!("the game before it")
    };
    assert_eq!(session.record().visibility, first.record().visibility);
    assert_eq!(store.backups().len(), 1);
    // A damaged save is never copied over the one before it.
    storage.put(GAME, "torn");
    store.save_game(&second).unwrap();
    storage.put(GAME, "torn");
    assert_eq!(
        store.game(1).err(),
        Some(StoreError::Corrupt {
            text,
            recovered: true
        })
    );
    store.delete_game();
    storage.put(GAME, "torn");
    assert_eq!(
        store.game(1).err(),
        Some(CORRUPT),
        "no earlier game comes back"
    );
}

#[test]
fn damaged_settings_and_lists_give_way_to_those_before_them() {
    let storage = SharedStorage::default();
    let mut store = Store::new(storage.clone());
    let calm = Settings {
        one_tap: true,
        ..Settings::default()
    };
    store.save_settings(&calm).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    storage.put(SETTINGS, "torn");
    assert!(store.settings().is_err_and(StoreError::is_recovered));
    assert_eq!(store.settings(), Ok(Some(calm)));
    store.save_lists(&OwnLists::default()).unwrap();
    let mut lists = OwnLists::default();
    lists.add(vec![uskalla::dares::DareListDraft::default()]);
    store.save_lists(&lists).unwrap();
    storage.put("uskalla.lists", encode(2, &1u8).unwrap());
    let (text, recovered) = (SavedText::Lists, true);
    assert_eq!(store.lists(), Err(StoreError::Newer { text, recovered }));
    assert_eq!(store.lists(), Ok(Some(OwnLists::default())));
}
