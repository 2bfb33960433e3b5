//! Changing the set-up. It is remembered in the settings, so nothing written there is ever lost.

use leptos::prelude::*;

use super::{game, settings};
use crate::i18n::{Lang, Message};
use crate::rules::Seat;
use crate::table::{PlayerKind, Setup, SetupError};
use crate::ui::state::{AppState, Dialog};

/// Reads the set-up being edited, and tracks it: the remembered one, or two people with the defaults.
pub fn read<R>(app: AppState, read: impl FnOnce(&Setup) -> R) -> R {
    app.settings.read(|settings| match &settings.setup {
        Some(setup) => read(setup),
        None => read(&two_people(app.locale.lang())),
    })
}

/// Returns the set-up being edited, and tracks it.
#[must_use]
pub fn current(app: AppState) -> Setup {
    read(app, Setup::clone)
}

/// Changes the set-up and remembers it.
pub fn change(app: AppState, change: impl FnOnce(&mut Setup)) {
    let lang = app.locale.current();
    settings::change(app, |settings| {
        change(settings.setup.get_or_insert_with(|| two_people(lang)));
    });
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

/// Adds a player with a name of its own behind the others and returns the seat; `None` if the game has no more seats.
pub fn add_player(app: AppState, kind: PlayerKind) -> Option<Seat> {
    let lang = app.locale.current();
    let mut added = None;
    change(app, |setup| {
        let name = setup.free_name(kind, |kind, number| default_name(kind, number, lang));
        added = setup.add_player(kind, name);
    });
    added
}

/// Lets a person or the computer play a seat. A name that nobody chose follows.
pub fn set_kind(app: AppState, seat: Seat, kind: PlayerKind) {
    let lang = app.locale.current();
    change(app, |setup| {
        setup.set_kind(seat, kind, |kind, number| default_name(kind, number, lang));
    });
}

fn default_name(kind: PlayerKind, number: usize, lang: Lang) -> String {
    let message = match kind {
        PlayerKind::Person => Message::PLAYER_N,
        PlayerKind::Computer => Message::ROBOT_N,
    };
    message.number(lang, number)
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
