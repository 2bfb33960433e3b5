//! What holds of a round on the table, in the canonical form in which expectations are read.

use serde_json::{Map, Value};

use crate::rules::{MAX_SEATS, Offer, OfferKind, Phase, Points, Seat, SeatSet};

use super::board::Board;
use super::card::{CardFaces, color_text, face_text};
use super::facts::{KEYS, Key, dares_value, hand_value, legal_value, points_value, seat_value};
use super::fields::seats_value;
use super::words::{CALLS, DIRECTIONS, LEVELS, SIDES, phase_text, word};

impl Key {
    /// What holds on the table, in canonical form.
    #[must_use]
    pub fn observe(self, board: &Board) -> Value {
        let (rules, round) = (&board.rules, &board.round);
        let edition = rules.ruleset.edition;
        let count = |count: usize| Value::from(count);
        match self {
            Key::Turn => round.current_player().map_or(Value::Null, seat_value),
            Key::Phase => Value::from(phase_text(round.phase())),
            Key::Direction => Value::from(word(DIRECTIONS, &round.direction())),
            Key::Color => round
                .color()
                .map_or(Value::Null, |color| Value::from(color_text(color))),
            Key::Side => Value::from(word(SIDES, &round.side())),
            Key::DrawStack => Value::from(round.debt(rules)),
            Key::Top => Value::from(face_text(round.top_face(rules))),
            Key::Hand(seat) => hand_value(
                edition,
                round
                    .hand(seat)
                    .iter()
                    .map(|card| CardFaces::of(&rules.deck, card))
                    .collect(),
            ),
            Key::Count(seat) => count(round.hand(seat).len()),
            Key::Draw => count(round.draw_pile().len()),
            Key::Discard => count(round.discard_pile().len()),
            Key::Aside => count(round.out_of_play().len()),
            Key::Legal => legal_value(
                round
                    .current_player()
                    .map_or_else(Vec::new, |seat| round.legal_actions(rules, seat)),
            ),
            Key::Uno(seat) => Value::from(word(CALLS, &round.call_state(seat))),
            Key::OpenDares => dares_value(&seats_of(rules.ruleset.seats, |seat| {
                round.open_dares(seat)
            })),
            Key::Dare | Key::Level | Key::Chain => self.observe_dare(round.phase()),
            Key::Out => seats_value(board.out()),
            Key::Winner | Key::Points | Key::Totals | Key::Match => self.observe_score(board),
        }
    }

    fn observe_dare(self, phase: &Phase) -> Value {
        let (Phase::Dare(Offer {
            number,
            chain,
            kind,
            ..
        })
        | Phase::Verdict(Offer {
            number,
            chain,
            kind,
            ..
        })) = phase
        else {
            return match (self, phase) {
                (Key::Chain, Phase::Roll(offer)) => Value::from(offer.chain),
                _ => Value::Null,
            };
        };
        match (self, kind) {
            (Key::Dare, _) => Value::from(*number),
            (Key::Chain, _) => Value::from(*chain),
            (_, OfferKind::Level(level, _)) => Value::from(word(LEVELS, level)),
            _ => Value::Null,
        }
    }

    fn observe_score(self, board: &Board) -> Value {
        let result = board.result();
        let seats = board.rules.ruleset.seats;
        let listed = |points: Points| points_value(&seats_of(seats, |seat| points[seat.index()]));
        match self {
            Key::Winner => board.round.winner().map_or(Value::Null, seat_value),
            Key::Points => listed(result.map_or([0; MAX_SEATS], |result| result.points)),
            Key::Totals => {
                listed(result.map_or(board.before.points, |result| result.totals.points))
            }
            _ => result
                .and_then(|result| result.totals.winner)
                .map_or(Value::Null, seat_value),
        }
    }
}

/// Everything that can be told of a round, by key; calls and legal actions aside, which follow from the rest.
#[must_use]
pub fn all_facts(board: &Board) -> Map<String, Value> {
    let hands = (0..board.rules.ruleset.seats).map(|seat| Key::Hand(Seat(seat)));
    let plain = KEYS
        .iter()
        .map(|&(_, key)| key)
        .filter(|key| *key != Key::Legal);
    plain
        .chain(hands)
        .map(|key| (key.text(), key.observe(board)))
        .collect()
}

fn seats_of<T>(seats: u8, of: impl Fn(Seat) -> T) -> Vec<(Seat, T)> {
    SeatSet::first(seats)
        .iter()
        .map(|seat| (seat, of(seat)))
        .collect()
}
