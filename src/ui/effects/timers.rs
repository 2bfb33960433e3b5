//! Timers that end at a time of the clock: the timer of a dare, and the time in which a play can be taken back.

use leptos::prelude::*;

use crate::platform::clock::{self, Alarm};
use crate::table::Session;
use crate::ui::actions::{dare_timer, session};
use crate::ui::state::AppState;

/// How long a play can be taken back, in milliseconds.
const UNDO_TIME: u64 = 4000;

/// Follows the timers.
pub(super) fn follow(app: AppState) {
    follow_dare(app);
    follow_undo(app);
}

/// Shows each second of the timer of a dare.
fn follow_dare(app: AppState) {
    let alarm = Alarm::default();
    Effect::new(move |_| {
        let sheet = app.selection.dare_sheet.get();
        let timer = sheet.timer.filter(|_| sheet.is_running());
        let Some(timer) = timer else {
            return alarm.clear();
        };
        // A second is shown until it is over.
        let rest = (timer.remaining_ms(sheet.now) - 1) % 1000 + 1;
        alarm.set(sheet.now + u64::from(rest), move || dare_timer::tick(app));
    });
}

/// Ends the time for taking the last play back.
fn follow_undo(app: AppState) {
    // By its digest, so that each play has a time of its own.
    let play = Memo::new(move |_| {
        let digest = |session: &Session| session.can_undo().then(|| session.digest());
        app.game.with_session(digest).flatten()
    });
    let alarm = Alarm::default();
    Effect::new(move |_| match play.get() {
        Some(_) => alarm.set(clock::now() + UNDO_TIME, move || session::forget_undo(app)),
        None => alarm.clear(),
    });
}
