//! What was told to the table: the events everybody saw, and what has befallen each seat since it last acted.

use std::collections::VecDeque;

use crate::rules::{Event, MAX_SEATS, Observation, PublicEvent, Rules, Seat, SeatSet, Side};

/// The most events kept for reading back.
const KEPT: usize = 200;

/// An event with its place in the sequence, by which a screen knows what is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Counts up from 0 in each round.
    pub number: u32,
    /// What everybody saw.
    pub event: Observation,
}

/// The event_log of a round.
#[derive(Clone, Debug, Default)]
pub struct EventLog {
    entries: VecDeque<LogEntry>,
    next: u32,
    /// What events_affecting each seat since its last own act.
    events_affecting: [Vec<Observation>; MAX_SEATS],
}

impl EventLog {
    /// Writes down what an action brought. `actor` is the seat that acted, whose own past is then forgotten.
    pub fn write(&mut self, rules: &Rules, (side, actor): (Side, Option<Seat>), events: &[Event]) {
        if let Some(actor) = actor {
            self.events_affecting[actor.index()].clear();
        }
        for event in events {
            let seen = event.observed_by(None, side, rules);
            for seat in concerns(*event).iter().filter(|&seat| Some(seat) != actor) {
                self.events_affecting[seat.index()].push(seen.clone());
            }
            self.entries.push_back(LogEntry {
                number: self.next,
                event: seen,
            });
            self.next += 1;
            if self.entries.len() > KEPT {
                self.entries.pop_front();
            }
        }
    }

    /// The events, oldest first.
    #[must_use]
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &LogEntry> {
        self.entries.iter()
    }

    /// The number the next event will have.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// What has befallen a seat since it last acted, without any face that it has not been shown.
    #[must_use]
    pub fn events_affecting(&self, seat: Seat) -> &[Observation] {
        &self.events_affecting[seat.index()]
    }
}

/// The seats an event happened to.
fn concerns(event: Event) -> SeatSet {
    SeatSet::of(match event {
        Event::Drew { seat, .. }
        | Event::Public(
            PublicEvent::Skipped(seat)
            | PublicEvent::Caught { seat, .. }
            | PublicEvent::Slipped(seat, _)
            | PublicEvent::LastingEnded(seat, _)
            | PublicEvent::Owes(seat, _),
        ) => vec![seat],
        Event::Public(PublicEvent::Swapped(a, b)) => vec![a, b],
        Event::Public(PublicEvent::HandsPassed | PublicEvent::HandsShuffled) => {
            (0..MAX_SEATS as u8).map(Seat).collect()
        }
        _ => Vec::new(),
    })
}
