//! How many sequences of so many actions there are from positions written down, counted for each length and pinned in
//! `tests/perft/*.txt`: a position as in a scenario, without steps, and a line for each length. Every accepted action counts, of every
//! seat and of the table, calls and catches too; but nobody leaves and no seat is handed over. Chance is fixed ([`Fixed`]), so that
//! another program that reads the notation must count the same. `UPDATE_PERFT=1 cargo test --test perft` writes the counts anew.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use uskalla::dare_set::DareSet;
use uskalla::notation::{Board, Scenario};
use uskalla::rules::edition::adults::DieFace;
use uskalla::rules::*;

/// Sequences of this length and of all shorter ones are counted unless a file lists other lengths already.
const DEPTH: usize = 4;

/// Chance without chance: shuffled cards stay as they lie, of several the first is meant, and the rest comes in a fixed order.
#[derive(Clone, Copy, Default)]
struct Fixed {
    rolls: usize,
    presses: usize,
    dares: usize,
}

/// What the die shows, from the beginning again after the last.
const ROLLS: [DieFace; 6] = [
    DieFace::Reverse,
    DieFace::Level(Level::Mild),
    DieFace::Level(Level::Truth),
    DieFace::Level(Level::Medium),
    DieFace::Level(Level::Spicy),
    DieFace::Level(Level::Fuego),
];
/// The faces without reverse (A3).
const ROLLS_OF_FIVE: [DieFace; 5] = [ROLLS[1], ROLLS[2], ROLLS[3], ROLLS[4], ROLLS[5]];
/// Cards that a press brings, from the beginning again after the last.
const PRESSES: [u8; 5] = [0, 3, 1, 0, 2];

impl Chance for Fixed {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        pile.len()
    }

    /// The first dare of a computer player is done, the second fails, and so on.
    fn performs(&mut self) -> bool {
        self.dares += 1;
        self.dares % 2 == 1
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        among.iter().next().unwrap()
    }

    fn roll(&mut self, die: Die) -> DieFace {
        self.rolls += 1;
        if die == Die::Five {
            ROLLS_OF_FIVE[(self.rolls - 1) % 5]
        } else {
            ROLLS[(self.rolls - 1) % 6]
        }
    }

    fn press(&mut self, _: Launcher, _: bool) -> u8 {
        self.presses += 1;
        PRESSES[(self.presses - 1) % PRESSES.len()]
    }
}

/// Sequences of one length, and how many of them end the round.
#[derive(Clone, Copy, Default)]
struct Count {
    sequences: u64,
    over: u64,
}

/// Everything that may be done, each way of doing it once.
fn commands(rules: &Rules, round: &Round) -> Vec<Action> {
    let mut commands = Vec::new();
    for seat in round.seats().iter() {
        let ways = round
            .legal_actions(rules, seat)
            .into_iter()
            .flat_map(|choice| round.ways(rules, seat, choice));
        commands.extend(ways.map(|action| Action::Seat(seat, action)));
        commands.push(Action::Seat(seat, SeatAction::Uno));
        commands.extend(
            round
                .seats()
                .iter()
                .map(|caught| Action::Seat(seat, SeatAction::Catch(caught))),
        );
        commands.extend((1..=16).map(|number| Action::Table(TableAction::Slip(seat, number))));
    }
    commands
        .extend([TableAction::Done, TableAction::Failed, TableAction::Strike].map(Action::Table));
    commands
}

/// Adds up the sequences from here on, the next action first.
fn count(rules: &Rules, round: &Round, chance: Fixed, counts: &mut [Count]) {
    let Some((here, longer)) = counts.split_first_mut() else {
        return;
    };
    if round.is_over() {
        return;
    }
    for command in commands(rules, round) {
        let (mut next, mut chance) = (*round, chance);
        if next
            .apply(rules, command, &mut chance, &mut NoEvents)
            .is_ok()
        {
            assert!(law::conserved(rules, &next));
            here.sequences += 1;
            here.over += u64::from(next.is_over());
            count(rules, &next, chance, longer);
        }
    }
}

/// The position of a file.
fn board(position: &str) -> Board {
    let mut value: Value = serde_json::from_str(position).unwrap();
    value
        .as_object_mut()
        .unwrap()
        .insert("steps".to_owned(), Value::Array(Vec::new()));
    let scenario = Scenario::read(&value).unwrap();
    scenario.setup.board(|_| Fixed::default()).unwrap().0
}

/// A file with its counts as they are.
fn counted(text: &str) -> String {
    let end = text
        .find("\n}\n")
        .expect("a position closed on a line of its own")
        + 3;
    let (position, pinned) = text.split_at(end);
    let depth = if pinned.is_empty() {
        DEPTH
    } else {
        pinned.lines().count()
    };
    let mut counts = vec![Count::default(); depth];
    let board = board(position);
    count(&board.rules, &board.round, Fixed::default(), &mut counts);
    let mut text = position.to_owned();
    for (at, Count { sequences, over }) in counts.iter().enumerate() {
        writeln!(
            text,
            "{}: {sequences}, {over} of them end the round",
            at + 1
        )
        .unwrap();
    }
    text
}

#[test]
fn sequences_of_actions_are_as_many_as_pinned() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(paths.len() >= 6, "one for each game at least");
    let mut changed = Vec::new();
    for path in paths {
        let pinned = fs::read_to_string(&path).unwrap();
        let found = counted(&pinned);
        if std::env::var_os("UPDATE_PERFT").is_some() {
            fs::write(&path, &found).unwrap();
        } else if found != pinned {
            changed.push(format!(
                "{}:\n{}",
                path.display(),
                found.lines().last().unwrap_or_default()
            ));
        }
    }
    assert!(
        changed.is_empty(),
        "other counts, look why, then UPDATE_PERFT=1:\n{}",
        changed.join("\n")
    );
}
