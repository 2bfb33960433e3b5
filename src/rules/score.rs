//! Points and the end of a game (G14, G15, N13).

use serde::{Deserialize, Serialize};

use super::deck::Rules;
use super::edition;
use super::options::{Length, Scoring};
use super::round::Round;
use super::seat::{MAX_SEATS, Seat, SeatSet};

/// Points by seat.
pub type Points = [u32; MAX_SEATS];

/// A game between its rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Points by seat.
    pub points: Points,
    /// The seats that take part in the game from the next round on.
    pub playing: SeatSet,
    /// The seat that has won the game.
    pub winner: Option<Seat>,
}

/// What a finished round brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Points scored in the round.
    pub points: Points,
    /// The game after it.
    pub totals: Totals,
}

/// The points of a hand (G15).
#[must_use]
pub fn hand_points(rules: &Rules, round: &Round, seat: Seat) -> u32 {
    let table = rules.deck.side(round.side());
    round
        .hand(seat)
        .iter()
        .map(|card| u32::from(edition::points(&rules.ruleset, table.face(card))))
        .sum()
}

/// Points scored in a round that is over; all 0 while it goes on (G14, N13).
#[must_use]
pub fn round_points(rules: &Rules, round: &Round) -> Points {
    let mut points = [0; MAX_SEATS];
    if !round.is_over() {
        return points;
    }
    let traits = rules.ruleset.edition.traits();
    let put_out_points = u32::from(traits.put_out_points);
    let put_out = if traits.hand_limit.is_some() {
        round.put_out()
    } else {
        SeatSet::default()
    };
    if rules.ruleset.scoring == Scoring::Winner {
        if let Some(winner) = round.winner() {
            let hands = round
                .seats()
                .iter()
                .filter(|&seat| seat != winner)
                .map(|seat| hand_points(rules, round, seat));
            points[winner.index()] = hands.sum::<u32>() + put_out_points * put_out.len() as u32;
        }
        return points;
    }
    for seat in round.seats().iter() {
        points[seat.index()] = hand_points(rules, round, seat);
    }
    for seat in put_out.iter() {
        points[seat.index()] = put_out_points;
    }
    points
}

/// Counts a finished round and tells whether the game is won (G14). `before.playing` are the seats that took part.
#[must_use]
pub fn settle(rules: &Rules, round: &Round, before: &Totals) -> RoundResult {
    let points = round_points(rules, round);
    let mut totals = before.points;
    for (total, scored) in totals.iter_mut().zip(points) {
        *total = total.saturating_add(scored);
    }
    let stayed = SeatSet(before.playing.0 & !round.left().0);
    let target = u32::from(rules.ruleset.target);
    let reached = SeatSet::of(stayed.iter().filter(|seat| totals[seat.index()] >= target));
    let mut playing = stayed;
    let winner = match (rules.ruleset.length, rules.ruleset.scoring) {
        _ if stayed.len() == 1 => stayed.iter().next(),
        (Length::Round, _) => round.winner(),
        (Length::Game, Scoring::Winner) => {
            round.winner().filter(|&winner| reached.contains(winner))
        }
        (Length::Game, Scoring::Lowest) if reached.is_empty() => None,
        (Length::Game, Scoring::Lowest) => only(lowest(&totals, stayed)),
        (Length::Game, Scoring::Knockout) => {
            playing = SeatSet(stayed.0 & !reached.0);
            if playing.is_empty() {
                // All who were left reached it in the same round: the lowest of them wins, or those tied play on.
                playing = lowest(&totals, stayed);
            }
            only(playing)
        }
    };
    RoundResult {
        points,
        totals: Totals {
            points: totals,
            playing,
            winner,
        },
    }
}

/// The seats with the lowest total.
fn lowest(totals: &Points, among: SeatSet) -> SeatSet {
    let best = among.iter().map(|seat| totals[seat.index()]).min();
    SeatSet::of(
        among
            .iter()
            .filter(|seat| Some(totals[seat.index()]) == best),
    )
}

/// The seat of a set of one.
fn only(seats: SeatSet) -> Option<Seat> {
    if seats.len() == 1 {
        seats.iter().next()
    } else {
        None
    }
}
