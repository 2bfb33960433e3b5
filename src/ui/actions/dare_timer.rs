//! The timer of a dare. The table starts it when it likes; at its end it decides nothing.

use std::time::Duration;

use leptos::prelude::*;

use crate::platform::visibility;
use crate::ui::state::{AppState, DareSheet};

/// Starts, stops or restarts the timer of a dare of so many seconds.
pub fn toggle(app: AppState, seconds: u16) {
    let mut sheet = app.selection.dare_sheet.get_untracked();
    sheet.running = !sheet.running;
    sheet.seconds_left = sheet
        .seconds_left
        .filter(|left| *left > 0)
        .or(Some(seconds));
    sheet.starts += 1;
    app.selection.dare_sheet.set(sheet);
    if sheet.running {
        tick_later(app, sheet.starts);
    }
}

/// Counts a second down while the timer runs and the page is visible.
fn tick_later(app: AppState, starts: u32) {
    let sheet = app.selection.dare_sheet;
    let runs = move || sheet.with_untracked(|sheet| sheet.running && sheet.starts == starts);
    let tick = move || {
        if runs() && visibility::visible() {
            sheet.update(|sheet| {
                sheet.seconds_left = sheet.seconds_left.map(|left| left.saturating_sub(1));
                sheet.running = sheet.seconds_left > Some(0);
            });
        }
        if runs() {
            tick_later(app, starts);
        }
    };
    set_timeout(tick, Duration::from_secs(1));
}

/// Forgets how the last dare was read and timed.
pub fn reset(app: AppState) {
    app.selection.dare_sheet.update(|sheet| {
        *sheet = DareSheet {
            starts: sheet.starts,
            ..DareSheet::default()
        }
    });
}
