//! A thousand random rule sets, fifty rounds with each, every game. In every round, after every action: each card is in one place,
//! somebody may act, and one command thought up at random is accepted if and only if the engine lists it; refused, it changes
//! nothing and uses no chance. Every round ends within [`ENDLESS`] actions, and its record replays to the same state. Every
//! possible command, some thousands, is tried at one step in [`SWEEPS`] only; the list itself is compared with the clauses at
//! every step by the test `naive`. One round of each rule set is written down as text, read, and played again from that.

mod support;

use support::every_action::every_action;
use support::*;
use uskalla::notation::{Board, GameLog, Started, all_facts};
use uskalla::rules::*;

/// Random rule sets of each of the six games, 1,002 in all.
const RULE_SETS: u64 = 167;
/// Rounds with each rule set.
const ROUNDS: u64 = 50;
/// No round has so many actions.
const ENDLESS: usize = 5_000;
/// One step in so many tries every possible command.
const SWEEPS: usize = 2_000;

/// A round being played, with all that its replay needs.
struct Play<'a> {
    rules: &'a Rules,
    round: Round,
    match_state: MatchState,
    dealer: Seat,
    source: Seeded,
    outcomes: Vec<Outcome>,
    commands: Vec<Action>,
}

impl<'a> Play<'a> {
    fn deal(rules: &'a Rules, seed: u64, dice: &mut Dice) -> Play<'a> {
        let seats = SeatSet::first(rules.ruleset.seats);
        let bots = SeatSet(dice.below(0x400) as u16 & seats.0);
        let match_state = MatchState {
            seats,
            bots,
            ..MatchState::default()
        };
        let dealer = Seat(dice.below(seats.len()) as u8);
        let (mut source, mut outcomes) = (Seeded::new(seed), Vec::new());
        let mut chance = Recorder::new(&mut source, &mut outcomes);
        let round = Round::deal(rules, dealer, match_state, &mut chance, &mut NoEvents).unwrap();
        Play {
            rules,
            round,
            match_state,
            dealer,
            source,
            outcomes,
            commands: Vec::new(),
        }
    }

    fn apply(&mut self, command: Action) -> bool {
        let mut chance = Recorder::new(&mut self.source, &mut self.outcomes);
        let accepted = self
            .round
            .apply(self.rules, command, &mut chance, &mut NoEvents)
            .is_ok();
        if accepted {
            self.commands.push(command);
        }
        accepted
    }

    /// What must hold after every action.
    fn check(&self) {
        assert!(
            law::conserved(self.rules, &self.round),
            "cards lost: {:?}\n{:?}",
            self.rules.ruleset,
            self.round
        );
        assert!(
            law::goes_on(self.rules, &self.round),
            "stuck: {:?}\n{:?}",
            self.rules.ruleset,
            self.round
        );
        assert!(
            self.commands.len() < ENDLESS,
            "endless: {:?}",
            self.rules.ruleset
        );
    }

    /// Tries any command on the round itself.
    fn try_anything(&mut self, dice: &mut Dice) {
        let command = random_thought(self.rules, &self.round, dice);
        let listed = is_listed(self.rules, &self.round, command);
        let before = (self.round.digest(), self.outcomes.len());
        let accepted = self.apply(command);
        if let Some(listed) = listed {
            assert_eq!(
                listed, accepted,
                "{command:?}: {:?}\n{:?}",
                self.rules.ruleset, self.round
            );
        }
        if !accepted {
            assert_eq!(
                before,
                (self.round.digest(), self.outcomes.len()),
                "refused, yet changed something: {command:?}"
            );
        }
    }

    /// Tries every possible command on copies.
    fn try_everything(&self) {
        for command in every_action(self.rules, &self.round, self.rules.ruleset.seats) {
            let mut copy = self.round;
            let accepted = copy
                .apply(self.rules, command, &mut Seeded::new(1), &mut NoEvents)
                .is_ok();
            if let Some(listed) = is_listed(self.rules, &self.round, command) {
                assert_eq!(
                    listed, accepted,
                    "{command:?}: {:?}\n{:?}",
                    self.rules.ruleset, self.round
                );
            }
            assert!(
                accepted || copy.digest() == self.round.digest(),
                "refused, yet changed something: {command:?}"
            );
        }
    }

    /// The record gives the same round.
    fn replays(&self) {
        let mut replay = Replay::new(&self.outcomes);
        let mut again = Round::deal(
            self.rules,
            self.dealer,
            self.match_state,
            &mut replay,
            &mut NoEvents,
        )
        .unwrap();
        for &command in &self.commands {
            again
                .apply(self.rules, command, &mut replay, &mut NoEvents)
                .unwrap();
        }
        assert_eq!(
            again.digest(),
            self.round.digest(),
            "replayed otherwise: {:?}",
            self.rules.ruleset
        );
        assert!(!replay.strayed());
    }

    /// The log as text gives the same facts.
    fn reads_back(&self) {
        let before = Totals {
            playing: self.match_state.seats,
            ..Totals::default()
        };
        let started = Started {
            rules: self.rules,
            dealer: self.dealer,
            match_state: self.match_state,
            before,
        };
        let text = GameLog::new(started, &self.outcomes, &self.commands)
            .unwrap()
            .text();
        let again = GameLog::parse(&text).unwrap().replay().unwrap();
        let board = Board {
            rules: self.rules.clone(),
            round: self.round,
            before,
        };
        assert_eq!(all_facts(&again), all_facts(&board), "{text}");
    }
}

/// Whether the engine lists a command as legal; `None` for what the table decides, of which there is no list.
fn is_listed(rules: &Rules, round: &Round, command: Action) -> Option<bool> {
    let Action::Seat(seat, action) = command else {
        return None;
    };
    let within = seat.0 < rules.ruleset.seats;
    Some(match action {
        SeatAction::Uno => within && View::of(rules, round, Some(seat)).may_call,
        SeatAction::Catch(caught) => {
            within && View::of(rules, round, Some(seat)).may_catch == Some(caught)
        }
        _ => {
            within
                && round
                    .legal_actions(rules, seat)
                    .into_iter()
                    .any(|choice| round.ways(rules, seat, choice).contains(&action))
        }
    })
}

fn many_rounds(edition: Edition) {
    let (mut actions, mut longest) = (0, 0);
    for set in 0..RULE_SETS {
        let mut dice = Dice::new(set ^ 0x0005_eed0);
        let rules = random_rules(edition, &mut dice);
        for number in 0..ROUNDS {
            let mut play = Play::deal(&rules, set * ROUNDS + number, &mut dice);
            play.check();
            while !play.round.is_over() {
                play.try_anything(&mut dice);
                play.check();
                if dice.below(SWEEPS) == 0 {
                    play.try_everything();
                }
                if !play.round.is_over() {
                    let command = random_command(&rules, &play.round, &mut dice);
                    assert!(
                        play.apply(command),
                        "a legal command was refused: {command:?}\n{:?}",
                        rules.ruleset
                    );
                    play.check();
                }
            }
            play.replays();
            if number == 0 {
                play.reads_back();
            }
            actions += play.commands.len();
            longest = longest.max(play.commands.len());
        }
    }
    println!(
        "{edition:?}: {} rounds, {actions} actions, the longest of {longest}",
        RULE_SETS * ROUNDS
    );
}

#[test]
fn dare() {
    many_rounds(Edition::Dare);
}

#[test]
fn adults() {
    many_rounds(Edition::Adults);
}

#[test]
fn classic() {
    many_rounds(Edition::Classic);
}

#[test]
fn no_mercy() {
    many_rounds(Edition::NoMercy);
}

#[test]
fn flip() {
    many_rounds(Edition::Flip);
}

#[test]
fn attack() {
    many_rounds(Edition::Attack);
}
