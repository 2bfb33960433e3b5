//! Every game at a table under random options: people who hand the device about and computer players, rounds kept and taken up again.

mod support;
#[path = "support/table.rs"]
mod table;

use support::{Dice, random_rules};
use table::{Driver, device_law, setup, view_law};
use uskalla::rules::*;
use uskalla::table::*;

/// Tables of each game.
const TABLES: u64 = 120;
/// Rounds at each.
const ROUNDS: usize = 2;
/// A game is kept and taken up again after so many commands.
const KEPT_EVERY: usize = 25;

/// A table of people and computer players under random options.
fn random_setup(edition: Edition, dice: &mut Dice) -> Setup {
    let draft = random_rules(edition, dice).ruleset.draft();
    let bots: Vec<u8> = (0..draft.seats).filter(|_| dice.coin()).collect();
    setup(draft.seats, &bots, |own| *own = draft)
}

/// What is kept leads back to the same game.
fn taken_up_again(session: &Session) -> Session {
    let again = Session::resume(session.record(), 7).expect("what was kept leads back");
    assert_eq!(again.digest(), session.digest());
    assert_eq!(
        (again.stage(), again.totals()),
        (session.stage(), session.totals())
    );
    assert_eq!(again.hand_visibility().shown(), None, "no hand lies open");
    again
}

fn play(edition: Edition) {
    for seed in 0..TABLES {
        let mut dice = Dice::new(seed ^ 0x07ab_1e00);
        let mut session =
            Session::new(random_setup(edition, &mut dice), seed).expect("the set-up is sound");
        let mut driver = Driver::new(seed);
        for _ in 0..ROUNDS {
            while session.stage() != Stage::Round {
                session.next_round();
            }
            let mut commands = 0;
            while session.stage() == Stage::Round {
                let command = driver.next(&mut session);
                session.apply(command).unwrap_or_else(|refusal| {
                    panic!("{command:?}: {refusal:?} at {:?}", session.setup())
                });
                device_law(&session, command);
                view_law(&session);
                commands += 1;
                if commands % KEPT_EVERY == 0 {
                    session = taken_up_again(&session);
                }
            }
            taken_up_again(&session);
            let Stage::Scored(result) = session.stage() else {
                panic!("the round is over")
            };
            if result.totals.winner.is_some() || session.setup().draft.length == Length::Round {
                break;
            }
        }
    }
}

#[test]
fn dare() {
    play(Edition::Dare);
}

#[test]
fn adults() {
    play(Edition::Adults);
}

#[test]
fn classic() {
    play(Edition::Classic);
}

#[test]
fn no_mercy() {
    play(Edition::NoMercy);
}

#[test]
fn flip() {
    play(Edition::Flip);
}

#[test]
fn attack() {
    play(Edition::Attack);
}
