//! Every moment of a game is saved and resumed.

use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

use crate::table::{Driver, setup};

/// Saves and resumes a game, and compares everything about it.
pub fn same_after_resuming(session: &Session) -> Session {
    let mut store = Store::new(MemoryStorage::default());
    store.save_game(session).unwrap();
    let Ok(Some(again)) = store.game(7) else {
        panic!("a saved game is read")
    };
    assert_eq!(again.digest(), session.digest());
    assert_eq!(
        (again.stage(), again.round_number()),
        (session.stage(), session.round_number())
    );
    assert_eq!(again.totals(), session.totals());
    assert!(
        again
            .event_log()
            .entries()
            .eq(session.event_log().entries())
    );
    for seat in (0..session.players().len() as u8).map(Seat) {
        assert_eq!(
            again.event_log().events_affecting(seat),
            session.event_log().events_affecting(seat)
        );
        assert_eq!(again.bot_view(seat), session.bot_view(seat));
    }
    assert!(
        matches!(
            again.hand_visibility(),
            HandVisibility::Handoff { .. } | HandVisibility::Public
        ),
        "{:?}",
        again.hand_visibility()
    );
    assert_eq!(
        again.view().map(|view| view.hand.len()),
        session.view().map(|_| 0)
    );
    assert_eq!(again.record().round, session.record().round);
    again
}

#[test]
fn every_moment_of_a_game_is_saved_and_resumed() {
    for seed in 0..40u64 {
        let edition =
            Edition::ALL[seed as usize % if seed % 2 == 0 { 1 } else { Edition::ALL.len() }];
        let seats = 2 + (seed % 5) as u8;
        let bots: Vec<u8> = (0..seats)
            .filter(|seat| seed >> (seat % 4) & 1 == 1)
            .collect();
        let setup = setup(seats, &bots, |draft| {
            *draft = RulesetDraft {
                length: Length::Round,
                ..RulesetDraft::new(edition, seats)
            }
        });
        let mut session = Session::new(setup, seed).unwrap();
        let mut driver = Driver::new(seed);
        same_after_resuming(&session);
        session.next_round();
        let mut steps = 0;
        while session.stage() == Stage::Round && steps < 150 {
            let command = driver.next(&mut session);
            session.apply(command).unwrap();
            let again = same_after_resuming(&session);
            // Every other game goes on from its save.
            if seed % 2 == 1 {
                session = again;
            }
            steps += 1;
        }
        same_after_resuming(&session);
    }
}

#[test]
fn a_game_goes_on_over_rounds_after_being_saved_between_them() {
    let mut session = Session::new(setup(3, &[1], |draft| draft.target = 100), 8).unwrap();
    let mut driver = Driver::new(8);
    for _ in 0..100 {
        session.next_round();
        driver.play_round(&mut session, |_, _| {});
        session = same_after_resuming(&session);
        let Stage::Scored(result) = session.stage() else {
            panic!("the round is counted")
        };
        if result.totals.winner.is_some() {
            return;
        }
    }
    panic!("a game without end");
}
