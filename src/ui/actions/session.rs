//! Changing the session, and saving it. A change that leads to no other screen needs nothing more.

use std::convert::Infallible;

use leptos::prelude::*;

use crate::platform::game_lock;
use crate::rules::Seat;
use crate::store::{LocalStorage, Store};
use crate::table::{GameView, ListChoice, Session};
use crate::ui::state::AppState;

/// Changes the session and saves it.
fn change(app: AppState, change: impl FnOnce(&mut Session)) {
    let changed = app.game.try_update(|session| {
        change(session);
        Ok::<(), Infallible>(())
    });
    if changed.is_some() {
        save(app);
    }
}

/// Saves the game, or deletes the saved one where there is none. A window that has not got the game leaves it alone.
pub fn save(app: AppState) {
    if !game_lock::may_write() {
        return;
    }
    let mut store = Store::new(LocalStorage);
    match app.game.peek_session(|session| store.save_game(session)) {
        Some(saved) => app.settings.report(saved),
        None => store.delete_game(),
    }
}

/// Continues with the next deal.
pub fn next_round(app: AppState) {
    app.selection.clear();
    change(app, Session::next_round);
}

/// Chooses the list of the next round (D3).
pub fn choose_list(app: AppState, list: ListChoice) {
    change(app, |session| session.choose_list(list));
}

/// Takes the last play back.
pub fn undo(app: AppState) {
    app.selection.clear();
    change(app, |session| {
        session.undo();
    });
}

/// Ends the time in which the last play can be taken back.
pub fn forget_undo(app: AppState) {
    change(app, Session::forget_undo);
}

/// Reads the built-in lists again, whose texts were loaded meanwhile.
pub fn refresh_lists(app: AppState) {
    // Nothing of the saved game changes: it names a built-in list by its key.
    let _ = app.game.try_update(|session| {
        session.refresh_lists();
        Ok::<(), Infallible>(())
    });
}

/// Hands the device to a person.
pub fn hand_to(app: AppState, seat: Seat) {
    app.selection.clear();
    change(app, |session| session.hand_to(seat));
}

/// Shows the hand of the person who has the device.
pub fn show_hand(app: AppState) {
    app.selection.clear();
    change(app, Session::ready);
}

/// Hides the hand that is shown; its owner is asked again.
pub fn hide_hand(app: AppState) {
    app.selection.shown_hand.set(None);
    if app.game.peek(GameView::viewer).is_some() {
        app.selection.clear();
        change(app, Session::hide);
    }
}

/// Lays the device back on the table.
pub fn lay_down(app: AppState) {
    app.selection.clear();
    change(app, Session::lay_down);
}
