//! The events that everybody saw, and those that affected each seat since its last action.

use std::collections::VecDeque;

use crate::rules::{Event, MAX_SEATS, Observation, PublicEvent, Rules, Seat, SeatSet, Side};

/// The most events in the log; then the oldest goes.
const ENTRIES_MAX: usize = 200;

/// An event with its number, by which a screen knows what is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Counts up from 0 in each round.
    pub number: u32,
    /// What everybody saw.
    pub event: Observation,
}

/// The events of a round.
#[derive(Clone, Debug, Default)]
pub struct EventLog {
    entries: VecDeque<LogEntry>,
    next: u32,
    /// The events that affected each seat since its last action.
    events_affecting: [Vec<Observation>; MAX_SEATS],
}

impl EventLog {
    /// Adds the events of an action. `actor` is the seat that acted: what affected it before is forgotten.
    pub fn write(&mut self, rules: &Rules, side: Side, actor: Option<Seat>, events: &[Event]) {
        if let Some(actor) = actor {
            self.events_affecting[actor.index()].clear();
        }
        for event in events {
            let seen = event.observed_by(None, side, rules);
            for seat in affected_seats(*event)
                .iter()
                .filter(|&seat| Some(seat) != actor)
            {
                self.events_affecting[seat.index()].push(seen.clone());
            }
            self.entries.push_back(LogEntry {
                number: self.next,
                event: seen,
            });
            self.next += 1;
            if self.entries.len() > ENTRIES_MAX {
                self.entries.pop_front();
            }
        }
    }

    /// Returns the events, oldest first.
    #[must_use]
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &LogEntry> {
        self.entries.iter()
    }

    /// Returns the number of the next event.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// Returns the events that affected a seat since its last action, as everybody observed them.
    #[must_use]
    pub fn events_affecting(&self, seat: Seat) -> &[Observation] {
        &self.events_affecting[seat.index()]
    }
}

/// Returns the seats that an event affects.
fn affected_seats(event: Event) -> SeatSet {
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
