//! `uskalla strength`: how much more often one level wins rounds than another, with the interval that holds the true share 95 times
//! of a hundred.

use std::time::Instant;

use serde_json::json;
use uskalla::bots::{Bot, SIMULATIONS};
use uskalla::notation::game_text;
use uskalla::rules::{Chance, Seat, Seeded};

use crate::args::Args;
use crate::output::{Output, Problem};
use crate::players::player;
use crate::simulate::ruleset;
use crate::table::{Table, whole_deck};

/// Options with a value.
pub const OPTIONS: &[&str] = &[
    "game",
    "players",
    "pair",
    "seating",
    "rounds",
    "seed",
    "option",
    "simulations",
];

/// Rounds of each comparison unless told.
const ROUNDS: u32 = 2000;
/// Rounds played with the same players and the same deck.
const SITTING: u32 = 50;

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seating {
    /// The two levels in turn round the table.
    Even,
    /// One of the first level against others of the second.
    Alone,
}

/// Compares two levels in one game.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let ruleset = ruleset(args)?;
    let pair = args.required("pair")?;
    let (one, other) = pair
        .split_once(',')
        .ok_or_else(|| Problem::unusable("--pair: two levels with a comma between"))?;
    let seating = match args.one("seating")?.unwrap_or("even") {
        "even" => Seating::Even,
        "alone" => Seating::Alone,
        _ => return Err(Problem::unusable("--seating: even or alone")),
    };
    let rounds: u32 = args.number("rounds")?.unwrap_or(ROUNDS);
    let simulations = args.number("simulations")?.unwrap_or(SIMULATIONS);
    let seed = args.number("seed")?.unwrap_or(1);
    let mut chance = Seeded::lazy(seed);
    let players = u32::from(ruleset.seats);
    let (mut wins, mut losses, mut refused, mut played) = (0_u64, 0_u64, 0, 0);
    let start = Instant::now();
    while played < rounds {
        let first = played / SITTING % players;
        let is_one = |seat: u32| match seating {
            Seating::Even => (seat + first).is_multiple_of(2),
            Seating::Alone => seat == first,
        };
        let seats: Result<Vec<Box<dyn Bot>>, Problem> = (0..players)
            .map(|seat| {
                let level = if is_one(seat) { one } else { other };
                player(level, u64::from(chance.below(u32::MAX)), simulations)
            })
            .collect();
        let rules = whole_deck(ruleset, &mut chance);
        let sitting = Seeded::lazy(u64::from(chance.below(u32::MAX)));
        let mut table = Table::new(rules, seats?, sitting);
        for number in 0..SITTING.min(rounds - played) {
            if ruleset.edition.is_two_sided() && number.is_multiple_of(10) {
                table.rules = whole_deck(ruleset, &mut table.chance);
            }
            table.play_single(Seat((number % players) as u8));
        }
        for (seat, &won) in (0..players).zip(&table.tally.wins) {
            if is_one(seat) {
                wins += won;
            } else {
                losses += won;
            }
        }
        refused += table.tally.refused;
        played += SITTING;
    }
    let (share, error) = estimate(wins, wins + losses);
    output.line(json!({
        "game": game_text(ruleset.edition),
        "players": players,
        "pair": pair,
        "seating": if seating == Seating::Even { "even" } else { "alone" },
        "rounds": rounds,
        "decided": wins + losses,
        "share": rounded(100.0 * share),
        "plus_minus": rounded(100.0 * error),
        "simulations": simulations,
        "refused": refused,
        "seconds": rounded(start.elapsed().as_secs_f64()),
    }))?;
    Ok(refused == 0)
}

/// Returns the share of rounds won of those decided, and half the width of its 95 % interval.
#[expect(clippy::cast_precision_loss, reason = "no match counts to 2⁵²")]
fn estimate(wins: u64, decided: u64) -> (f64, f64) {
    let decided = decided.max(1) as f64;
    let share = wins as f64 / decided;
    (share, 1.96 * (share * (1.0 - share) / decided).sqrt())
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
