//! Tells what happens in the game: to screen readers in sentences, to everybody by sounds.

use leptos::prelude::*;

use crate::i18n::sentence;
use crate::platform::sound;
use crate::rules::{Observation, PublicEvent};
use crate::table::LogEntry;
use crate::ui::state::AppState;

/// Announces whatever happens in the game from now on.
pub(super) fn follow(app: AppState) {
    let mut told = Told::default();
    let mut tell = move || {
        let lang = app.locale.lang();
        let sentences = app.game.read(|game| {
            let fresh = told.take_fresh(game.round_number, &game.log);
            if app.settings.peek(|settings| settings.sound) {
                let cues = fresh.iter().filter_map(|entry| cue(&entry.event));
                if let Some((_, cue)) = cues.max() {
                    sound::play(cue);
                }
            }
            let names = game.names();
            let sentences = fresh
                .iter()
                .filter_map(|entry| sentence(&entry.event, &names, lang));
            sentences.collect::<Vec<_>>()
        });
        if !sentences.is_empty() {
            app.announcements.announce(sentences.join(" "));
        }
    };
    Effect::new(move |_| tell());
}

/// What has been told already.
#[derive(Default)]
struct Told {
    round: u16,
    /// The number of the first event not told yet.
    next: u32,
}

impl Told {
    /// Returns the events that were not told yet, and remembers them.
    fn take_fresh<'a>(&mut self, round: u16, log: &'a [LogEntry]) -> &'a [LogEntry] {
        let from = if self.round == round { self.next } else { 0 };
        self.round = round;
        self.next = log.last().map_or(0, |entry| entry.number + 1);
        let first = log
            .iter()
            .position(|entry| entry.number >= from)
            .unwrap_or(log.len());
        &log[first..]
    }
}

/// Returns how much an event matters, and how it sounds: of all that one action brings, the weightiest is heard.
fn cue(event: &Observation) -> Option<(u8, &'static str)> {
    let cue = match event {
        Observation::Drew { .. } => (1, "draw"),
        Observation::Challenged { .. } => (7, "caught"),
        Observation::Public(event) => match event {
            PublicEvent::Played { .. } => (2, "play"),
            PublicEvent::Skipped(_) => (3, "skip"),
            PublicEvent::Turned(_) => (4, "reverse"),
            PublicEvent::Pressed(..) => (5, "press"),
            PublicEvent::DareOffered(..) | PublicEvent::Rolled(..) => (6, "dare"),
            PublicEvent::Caught { .. } | PublicEvent::Slipped(..) => (7, "caught"),
            PublicEvent::Called(_) => (8, "call"),
            PublicEvent::Flipped(_) => (9, "flip"),
            PublicEvent::RoundOver(_) => (10, "win"),
            _ => return None,
        },
    };
    Some(cue)
}
