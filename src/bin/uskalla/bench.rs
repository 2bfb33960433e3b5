//! `uskalla bench`: rounds of uniformly random legal play through the public interface, per second of one processor.
//!
//! A card is played whenever one may be, as other engines measure it: drawing at will makes rounds ten times as long.

use serde_json::json;
use uskalla::notation::{game_text, parse_game};
use uskalla::rules::{
    Action, ActionError, ActionSet, Card, Chance, Deck, Edition, Event, EventSink, Legal,
    MatchState, Names, NoEvents, Phase, Play, Round, Rules, RulesetDraft, Seat, SeatAction,
    SeatSet, Seeded,
};

use crate::args::Args;
use crate::clock::Clock;
use crate::output::{Output, Problem};

/// Options with a value.
pub const OPTIONS: &[&str] = &["game", "players", "seconds", "work"];

/// Seconds for each game and number of players unless told.
const SECONDS: f64 = 1.0;
/// Numbers of players unless told: two, as other engines measure it, and a table.
const PLAYERS: [u8; 2] = [2, 4];
/// Rounds between two looks at the clock.
const BATCH: u32 = 64;
/// Positions from which rounds are played on.
const POSITIONS: usize = 256;
/// Actions before such a position: the middle of a round for two.
const MIDDLE: u32 = 25;

/// What is measured.
#[derive(Clone, Copy)]
enum Work {
    /// Rounds from the deal to the end, told to nobody.
    Rounds,
    /// The same, with all events kept.
    Events,
    /// Rounds played on from the middle, the cards hidden from the one to act dealt anew each time: what a computer player does that
    /// thinks ahead.
    Rollouts,
}

const WORKS: [(&str, Work); 3] = [
    ("rounds", Work::Rounds),
    ("events", Work::Events),
    ("rollouts", Work::Rollouts),
];

/// Measures every game and number of players asked for.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let game = args.one("game")?.map(parse_game).transpose();
    let game = game.map_err(|fault| Problem::Unusable(format!("--game: {fault}")))?;
    let games = game.map_or_else(|| Edition::ALL.to_vec(), |game| vec![game]);
    let players = args
        .number("players")?
        .map_or_else(|| PLAYERS.to_vec(), |players| vec![players]);
    let seconds = args.number("seconds")?.unwrap_or(SECONDS);
    if !(seconds > 0.0 && seconds <= 3600.0) {
        return Err(Problem::unusable(
            "--seconds: a number above 0 and up to 3600",
        ));
    }
    let wanted = args.one("work")?.unwrap_or(WORKS[0].0);
    let work = WORKS
        .into_iter()
        .find_map(|(name, work)| (name == wanted).then_some(work));
    let work = work.ok_or_else(|| {
        Problem::Unusable(format!(
            "--work: rounds, events or rollouts, not {wanted:?}"
        ))
    })?;
    for edition in games {
        for &players in &players {
            let Measured {
                rounds,
                actions,
                spent,
            } = measure(work, &rules(edition, players)?, seconds)?;
            output.line(json!({
                "work": wanted,
                "game": game_text(edition),
                "players": players,
                "rounds": rounds,
                "cpu_seconds": spent,
                "rounds_per_cpu_second": f64::from(rounds) / spent,
                "actions_per_round": f64::from(actions) / f64::from(rounds),
            }))?;
        }
    }
    Ok(true)
}

fn measure(work: Work, rules: &Rules, seconds: f64) -> Result<Measured, Problem> {
    let mut chance = Seeded::lazy(1);
    match work {
        Work::Rounds => repeat(seconds, |number| {
            play(rules, number, &mut chance, &mut NoEvents)
        }),
        Work::Events => {
            let mut log: Vec<Event> = Vec::new();
            repeat(seconds, |number| {
                log.clear();
                play(rules, number, &mut chance, &mut log)
            })
        }
        Work::Rollouts => {
            let positions = positions(rules, &mut chance)?;
            let mut hidden = Vec::new();
            repeat(seconds, |number| {
                let position = &positions[number as usize % POSITIONS];
                play_on(
                    rules,
                    &mut sample(position, &mut hidden, &mut chance)?,
                    &mut chance,
                    &mut NoEvents,
                )
            })
        }
    }
}

fn rules(edition: Edition, players: u8) -> Result<Rules, Problem> {
    let (least, most) = edition.seats();
    let ruleset = RulesetDraft::new(edition, players).check();
    let ruleset = ruleset.map_err(|_| {
        Problem::Unusable(format!(
            "--players: {} is for {least} to {most}",
            game_text(edition)
        ))
    })?;
    let deck = Deck::standard(&ruleset, |dark| dark.rotate_left(dark.len() / 3));
    Ok(Rules { ruleset, deck })
}

struct Measured {
    rounds: u32,
    actions: u32,
    /// Processor seconds.
    spent: f64,
}

/// Plays rounds by number, as many as the time allows; `play` returns the number of actions.
fn repeat(
    seconds: f64,
    mut play: impl FnMut(u32) -> Result<u32, Problem>,
) -> Result<Measured, Problem> {
    let mut measured = Measured {
        rounds: 0,
        actions: 0,
        spent: 0.0,
    };
    let clock = Clock::start();
    while measured.spent < seconds {
        for _ in 0..BATCH {
            measured.actions = measured.actions.wrapping_add(play(measured.rounds)?);
            measured.rounds += 1;
        }
        measured.spent = clock.seconds();
    }
    Ok(measured)
}

fn broken(what: &str) -> Problem {
    Problem::Unusable(format!("the rules are broken: {what}"))
}

