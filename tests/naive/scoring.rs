//! Points and the end of a game (G14, G15).

use uskalla::rules::*;

use super::cards::is_wild;
use super::world::World;

/// What a card counts (G15, D11, C9, N13, F8, T7).
fn points_of(rules: &Ruleset, face: Face) -> u32 {
    match (rules.edition, face.symbol) {
        (_, Symbol::Number(number)) => number.into(),
        (Edition::Dare | Edition::Adults, Symbol::Dare(_)) => rules.dare_points.into(),
        (Edition::Dare | Edition::Adults, Symbol::WildDare(_)) => 50,
        (Edition::Flip, Symbol::DrawOne) => 10,
        (Edition::Flip, Symbol::SkipEveryone)
        | (Edition::Attack, Symbol::DiscardAll | Symbol::TradeHands) => 30,
        (Edition::Classic, Symbol::WildShuffle | Symbol::WildCustom(_))
        | (Edition::Flip, Symbol::Wild) => 40,
        (Edition::Flip, Symbol::WildDrawColor) => 60,
        _ if is_wild(face) => 50,
        _ => 20,
    }
}

/// Counts a round that is over, and finds the same in the engine.
pub fn compare(world: &World, round: &Round, before: &Totals) {
    let points = points(world, round);
    let found = settle(world.rules, round, before);
    assert_eq!(found.points, points, "{world:?}");
    let mut totals = before.points;
    totals
        .iter_mut()
        .zip(points)
        .for_each(|(total, scored)| *total += scored);
    assert_eq!(found.totals.points, totals);
    // G16: who left cannot win the game.
    let stayed: Vec<Seat> = before
        .playing
        .iter()
        .filter(|&seat| !round.left().contains(seat))
        .collect();
    let (playing, winner) = game(world, &totals, stayed);
    assert_eq!(
        (
            found.totals.winner,
            found.totals.playing.iter().collect::<Vec<_>>()
        ),
        (winner, playing),
        "{world:?}"
    );
}

fn points(world: &World, round: &Round) -> Points {
    let rules = &world.rules.ruleset;
    let hand = |seat: Seat| {
        world.hands[seat.index()]
            .iter()
            .map(|&card| points_of(rules, world.face(card)))
            .sum::<u32>()
    };
    let mut points = Points::default();
    match (rules.scoring, world.phase) {
        // All cards left in the other hands; N13: 250 for each player put out.
        (Scoring::Winner, Phase::Over(Some(winner))) => {
            let others = world.within.iter().filter(|&&seat| seat != winner);
            points[winner.index()] =
                others.map(|&seat| hand(seat)).sum::<u32>() + 250 * round.put_out().len() as u32;
        }
        // G10: blocked, nobody scores.
        (Scoring::Winner, _) => {}
        // Each the own hand; N13: who was put out 250.
        _ => {
            world
                .within
                .iter()
                .for_each(|&seat| points[seat.index()] = hand(seat));
            round
                .put_out()
                .iter()
                .for_each(|seat| points[seat.index()] = 250);
        }
    }
    points
}

/// G14: who plays on, and who has won.
fn game(world: &World, totals: &Points, stayed: Vec<Seat>) -> (Vec<Seat>, Option<Seat>) {
    let rules = &world.rules.ruleset;
    let winner = if let Phase::Over(winner) = world.phase {
        winner
    } else {
        None
    };
    let reached = |seat: Seat| totals[seat.index()] >= rules.target.into();
    let lowest = |among: &[Seat]| {
        let best = among.iter().map(|seat| totals[seat.index()]).min();
        among
            .iter()
            .copied()
            .filter(|seat| Some(totals[seat.index()]) == best)
            .collect::<Vec<_>>()
    };
    let only = |seats: &[Seat]| {
        if let [seat] = seats {
            Some(*seat)
        } else {
            None
        }
    };
    match (rules.length, rules.scoring) {
        // G16: the last one left in the game wins it.
        _ if stayed.len() == 1 => (stayed.clone(), only(&stayed)),
        // A single round: its winner; blocked: nobody.
        (Length::Round, _) => (stayed, winner),
        // First to the target.
        (_, Scoring::Winner) => (stayed, winner.filter(|&winner| reached(winner))),
        // When somebody reaches the target, the lowest total; tied: another round.
        (_, Scoring::Lowest) => {
            let over = stayed.iter().any(|&seat| reached(seat));
            let winner = only(&lowest(&stayed)).filter(|_| over);
            (stayed, winner)
        }
        // Who reaches the target drops out; if all do at once, the lowest of them wins, or those tied play on.
        (_, Scoring::Knockout) => {
            let below: Vec<Seat> = stayed
                .iter()
                .copied()
                .filter(|&seat| !reached(seat))
                .collect();
            let left = if below.is_empty() {
                lowest(&stayed)
            } else {
                below
            };
            let winner = only(&left);
            (left, winner)
        }
    }
}
