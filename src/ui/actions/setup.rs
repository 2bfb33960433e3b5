//! Changing the set-up. It is remembered in the settings, so nothing written there is ever lost.

use leptos::prelude::*;

use super::{game, settings};
use crate::i18n::{Lang, Message};
use crate::table::{Setup, SetupError};
use crate::ui::state::{AppState, Dialog};

/// Returns the set-up being edited, and tracks it: the remembered one, or two people with the defaults.
#[must_use]
pub fn current(app: AppState) -> Setup {
    let remembered = app.settings.read(|settings| settings.setup.clone());
    remembered.unwrap_or_else(|| two_people(app.locale.lang()))
}

/// Changes the set-up and remembers it.
pub fn change(app: AppState, change: impl FnOnce(&mut Setup)) {
    let mut setup = untrack(|| current(app));
    change(&mut setup);
    settings::change(app, |settings| settings.setup = Some(setup));
}

/// Returns a set-up of two people with names in a language, and the defaults.
#[must_use]
pub fn two_people(lang: Lang) -> Setup {
    let mut setup = Setup::new(2, lang);
    for (player, number) in setup.players.iter_mut().zip(1..) {
        player.name = Message::PLAYER_N.number(lang, number);
    }
    setup
}

/// Begins a game, unless another one would be lost: then the dialog [`Dialog::ReplaceGame`] asks first.
pub fn begin_or_ask(app: AppState, begin: fn(AppState)) {
    if game::is_unfinished(app) {
        app.dialogs.show(Dialog::ReplaceGame);
    } else {
        begin(app);
    }
}

/// Begins a game of two people with the defaults. The set-up made by hand stays remembered.
pub fn begin_with_defaults(app: AppState) {
    let remembered = app.settings.peek(|settings| settings.setup.clone());
    // Two named people and the defaults always make a game.
    if game::begin(app, two_people(app.locale.current())).is_ok() {
        settings::change(app, |settings| settings.setup = remembered);
    }
}

/// Begins the game that was set up.
///
/// # Errors
/// Every reason why it cannot be played.
pub fn begin(app: AppState) -> Result<(), Vec<SetupError>> {
    let mut setup = untrack(|| current(app));
    setup.clean_texts();
    game::begin(app, setup)?;
    app.dialogs.adults_confirmed.set(false);
    Ok(())
}
