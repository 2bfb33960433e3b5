//! `uskalla rlcard`: a player for RLCard's game. It reads what RLCard shows an agent, one JSON object a line, and answers each with
//! an action; `scripts/rlcard_strength.py` speaks with it.

use std::io::{BufRead, stdin};
use std::rc::Rc;

use serde::Deserialize;
use serde_json::json;
use uskalla::bots::{Knowledge, Playing, Policy, Sampler, Situation, Thinking, best, weights};
use uskalla::rules::{
    CallState, Color, Direction, DrawReason, Face, Observation, PhaseView, PublicEvent, Rules,
    Seat, SeatAction, SeatView, Side, Symbol, View,
};

use crate::args::Args;
use crate::output::{Output, Problem};
use crate::rlcard::{RlcardCustoms, rlcard_rules};

/// Options with a value.
pub const OPTIONS: &[&str] = &["simulations", "seed"];

/// The weights for RLCard's rules, which `uskalla train --rlcard` writes.
const TRAINED: &[u8] = include_bytes!("rlcard.bin");

/// What RLCard shows an agent: `raw_obs`, `raw_legal_actions` and `action_record`.
#[derive(Deserialize)]
struct State {
    player: u8,
    hand: Vec<String>,
    target: String,
    played_cards: Vec<String>,
    num_cards: Vec<usize>,
    legal_actions: Vec<String>,
    action_record: Vec<(u8, String)>,
}

/// What is remembered of a game between two decisions.
#[derive(Default)]
struct Memory {
    knowledge: Knowledge,
    records: usize,
    played: usize,
    color: Option<Color>,
}

/// Answers until the input ends.
pub fn run(args: &Args, output: &mut Output) -> Result<bool, Problem> {
    let rules = rlcard_rules()?;
    let policy = Rc::new(Policy {
        two: weights::decode(TRAINED)
            .into_iter()
            .next()
            .unwrap_or_default(),
        ..Policy::default()
    });
    let simulations = args.number("simulations")?.unwrap_or(0);
    let mut seed: u64 = args.number("seed")?.unwrap_or(1);
    let mut memory = Memory::default();
    for line in stdin().lock().lines() {
        let unreadable =
            |fault: &dyn std::fmt::Display| Problem::Unusable(format!("input: {fault}"));
        let line = line.map_err(|fault| unreadable(&fault))?;
        let state: State = serde_json::from_str(&line).map_err(|fault| unreadable(&fault))?;
        seed = seed.wrapping_add(1);
        memory.follow(&state);
        let decided = decide(&rules, &policy, &mut memory, &state, simulations, seed);
        let answer = decided.or_else(|| state.legal_actions.first().cloned());
        output.line(json!(answer))?;
    }
    Ok(true)
}

fn face(text: &str) -> Option<Face> {
    let (color, symbol) = text.split_once('-')?;
    let symbol = match symbol {
        "skip" => Symbol::Skip,
        "reverse" => Symbol::Reverse,
        "draw_2" => Symbol::DrawTwo,
        "wild" => return Some(Face::wild(Symbol::Wild)),
        "wild_draw_4" => return Some(Face::wild(Symbol::WildDrawFour)),
        number => Symbol::Number(number.parse().ok()?),
    };
    Some(Face::colored(color_of(color)?, symbol))
}

fn color_of(text: &str) -> Option<Color> {
    match text.get(..1)? {
        "r" => Some(Color::Red),
        "y" => Some(Color::Yellow),
        "g" => Some(Color::Green),
        "b" => Some(Color::Blue),
        _ => None,
    }
}

/// Whether an action of ours is this one of RLCard's; a last wild names no color here, and any there.
fn is_same(action: SeatAction, theirs: &str) -> bool {
    match action {
        SeatAction::Play(play) => {
            face(theirs) == Some(play.face)
                && (play.color.is_none() || play.color == color_of(theirs))
        }
        _ => theirs == "draw",
    }
}

