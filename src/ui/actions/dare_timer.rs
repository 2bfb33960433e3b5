//! The timer of a dare. The table starts it when it likes; at its end it decides nothing.

use leptos::prelude::*;

use crate::platform::{clock, game_lock};
use crate::store::{DareTimer, LocalStorage, Store};
use crate::table::Countdown;
use crate::ui::state::{AppState, DareSheet};

/// Starts, pauses or goes on with the timer of a dare of so many seconds. After its end it starts anew.
pub fn toggle(app: AppState, seconds: u16) {
    let now = clock::now();
    app.selection.dare_sheet.update(|sheet| {
        sheet.now = now;
        match &mut sheet.countdown {
            Some(countdown) if countdown.is_running(now) => countdown.pause(now),
            Some(countdown) if countdown.left(now) > 0 => countdown.resume(now),
            countdown => *countdown = Some(Countdown::start(seconds, now)),
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

/// Goes on with the saved timer, if it is that of the dare being performed.
pub fn resume(app: AppState) {
    let Some(saved) = Store::new(LocalStorage).timer() else {
        return;
    };
    if timer(app, saved.countdown) == Some(saved) {
        app.selection.dare_sheet.update(|sheet| {
            sheet.now = clock::now();
            sheet.countdown = Some(saved.countdown);
        });
    }
}

/// Saves the timer, or deletes the saved one. Where it cannot be saved it lasts as long as the page.
fn save(app: AppState) {
    if game_lock::may_write() {
        let countdown = app
            .selection
            .dare_sheet
            .with_untracked(|sheet| sheet.countdown);
        let timer = countdown.and_then(|countdown| timer(app, countdown));
        let _ = Store::new(LocalStorage).save_timer(timer.as_ref());
    }
}

/// Returns the timer of the dare being performed.
fn timer(app: AppState, countdown: Countdown) -> Option<DareTimer> {
    app.game.peek(|game| {
        let offer = game.offer_view()?;
        Some(DareTimer {
            round: game.round_number,
            performer: offer.answerer,
            number: offer.number?,
            countdown,
        })
    })
}
