//! A computer player of a level.

use std::rc::Rc;

use super::Bot;
use super::knowledge::Knowledge;
use super::level::Level;
use super::playout::{NoCustoms, Playing};
use super::policy::{Policy, Way, best, draw};
use super::sampler::Sampler;
use super::search::{Situation, Thinking};
use super::weights::trained;
use crate::rules::{
    Chance, Edition, LegalAction, Observation, PhaseView, Play, SeatAction, Seeded, View,
};

/// The simulations of a strong player unless told otherwise.
pub const SIMULATIONS: u32 = 300;

/// A computer player. It is told what its seat observes, and asked with the view of its seat.
#[derive(Clone, Debug)]
pub struct Mind {
    level: Level,
    chance: Seeded,
    knowledge: Knowledge,
    policy: Option<(Edition, Rc<Policy>)>,
    simulations: u32,
}

impl Mind {
    /// Makes a player of a level; what it does by whim comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind {
            level,
            chance: Seeded::lazy(seed),
            knowledge: Knowledge::default(),
            policy: None,
            simulations: SIMULATIONS,
        }
    }

    /// Sets the number of simulations after which [`Bot::decide`] answers; only a strong player runs any.
    #[must_use]
    pub fn with_simulations(mut self, simulations: u32) -> Mind {
        self.simulations = simulations;
        self
    }

    /// Returns what it remembers.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Returns the level.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Takes in what its seat has observed, in the order in which it happened.
    pub fn observe(&mut self, seen: &[Observation]) {
        for one in seen {
            self.knowledge.observe(one);
        }
    }

    fn policy(&mut self, edition: Edition) -> Rc<Policy> {
        match &self.policy {
            Some((known, policy)) if *known == edition => Rc::clone(policy),
            _ => {
                let policy = Rc::new(trained(edition));
                self.policy = Some((edition, Rc::clone(&policy)));
                policy
            }
        }
    }

    /// Begins to think about what to do now. Every level but the strong one has its answer at once.
    pub fn begin(&mut self, view: &View) -> Thinking {
        self.knowledge.see(view);
        let policy = self.policy(view.ruleset.edition);
        let seed = u64::from(self.chance.below(u32::MAX));
        let settled = |action| Thinking::settled(action, Rc::clone(&policy));
        if let [only] = view.legal_actions[..]
            && !only.asks_color
            && !only.asks_swap
        {
            return settled(only.action);
        }
        if let Some(answer) = self.answer_dare(view) {
            return settled(answer);
        }
        if self.level == Level::Partner {
            return settled(self.play_openly(view));
        }
        let Some((situation, ways)) = self.survey(view, &policy) else {
            return settled(self.any(view));
        };
        let chosen = match self.level {
            Level::Easy => draw(&ways, self.level.sharpness(), &mut self.chance),
            _ => best(&ways),
        };
        match ways.get(chosen) {
            None => settled(self.any(view)),
            Some(_) if self.level == Level::Strong => {
                Thinking::new(situation, NoCustoms, policy, ways, false, seed)
            }
            Some(way) => settled(way.action),
        }
    }

    /// What can be done now, scored, and what is known.
    fn survey(&mut self, view: &View, policy: &Policy) -> Option<(Situation, Vec<Way>)> {
        let sampler = Sampler::new(view, &self.knowledge)?;
        let mut situation = Situation {
            all: sampler.rules().deck.cards().collect(),
            sampler,
            seat: view.viewer?,
            voids: *self.knowledge.voids(),
            color_before: self.knowledge.color_before(),
        };
        let position = situation.deal(&mut self.chance);
        let mut ways = Vec::new();
        let playing = Playing {
            rules: situation.sampler.rules(),
            customs: &NoCustoms,
            policy,
        };
        playing.ways(&position, situation.seat, &mut ways);
        ways.retain(|way| names_all(view, way.action));
        (!ways.is_empty()).then_some((situation, ways))
    }

    /// A dare is done, or the die rolled, if the table's verdicts promise fewer cards than drawing at once; a dare has its price in
    /// time as well. A card that passes the dare on is chosen by what the level thinks of it.
    fn answer_dare(&mut self, view: &View) -> Option<SeatAction> {
        let tries = [SeatAction::DareDo, SeatAction::Roll]
            .into_iter()
            .find(|&action| view.may(action));
        let passes_on = view
            .legal_actions
            .iter()
            .any(|choice| matches!(choice.action, SeatAction::Play(_)));
        if passes_on || !view.may(SeatAction::DareDraw) {
            return None;
        }
        let hopeful = self.knowledge.dares_done() >= HOPELESS;
        Some(tries.filter(|_| hopeful).unwrap_or(SeatAction::DareDraw))
    }

    /// A small child's partner plays what it would show anyway: numbers first, hits only when nothing else is left, and never bluffs.
    fn play_openly(&mut self, view: &View) -> SeatAction {
        let kindness = |choice: &LegalAction| match choice.action {
            SeatAction::Play(play) if play.count > 1 => 0,
            SeatAction::Play(play) if play.face.symbol.is_number() => 4,
            SeatAction::Play(play) if play.face.symbol.draw_value() == 0 => 3,
            SeatAction::Play(_) => 2,
            SeatAction::Challenge | SeatAction::DareDraw => 0,
            _ => 1,
        };
        let kindest = view.legal_actions.iter().map(kindness).max();
        let choices: Vec<LegalAction> = view
            .legal_actions
            .iter()
            .filter(|choice| Some(kindness(choice)) == kindest)
            .copied()
            .collect();
        self.name(view, &choices)
    }

    fn any(&mut self, view: &View) -> SeatAction {
        let choices = view.legal_actions.clone();
        self.name(view, &choices)
    }

    /// One of some choices, with whatever it must name.
    fn name(&mut self, view: &View, choices: &[LegalAction]) -> SeatAction {
        let at = self.chance.below(choices.len().max(1) as u32) as usize;
        let Some(choice) = choices.get(at) else {
            return SeatAction::Pass;
        };
        let SeatAction::Play(play) = choice.action else {
            return choice.action;
        };
        let targets = view.swap_targets();
        let color = view.colors(play)[self.chance.below(4) as usize % 4];
        let swap = targets
            .iter()
            .nth(self.chance.below(targets.len().max(1) as u32) as usize);
        SeatAction::Play(Play {
            color: choice.asks_color.then_some(color),
            swap: swap.filter(|_| choice.asks_swap),
            ..play
        })
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.chance.below(100) < percent
    }
}

