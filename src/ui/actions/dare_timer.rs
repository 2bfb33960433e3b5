//! The timer of a dare. The table starts it when it likes; at its end it decides nothing.

use leptos::prelude::*;

use crate::platform::{clock, game_lock};
use crate::store::{LocalStorage, Store};
use crate::table::Timer;
use crate::ui::state::{AppState, DareSheet};

/// Starts, pauses or goes on with the timer of a dare of so many seconds. After its end it starts anew.
pub fn toggle(app: AppState, seconds: u16) {
    let now = clock::now();
    app.selection.dare_sheet.update(|sheet| {
        sheet.now = now;
        match &mut sheet.timer {
            Some(timer) if timer.is_over(now) => *timer = Timer::start(seconds, now),
            Some(timer) if timer.is_paused() => timer.resume(now),
            Some(timer) => timer.pause(now),
            None => sheet.timer = Some(Timer::start(seconds, now)),
        }
    });
    save(app);
}

/// Looks at the clock.
pub fn tick(app: AppState) {
    app.selection
        .dare_sheet
        .update(|sheet| sheet.now = clock::now());
}

/// Forgets how the last dare was read and timed.
pub fn reset(app: AppState) {
    app.selection.dare_sheet.set(DareSheet::default());
    save(app);
}

/// Goes on with the saved timer, if the game waits for the same dare.
pub fn resume(app: AppState) {
    let saved = app
        .game
        .peek_session(|session| Store::new(LocalStorage).timer(session));
    if let Some(Some(timer)) = saved {
        app.selection.dare_sheet.update(|sheet| {
            sheet.now = clock::now();
            sheet.timer = Some(timer);
        });
    }
}

/// Saves the timer at this moment of the game, or deletes the saved one. Where it cannot be saved it lasts as long as the page.
pub fn save(app: AppState) {
    if game_lock::may_write() {
        let timer = app.selection.dare_sheet.with_untracked(|sheet| sheet.timer);
        let _ = app
            .game
            .peek_session(|session| Store::new(LocalStorage).save_timer(session, timer));
    }
}
