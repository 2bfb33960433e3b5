//! A second, naive statement of the rules, written from the clauses and sharing nothing with the engine's: plain lists, read card by
//! card. It is compared with the engine at every step of random play in every game under random options.
//!
//! What may be done, by every seat: `cards` states what cards are to each other, `plays` which may be played, `naming` what a play
//! must name, `acts` what else may be done, `calls` calling and catching, `decisions` what the table may decide.
//! What comes of it: `start` the start card, `steps` all commands, `effects` and `hits` playing, `drawing` drawing and pressing,
//! `dares` dares; all of them change a `world`. `scoring` counts it when the round is over.

mod acts;
mod calls;
mod cards;
mod dares;
mod decisions;
mod drawing;
mod effects;
mod hits;
mod naming;
mod plays;
mod scoring;
mod start;
mod steps;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod watched;
mod world;

use support::*;
use table::Table;
use uskalla::rules::*;
use watched::Watched;
use world::World;

/// Random rule sets of each game. With each a whole round is played, and the next steps from positions near the end of one, where
/// the rarer clauses are at work.
const RULE_SETS: u64 = 200;
const ENDINGS: usize = 25;
const STEPS: usize = 15;
/// Commands thought up at random after every step, besides those the engine lists.
const THOUGHTS: usize = 4;

/// One thing a seat may do, with all that it may name; nothing where nothing is asked.
#[derive(Debug, PartialEq)]
struct Move {
    action: SeatAction,
    colors: Vec<Color>,
    swaps: Vec<Seat>,
}

/// Everything a seat may do, by the clauses.
fn by_the_clauses(table: &Table, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    for face in table.faces_of(seat) {
        for count in 1..=plays::most_together(table, seat, face) {
            let action = SeatAction::Play(Play {
                count,
                ..Play::of(face)
            });
            let colors = naming::colors(table, seat, face, count);
            moves.push(Move {
                action,
                colors,
                swaps: naming::swaps(table, seat, face, count),
            });
        }
    }
    let others = acts::acts(table, seat).into_iter();
    moves.extend(others.map(|action| Move {
        action,
        colors: Vec::new(),
        swaps: Vec::new(),
    }));
    moves
}

/// Everything a seat may do, by the engine.
fn by_the_engine(rules: &Rules, round: &Round, seat: Seat) -> Vec<Move> {
    let choices = round.legal_actions(rules, seat).into_iter();
    let named = choices.map(|action| {
        let SeatAction::Play(play) = action else {
            return Move {
                action,
                colors: Vec::new(),
                swaps: Vec::new(),
            };
        };
        let colors = if round.asks_color(rules, seat, play) {
            round.color_choices(play).to_vec()
        } else {
            Vec::new()
        };
        let swaps = if round.asks_swap(rules, seat, play) {
            round.swap_targets(seat).iter().collect()
        } else {
            Vec::new()
        };
        Move {
            action,
            colors,
            swaps,
        }
    });
    named.collect()
}

/// Whether the clauses allow a command.
fn allowed(table: &Table, command: Action) -> bool {
    let (seat, action) = match command {
        Action::Table(action) => return decisions::may(table, action),
        Action::Seat(seat, action) => (seat, action),
    };
    let names = |asked: &[Color], color: Option<Color>| {
        color.map_or(asked.is_empty(), |color| asked.contains(&color))
    };
    let swaps = |asked: &[Seat], seat: Option<Seat>| {
        seat.map_or(asked.is_empty(), |seat| asked.contains(&seat))
    };
    match action {
        SeatAction::Uno => calls::may_call(table, seat),
        SeatAction::Catch(caught) => calls::may_catch(table, seat, caught),
        SeatAction::Play(play) => by_the_clauses(table, seat).into_iter().any(|allowed| {
            allowed.action
                == SeatAction::Play(Play {
                    color: None,
                    swap: None,
                    ..play
                })
                && names(&allowed.colors, play.color)
                && swaps(&allowed.swaps, play.swap)
        }),
        _ => by_the_clauses(table, seat)
            .into_iter()
            .any(|allowed| allowed.action == action),
    }
}

