//! Shelves that are full or blocked, and games forgotten.

use uskalla::store::*;

use crate::fixtures::{fixture_session, fixture_settings};
use crate::shelf::*;

#[test]
fn a_full_or_blocked_shelf_is_told_and_what_was_there_stays() {
    let shelf = Glass::default();
    let mut store = Store::new(shelf.clone());
    let session = fixture_session();
    store.keep_game(&session).unwrap();
    let before = shelf.text(GAME);
    shelf.fails(Some(ShelfError::Full));
    assert_eq!(store.keep_game(&session), Err(Trouble::Full));
    assert_eq!(store.keep_settings(&Settings::default()), Err(Trouble::Full));
    assert!(matches!(store.game(1), Loaded::Value(_)), "a full shelf can be read");
    shelf.fails(Some(ShelfError::Blocked));
    assert_eq!(store.keep_game(&session), Err(Trouble::Blocked));
    assert!(matches!(store.game(1), Loaded::Trouble(Trouble::Blocked)));
    assert_eq!(store.settings(), Loaded::Trouble(Trouble::Blocked));
    assert_eq!(shelf.text(GAME), before);
    shelf.fails(Some(ShelfError::Full));
    shelf.put(GAME, "broken");
    assert!(matches!(store.game(1), Loaded::Trouble(Trouble::Corrupt)));
    assert_eq!(shelf.text(GAME).as_deref(), Some("broken"), "what cannot be moved stays");
}

#[test]
fn a_game_forgotten_is_gone_and_settings_are_not() {
    let mut store = Store::new(MemoryShelf::default());
    assert_eq!(store.settings(), Loaded::Nothing);
    store.keep_settings(&fixture_settings()).unwrap();
    store.keep_game(&fixture_session()).unwrap();
    store.forget_game();
    assert!(matches!(store.game(1), Loaded::Nothing));
    assert_eq!(store.settings(), Loaded::Value(fixture_settings()));
}
