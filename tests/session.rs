//! Whole games at one table, and the law of the device: it shows a hand only to the current player, who has taken the device.

#[path = "support/table.rs"]
mod table;

use table::{Driver, device_law, setup, view_law};
use uskalla::dares::{Builtin, Lang};
use uskalla::rules::*;
use uskalla::table::*;

fn begin(setup: Setup, seed: u64) -> Session {
    let mut session = Session::new(setup, seed).expect("the set-up is sound");
    if session.stage() == Stage::Draw {
        session.next_round();
    }
    assert_eq!(session.stage(), Stage::Round);
    session
}

/// Plays a game to its winner.
fn play_game(setup: Setup, seed: u64) -> Session {
    let mut session = begin(setup, seed);
    let mut driver = Driver::new(seed);
    for _ in 0..400 {
        driver.play_round(&mut session, |session, command| {
            device_law(session, command);
            view_law(session);
        });
        let Stage::Scored(result) = session.stage() else {
            panic!("the round is over")
        };
        assert_eq!(
            session.hand_visibility(),
            HandVisibility::Public,
            "the score is for all"
        );
        if result.totals.winner.is_some() {
            return session;
        }
        session.next_round();
    }
    panic!("a game without end");
}

fn result(session: &Session) -> RoundResult {
    match session.stage() {
        Stage::Scored(result) => result,
        stage => panic!("{stage:?}"),
    }
}

fn changed(scoring: Scoring, target: u16) -> impl FnOnce(&mut RulesetDraft) {
    move |draft| {
        draft.scoring = scoring;
        draft.target = target;
    }
}

#[test]
fn g14_a_game_in_which_the_winner_collects_ends_at_the_target() {
    for seed in 0..4 {
        let session = play_game(setup(4, &[1, 3], changed(Scoring::Winner, 200)), seed);
        let end = result(&session);
        let winner = end.totals.winner.expect("won");
        assert!(end.totals.points[winner.index()] >= 200);
        assert!(
            (0..4)
                .filter(|&seat| Seat(seat) != winner)
                .all(|seat| end.totals.points[seat as usize] < 200)
        );
    }
}

#[test]
fn g14_a_game_with_lowest_ends_when_somebody_reaches_the_target() {
    for seed in 10..14 {
        let session = play_game(setup(3, &[2], changed(Scoring::Lowest, 200)), seed);
        let totals = result(&session).totals.points;
        let winner = result(&session).totals.winner.expect("won");
        assert!(totals[..3].iter().any(|&total| total >= 200));
        assert!(
            (0..3)
                .filter(|&seat| seat != winner.index())
                .all(|seat| totals[seat] > totals[winner.index()])
        );
    }
}

#[test]
fn g14_a_knockout_ends_with_the_last_one_left() {
    for seed in 20..24 {
        let session = play_game(setup(5, &[0, 4], changed(Scoring::Knockout, 150)), seed);
        let totals = result(&session).totals;
        let winner = totals.winner.expect("won");
        assert_eq!(totals.playing, SeatSet::of([winner]));
        assert!(session.round_number() > 1);
    }
}

#[test]
fn g14_a_single_round_is_won_by_the_rounds_winner() {
    let session = play_game(setup(2, &[1], |draft| draft.length = Length::Round), 30);
    assert_eq!(session.round_number(), 1);
    let Some(PhaseView::Over(winner)) = session.view().map(|view| view.phase) else {
        panic!("the round is over")
    };
    assert_eq!(result(&session).totals.winner, winner);
}

#[test]
fn g2_the_draw_for_the_dealer_lies_on_the_table_and_the_deal_moves_on() {
    let mut session = Session::new(setup(3, &[], |_| {}), 5).unwrap();
    assert_eq!((session.stage(), session.view()), (Stage::Draw, None));
    let dealer = session.drawn_dealer().expect("somebody drew highest");
    let last = session.dealer_draw().pop().expect("everybody drew");
    let number = |face: Face| {
        if let Symbol::Number(number) = face.symbol {
            number
        } else {
            0
        }
    };
    let highest = last.iter().map(|&(_, face)| number(face)).max();
    let drew: Vec<Seat> = last
        .iter()
        .filter(|&&(_, face)| Some(number(face)) == highest)
        .map(|&(seat, _)| seat)
        .collect();
    assert_eq!(drew, [dealer], "no tie is left");
    session.next_round();
    assert_eq!(session.view().map(|view| view.dealer), Some(dealer));
    assert!(session.dealer_draw().is_empty());
    Driver::new(5).play_round(&mut session, |_, _| {});
    session.next_round();
    assert_eq!(
        session.view().map(|view| view.dealer),
        Some(Seat((dealer.0 + 1) % 3))
    );
}

#[test]
fn d3_a_list_for_each_round_is_chosen_between_rounds_only() {
    let mut session = begin(setup(2, &[], |draft| draft.list_per = ListPer::Round), 6);
    let daredevil = ListChoice::Builtin(Builtin::Daredevil, Lang::Fi);
    let before = session.list(None).clone();
    session.choose_list(daredevil.clone());
    assert_eq!(session.list(None), &before, "not in the middle of a round");
    Driver::new(6).play_round(&mut session, |_, _| {});
    session.choose_list(daredevil.clone());
    assert_eq!(session.list_choice(), &daredevil);
    assert_eq!(
        session.list(None),
        &before,
        "the dares of the round that is over stay what they were"
    );
    session.next_round();
    assert_eq!(session.list(None), &Builtin::Daredevil.list(Lang::Fi));
}