/// From how many dares of a hundred done on a dare is worth a try.
const HOPELESS: u32 = 25;

/// Whether the view allows an action just so, with what it names.
fn names_all(view: &View, action: SeatAction) -> bool {
    let SeatAction::Play(play) = action else {
        return view.may(action);
    };
    let bare = SeatAction::Play(Play {
        color: None,
        swap: None,
        ..play
    });
    view.legal_actions.iter().any(|choice| {
        choice.action == bare
            && choice.asks_color == play.color.is_some()
            && choice.asks_swap == play.swap.is_some()
    })
}

impl Bot for Mind {
    fn observe(&mut self, seen: &[Observation]) {
        Mind::observe(self, seen);
    }

    fn decide(&mut self, view: &View) -> SeatAction {
        let mut thinking = self.begin(view);
        thinking.run(self.simulations);
        thinking.best().unwrap_or_else(|| self.any(view))
    }

    fn calls(&mut self, _: &View) -> bool {
        self.happens(self.level.calls())
    }

    fn catches(&mut self, _: &View) -> bool {
        self.happens(self.level.catches())
    }

    fn jumps_in(&mut self, view: &View) -> Option<Play> {
        if matches!(view.phase, PhaseView::Over(_)) || !self.happens(self.level.jumps()) {
            return None;
        }
        self.knowledge.see(view);
        let policy = self.policy(view.ruleset.edition);
        let seed = u64::from(self.chance.below(u32::MAX));
        let (situation, ways) = self.survey(view, &policy)?;
        let chosen = ways[best(&ways)].action;
        let action = if self.level == Level::Strong {
            let mut thinking = Thinking::new(situation, NoCustoms, policy, ways, true, seed);
            thinking.run(self.simulations);
            thinking.best()?
        } else {
            chosen
        };
        match action {
            // A wild is kept for later, and no good hand is swapped away.
            SeatAction::Play(play)
                if self.level == Level::Strong
                    || view.hand.len() <= 2
                    || (!play.face.is_wild() && play.swap.is_none()) =>
            {
                Some(play)
            }
            _ => None,
        }
    }
}
