//! `uskalla train`: the weights of the computer players, learned by playing against themselves. The same seed and number of rounds
//! give the same file.

use std::fs;

use uskalla::bots::training::Trainer;
use uskalla::bots::{Customs, NoCustoms, Policy, weights};
use uskalla::notation::{game_text, parse_game, set_option};
use uskalla::rules::{Edition, Rules, RulesetDraft, Seat, SeatSet, Seeded};

use crate::args::Args;
use crate::output::{Output, Problem};
use crate::rlcard::{RlcardCustoms, rlcard_rules};
use crate::table::whole_deck;

/// Options with a value.
pub const OPTIONS: &[&str] = &["game", "rounds", "seed", "rate", "out"];
/// Options without one.
pub const FLAGS: &[&str] = &["rlcard"];

/// Rounds for each table unless told.
const ROUNDS: u32 = 1_000_000;
/// How fast weights follow at the beginning unless told; at the end they follow a twentieth as fast.
const RATE: f32 = 0.02;
/// Rounds after which the cards of Flip are paired anew.
const PAIRING: u32 = 100;
/// Numbers of players in turn where there are more than two.
const PLAYERS: [u8; 4] = [4, 3, 4, 5];
/// Every so many rounds are played with house rules.
const HOUSE_RULES: u32 = 5;
/// House rules by game, so that weights are learned for what they bring.
const HOUSES: [(Edition, &[(&str, &str)]); 6] = [
    (
        Edition::Dare,
        &[
            ("seven_zero", "true"),
            ("dare_stack", "true"),
            ("identical_together", "true"),
        ],
    ),
    (
        Edition::Adults,
        &[
            ("seven_zero", "true"),
            ("dare_stack", "true"),
            ("identical_together", "true"),
        ],
    ),
    (
        Edition::Classic,
        &[
            ("edition", "112"),
            ("seven_zero", "true"),
            ("stacking", "up"),
            ("identical_together", "true"),
        ],
    ),
    (Edition::NoMercy, &[]),
    (Edition::Flip, &[("stacking", "up")]),
    (Edition::Attack, &[("seven_zero", "true")]),
];

/// Trains every game, or one, or the player for RLCard's game, and writes the weights.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let course = Course {
        rounds: args.number("rounds")?.unwrap_or(ROUNDS),
        rate: args.number("rate")?.unwrap_or(RATE),
        seed: args.number("seed")?.unwrap_or(1),
    };
    let path = args.required("out")?;
    if args.has("rlcard") {
        let policy = rlcard(course)?;
        return write(path, &[&policy.two]);
    }
    let only = args.one("game")?.map(parse_game).transpose();
    let only = only.map_err(|fault| Problem::Unusable(format!("--game: {fault}")))?;
    let mut policies = Vec::new();
    for edition in Edition::ALL {
        let policy = if only.is_none_or(|only| only == edition) {
            output.line(serde_json::json!({"trains": game_text(edition)}))?;
            game(edition, course)?
        } else {
            weights::trained(edition)
        };
        policies.push(policy);
    }
    let tables: Vec<_> = policies
        .iter()
        .flat_map(|policy| [&policy.two, &policy.more])
        .collect();
    write(path, &tables)
}

fn write(path: &str, tables: &[&uskalla::bots::Table]) -> Result<bool, Problem> {
    fs::write(path, weights::encode(tables))
        .map(|()| true)
        .map_err(|error| Problem::Unusable(format!("--out: {path}: {error}")))
}

/// How long and how fast to learn.
#[derive(Clone, Copy)]
struct Course {
    rounds: u32,
    rate: f32,
    seed: u64,
}

impl Course {
    /// How fast weights follow in a round.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate of learning needs no more precision"
    )]
    fn rate(&self, number: u32) -> f32 {
        self.rate * 20_f32.powf(-(number as f32) / self.rounds as f32)
    }
}

/// The seats at which any card is played that fits. Every other round they are all but one, so that a player learns to beat not
/// only those who play as it does.
fn strangers(number: u32, players: u8) -> SeatSet {
    let mut strangers = SeatSet::default();
    if number / 8 % 2 == 1 {
        strangers = SeatSet::first(players);
        strangers.remove(Seat((number / 16 % u32::from(players)) as u8));
    }
    strangers
}

fn rlcard(course: Course) -> Result<Policy, Problem> {
    let rules = rlcard_rules()?;
    let customs = RlcardCustoms::new(&rules);
    let mut trainer = Trainer::new(Policy::default(), &customs);
    let mut chance = Seeded::lazy(course.seed);
    for number in 0..course.rounds {
        let dealer = Seat((number % 2) as u8);
        let strangers = strangers(number, 2);
        trainer.play(&rules, dealer, strangers, course.rate(number), &mut chance);
    }
    Ok(trainer.policy)
}

fn game(edition: Edition, course: Course) -> Result<Policy, Problem> {
    let customs = NoCustoms;
    let mut trainer = Trainer::new(Policy::default(), &customs);
    let mut chance = Seeded::lazy(course.seed);
    train(&mut trainer, edition, &[2], course, &mut chance)?;
    let longer = Course {
        rounds: course.rounds / 2,
        ..course
    };
    train(&mut trainer, edition, &PLAYERS, longer, &mut chance)?;
    Ok(trainer.policy)
}

fn train<K: Customs>(
    trainer: &mut Trainer<K>,
    edition: Edition,
    players: &[u8],
    course: Course,
    chance: &mut Seeded,
) -> Result<(), Problem> {
    let mut tables = Vec::new();
    for &players in players {
        tables.push([
            rules(edition, players, false, chance)?,
            rules(edition, players, true, chance)?,
        ]);
    }
    for number in 0..course.rounds {
        let at = number as usize % players.len();
        let house = (number / 4).is_multiple_of(HOUSE_RULES);
        if edition.is_two_sided() && number.is_multiple_of(PAIRING) {
            tables[at] = [
                rules(edition, players[at], false, chance)?,
                rules(edition, players[at], true, chance)?,
            ];
        }
        let rules = &tables[at][usize::from(house)];
        let dealer = Seat((number / 4 % u32::from(players[at])) as u8);
        let strangers = strangers(number, players[at]);
        trainer.play(rules, dealer, strangers, course.rate(number), chance);
    }
    Ok(())
}

fn rules(
    edition: Edition,
    players: u8,
    house: bool,
    chance: &mut Seeded,
) -> Result<Rules, Problem> {
    let broken = || Problem::unusable("the house rules of the training are no longer allowed");
    let mut draft = RulesetDraft::new(edition, players);
    let known = HOUSES.iter().find(|(game, _)| *game == edition && house);
    for (key, value) in known.map_or(&[][..], |(_, options)| options) {
        set_option(&mut draft, key, value).map_err(|_| broken())?;
    }
    let ruleset = draft.check().map_err(|_| broken())?;
    Ok(whole_deck(ruleset, chance))
}
