//! What screen readers are told.

use leptos::prelude::*;

/// How many sentences stay in the live region.
const KEPT: usize = 8;

/// The sentences of the live regions.
#[derive(Clone, Copy)]
pub struct Announcements {
    /// What happened, newest last, each sentence with its number.
    pub events: RwSignal<Vec<(u32, String)>>,
    /// The answer to the last question of the player.
    pub answer: RwSignal<String>,
}

impl Announcements {
    pub(super) fn new() -> Announcements {
        Announcements {
            events: RwSignal::new(Vec::new()),
            answer: RwSignal::new(String::new()),
        }
    }

    /// Announces what happened. One action makes one announcement.
    pub fn announce(self, text: String) {
        self.events.update(|events| {
            let next = events.last().map_or(0, |(number, _)| number + 1);
            events.push((next, text));
            let surplus = events.len().saturating_sub(KEPT);
            events.drain(..surplus);
        });
    }
}
