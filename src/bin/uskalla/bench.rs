//! `uskalla bench`: whole rounds of uniformly random legal play through the public interface, per second of one processor.
//!
//! A card is played whenever one may be, as other engines measure it: drawing at will makes rounds ten times as long.

use serde_json::json;
use uskalla::notation::{game_text, parse_game};
use uskalla::rules::{
    Act, ActSet, Card, Carried, Chance, Command, Deck, Edition, Legal, Names, Play, Refusal, Round, Rules, RulesetDraft, Seat,
    SeatSet, Seeded, Silent,
};

use crate::args::Args;
use crate::clock::Clock;
use crate::output::{Output, Problem};

/// Options with a value.
pub const OPTIONS: &[&str] = &["game", "players", "seconds"];

/// Seconds for each game and number of players unless told.
const SECONDS: f64 = 1.0;
/// Numbers of players unless told: two, as other engines measure it, and a table.
const PLAYERS: [u8; 2] = [2, 4];
/// Rounds between two looks at the clock.
const BATCH: u32 = 64;

/// Measures every game and number of players asked for.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let game = args.one("game")?.map(parse_game).transpose();
    let game = game.map_err(|fault| Problem::Unusable(format!("--game: {fault}")))?;
    let games = game.map_or_else(|| Edition::ALL.to_vec(), |game| vec![game]);
    let players = args.number("players")?.map_or_else(|| PLAYERS.to_vec(), |players| vec![players]);
    let seconds = args.number("seconds")?.unwrap_or(SECONDS);
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(Problem::unusable("--seconds: a number above 0 and up to 3600"));
    }
    for edition in games {
        for &players in &players {
            measure(edition, players, seconds, output)?;
        }
    }
    Ok(true)
}

fn measure(edition: Edition, players: u8, seconds: f64, output: &mut Output) -> Result<(), Problem> {
    let (least, most) = edition.seats();
    let ruleset = RulesetDraft::new(edition, players).check();
    let ruleset =
        ruleset.map_err(|_| Problem::Unusable(format!("--players: {} is for {least} to {most}", game_text(edition))))?;
    let mut chance = Seeded::lazy(1);
    let deck = Deck::standard(&ruleset, |dark| dark.rotate_left(dark.len() / 3));
    let rules = Rules { ruleset, deck };
    let (mut rounds, mut actions) = (0u32, 0u32);
    let clock = Clock::start();
    let mut spent = 0.0;
    while spent < seconds {
        for _ in 0..BATCH {
            actions = actions.wrapping_add(play(&rules, Seat((rounds % u32::from(players)) as u8), &mut chance)?);
            rounds += 1;
        }
        spent = clock.seconds();
    }
    output.line(json!({
        "game": game_text(edition),
        "players": players,
        "rounds": rounds,
        "cpu_seconds": spent,
        "rounds_per_cpu_second": f64::from(rounds) / spent,
        "actions_per_round": f64::from(actions) / f64::from(rounds),
    }))
}

/// Plays a round; returns its number of actions.
fn play(rules: &Rules, dealer: Seat, chance: &mut Seeded) -> Result<u32, Problem> {
    let seats = SeatSet::first(rules.ruleset.seats);
    let carried = Carried { seats, bots: seats, ..Carried::default() };
    let stuck = |what: String| Problem::Unusable(format!("the rules are broken: {what}"));
    let mut round = Round::dealt(rules, dealer, carried, chance);
    round.open(rules, (chance, &mut Silent)).map_err(|error| stuck(format!("{error:?}")))?;
    let mut actions = 0;
    while let Some(seat) = round.awaited() {
        let Legal { cards, acts } = round.legal(rules, seat);
        // One call for each kind of act, so that the compiler knows in each what it is.
        let applied = if cards.is_empty() {
            if acts.is_only(Act::Draw) {
                round.apply(rules, Command::Seat(seat, Act::Draw), (chance, &mut Silent))
            } else {
                let act = choose_act(acts, &round, chance).ok_or_else(|| stuck(format!("{:?}", round.phase())))?;
                round.apply(rules, Command::Seat(seat, act), (chance, &mut Silent))
            }
        } else {
            let card = cards.any(chance).unwrap_or(Card(0));
            if round.may_name(rules, card) {
                play_naming(&mut round, rules, (seat, card), chance)
            } else {
                round.play_card(rules, (seat, card), Names::default(), (chance, &mut Silent))
            }
        };
        applied.map_err(|refusal| stuck(format!("{refusal:?} in {:?}", round.phase())))?;
        actions += 1;
    }
    Ok(actions)
}

/// A number below `count`; nothing is drawn where there is nothing to choose.
fn pick(count: usize, chance: &mut Seeded) -> usize {
    if count > 1 { chance.below(count as u32) as usize } else { 0 }
}

/// One of the acts besides playing, each equally likely.
fn choose_act(acts: ActSet, round: &Round, chance: &mut Seeded) -> Option<Act> {
    let act = acts.nth(pick(acts.len(), chance));
    act.or_else(|| acts.names_color().then(|| Act::Color(round.side().colors()[pick(4, chance)])))
}

/// Plays a card with a color and a seat where it must name one, each equally likely.
#[inline(never)]
fn play_naming(round: &mut Round, rules: &Rules, (seat, card): (Seat, Card), chance: &mut Seeded) -> Result<(), Refusal> {
    let play = Play::of(rules.deck.side(round.side()).face(card));
    let color = round.asks_color(rules, seat, play).then(|| round.color_choices(play)[pick(4, chance)]);
    let swap = round.asks_swap(rules, seat, play).then(|| round.swap_targets(seat));
    let swap = swap.and_then(|targets| targets.iter().nth(pick(targets.len(), chance)));
    round.play_card(rules, (seat, card), Names { color, swap }, (chance, &mut Silent))
}
