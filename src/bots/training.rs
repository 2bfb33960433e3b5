//! Training of the reflex by self-play: after each round, what the winner did becomes likelier, and what the others did less likely,
//! the more so the more surprising the outcome was.

use super::features::{Features, Public};
use super::playout::{Customs, Playing, Position};
use super::policy::{Policy, Way, draw, exp};
use crate::rules::{Chance, MatchState, NoEvents, Phase, Round, Rules, Seat, SeatAction, SeatSet};

/// A round of more actions teaches nothing.
const LIMIT: usize = 2000;
/// Hands of so many cards and more are alike when the outcome is expected.
const HELD: usize = 12;
/// How fast the expected outcome follows what happens.
const EXPECTATION_RATE: f32 = 0.002;

/// A decision of a round, to be learned from at its end.
struct Step {
    seat: Seat,
    more: bool,
    expected: [usize; 2],
    first: usize,
    chosen: usize,
}

/// Learns the weights of one game.
pub struct Trainer<'a, K> {
    /// The weights learned so far.
    pub policy: Policy,
    customs: &'a K,
    expected: Vec<f32>,
    steps: Vec<Step>,
    features: Vec<Features>,
    likelihoods: Vec<f32>,
    ways: Vec<Way>,
}

impl<'a, K: Customs> Trainer<'a, K> {
    /// Begins with weights that are learned before, or with none.
    #[must_use]
    pub fn new(policy: Policy, customs: &'a K) -> Trainer<'a, K> {
        Trainer {
            policy,
            customs,
            expected: vec![0.5; 2 * HELD * HELD],
            steps: Vec::new(),
            features: Vec::new(),
            likelihoods: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// Plays a round and learns from it at a rate. Strangers play any card that fits, and nothing is learned from them. Returns
    /// whether the round was won by anybody.
    pub fn play<C: Chance>(
        &mut self,
        rules: &Rules,
        dealer: Seat,
        strangers: SeatSet,
        rate: f32,
        chance: &mut C,
    ) -> bool {
        let seats = SeatSet::first(rules.ruleset.seats);
        let match_state = MatchState {
            seats,
            bots: seats,
            ..MatchState::default()
        };
        let dealt = Round::deal(rules, dealer, match_state, chance, &mut NoEvents);
        let Ok(round) = dealt else {
            return false;
        };
        self.steps.clear();
        self.features.clear();
        self.likelihoods.clear();
        let mut position = Position {
            public: Public::of(rules, &round),
            round,
        };
        for _ in 0..LIMIT {
            let Some(seat) = position.round.current_player() else {
                break;
            };
            let is_stranger = strangers.contains(seat);
            if !self.act(rules, &mut position, seat, is_stranger, chance) {
                return false;
            }
        }
        let winner = position.round.winner();
        if let Some(winner) = winner {
            self.learn(winner, seats.len(), rate);
        }
        winner.is_some()
    }

    fn act<C: Chance>(
        &mut self,
        rules: &Rules,
        position: &mut Position,
        seat: Seat,
        is_stranger: bool,
        chance: &mut C,
    ) -> bool {
        let playing = Playing {
            rules,
            customs: self.customs,
            policy: &self.policy,
        };
        if matches!(position.round.phase(), Phase::Verdict(_)) {
            return playing.judge(&mut position.round, chance).is_ok();
        }
        playing.ways(position, seat, &mut self.ways);
        let chosen = if is_stranger {
            any_play(&mut self.ways, chance)
        } else {
            draw(&self.ways, 1.0, chance)
        };
        let Some(&way) = self.ways.get(chosen) else {
            return false;
        };
        if self.ways.len() > 1 && !is_stranger {
            self.note(&position.round, seat, chosen);
        }
        let playing = Playing {
            rules,
            customs: self.customs,
            policy: &self.policy,
        };
        playing
            .carry_out(position, seat, way.action, chance)
            .is_ok()
    }

    /// Keeps a decision to learn from it.
    fn note(&mut self, round: &Round, seat: Seat, chosen: usize) {
        let others = round.seats().iter().filter(|&other| other != seat);
        let nearest = others
            .map(|other| round.hand(other).len())
            .min()
            .unwrap_or(0);
        self.steps.push(Step {
            seat,
            more: round.seats().len() > 2,
            expected: [round.hand(seat).len().min(HELD - 1), nearest.min(HELD - 1)],
            first: self.features.len(),
            chosen,
        });
        let highest = self
            .ways
            .iter()
            .fold(f32::MIN, |most, way| most.max(way.score));
        let shares = self.ways.iter().map(|way| exp(way.score - highest));
        let total: f32 = shares.clone().sum();
        self.likelihoods.extend(shares.map(|share| share / total));
        self.features
            .extend(self.ways.iter().map(|way| way.features));
    }

    fn learn(&mut self, winner: Seat, seats: usize, rate: f32) {
        let mut end = self.features.len();
        for step in self.steps.iter().rev() {
            let [own, nearest] = step.expected;
            let place = (usize::from(step.more) * HELD + own) * HELD + nearest;
            let result = if step.seat == winner { 1.0 } else { 0.0 };
            let surprise = (result - self.expected[place]) * f32::from(seats as u8) / 2.0;
            self.expected[place] += EXPECTATION_RATE * (result - self.expected[place]);
            let table = if step.more {
                &mut self.policy.more
            } else {
                &mut self.policy.two
            };
            for at in step.first..end {
                let taken = if at - step.first == step.chosen {
                    1.0
                } else {
                    0.0
                };
                let change = rate * surprise * (taken - self.likelihoods[at]);
                for place in self.features[at].places() {
                    table.weights[place] += change;
                }
            }
            end = step.first;
        }
    }
}

/// Chooses any card that may be played, or any other action where none may.
fn any_play<C: Chance>(ways: &mut Vec<Way>, chance: &mut C) -> usize {
    let plays = |way: &Way| matches!(way.action, SeatAction::Play(_));
    if ways.iter().any(plays) {
        ways.retain(plays);
    }
    chance.below(ways.len().max(1) as u32) as usize
}
