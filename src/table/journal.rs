//! What was told to the table: the events everybody saw, and what has befallen each seat since it last acted.

use std::collections::VecDeque;

use crate::rules::{Event, MAX_SEATS, Open, Rules, Seat, SeatSet, SeenEvent, Side};

/// The most events kept for reading back.
const KEPT: usize = 200;

/// An event with its place in the sequence, by which a screen knows what is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Counts up from 0 in each round.
    pub number: u32,
    /// What everybody saw.
    pub event: SeenEvent,
}

/// The journal of a round.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    told: VecDeque<Told>,
    next: u32,
    /// What befell each seat since its last own act.
    befell: [Vec<SeenEvent>; MAX_SEATS],
}

impl Journal {
    /// Writes down what an action brought. `actor` is the seat that acted, whose own past is then forgotten.
    pub fn write(&mut self, rules: &Rules, (side, actor): (Side, Option<Seat>), events: &[Event]) {
        if let Some(actor) = actor {
            self.befell[actor.index()].clear();
        }
        for event in events {
            let seen = event.seen_by(None, side, rules);
            for seat in concerns(*event).iter().filter(|&seat| Some(seat) != actor) {
                self.befell[seat.index()].push(seen.clone());
            }
            self.told.push_back(Told { number: self.next, event: seen });
            self.next += 1;
            if self.told.len() > KEPT {
                self.told.pop_front();
            }
        }
    }

    /// The events, oldest first.
    #[must_use]
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Told> {
        self.told.iter()
    }

    /// The number the next event will have.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// What has befallen a seat since it last acted, without any face that it has not been shown.
    #[must_use]
    pub fn befell(&self, seat: Seat) -> &[SeenEvent] {
        &self.befell[seat.index()]
    }
}

/// The seats an event happened to.
fn concerns(event: Event) -> SeatSet {
    SeatSet::of(match event {
        Event::Drew { seat, .. }
        | Event::Open(
            Open::Skipped(seat)
            | Open::Caught { seat, .. }
            | Open::Slipped(seat, _)
            | Open::LastingEnded(seat, _)
            | Open::Owes(seat, _),
        ) => vec![seat],
        Event::Open(Open::Swapped(a, b)) => vec![a, b],
        Event::Open(Open::HandsPassed | Open::HandsShuffled) => (0..MAX_SEATS as u8).map(Seat).collect(),
        _ => Vec::new(),
    })
}
