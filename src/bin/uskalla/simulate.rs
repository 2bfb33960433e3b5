//! `uskalla simulate`: computer players play rounds or whole games, and every action is checked.

use std::time::Instant;

use uskalla::bots::{Bot, SIMULATIONS};
use uskalla::notation::{parse_game, set_option, setup_error};
use uskalla::rules::{Chance, Ruleset, RulesetDraft, Seeded};

use crate::args::Args;
use crate::output::{Output, Problem};
use crate::players::player;
use crate::table::{Table, whole_deck};

/// Options with a value.
pub const OPTIONS: &[&str] = &[
    "game",
    "players",
    "seats",
    "rounds",
    "seed",
    "option",
    "simulations",
];
/// Options without one.
pub const FLAGS: &[&str] = &["match"];

/// Rounds, or games, unless told.
const ROUNDS: u64 = 100;

/// Plays and prints the counts.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let ruleset = ruleset(args)?;
    let seed = args.number("seed")?.unwrap_or(1);
    let mut chance = Seeded::lazy(seed);
    let players = seats(args, ruleset.seats, &mut chance)?;
    let rounds = args.number("rounds")?.unwrap_or(ROUNDS);
    let rules = whole_deck(ruleset, &mut chance);
    let mut table = Table::new(rules, players, chance);
    let start = Instant::now();
    let mut dealer = table.first_dealer();
    for _ in 0..rounds {
        if ruleset.edition.is_two_sided() {
            table.rules = whole_deck(ruleset, &mut table.chance);
        }
        dealer = if args.has("match") {
            table.play_game(dealer)
        } else {
            table.play_single(dealer)
        };
    }
    output.line(
        table
            .tally
            .json(usize::from(ruleset.seats), start.elapsed().as_secs_f64()),
    )?;
    Ok(table.tally.is_clean())
}

/// The rules that the arguments ask for.
pub fn ruleset(args: &Args) -> Result<Ruleset, Problem> {
    let unusable = |name: &'static str| {
        move |fault: uskalla::notation::NotationError| Problem::Unusable(format!("{name}: {fault}"))
    };
    let edition = parse_game(args.required("game")?).map_err(unusable("--game"))?;
    args.required("players")?;
    let mut draft = RulesetDraft::new(edition, args.number("players")?.unwrap_or_default());
    for option in args.all("option") {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Problem::Unusable(format!("--option: no KEY=VALUE: {option:?}")))?;
        set_option(&mut draft, key, value).map_err(unusable("--option"))?;
    }
    draft
        .check()
        .map_err(|errors| unusable("--players")(setup_error(&errors)))
}

fn seats(args: &Args, players: u8, chance: &mut Seeded) -> Result<Vec<Box<dyn Bot>>, Problem> {
    let everyone = vec!["random"; usize::from(players)].join(",");
    let levels: Vec<&str> = args.one("seats")?.unwrap_or(&everyone).split(',').collect();
    if levels.len() != usize::from(players) {
        return Err(Problem::Unusable(format!(
            "--seats: {} levels for {players} players",
            levels.len()
        )));
    }
    let simulations = args.number("simulations")?.unwrap_or(SIMULATIONS);
    levels
        .into_iter()
        .map(|level| player(level, u64::from(chance.below(u32::MAX)), simulations))
        .collect()
}