impl Memory {
    /// Takes in what was done since the last decision. Which draws were played at once is told by the cards that lie there.
    fn follow(&mut self, state: &State) {
        if state.action_record.len() < self.records || state.action_record.len() <= 1 {
            *self = Memory::default();
        }
        let records = &state.action_record[self.records..];
        let new_cards = state.played_cards.get(self.played..).unwrap_or_default();
        let mut cards = new_cards
            .iter()
            .filter_map(|card| face(card))
            .collect::<Vec<_>>();
        cards.reverse();
        if self.played == 0 {
            // The start card.
            let start = cards.pop();
            self.color = start.and_then(|face| face.color);
            if let Some(face) = start {
                self.knowledge
                    .observe(&Observation::Public(PublicEvent::StartCard(face)));
            }
        }
        let mut plays = records
            .iter()
            .filter(|(_, action)| action != "draw")
            .count();
        for (player, action) in records {
            let seat = Seat(*player);
            if let Some(laid) = face(action) {
                plays -= 1;
                cards.pop();
                self.play(seat, laid, color_of(action));
                continue;
            }
            self.knowledge.observe(&Observation::Drew {
                seat,
                count: 1,
                faces: None,
                reason: DrawReason::Turn,
            });
            let at_once = cards
                .last()
                .copied()
                .filter(|face| cards.len() > plays && (face.is_wild() || face.color == self.color));
            if let Some(laid) = at_once {
                cards.pop();
                self.play(seat, laid, None);
            }
        }
        self.records = state.action_record.len();
        self.played = state.played_cards.len();
    }

    fn play(&mut self, seat: Seat, face: Face, named: Option<Color>) {
        self.color = face.color.or(named);
        self.knowledge
            .observe(&Observation::Public(PublicEvent::Played {
                seat,
                face,
                count: 1,
                color: named.filter(|_| face.is_wild()),
                jumped: false,
            }));
        let harmless = face.is_wild() && named.is_none();
        let count = usize::from(face.symbol.draw_value());
        if count > 0 && !harmless {
            self.knowledge.observe(&Observation::Drew {
                seat: Seat(1 - seat.0.min(1)),
                count,
                faces: None,
                reason: DrawReason::Penalty,
            });
        }
    }
}

/// The state as a view of ours.
fn view(rules: &Rules, state: &State) -> Option<View> {
    let mut hand: Vec<Face> = state.hand.iter().filter_map(|card| face(card)).collect();
    hand.sort_unstable();
    let top = face(&state.target)?;
    let mut discard: Vec<Face> = state
        .played_cards
        .iter()
        .filter_map(|card| face(card))
        .collect();
    if discard.last() != Some(&top) {
        discard.push(top);
    }
    let seats = (0..2).map(|seat| SeatView {
        seat: Seat(seat),
        count: state
            .num_cards
            .get(usize::from(seat))
            .copied()
            .unwrap_or_default(),
        is_in: true,
        is_bot: true,
        call: CallState::None,
        open_dares: Vec::new(),
        backs: Vec::new(),
    });
    let held: usize = state.num_cards.iter().sum();
    Some(View {
        ruleset: rules.ruleset,
        viewer: Some(Seat(state.player)),
        draw: rules.deck.len().checked_sub(held + discard.len())?,
        hand,
        legal_actions: Vec::new(),
        may_call: false,
        may_catch: None,
        seats: seats.collect(),
        current_player: Some(Seat(state.player)),
        turn: Seat(state.player),
        dealer: Seat(1),
        phase: PhaseView::Turn,
        direction: Direction::Clockwise,
        side: Side::Light,
        color: color_of(&state.target),
        top,
        discard,
        draw_back: None,
        can_draw: true,
    })
}

fn decide(
    rules: &Rules,
    policy: &Rc<Policy>,
    memory: &mut Memory,
    state: &State,
    simulations: u32,
    seed: u64,
) -> Option<String> {
    let view = view(rules, state)?;
    memory.knowledge.see(&view);
    if state.legal_actions.len() == 1 {
        return None;
    }
    let sampler = Sampler::new(&view, &memory.knowledge)?;
    let mut situation = Situation {
        all: sampler.rules().deck.cards().collect(),
        sampler,
        seat: Seat(state.player),
        voids: *memory.knowledge.voids(),
        color_before: memory.knowledge.color_before(),
    };
    let customs = RlcardCustoms::new(rules);
    let position = situation.deal(&mut uskalla::rules::Seeded::lazy(seed));
    let playing = Playing {
        rules,
        customs: &customs,
        policy,
    };
    let mut ways = Vec::new();
    playing.ways(&position, situation.seat, &mut ways);
    ways.retain(|way| {
        state
            .legal_actions
            .iter()
            .any(|theirs| is_same(way.action, theirs))
    });
    let reflex = ways.get(best(&ways))?.action;
    let action = if simulations == 0 {
        reflex
    } else {
        let policy = Rc::clone(policy);
        let mut thinking = Thinking::new(situation, customs, policy, ways, false, seed);
        thinking.run(simulations);
        thinking.best()?
    };
    state
        .legal_actions
        .iter()
        .find(|theirs| is_same(action, theirs))
        .cloned()
}
