//! Undoing a play.

use uskalla::rules::*;
use uskalla::table::*;

use crate::moments::same_after_resuming;
use crate::table::{Driver, setup};

#[test]
fn an_undo_goes_back_to_the_very_state_and_never_past_chance() {
    let (mut undone, mut beyond) = (0, 0);
    for seed in 0..60 {
        let mut session =
            Session::new(setup(3, &[2], |draft| draft.length = Length::Round), seed).unwrap();
        session.next_round();
        let mut driver = Driver::new(seed);
        let mut steps = 0;
        while session.stage() == Stage::Round && steps < 200 {
            steps += 1;
            let command = driver.next(&mut session);
            let before = session.clone();
            session.apply(command).unwrap();
            let round =
                |session: &Session| session.record().round.expect("a round is being played");
            let used_chance = round(&session).outcomes.len() != round(&before).outcomes.len();
            let by_person = matches!(command, Action::Seat(seat, SeatAction::Play(_)) if before.people().contains(seat));
            assert!(
                !session.can_undo() || by_person && !used_chance && session.stage() == Stage::Round,
                "{command:?}"
            );
            if !session.can_undo() {
                beyond += 1;
                assert!(!session.clone().undo());
                continue;
            }
            let mut back = session.clone();
            assert!(back.undo());
            // Of the two people the other may be the one who took it back.
            let hidden = before.hand_visibility().hidden();
            assert_eq!(
                (back.digest(), back.hand_visibility(), round(&back)),
                (before.digest(), hidden, round(&before))
            );
            assert!(back.event_log().entries().eq(before.event_log().entries()));
            assert!(!back.undo(), "once");
            assert_eq!(same_after_resuming(&back).digest(), before.digest());
            undone += 1;
            if !same_after_resuming(&session).can_undo() && driver.below(5) == 0 {
                session = back;
            }
        }
    }
    assert!(undone > 200 && beyond > 200, "{undone} {beyond}");
}

#[test]
fn an_undo_ends_when_somebody_else_looks_or_time_runs_out() {
    let undoable = || {
        let mut session = Session::new(
            setup(3, &[], |draft| draft.dealer = DealerChoice::Seat(Seat(2))),
            3,
        )
        .unwrap();
        let mut driver = Driver::new(3);
        for _ in 0..50 {
            let command = driver.next(&mut session);
            session.apply(command).unwrap();
            if let (true, Action::Seat(seat, _)) = (session.can_undo(), command) {
                return (session, seat);
            }
        }
        panic!("nothing that can be taken back");
    };
    let (mut session, seat) = undoable();
    let others: Vec<Seat> = session
        .people()
        .iter()
        .filter(|&other| other != seat)
        .collect();
    session.hand_to(seat);
    session.ready();
    assert!(
        session.can_undo(),
        "the player may look at the own hand again"
    );
    for other in others {
        let mut looked = session.clone();
        looked.hand_to(other);
        assert!(looked.can_undo(), "nothing was seen yet");
        looked.ready();
        assert!(!looked.can_undo() && !looked.undo());
    }
    session.forget_undo();
    assert!(!session.can_undo() && !session.undo());
}
