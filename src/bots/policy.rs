//! The trained reflex: every possible action gets a sum of weights by its features, and the higher the sum the sooner it is taken.

use super::features::{Features, Scene, WEIGHTS};
use crate::rules::{Card, Chance, Legal, Play, SeatAction, SeatSet};

/// A possible action in all that it names.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// What is done.
    pub action: SeatAction,
    /// The features of it.
    pub features: Features,
    /// The sum of its weights.
    pub score: f32,
}

/// Weights of the features.
#[derive(Clone, Debug)]
pub struct Table {
    /// One for each place of a feature.
    pub weights: Vec<f32>,
}

impl Default for Table {
    fn default() -> Table {
        Table {
            weights: vec![0.0; WEIGHTS],
        }
    }
}

impl Table {
    #[inline]
    fn score(&self, features: &Features) -> f32 {
        features
            .places()
            .map(|place| self.weights.get(place).copied().unwrap_or_default())
            .sum()
    }
}

/// The tables of a game: for two players, and for more.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    /// While two players are in the round.
    pub two: Table,
    /// While more are.
    pub more: Table,
}

impl Policy {
    /// Returns the table for a number of players in the round.
    #[inline]
    #[must_use]
    pub fn table(&self, seats: SeatSet) -> &Table {
        if seats.len() > 2 {
            &self.more
        } else {
            &self.two
        }
    }

    /// Scores the ways of a decision.
    pub fn score(&self, seats: SeatSet, ways: &mut [Way]) {
        let table = self.table(seats);
        for way in ways {
            way.score = table.score(&way.features);
        }
    }
}

/// Lists the ways to do what may be done, with their features and not yet scored.
pub fn list_ways(scene: &Scene, legal: Legal, ways: &mut Vec<Way>) {
    ways.clear();
    let Scene {
        rules, round, seat, ..
    } = *scene;
    let table = rules.deck.side(round.side());
    let mut colored = 0;
    let mut last = None;
    for card in legal.cards.iter() {
        let face = table.face(card);
        if last == Some(face) {
            continue;
        }
        last = Some(face);
        colored += usize::from(!face.is_wild());
        let most = if rules.ruleset.identical_together {
            round.together(rules, seat, face)
        } else {
            1
        };
        for count in 1..=most {
            let play = Play {
                count,
                ..Play::of(face)
            };
            add_plays(scene, card, play, ways);
        }
    }
    let mut add = |action| {
        ways.push(Way {
            action,
            features: scene.act(action, colored),
            score: 0.0,
        });
    };
    legal.other_actions.iter().for_each(&mut add);
    if legal.other_actions.names_color() {
        let colors = round.side().colors();
        colors.map(SeatAction::Color).into_iter().for_each(add);
    }
}

/// Adds a play with every color and seat that it may name.
#[inline]
fn add_plays(scene: &Scene, card: Card, play: Play, ways: &mut Vec<Way>) {
    let Scene {
        rules, round, seat, ..
    } = *scene;
    let mut add = |play: Play| {
        ways.push(Way {
            action: SeatAction::Play(play),
            features: scene.play(card, play),
            score: 0.0,
        });
    };
    if !round.may_name(rules, card) {
        return add(play);
    }
    let targets = if round.asks_swap(rules, seat, play) {
        round.swap_targets(seat)
    } else {
        SeatSet::default()
    };
    let mut add_swaps = |play: Play| {
        if targets.is_empty() {
            add(play);
        }
        for other in targets.iter() {
            add(Play {
                swap: Some(other),
                ..play
            });
        }
    };
    if round.asks_color(rules, seat, play) {
        for color in round.color_choices(play) {
            add_swaps(Play {
                color: Some(color),
                ..play
            });
        }
    } else {
        add_swaps(play);
    }
}

/// Returns the place of the way with the highest score, the first of equals.
#[must_use]
pub fn best(ways: &[Way]) -> usize {
    let mut best = 0;
    for (at, way) in ways.iter().enumerate() {
        if way.score > ways[best].score {
            best = at;
        }
    }
    best
}

/// Draws a way: the likelier the higher its score. `sharpness` 0 makes all equal, 1 is how the table was trained.
#[must_use]
pub fn draw<C: Chance>(ways: &[Way], sharpness: f32, chance: &mut C) -> usize {
    let highest = ways.iter().fold(f32::MIN, |most, way| most.max(way.score));
    let share = |way: &Way| exp((way.score - highest) * sharpness);
    let total: f32 = ways.iter().map(share).sum();
    let mut left = fraction(chance) * total;
    for (at, way) in ways.iter().enumerate() {
        left -= share(way);
        if left < 0.0 {
            return at;
        }
    }
    ways.len().saturating_sub(1)
}

/// A number from 0 to just below 1.
#[expect(
    clippy::cast_precision_loss,
    reason = "an f32 holds every whole number up to 2²⁴"
)]
fn fraction<C: Chance>(chance: &mut C) -> f32 {
    const STEPS: u32 = 1 << 24;
    chance.below(STEPS) as f32 / STEPS as f32
}

/// The exponential function within a thousandth, and the same on every machine.
#[inline]
#[must_use]
pub fn exp(power: f32) -> f32 {
    let power = (power * core::f32::consts::LOG2_E).clamp(-40.0, 40.0);
    let whole = power.floor();
    let rest = power - whole;
    let fraction = 1.0 + rest * (0.695_6 + rest * (0.226_2 + rest * 0.078_2));
    fraction * f32::from_bits((whole as i32 + 127).unsigned_abs() << 23)
}