#[test]
fn every_game_is_played_through_a_session() {
    for (seed, edition) in (40..).zip(Edition::ALL) {
        let setup = setup(3, &[1], |draft| {
            *draft = RulesetDraft {
                length: Length::Round,
                ..RulesetDraft::new(edition, 3)
            }
        });
        let session = play_game(setup, seed);
        assert_eq!(session.rules().ruleset.edition, edition);
    }
}

#[test]
fn one_person_among_computers_keeps_the_device_and_two_must_ask() {
    let mut alone = begin(setup(3, &[0, 2], |_| {}), 50);
    assert_eq!(
        alone.hand_visibility(),
        HandVisibility::Private {
            seat: Seat(1),
            peek: false
        }
    );
    Driver::new(50).play_round(&mut alone, |session, _| {
        let over = session.stage() != Stage::Round;
        assert_eq!(
            session.hand_visibility().shown(),
            if over { None } else { Some(Seat(1)) }
        );
    });
    let two = begin(setup(3, &[2], |_| {}), 51);
    assert_eq!(two.hand_visibility(), HandVisibility::Public);
}

#[test]
fn a_hand_is_shown_only_after_ready_and_hidden_at_once() {
    let mut session = begin(setup(2, &[], |_| {}), 52);
    let current_player = session.view().and_then(|view| view.current_player).unwrap();
    let other = Seat(1 - current_player.0);
    session.hand_to(current_player);
    view_law(&session);
    assert_eq!(
        session.hand_visibility(),
        HandVisibility::Handoff {
            to: current_player,
            peek: false
        }
    );
    session.ready();
    assert_eq!(session.view().map(|view| view.hand.len()), Some(7));
    session.hide();
    view_law(&session);
    assert_eq!(
        session.hand_visibility(),
        HandVisibility::Handoff {
            to: current_player,
            peek: false
        }
    );
    session.hand_to(other);
    assert_eq!(
        session.hand_visibility(),
        HandVisibility::Handoff {
            to: other,
            peek: true
        },
        "not that person's turn: to look only"
    );
    session.ready();
    assert_eq!(
        session.record().last_shown,
        Some(current_player),
        "a look does not count as having the device"
    );
    session.lay_down();
    assert_eq!(
        (session.hand_visibility(), session.record().last_shown),
        (HandVisibility::Public, None)
    );
    session.hand_to(Seat(7));
    assert_eq!(
        session.hand_visibility(),
        HandVisibility::Public,
        "nobody sits there"
    );
}

/// People hand the device about, look, hide and lay it down, seats go to the computer and back and leave, at random.
fn restless(seed: u64, look: impl Fn(&Session, Action)) {
    let mut session = begin(setup(4, &[3], |draft| draft.length = Length::Round), seed);
    let mut driver = Driver::new(seed);
    for _ in 0..400 {
        if session.stage() != Stage::Round {
            return;
        }
        let seat = Seat(driver.below(4) as u8);
        let command = match driver.below(12) {
            0 => {
                session.hand_to(seat);
                session.ready();
                view_law(&session);
                Action::Table(TableAction::Slip(seat, 1 + driver.below(16) as u8))
            }
            1 => Action::Table(if driver.below(2) == 0 {
                TableAction::Bot(seat)
            } else {
                TableAction::Human(seat)
            }),
            2 if driver.below(4) == 0 => Action::Table(TableAction::Leave(seat)),
            3 => {
                session.hide();
                view_law(&session);
                Action::Table(TableAction::Strike)
            }
            _ => driver.next(&mut session),
        };
        if session.apply(command).is_ok() {
            look(&session, command);
            view_law(&session);
        }
    }
}

#[test]
fn the_law_of_the_device_holds_at_a_restless_table() {
    for seed in 0..60 {
        restless(seed, |session, command| {
            let looking = matches!(
                session.hand_visibility(),
                HandVisibility::Private { peek: true, .. }
            );
            if !looking {
                device_law(session, command);
            }
        });
    }
}

#[test]
fn who_only_looks_is_a_person_in_the_round() {
    for seed in 0..60 {
        restless(seed, |session, command| {
            if let HandVisibility::Private { seat, peek: true } = session.hand_visibility() {
                assert!(
                    session.people().contains(seat),
                    "{command:?} left {seat:?} looking"
                );
            }
        });
    }
}

#[test]
fn g18_a_round_of_3000_turn_actions_is_blocked() {
    let mut session = begin(setup(2, &[], |draft| draft.uno_penalty = 4), 60);
    let mut turn_actions = 0;
    while session.stage() == Stage::Round {
        let view = session.view().expect("a round is being played");
        let seat = view.current_player.expect("the round goes on");
        session.hand_to(seat);
        session.ready();
        let view = session.view().expect("a round is being played");
        // Nobody wants to win: drawing and keeping come first, then whatever the viewer must do.
        let patient = [SeatAction::Draw, SeatAction::Keep, SeatAction::DareDraw]
            .into_iter()
            .find(|&action| view.may(action));
        let action = patient.unwrap_or_else(|| table::first_action(&view));
        session
            .apply(Action::Seat(seat, action))
            .expect("the action is legal");
        turn_actions += 1;
    }
    assert_eq!(turn_actions, usize::from(MAX_TURN_ACTIONS));
    assert_eq!(
        session.view().map(|view| view.phase),
        Some(PhaseView::Over(None))
    );
    assert_eq!(
        result(&session).points,
        [0; MAX_SEATS],
        "nobody scores when the winner collects"
    );
}
