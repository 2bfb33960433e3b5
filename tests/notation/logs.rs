//! A round written down replays.

use serde_json::{Value, json};
use uskalla::dare_set::DareSet;
use uskalla::notation::{GameLog, Started};
use uskalla::rules::{
    Action, Chance, Edition, MatchState, NoEvents, Phase, Recorder, Round, Rules, Seat, SeatAction,
    SeatSet, Seeded, TableAction, Totals,
};

use crate::rules;

/// Plays a random round and writes it down.
fn recorded(edition: Edition, seed: u64) -> GameLog {
    let rules = rules(edition, 3);
    let seats = SeatSet::first(3);
    let match_state = MatchState {
        seats,
        bots: SeatSet::of([Seat(1)]),
        ..MatchState::default()
    };
    let before = Totals {
        playing: seats,
        ..Totals::default()
    };
    let (mut source, mut whims, mut outcomes) = (Seeded::lazy(seed), Seeded::new(seed), Vec::new());
    let mut chance = Recorder::new(&mut source, &mut outcomes);
    let mut round =
        Round::deal(&rules, Seat(2), match_state, &mut chance, &mut NoEvents).expect("a round");
    let mut commands = Vec::new();
    while let Some(seat) = round.current_player() {
        let command = match round.phase() {
            Phase::Verdict(_) => Action::Table(if whims.below(2) == 0 {
                TableAction::Done
            } else {
                TableAction::Failed
            }),
            _ if commands.len() == 12 => Action::Table(TableAction::Leave(seat)),
            _ => Action::Seat(seat, random_action(&rules, &round, seat, &mut whims)),
        };
        if round
            .apply(&rules, command, &mut chance, &mut NoEvents)
            .is_ok()
        {
            commands.push(command);
        } else {
            commands.pop();
            break;
        }
    }
    GameLog::new(
        Started {
            rules: &rules,
            dealer: Seat(2),
            match_state,
            before,
        },
        &outcomes,
        &commands,
    )
    .expect("a log")
}

fn random_action(rules: &Rules, round: &Round, seat: Seat, whims: &mut Seeded) -> SeatAction {
    let ways: Vec<SeatAction> = round
        .legal_actions(rules, seat)
        .into_iter()
        .flat_map(|action| round.ways(rules, seat, action))
        .collect();
    ways[whims.below(u32::try_from(ways.len()).expect("a few ways")) as usize]
}

#[test]
fn a_round_written_down_replays_and_reads_back() {
    for edition in Edition::ALL {
        for seed in 0..20 {
            let log = recorded(edition, seed);
            assert!(log.replay().is_ok(), "{edition:?} {seed}");
            let text = log.text();
            let again = GameLog::parse(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(again, log);
            assert_eq!(again.text(), text);
            assert!(again.replay().is_ok());
        }
    }
}

#[test]
fn a_log_that_was_changed_is_noticed() {
    let text = recorded(Edition::Dare, 1).text();
    let value: Value = serde_json::from_str(&text).expect("a log is JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        change(&mut value);
        GameLog::parse(&value.to_string())
            .and_then(|log| log.replay().map(|_| ()))
            .map_err(|fault| fault.to_string())
    };
    assert_eq!(changed(&|_| {}), Ok(()));
    let last =
        |key: &'static str, value: Value| changed(&move |log| log["final"][key] = value.clone());
    assert!(
        last("draw", json!(1))
            .is_err_and(|fault| fault.starts_with("final: expected draw 1, found "))
    );
    assert!(last("turns", json!(1)).is_err());
    assert!(changed(&|log| log["log"] = json!(2)).is_err_and(|fault| fault.contains("version 1")));
    assert!(
        changed(&|log| log["steps"][0] = json!("1: keep"))
            .is_err_and(|fault| fault.starts_with("step 1: "))
    );
    assert!(
        changed(&|log| log["presses"] = json!([1]))
            .is_err_and(|fault| fault.starts_with("chances: "))
    );
    assert!(
        changed(&|log| log["name"] = json!("x"))
            .is_err_and(|fault| fault.starts_with("unknown key"))
    );
}

#[test]
fn dares_of_the_game_before_are_part_of_a_log() {
    for (edition, level) in [(Edition::Dare, 0), (Edition::Adults, 3)] {
        let rules = rules(edition, 2);
        let seats = SeatSet::first(2);
        let mut match_state = MatchState {
            seats,
            ..MatchState::default()
        };
        match_state.struck[level] = DareSet::from_bits(0b101);
        match_state.used[level] = DareSet::from_bits(0b10);
        let (mut source, mut outcomes) = (Seeded::new(4), Vec::new());
        let dealt = Round::deal(
            &rules,
            Seat(0),
            match_state,
            &mut Recorder::new(&mut source, &mut outcomes),
            &mut NoEvents,
        );
        assert!(dealt.is_ok());
        let started = Started {
            rules: &rules,
            dealer: Seat(0),
            match_state,
            before: Totals {
                playing: seats,
                ..Totals::default()
            },
        };
        let log = GameLog::new(started, &outcomes, &[]).expect("a log");
        let board = GameLog::parse(&log.text())
            .and_then(|log| log.replay())
            .expect("a replay");
        assert_eq!(
            (
                board.round.match_state().struck,
                board.round.match_state().used
            ),
            (match_state.struck, match_state.used)
        );
    }
}
