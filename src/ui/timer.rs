//! The timer of a dare, which the table starts when it likes. At its end it asks; it decides nothing.

use std::time::Duration;

use leptos_dom::helpers::set_timeout;

use super::App;
use super::app::Reading;
use crate::platform::visibility;

/// The timer is started, stopped, or started over.
pub fn toggle(app: App, seconds: u16) {
    let started = app.reading.update(|reading| {
        reading.runs = !reading.runs;
        reading.left = reading.left.filter(|left| *left > 0).or(Some(seconds));
        reading.started += 1;
        reading.runs.then_some(reading.started)
    });
    if let Some(started) = started {
        tick_later(app, started);
    }
}

/// A second passes while the timer runs and the page is seen.
fn tick_later(app: App, started: u32) {
    let tick = move || {
        let runs = |reading: &Reading| reading.runs && reading.started == started;
        if app.reading.with_untracked(runs) && visibility::visible() {
            app.reading.update(|reading| {
                reading.left = reading.left.map(|left| left.saturating_sub(1));
                reading.runs = reading.left > Some(0);
            });
        }
        if app.reading.with_untracked(runs) {
            tick_later(app, started);
        }
    };
    set_timeout(tick, Duration::from_secs(1));
}

/// Another dare is read from the beginning.
pub fn stop_reading(app: App) {
    app.reading.update(|reading| {
        *reading = Reading {
            started: reading.started,
            ..Reading::default()
        }
    });
}
