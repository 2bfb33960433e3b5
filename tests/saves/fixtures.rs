//! The game and the settings of the fixtures.

use uskalla::dares::*;
use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

use crate::table::{Driver, setup};

/// The game of `tests/fixtures/save-1.txt`: two people and a computer player, a dare on offer to a person, a hand open.
pub fn fixture_session() -> Session {
    let mut setup = setup(3, &[2], |draft| {
        draft.dealer = DealerChoice::Seat(Seat(2));
        draft.dare_turn = DareTurn::LosesIfDraws;
        draft.target = 300;
    });
    setup.ruled_out = Tags::of(&[Tag::Touching]);
    let mut session = Session::new(setup, 4).unwrap();
    let mut driver = Driver::new(4);
    for _ in 0..400 {
        let view = session.view().expect("the dealer is known");
        let waits = matches!(view.phase, PhaseView::Dare(offer) if session.people().contains(offer.answerer));
        if waits && session.event_log().next_number() > 12 {
            let seat = view.current_player.expect("somebody answers");
            session.hand_to(seat);
            session.ready();
            return session;
        }
        let command = driver.next(&mut session);
        session.apply(command).unwrap();
        assert_eq!(session.stage(), Stage::Round, "another seed is needed");
    }
    panic!("no dare for a person");
}

pub fn fixture_settings() -> Settings {
    Settings {
        lang: Some("fi".to_owned()),
        pace: Pace::Calm,
        motion: Motion::Reduced,
        sort: Sort::Symbol,
        one_tap: true,
        auto_call: true,
        keys: false,
        sound: false,
        hold: true,
        upright: false,
        setup: Some(setup(4, &[1, 3], |draft| draft.scoring = Scoring::Lowest)),
    }
}
