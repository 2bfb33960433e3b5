//! Looking ahead: hidden cards are dealt as what was seen makes them likely, each action is tried on the same deals, and the rounds
//! are played on by the reflex.

use std::rc::Rc;

use super::features::Public;
use super::playout::{Customs, NoCustoms, Playing, Position};
use super::policy::{Policy, Way, best};
use super::sampler::Sampler;
use super::voids::Voids;
use crate::rules::{CardSet, Chance, Color, Round, Seat, SeatAction, Seeded};

/// No more actions are looked into: those the reflex likes least are left out.
const CANDIDATES: usize = 8;
/// After so many simulations actions are given up that hardly can be the best.
const REVIEW: u32 = 32;
/// By how many standard errors an action must be behind to be given up.
const GIVEN_UP: f32 = 2.2;
/// By how many standard errors an action must be ahead of the reflex's choice to take its place.
const CONVINCED: f32 = 1.7;

/// An action that is looked into.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// What is done; nothing where a seat that is not awaited lets a card pass.
    action: Option<SeatAction>,
    wins: f32,
    tries: u32,
    is_open: bool,
}

impl Candidate {
    #[expect(
        clippy::cast_precision_loss,
        reason = "a share needs no more precision"
    )]
    fn mean(&self) -> f32 {
        self.wins / self.tries.max(1) as f32
    }
}

/// What a seat knows when it begins to think.
pub struct Situation {
    /// Deals the hidden cards.
    pub sampler: Sampler,
    /// The seat that thinks.
    pub seat: Seat,
    /// The colors that seats were seen to lack.
    pub voids: Voids,
    /// The color in play before the last play.
    pub color_before: Option<Color>,
    /// All cards of the deck.
    pub all: CardSet,
}

impl Situation {
    /// Deals the hidden cards once.
    pub fn deal<C: Chance>(&mut self, chance: &mut C) -> Position {
        let round = self.sampler.sample(chance);
        Position {
            public: self.public(&round),
            round,
        }
    }

    fn public(&self, round: &Round) -> Public {
        Public {
            voids: self.voids,
            seen: round.discard_pile().iter().copied().collect(),
            all: self.all,
            color_before: self.color_before,
        }
    }
}

/// A decision being thought about, as long as its caller likes: a slice of time after another, and always with an answer at hand.
pub struct Thinking<K = NoCustoms> {
    situation: Option<Situation>,
    customs: K,
    policy: Rc<Policy>,
    candidates: Vec<Candidate>,
    chance: Seeded,
    simulations: u32,
    ways: Vec<Way>,
}

impl Thinking {
    /// A decision that needs no thought.
    #[must_use]
    pub fn settled(action: SeatAction, policy: Rc<Policy>) -> Thinking {
        let only = Candidate {
            action: Some(action),
            wins: 0.0,
            tries: 0,
            is_open: true,
        };
        Thinking {
            situation: None,
            customs: NoCustoms,
            policy,
            candidates: vec![only],
            chance: Seeded::lazy(0),
            simulations: 0,
            ways: Vec::new(),
        }
    }
}

impl<K: Customs> Thinking<K> {
    /// Begins to think about some scored ways, and about doing nothing where that is possible.
    #[must_use]
    pub fn new(
        situation: Situation,
        customs: K,
        policy: Rc<Policy>,
        mut ways: Vec<Way>,
        may_wait: bool,
        seed: u64,
    ) -> Thinking<K> {
        let mut candidates = Vec::new();
        if may_wait {
            candidates.push(None);
        }
        while candidates.len() < CANDIDATES && !ways.is_empty() {
            candidates.push(Some(ways.remove(best(&ways)).action));
        }
        let candidates = candidates.into_iter().map(|action| Candidate {
            action,
            wins: 0.0,
            tries: 0,
            is_open: true,
        });
        Thinking {
            situation: Some(situation),
            customs,
            policy,
            candidates: candidates.collect(),
            chance: Seeded::lazy(seed),
            simulations: 0,
            ways,
        }
    }

    /// Returns whether more simulations can change the answer.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.candidates
            .iter()
            .filter(|candidate| candidate.is_open)
            .count()
            > 1
    }

    /// Returns the number of simulations run.
    #[must_use]
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Runs so many simulations, fewer if the answer is found before. In how many slices they are run makes no difference.
    pub fn run(&mut self, simulations: u32) {
        for _ in 0..simulations {
            if !self.is_open() {
                return;
            }
            self.simulate();
            self.simulations += 1;
            if self.simulations.is_multiple_of(REVIEW) {
                self.review();
            }
        }
    }

    fn simulate(&mut self) {
        let Some(situation) = &mut self.situation else {
            return;
        };
        let dealt = situation.deal(&mut self.chance);
        let seed = u64::from(self.chance.below(u32::MAX));
        let playing = Playing {
            rules: situation.sampler.rules(),
            customs: &self.customs,
            policy: &self.policy,
        };
        let seats = f32::from(dealt.round.seats().len() as u8);
        for candidate in self
            .candidates
            .iter_mut()
            .filter(|candidate| candidate.is_open)
        {
            let mut position = dealt.clone();
            let mut chance = Seeded::lazy(seed);
            candidate.tries += 1;
            if let Some(action) = candidate.action {
                let done = playing.carry_out(&mut position, situation.seat, action, &mut chance);
                if done.is_err() {
                    continue;
                }
            }
            candidate.wins += match playing.play_out(&mut position, &mut self.ways, &mut chance) {
                Some(winner) if winner == situation.seat => 1.0,
                Some(_) => 0.0,
                None => 1.0 / seats,
            };
        }
    }

    /// Gives up what is clearly behind.
    fn review(&mut self) {
        let Some(leader) = self.leader() else { return };
        for candidate in &mut self.candidates {
            if leads(&leader, candidate) > GIVEN_UP {
                candidate.is_open = false;
            }
        }
    }

    fn leader(&self) -> Option<Candidate> {
        let mut open = self.candidates.iter().filter(|candidate| candidate.is_open);
        let mut leader = *open.next()?;
        for candidate in open {
            if candidate.mean() > leader.mean() {
                leader = *candidate;
            }
        }
        Some(leader)
    }

    /// Returns what seems best so far: the reflex's choice unless another action is clearly better. `None` is to let a card pass.
    #[must_use]
    pub fn best(&self) -> Option<SeatAction> {
        let leader = self.leader()?;
        match self.candidates.first() {
            Some(first) if first.is_open && leads(&leader, first) < CONVINCED => first.action,
            _ => leader.action,
        }
    }
}

/// By how many standard errors one action is ahead of another.
#[expect(
    clippy::cast_precision_loss,
    reason = "an error of estimation needs no more precision"
)]
fn leads(one: &Candidate, other: &Candidate) -> f32 {
    let tries = one.tries.min(other.tries);
    if tries == 0 {
        return 0.0;
    }
    let spread = |mean: f32| (mean * (1.0 - mean)).max(0.01);
    let error = ((spread(one.mean()) + spread(other.mean())) / tries as f32).sqrt();
    (one.mean() - other.mean()) / error
}
