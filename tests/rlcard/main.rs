//! RLCard's two-player game of that family, replayed step by step against the rules. Each step is a round of its own: its
//! position is written down in the notation, the legal actions are compared, the action is carried out, and all that can be
//! seen of the next state is compared. docs/rlcard.md lists what RLCard does by other rules; whatever else differs fails.

// RLCard is a name and no code.
#![allow(clippy::doc_markdown)]

mod adapter;
mod case;
mod difference;
mod moves;
mod slips;
mod trace;

use std::path::Path;

use adapter::Adapter;
use difference::{Difference, Tally, stated};
use slips::SLIPS;
use trace::{End, Game, games};

/// Games written down once by `scripts/rlcard_trace.py`; `scripts/test` sees to it that they are what it writes.
const COMMITTED: &str = include_str!("games.txt");
const DOCUMENT: &str = include_str!("../../docs/rlcard.md");
/// The fewest games that are enough for the check of `scripts/test`.
const MANY: u32 = 2000;

/// Replays all games of a trace; one difference may be left as it is.
fn replay(text: &str, without: Option<Difference>) -> Result<Tally, String> {
    let mut adapter = Adapter {
        without,
        ..Adapter::default()
    };
    for game in games(text) {
        replay_game(&mut adapter, &game?)?;
    }
    Ok(adapter.tally)
}

fn replay_game(adapter: &mut Adapter, game: &Game) -> Result<(), String> {
    adapter.tally.games += 1;
    let at =
        |ply: usize| move |fault: String| format!("game {}, action {ply}: {fault}", game.number);
    adapter
        .opening(game)
        .and_then(|case| case.run())
        .map_err(at(0))?;
    let mut before = &game.start;
    for (index, ply) in game.plies.iter().enumerate() {
        let winner = match game.end {
            End::Won(winner) if index + 1 == game.plies.len() => Some(winner),
            _ => None,
        };
        adapter
            .ply(before, ply, winner)
            .and_then(|case| case.run())
            .map_err(at(index + 1))?;
        before = &ply.after;
    }
    if matches!(game.end, End::Broken) && !adapter.allows(Difference::PilesRunOut) {
        return Err(at(game.plies.len())("RLCard broke the game off".to_owned()));
    }
    Ok(())
}

/// The counts must be those of one column of docs/rlcard.md, and every difference that RLCard shows at all must have come up.
fn check_counts(tally: &Tally, column: usize) {
    let stated = stated(DOCUMENT, column);
    let mut wrong = Vec::new();
    for (name, count) in tally.counts() {
        if !stated.contains(&(name, count)) || (count == 0) != (name == "11") {
            wrong.push(name);
        }
    }
    assert!(
        wrong.is_empty(),
        "docs/rlcard.md does not state these counts, or there are none: {wrong:?}\n{}",
        tally.table()
    );
}

#[test]
fn the_committed_games_agree() {
    let tally = replay(COMMITTED, None).unwrap_or_else(|fault| panic!("{fault}"));
    check_counts(&tally, 0);
}

#[test]
#[ignore = "needs the games that scripts/test has RLCard play, in the file that RLCARD_TRACE names"]
fn many_games_agree() {
    let path = std::env::var_os("RLCARD_TRACE")
        .expect("RLCARD_TRACE names a file that scripts/rlcard_trace.py wrote");
    let text = std::fs::read_to_string(Path::new(&path))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let tally = replay(&text, None).unwrap_or_else(|fault| panic!("{fault}"));
    println!(
        "RLCard's games against the rules, differences as numbered in docs/rlcard.md:\n{}",
        tally.table()
    );
    assert!(tally.games >= MANY, "{} games are too few", tally.games);
    check_counts(&tally, 1);
}

#[test]
fn every_difference_is_noticed_if_it_is_not_put_right() {
    let broken = broken_off(COMMITTED);
    assert!(replay(&broken, None).is_ok());
    for (difference, number) in Difference::ALL {
        let text = if difference == Difference::PilesRunOut {
            &broken
        } else {
            COMMITTED
        };
        assert!(
            replay(text, Some(difference)).is_err(),
            "{number} {difference:?} was never noticed"
        );
    }
}

/// The first game of a trace as if RLCard had failed in its third action.
fn broken_off(text: &str) -> String {
    let end = text
        .match_indices("do ")
        .nth(2)
        .map_or(text.len(), |(at, _)| {
            text[at..].find('\n').map_or(at, |end| at + end + 1)
        });
    format!("{}broken\n", &text[..end])
}

#[test]
fn a_single_wrong_word_is_noticed() {
    let end = COMMITTED.find("won ").unwrap_or_default();
    let first = &COMMITTED[..end + "won 1\n".len()];
    assert!(replay(first, None).is_ok());
    for (what, slip) in SLIPS {
        for action in 0..8 {
            assert!(
                replay(&slips::in_state(first, action, slip), None).is_err(),
                "{what} after action {action}"
            );
        }
    }
    assert!(
        replay(&slips::in_pile(first, 7), None).is_err(),
        "a card in the other hand"
    );
    let loser = if first.ends_with("1\n") {
        "won 2\n"
    } else {
        "won 1\n"
    };
    assert!(
        replay(&format!("{}{loser}", &first[..end]), None).is_err(),
        "the winner"
    );
}
