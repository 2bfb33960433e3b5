//! Computer players at every game under random options: whatever they are asked they answer, and nothing they do is refused.

#[path = "../support/mod.rs"]
mod support;

mod knowledge;
mod levels;

use std::collections::BTreeSet;

use support::*;
use uskalla::bots::{Bot, Level, Mind, Simple};
use uskalla::rules::*;

/// Random rule sets of each game, and rounds with each.
const RULE_SETS: u64 = 60;
const ROUNDS: u64 = 2;
/// No round has so many actions. Where many players draw until a card matches (H1), the cards may all come to lie in hands, and a
/// round drags on until it is blocked (G18).
const ENDLESS: usize = 5_000;
/// Of a thousand rounds no more are blocked.
const BLOCKED: u64 = 20;

/// A table of computer players, and what they have done so far.
struct Players {
    minds: Vec<Box<dyn Bot>>,
    done: BTreeSet<&'static str>,
}

impl Players {
    fn new(seats: u8, seed: u64) -> Players {
        Players {
            minds: (0..seats)
                .map(|seat| player(seed, u64::from(seat)))
                .collect(),
            done: BTreeSet::new(),
        }
    }

    /// Lets every player see what has happened.
    fn tell(&mut self, rules: &Rules, round: &Round, events: &mut Vec<Event>) {
        for (seat, mind) in (0..).map(Seat).zip(&mut self.minds) {
            let seen: Vec<Observation> = events
                .iter()
                .map(|event| event.observed_by(Some(seat), round.side(), rules))
                .collect();
            mind.observe(&seen);
        }
        events.clear();
    }

    /// The next action: a call, a catch, a card out of turn, or the action of the player whose turn it is.
    fn next(&mut self, rules: &Rules, round: &Round) -> Action {
        let current_player = round.current_player().expect("the round goes on");
        for seat in round.seats().iter() {
            let view = View::of(rules, round, Some(seat));
            let mind = &mut self.minds[seat.index()];
            if view.may_call && view.current_player != Some(seat) && mind.calls(&view) {
                return Action::Seat(seat, SeatAction::Uno);
            }
            if let Some(caught) = view.may_catch.filter(|_| mind.catches(&view)) {
                return Action::Seat(seat, SeatAction::Catch(caught));
            }
            let jump = if seat == current_player || view.legal_actions.is_empty() {
                None
            } else {
                mind.jumps_in(&view)
            };
            if let Some(play) = jump {
                self.done.insert("jumps in");
                return Action::Seat(seat, SeatAction::Play(play));
            }
        }
        let action = self.minds[current_player.index()].decide(&View::of(
            rules,
            round,
            Some(current_player),
        ));
        self.done.insert(asked(round, action));
        Action::Seat(current_player, action)
    }
}

/// A computer player of one of the levels, or one without a level; in every table they are mixed in another way.
fn player(seed: u64, seat: u64) -> Box<dyn Bot> {
    let whims = seed ^ seat;
    let at = (seed + seat * (seed / 5 % 5 + 1)) as usize % 5;
    match Level::ALL.get(at) {
        Some(&level) => Box::new(Mind::new(level, whims).with_simulations(2)),
        None => Box::new(Simple::new(whims)),
    }
}

/// What a computer player was asked, or how it answered.
fn asked(round: &Round, action: SeatAction) -> &'static str {
    match (round.phase(), action) {
        (_, SeatAction::Play(Play { count: 2.., .. })) => "plays several together",
        (Phase::Turn, SeatAction::Play(Play { swap: Some(_), .. })) => "swaps",
        (Phase::Turn, SeatAction::Play(_)) => "plays",
        (Phase::Turn, SeatAction::Pass) => "passes",
        (Phase::Turn, _) => "draws or presses",
        (Phase::Drawn(_), SeatAction::Play(_)) => "plays what it drew",
        (Phase::Drawn(_), _) => "keeps what it drew",
        (Phase::Color(_), _) => "names a color",
        (Phase::Dare(_) | Phase::Roll(_), SeatAction::Play(_)) => "answers a dare by a card",
        (Phase::Dare(_), _) => "answers a dare",
        (Phase::Roll(_), _) => "answers before the roll",
        (Phase::Challenge(_), SeatAction::Play(_)) => "stacks instead of a challenge",
        (Phase::Challenge(_), _) => "accepts or challenges",
        (Phase::DrawStack { .. }, SeatAction::Play(_)) => "stacks",
        (Phase::DrawStack { .. }, _) => "takes a debt",
        (Phase::Verdict(_) | Phase::Over(_), _) => "is asked what nobody is asked",
    }
}

