//! Beginning, continuing and ending games, and handing the device over.

use std::convert::Infallible;

use leptos::prelude::*;

use super::{dare_timer, navigation, settings};
use crate::platform::{game_lock, random, update};
use crate::rules::Seat;
use crate::store::{LocalStorage, Store};
use crate::table::{ListChoice, Session, Setup, SetupError, Stage};
use crate::ui::route::Route;
use crate::ui::state::{AppState, load_saved};

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

/// Loads the saved game afresh, now that this window has it.
pub fn load(app: AppState) {
    app.selection.clear();
    app.game.elsewhere.set(false);
    let mut store = Store::new(LocalStorage);
    let (session, error) = load_saved(|| store.game(random::seed()));
    if let Some(error) = error {
        app.settings.report(Err(error));
    }
    app.game.set(session);
    dare_timer::resume(app);
    if app.route.get_untracked() == Route::Game {
        navigation::show(app, Route::Game);
    }
}

/// Forgets the game, which another window has taken over. Everything was saved there.
pub fn give_up(app: AppState) {
    app.game.elsewhere.set(true);
    app.dialogs.close();
    app.selection.clear();
    app.selection.shown_hand.set(None);
    app.game.set(None);
}

/// Begins a game and remembers its set-up.
///
/// # Errors
/// Every reason why it cannot be played.
pub fn begin(app: AppState, setup: Setup) -> Result<(), Vec<SetupError>> {
    let session = Session::new(setup.clone(), random::seed())?;
    settings::change(app, |settings| settings.setup = Some(setup));
    start(app, session);
    Ok(())
}

fn start(app: AppState, session: Session) {
    app.selection.clear();
    app.game.set(Some(session));
    save(app);
    navigation::show(app, Route::Game);
}

/// Begins the same game again.
pub fn rematch(app: AppState) {
    let again = app
        .game
        .peek_session(|session| session.rematch(random::seed()).ok());
    if let Some(session) = again.flatten() {
        start(app, session);
    }
}

/// Ends the game for good and returns to the start.
pub fn end(app: AppState) {
    app.selection.clear();
    app.game.set(None);
    save(app);
    navigation::show(app, Route::Title);
}

/// Returns whether a game is being played that is not decided yet.
#[must_use]
pub fn is_unfinished(app: AppState) -> bool {
    app.game.peek(|game| match game.stage {
        Stage::Draw | Stage::Round => true,
        Stage::Scored(result) => result.totals.winner.is_none(),
    })
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
    if app.game.peek(|game| game.viewer()).is_some() {
        app.selection.clear();
        change(app, Session::hide);
    }
}

/// Lays the device back on the table.
pub fn lay_down(app: AppState) {
    app.selection.clear();
    change(app, Session::lay_down);
}

/// Installs the new version that waits; between rounds only, and only when the players ask for it.
pub fn update_now(app: AppState) {
    save(app);
    update::apply_update();
}
