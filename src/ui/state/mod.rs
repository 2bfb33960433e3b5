//! The state of the app: one small context each, made of signals. It knows no component.
//!
//! [`AppState`] holds them all and is provided as context by [`super::App`]; a component takes it by [`AppState::expect`], an
//! action receives it as its first argument.

mod announcements;
mod dialogs;
mod game;
mod lists;
mod locale;
mod memo;
mod selection;
mod settings;

pub use announcements::Announcements;
pub use dialogs::{Dialog, Dialogs};
pub use game::GameState;
pub use lists::{BundleImport, ListsState, Removed, Sharing};
pub use locale::Locale;
pub use memo::memo;
pub use selection::{DareSheet, HandCard, PendingChoice, Selection, ShownHand, Toast};
pub use settings::SettingsState;

use leptos::prelude::*;

use super::route::{self, Route};
use crate::platform::{game_lock, random};
use crate::store::{LocalStorage, Store, StoreError};

/// Everything the app knows, as handles that are cheap to copy.
#[derive(Clone, Copy)]
pub struct AppState {
    /// The screen shown.
    pub route: RwSignal<Route>,
    /// The game being played.
    pub game: GameState,
    /// What the player has selected or must still choose.
    pub selection: Selection,
    /// The dialogs, and what they ask.
    pub dialogs: Dialogs,
    /// The players' own dare lists.
    pub lists: ListsState,
    /// The settings, and what is known of this device.
    pub settings: SettingsState,
    /// The language of the interface.
    pub locale: Locale,
    /// What screen readers are told.
    pub announcements: Announcements,
}

impl AppState {
    /// Creates the state from what is saved on this device. Call it once, inside the owner of the app.
    #[must_use]
    pub fn load() -> AppState {
        let mut store = Store::new(LocalStorage);
        let is_elsewhere = game_lock::is_elsewhere();
        let (saved_settings, settings_error) = load_saved(|| store.settings());
        let (session, game_error) = if is_elsewhere {
            (None, None)
        } else {
            load_saved(|| store.game(random::seed()))
        };
        let (lists, lists_error) = load_saved(|| store.lists());
        let errors = [game_error, settings_error, lists_error];
        let errors = errors.into_iter().flatten().collect();
        let settings = SettingsState::new(saved_settings.unwrap_or_default(), errors);
        let first = match route::current() {
            Route::Game if session.is_none() && !is_elsewhere => Route::Title,
            route => route,
        };
        AppState {
            route: RwSignal::new(first),
            game: GameState::new(session, is_elsewhere),
            selection: Selection::new(),
            dialogs: Dialogs::new(),
            lists: ListsState::new(lists.unwrap_or_default()),
            settings,
            locale: Locale::new(settings.settings),
            announcements: Announcements::new(),
        }
    }

    /// Returns the state provided by the app.
    ///
    /// # Panics
    /// Outside a component of the app, which is a mistake of the program.
    #[must_use]
    pub fn expect() -> AppState {
        expect_context()
    }
}

/// Loads a value, or the save before it where the last one is damaged; returns the first error too.
pub fn load_saved<T>(
    mut load: impl FnMut() -> Result<Option<T>, StoreError>,
) -> (Option<T>, Option<StoreError>) {
    match load() {
        Ok(value) => (value, None),
        Err(error) if error.is_recovered() => (load().ok().flatten(), Some(error)),
        Err(error) => (None, Some(error)),
    }
}
