//! Storages that are full or blocked, and deleted games.

use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::{fixture_session, fixture_settings};
use crate::storage::*;

#[test]
fn a_full_or_blocked_storage_is_an_error_and_the_save_stays() {
    let storage = SharedStorage::default();
    let mut store = Store::new(storage.clone());
    let session = fixture_session();
    store.save_game(&session).unwrap();
    let before = storage.text(GAME);
    storage.fails(Some(StorageError::Full));
    assert_eq!(store.save_game(&session), Ok(()), "it is saved already");
    let mut session = session;
    session.lay_down();
    assert_eq!(store.save_game(&session), Err(StoreError::Full));
    assert_eq!(
        store.save_settings(&Settings::default()),
        Err(StoreError::Full)
    );
    assert!(
        matches!(store.game(1), Ok(Some(_))),
        "a full storage can be read"
    );
    storage.fails(Some(StorageError::Blocked));
    assert_eq!(store.save_game(&session), Err(StoreError::Blocked));
    assert!(matches!(store.game(1), Err(StoreError::Blocked)));
    assert_eq!(store.settings(), Err(StoreError::Blocked));
    assert_eq!(storage.text(GAME), before);
    storage.fails(Some(StorageError::Full));
    storage.put(GAME, "broken");
    assert!(matches!(store.game(1), Err(CORRUPT)));
    assert_eq!(
        storage.text(GAME).as_deref(),
        Some("broken"),
        "a text that cannot be moved stays"
    );
}

#[test]
fn a_deleted_game_is_gone_and_settings_are_not() {
    let mut store = Store::new(MemoryStorage::default());
    assert_eq!(store.settings(), Ok(None));
    store.save_settings(&fixture_settings()).unwrap();
    store.save_game(&fixture_session()).unwrap();
    store.delete_game();
    assert!(matches!(store.game(1), Ok(None)));
    assert_eq!(store.settings(), Ok(Some(fixture_settings())));
}

#[test]
fn a_timer_goes_on_with_the_game_that_it_belongs_to() {
    let mut store = Store::new(MemoryStorage::default());
    let session = fixture_session();
    let timer = Timer::start(30, 1_790_000_000_000);
    assert_eq!(store.timer(&session), None);
    store.save_timer(&session, Some(timer)).unwrap();
    assert_eq!(store.timer(&session), Some(timer));
    let mut later = session.clone();
    let seat = later.view().and_then(|view| view.current_player).unwrap();
    later
        .apply(Action::Seat(seat, SeatAction::DareDraw))
        .unwrap();
    assert_eq!(store.timer(&later), None, "another dare");
    store.save_timer(&session, None).unwrap();
    assert_eq!(store.timer(&session), None);
}