/// Plays every game; everything a computer player may be asked in it, `expected`, must have come up.
fn play(edition: Edition, expected: &[&'static str]) {
    let (mut done, mut blocked) = (BTreeSet::new(), 0);
    for seed in 0..RULE_SETS {
        let mut dice = Dice::new(seed ^ 0xb075);
        let rules = random_rules(edition, &mut dice);
        let mut players = Players::new(rules.ruleset.seats, seed);
        for number in 0..ROUNDS {
            let seats = SeatSet::first(rules.ruleset.seats);
            let match_state = MatchState {
                seats,
                bots: seats,
                ..MatchState::default()
            };
            let mut chance = Seeded::new(seed * ROUNDS + number);
            let mut events: Vec<Event> = Vec::new();
            let mut round =
                Round::deal(&rules, Seat(0), match_state, &mut chance, &mut events).unwrap();
            let mut actions = 0;
            while !round.is_over() {
                players.tell(&rules, &round, &mut events);
                let command = players.next(&rules, &round);
                let applied = round.apply(&rules, command, &mut chance, &mut events);
                assert_eq!(
                    applied,
                    Ok(()),
                    "{command:?} in {:?}: {:?}",
                    round.phase(),
                    rules.ruleset
                );
                actions += 1;
                assert!(
                    actions < ENDLESS,
                    "the players get nowhere: {:?}",
                    rules.ruleset
                );
            }
            blocked += u64::from(round.winner().is_none());
        }
        done.append(&mut players.done);
    }
    let missing: Vec<_> = expected
        .iter()
        .filter(|what| !done.contains(*what))
        .collect();
    assert!(
        missing.is_empty(),
        "never seen in {edition:?}: {missing:?}; seen: {done:?}"
    );
    assert!(
        blocked * 1000 <= BLOCKED * RULE_SETS * ROUNDS,
        "{edition:?}: {blocked} rounds blocked"
    );
    assert!(!done.contains("is asked what nobody is asked"));
}

const TURN: [&str; 2] = ["plays", "draws or presses"];
const DRAWN: [&str; 2] = ["plays what it drew", "names a color"];
const DARE: [&str; 5] = [
    "jumps in",
    "plays several together",
    "swaps",
    "answers a dare",
    "answers a dare by a card",
];
const STACK: [&str; 4] = [
    "accepts or challenges",
    "stacks instead of a challenge",
    "stacks",
    "takes a debt",
];

#[test]
fn dare() {
    play(Edition::Dare, &[&TURN[..], &DRAWN, &DARE].concat());
}

#[test]
fn adults() {
    play(
        Edition::Adults,
        &[&TURN[..], &DRAWN, &DARE, &["answers before the roll"]].concat(),
    );
}

#[test]
fn classic() {
    let others = [
        "jumps in",
        "plays several together",
        "swaps",
        "answers a dare",
    ];
    play(
        Edition::Classic,
        &[&TURN[..], &DRAWN, &STACK, &others].concat(),
    );
}

#[test]
fn no_mercy() {
    play(
        Edition::NoMercy,
        &[
            &TURN[..],
            &DRAWN,
            &["stacks", "takes a debt", "swaps", "jumps in"],
        ]
        .concat(),
    );
}

#[test]
fn flip() {
    play(Edition::Flip, &[&TURN[..], &DRAWN, &STACK].concat());
}

#[test]
fn attack() {
    play(
        Edition::Attack,
        &[&TURN[..], &["names a color", "swaps", "jumps in"]].concat(),
    );
}