/// Compares both statements for every seat, in any order.
fn compare_lists(rules: &Rules, round: &Round, table: &Table) {
    for seat in (0..rules.ruleset.seats).map(Seat) {
        let (naive, engine) = (
            by_the_clauses(table, seat),
            by_the_engine(rules, round, seat),
        );
        let same = naive.len() == engine.len() && naive.iter().all(|each| engine.contains(each));
        assert!(
            same,
            "seat {seat:?}\nby the clauses {naive:?}\nby the engine {engine:?}\n{table:?}"
        );
        let called = accepts(rules, round, Action::Seat(seat, SeatAction::Uno));
        assert_eq!(
            calls::may_call(table, seat),
            called,
            "call of {seat:?}\n{table:?}"
        );
        if let Some((player, _)) = table.window {
            let caught = accepts(rules, round, Action::Seat(seat, SeatAction::Catch(player)));
            assert_eq!(
                calls::may_catch(table, seat, player),
                caught,
                "catch by {seat:?}\n{table:?}"
            );
        }
    }
}

/// Plays rounds of a game under random rules, and compares after every step.
fn compare(edition: Edition) {
    for seed in 0..RULE_SETS {
        let mut dice = Dice::new(seed);
        let rules = random_rules(edition, &mut dice);
        let (round, world) = open(&rules, seed, &mut dice);
        play(round, world, &mut dice, usize::MAX);
        for _ in 0..ENDINGS {
            let round = random_position(&rules, &mut dice);
            play(round, World::of(&rules, &round), &mut dice, STEPS);
        }
    }
}

/// Deals, and compares what the start card does.
fn open<'a>(rules: &'a Rules, seed: u64, dice: &mut Dice) -> (Round, World<'a>) {
    let seats = SeatSet::first(rules.ruleset.seats);
    let match_state = MatchState {
        seats,
        bots: SeatSet(dice.below(0x400) as u16 & seats.0),
        ..MatchState::default()
    };
    let mut source = Seeded::new(seed);
    let mut round = Round::dealt(
        rules,
        Seat(dice.below(seats.len()) as u8),
        match_state,
        &mut source,
    );
    let mut world = World::of(rules, &round);
    let mut chance = Watched::new(&mut source);
    round.open(rules, &mut chance, &mut NoEvents).unwrap();
    world.met(chance);
    world.open();
    world.compare(&round, "the start card");
    (round, world)
}

/// Plays on for some steps, or to the end of the round, and compares what may be done, and after every step what came of it.
fn play(mut round: Round, mut world: World, dice: &mut Dice, steps: usize) {
    let rules = world.rules;
    let mut source = Seeded::new(dice.below(usize::MAX) as u64);
    for _ in 0..steps {
        let table = Table::of(rules, &round);
        compare_lists(rules, &round, &table);
        for _ in 0..THOUGHTS {
            let command = random_thought(rules, &round, dice);
            let accepted = accepts(rules, &round, command);
            assert_eq!(allowed(&table, command), accepted, "{command:?}\n{table:?}");
        }
        if round.is_over() {
            return count(rules, &world, &round, dice);
        }
        let command = next_command(&table, &round, rules, dice);
        assert!(allowed(&table, command), "{command:?}\n{table:?}");
        let mut chance = Watched::new(&mut source);
        round
            .apply(rules, command, &mut chance, &mut NoEvents)
            .unwrap();
        world.met(chance);
        world.act(command, &table);
        world.compare(&round, command);
    }
}

/// What is done next, at random; while an answer is awaited somebody leaves now and then, which is rare otherwise (G16).
fn next_command(table: &Table, round: &Round, rules: &Rules, dice: &mut Dice) -> Action {
    let leave = Action::Table(TableAction::Leave(dice.pick(&table.within)));
    let leaves =
        dice.below(10) == 0 && !matches!(table.phase, Phase::Turn) && allowed(table, leave);
    if leaves {
        leave
    } else {
        random_command(rules, round, dice)
    }
}

/// Counts the round after a game that is nearly over.
fn count(rules: &Rules, world: &World, round: &Round, dice: &mut Dice) {
    let mut before = Totals {
        playing: SeatSet::first(rules.ruleset.seats),
        ..Totals::default()
    };
    let target = usize::from(rules.ruleset.target);
    before
        .points
        .iter_mut()
        .for_each(|total| *total = (target.saturating_sub(1 + 5 * dice.below(40))) as u32);
    scoring::compare(world, round, &before);
}

#[test]
fn dare() {
    compare(Edition::Dare);
}

#[test]
fn adults() {
    compare(Edition::Adults);
}

#[test]
fn classic() {
    compare(Edition::Classic);
}

#[test]
fn no_mercy() {
    compare(Edition::NoMercy);
}

#[test]
fn flip() {
    compare(Edition::Flip);
}

#[test]
fn attack() {
    compare(Edition::Attack);
}
