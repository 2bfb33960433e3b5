//! Texts of every version.

use uskalla::dares::*;
use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::{fixture_session, fixture_settings};
use crate::storage::*;

/// `cargo test --test saves -- --ignored` writes the texts of a new version, once: those of a version that was out stay as they are.
#[test]
#[ignore = "writes files"]
fn write_the_fixtures_of_this_version() {
    let game = written(|store| store.save_game(&fixture_session()).unwrap(), GAME);
    let settings = written(
        |store| store.save_settings(&fixture_settings()).unwrap(),
        SETTINGS,
    );
    for (name, text) in [("save", game), ("settings", settings)] {
        let version = &text[1..text.find('.').unwrap()];
        let path = path(&format!("{name}-{version}.txt"));
        assert!(
            std::fs::exists(&path).is_ok_and(|exists| !exists),
            "{path} is there already"
        );
        std::fs::write(path, text + "\n").unwrap();
    }
}

#[test]
fn a_game_saved_by_version_1_is_resumed() {
    let text = fixture("save-1.txt");
    let Ok(Some(session)) = game_in(&text) else {
        panic!("the game of version 1 is read")
    };
    let view = session.view().expect("a round is being played");
    assert_eq!(session.digest(), DIGEST, "{:#x}", session.digest());
    assert_eq!((session.stage(), session.round_number()), (Stage::Round, 1));
    assert!(
        matches!(view.phase, PhaseView::Dare(offer) if offer.number == Some(DARE) && !offer.last),
        "{:?}",
        view.phase
    );
    assert_eq!(view.current_player, Some(AWAITED));
    assert_eq!(
        session.hand_visibility(),
        HandVisibility::Handoff {
            to: AWAITED,
            peek: false
        }
    );
    assert!(view.hand.is_empty(), "no hand lies open");
    assert_eq!(session.event_log().next_number(), TOLD);
    let last = session
        .event_log()
        .entries()
        .last()
        .expect("something happened");
    assert_eq!(
        last.event,
        Observation::Public(PublicEvent::DareOffered(AWAITED, DARE))
    );
    assert_eq!(session.players()[1].name, "Işıl");
    assert_eq!(session.rules().ruleset.dare_turn, DareTurn::LosesIfDraws);
    assert_eq!(
        session.setup().list,
        ListChoice::Builtin(Builtin::ShowOff, Lang::En)
    );
    assert!(!session.can_undo());
}

const DIGEST: u64 = 0xb820_f4dd_9bd3_02b9;
const AWAITED: Seat = Seat(0);
const DARE: u8 = 14;
const TOLD: u32 = 25;

#[test]
fn settings_saved_by_version_1_are_read() {
    let text = fixture("settings-1.txt");
    assert_eq!(
        store_with(SETTINGS, &text).settings(),
        Ok(Some(fixture_settings()))
    );
}

#[test]
fn the_version_goes_up_when_the_shape_of_a_save_changes() {
    // What is read and written again is the same text, and what is written today is what was written then.
    let text = fixture("save-1.txt");
    assert_eq!(
        encode(1, &decode::<SessionRecord>(1, &text).unwrap()).unwrap(),
        text
    );
    let settings = fixture("settings-1.txt");
    assert_eq!(
        written(
            |store| store.save_settings(&fixture_settings()).unwrap(),
            SETTINGS
        ),
        settings
    );
}
