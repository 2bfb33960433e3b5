//! Beginning, loading and ending games.

use leptos::prelude::*;

use super::{dare_timer, navigation, session, settings};
use crate::platform::{random, update};
use crate::store::{LocalStorage, Store};
use crate::table::{Session, Setup, SetupError, Stage};
use crate::ui::route::Route;
use crate::ui::state::{AppState, load_saved};

/// Loads the saved game afresh, now that this window has it.
pub fn load(app: AppState) {
    app.selection.clear();
    app.game.elsewhere.set(false);
    let mut store = Store::new(LocalStorage);
    let (saved, error) = load_saved(|| store.game(random::seed()));
    if let Some(error) = error {
        app.settings.report(Err(error));
    }
    app.game.set(saved);
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
    let begun = Session::new(setup.clone(), random::seed())?;
    settings::change(app, |settings| settings.setup = Some(setup));
    start(app, begun);
    Ok(())
}

fn start(app: AppState, begun: Session) {
    app.selection.clear();
    app.game.set(Some(begun));
    session::save(app);
    navigation::show(app, Route::Game);
}

/// Begins the same game again.
pub fn rematch(app: AppState) {
    let again = app
        .game
        .peek_session(|session| session.rematch(random::seed()).ok());
    if let Some(begun) = again.flatten() {
        start(app, begun);
    }
}

/// Ends the game for good and returns to the start.
pub fn end(app: AppState) {
    app.selection.clear();
    app.game.set(None);
    session::save(app);
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

/// Installs the new version that waits; between rounds only, and only when the players ask for it.
pub fn update_now(app: AppState) {
    session::save(app);
    update::apply_update();
}
