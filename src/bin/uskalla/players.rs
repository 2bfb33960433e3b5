//! The computer players of `simulate`, by level.

use uskalla::bots::{Bot, Level, Mind, Simple};
use uskalla::rules::{Chance, LegalAction, Play, SeatAction, Seeded, View};

use crate::output::Problem;

/// The players by name.
const KNOWN: &str = "partner, easy, solid, strong, random, random-calls, simple";

/// A player by name, with whims of its own; `simulations` is how far a strong one looks into a decision.
pub fn player(name: &str, seed: u64, simulations: u32) -> Result<Box<dyn Bot>, Problem> {
    if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
        return Ok(Box::new(
            Mind::new(level, seed).with_simulations(simulations),
        ));
    }
    let chance = Seeded::new(seed);
    match name {
        "random" => Ok(Box::new(Random {
            chance,
            calls: false,
        })),
        "random-calls" => Ok(Box::new(Random {
            chance,
            calls: true,
        })),
        "simple" => Ok(Box::new(Simple::new(seed))),
        other => Err(Problem::Unusable(format!(
            "--seats: no level {other:?}; known: {KNOWN}"
        ))),
    }
}

/// Makes a random legal play whenever there is one, else draws, takes, presses or passes, and answers at random. It calls always, or
/// never.
struct Random {
    chance: Seeded,
    calls: bool,
}

impl Random {
    fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let index = self
            .chance
            .below(u32::try_from(among.len()).unwrap_or(u32::MAX).max(1));
        among.get(index as usize).copied()
    }

    /// Fills in what the play must name.
    fn named(&mut self, view: &View, play: Play, choice: LegalAction) -> Play {
        let swaps: Vec<_> = view.swap_targets().iter().collect();
        Play {
            color: if choice.asks_color {
                self.pick(&view.colors(play))
            } else {
                None
            },
            swap: if choice.asks_swap {
                self.pick(&swaps)
            } else {
                None
            },
            ..play
        }
    }
}

impl Bot for Random {
    fn decide(&mut self, view: &View) -> SeatAction {
        let plays: Vec<LegalAction> = view
            .legal_actions
            .iter()
            .copied()
            .filter(|choice| matches!(choice.action, SeatAction::Play(_)))
            .collect();
        let choice = if plays.is_empty() {
            self.pick(&view.legal_actions)
        } else {
            self.pick(&plays)
        };
        match choice {
            Some(
                choice @ LegalAction {
                    action: SeatAction::Play(play),
                    ..
                },
            ) => SeatAction::Play(self.named(view, play, choice)),
            Some(choice) => choice.action,
            None => SeatAction::Pass,
        }
    }

    fn calls(&mut self, _: &View) -> bool {
        self.calls
    }

    fn catches(&mut self, _: &View) -> bool {
        false
    }
}
