//! Timers that end at a time of the clock: the timer of a dare, and the time in which a play can be taken back.

use leptos::prelude::*;

use crate::platform::clock::{self, Alarm};
use crate::table::{Countdown, Session};
use crate::ui::actions::{dare_timer, game};
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
        let change = sheet
            .countdown
            .and_then(|countdown: Countdown| countdown.next_change(sheet.now));
        match change {
            Some(change) => alarm.set(sheet.now + change, move || dare_timer::tick(app)),
            None => alarm.clear(),
        }
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
        Some(_) => alarm.set(clock::now() + UNDO_TIME, move || game::forget_undo(app)),
        None => alarm.clear(),
    });
}