/// A round dealt and not yet opened.
#[inline(always)]
fn dealt(rules: &Rules, number: u32, chance: &mut Seeded) -> Round {
    let seats = SeatSet::first(rules.ruleset.seats);
    let match_state = MatchState {
        seats,
        bots: seats,
        ..MatchState::default()
    };
    let dealer = Seat((number % u32::from(rules.ruleset.seats)) as u8);
    Round::dealt(rules, dealer, match_state, chance)
}

/// Plays a round; returns its number of actions.
#[inline(always)]
fn play<S: EventSink>(
    rules: &Rules,
    number: u32,
    chance: &mut Seeded,
    sink: &mut S,
) -> Result<u32, Problem> {
    let mut round = dealt(rules, number, chance);
    round
        .open(rules, chance, sink)
        .map_err(|error| broken(&format!("{error:?}")))?;
    play_on(rules, &mut round, chance, sink)
}

/// Plays a round to its end; returns the number of actions. A part of its callers, so that the round lies where they have it.
#[inline(always)]
fn play_on<S: EventSink>(
    rules: &Rules,
    round: &mut Round,
    chance: &mut Seeded,
    sink: &mut S,
) -> Result<u32, Problem> {
    let mut actions = 0;
    while let Some(seat) = round.current_player() {
        act(rules, round, seat, chance, sink)
            .map_err(|refusal| broken(&format!("{refusal:?} in {:?}", round.phase())))?;
        actions += 1;
    }
    Ok(actions)
}

/// Does something that the awaited seat may do.
#[inline(always)]
fn act<S: EventSink>(
    rules: &Rules,
    round: &mut Round,
    seat: Seat,
    chance: &mut Seeded,
    sink: &mut S,
) -> Result<(), ActionError> {
    let Legal {
        cards,
        other_actions,
    } = round.legal(rules, seat);
    // One call for each kind of action, so that the compiler knows in each what it is.
    if cards.is_empty() {
        if other_actions.is_only(SeatAction::Draw) {
            round.apply(rules, Action::Seat(seat, SeatAction::Draw), chance, sink)
        } else {
            let action = choose_action(other_actions, round, chance).ok_or(ActionError::NotNow)?;
            round.apply(rules, Action::Seat(seat, action), chance, sink)
        }
    } else {
        let card = cards.any(chance).unwrap_or(Card(0));
        if round.may_name(rules, card) {
            play_naming(round, rules, seat, card, chance, sink)
        } else {
            round.play_card(rules, seat, card, Names::default(), chance, sink)
        }
    }
}

/// Rounds in their middle, with somebody to play or draw.
fn positions(rules: &Rules, chance: &mut Seeded) -> Result<Vec<Round>, Problem> {
    let mut positions = Vec::with_capacity(POSITIONS);
    for number in 0.. {
        let mut round = dealt(rules, number, chance);
        round
            .open(rules, chance, &mut NoEvents)
            .map_err(|error| broken(&format!("{error:?}")))?;
        let mut actions = 0;
        while let Some(seat) = round
            .current_player()
            .filter(|_| actions < MIDDLE || *round.phase() != Phase::Turn)
        {
            act(rules, &mut round, seat, chance, &mut NoEvents)
                .map_err(|refusal| broken(&format!("{refusal:?}")))?;
            actions += 1;
        }
        if !round.is_over() {
            positions.push(round);
        }
        if positions.len() == POSITIONS {
            break;
        }
    }
    Ok(positions)
}

/// The same position with the cards that the one to act may not know dealt anew. Of the draw pile it is enough to know what is in
/// it: its cards are drawn at random.
fn sample(position: &Round, hidden: &mut Vec<Card>, chance: &mut Seeded) -> Result<Round, Problem> {
    let viewer = position.current_player();
    hidden.clear();
    for seat in position.seats().iter().filter(|&seat| viewer != Some(seat)) {
        hidden.extend(position.hand(seat).iter());
    }
    let handed = hidden.len();
    hidden.extend(position.draw_pile());
    for place in 0..handed {
        let other = place + chance.below((hidden.len() - place) as u32) as usize;
        hidden.swap(place, other);
    }
    position
        .with_hidden(viewer, hidden)
        .ok_or_else(|| broken("a card is hidden and not hidden"))
}

/// A number below `count`; nothing is drawn where there is nothing to choose.
fn pick(count: usize, chance: &mut Seeded) -> usize {
    if count > 1 {
        chance.below(count as u32) as usize
    } else {
        0
    }
}

/// One of the actions besides playing, each equally likely.
fn choose_action(
    other_actions: ActionSet,
    round: &Round,
    chance: &mut Seeded,
) -> Option<SeatAction> {
    let action = other_actions.nth(pick(other_actions.len(), chance));
    action.or_else(|| {
        other_actions
            .names_color()
            .then(|| SeatAction::Color(round.side().colors()[pick(4, chance)]))
    })
}

/// Plays a card with a color and a seat where it must name one, each equally likely.
#[inline(never)]
fn play_naming<S: EventSink>(
    round: &mut Round,
    rules: &Rules,
    seat: Seat,
    card: Card,
    chance: &mut Seeded,
    sink: &mut S,
) -> Result<(), ActionError> {
    let play = Play::of(rules.deck.side(round.side()).face(card));
    let color = round
        .asks_color(rules, seat, play)
        .then(|| round.color_choices(play)[pick(4, chance)]);
    let swap = round
        .asks_swap(rules, seat, play)
        .then(|| round.swap_targets(seat));
    let swap = swap.and_then(|targets| targets.iter().nth(pick(targets.len(), chance)));
    round.play_card(rules, seat, card, Names { color, swap }, chance, sink)
}
