//! A computer player that plays sensibly: it gets rid of dear cards, keeps its wilds, names the color it holds most of, and now
//! and then forgets to call.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Bot;
use crate::rules::{Color, Face, LegalAction, PhaseView, Play, Seat, SeatAction, Symbol, View};

/// How often, of a hundred times, it remembers to call.
const CALLS: u32 = 85;
/// How often, of a hundred times, it notices that somebody has not called.
const NOTICES: u32 = 60;
/// How often, of a hundred times, it does a dare rather than draw: it succeeds in three of four, so trying costs it half a card.
const DARES: u32 = 80;
/// How often, of a hundred times, it challenges a Wild Draw Four.
const CHALLENGES: u32 = 25;
/// How often, of a hundred times, it is quick enough to jump in.
const JUMPS: u32 = 70;

/// The simple computer player.
#[derive(Clone, Debug)]
pub struct Simple {
    generator: Xoshiro256PlusPlus,
}

impl Simple {
    /// A player whose whims come from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Simple {
        Simple {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.generator.next_u32() % 100 < percent
    }
}

/// The play that seems best: draw cards and dares when somebody is about to win, else the dearest colored card, else a wild.
fn best_play(view: &View) -> Option<Play> {
    let plays = view.legal_actions.iter().filter_map(|choice| {
        if let SeatAction::Play(play) = choice.action {
            Some((play, choice))
        } else {
            None
        }
    });
    let threatened = view
        .seat(view.next(view.viewer?))
        .is_some_and(|next| next.count <= 2);
    let (play, choice) = plays.max_by_key(|(play, choice)| {
        let worth = if swaps_badly(view, choice) {
            0
        } else {
            worth(view, play.face, threatened)
        };
        (worth, play.count)
    })?;
    Some(Play {
        color: choice.asks_color.then(|| favorite(view, view.colors(play))),
        swap: if choice.asks_swap {
            shortest_hand(view)
        } else {
            None
        },
        ..play
    })
}

/// How glad the player is to be rid of a card.
fn worth(view: &View, face: Face, threatened: bool) -> u32 {
    let hits = matches!(
        face.symbol,
        Symbol::Dare(_) | Symbol::WildDare(_) | Symbol::HitTwo
    ) || face.symbol.draw_value() > 0;
    let same_color = view
        .hand
        .iter()
        .filter(|other| other.color == face.color)
        .count() as u32;
    let base = match face.symbol {
        Symbol::Number(number) => 20 + u32::from(number),
        symbol if symbol.is_wild() => 5,
        _ => 40,
    };
    base + 2 * same_color.min(10) + if threatened && hits { 60 } else { 0 }
}

/// The color held most.
fn favorite(view: &View, colors: [Color; 4]) -> Color {
    let count = |color: Color| {
        view.hand
            .iter()
            .filter(|face| face.color == Some(color))
            .count()
    };
    colors
        .into_iter()
        .max_by_key(|&color| count(color))
        .unwrap_or(colors[0])
}

fn shortest_hand(view: &View) -> Option<Seat> {
    view.swap_targets()
        .iter()
        .min_by_key(|&seat| view.seat(seat).map_or(usize::MAX, |seat| seat.count))
}

/// Whether a play would swap the hand for one that is no shorter than what is left of it.
fn swaps_badly(view: &View, choice: &LegalAction) -> bool {
    let shortest = shortest_hand(view)
        .and_then(|seat| view.seat(seat))
        .map_or(0, |seat| seat.count);
    choice.asks_swap && shortest + 1 >= view.hand.len()
}

impl Bot for Simple {
    fn decide(&mut self, view: &View) -> SeatAction {
        match view.phase {
            PhaseView::Color => return SeatAction::Color(favorite(view, view.side.colors())),
            PhaseView::Challenge(_) if self.happens(CHALLENGES) => return SeatAction::Challenge,
            _ => {}
        }
        // A card also answers a stack (H2, N4) or a dare (H9).
        if let Some(play) = best_play(view) {
            return SeatAction::Play(play);
        }
        let may = |action: SeatAction| view.may(action);
        if let Some(tries) = [SeatAction::DareDo, SeatAction::Roll]
            .into_iter()
            .find(|&action| may(action))
            && self.happens(DARES)
        {
            return tries;
        }
        let others = [
            SeatAction::Accept,
            SeatAction::Take,
            SeatAction::Keep,
            SeatAction::Draw,
            SeatAction::Press,
            SeatAction::DareDraw,
        ];
        others
            .into_iter()
            .find(|&action| may(action))
            .unwrap_or(SeatAction::Pass)
    }

    fn calls(&mut self, _: &View) -> bool {
        self.happens(CALLS)
    }

    fn catches(&mut self, _: &View) -> bool {
        self.happens(NOTICES)
    }
    /// A wild is kept for later unless the hand is nearly empty, and no good hand is swapped away.
    fn jumps_in(&mut self, view: &View) -> Option<Play> {
        let play = best_play(view).filter(|play| !play.face.is_wild() || view.hand.len() <= 2)?;
        let worse = view.legal_actions.iter().any(|choice| {
            choice.action == SeatAction::Play(Play::of(play.face)) && swaps_badly(view, choice)
        });
        (!worse && self.happens(JUMPS)).then_some(play)
    }
}
