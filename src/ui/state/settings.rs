//! The settings, and what is known of this device.

use leptos::prelude::*;

use crate::platform::install;
use crate::store::{Settings, StoreError};

/// The settings, and what is known of this device.
#[derive(Clone, Copy)]
pub struct SettingsState {
    /// The settings as they are saved.
    pub settings: RwSignal<Settings>,
    /// Why the app cannot save now.
    pub store_error: RwSignal<Option<StoreError>>,
    /// What was saved and cannot be read.
    pub damage: RwSignal<Vec<StoreError>>,
    /// What the players were told about saving and have closed; it does not come back.
    closed: RwSignal<Vec<StoreError>>,
    /// Whether the texts of the language chosen last could not be loaded.
    pub lang_missing: RwSignal<bool>,
    /// Whether a new version waits.
    pub update_ready: RwSignal<bool>,
    /// Whether the browser would install the app now.
    pub can_install: RwSignal<bool>,
}

impl SettingsState {
    pub(super) fn new(settings: Settings, errors: Vec<StoreError>) -> SettingsState {
        let (trouble, damage): (Vec<_>, Vec<_>) =
            errors.into_iter().partition(|error| is_trouble(*error));
        SettingsState {
            settings: RwSignal::new(settings),
            store_error: RwSignal::new(trouble.first().copied()),
            damage: RwSignal::new(damage),
            closed: RwSignal::new(Vec::new()),
            lang_missing: RwSignal::new(false),
            update_ready: RwSignal::new(false),
            can_install: RwSignal::new(install::can_install()),
        }
    }

    /// Reads the settings and tracks them.
    pub fn read<R>(self, read: impl FnOnce(&Settings) -> R) -> R {
        self.settings.with(read)
    }

    /// Reads the settings without tracking them.
    pub fn peek<R>(self, read: impl FnOnce(&Settings) -> R) -> R {
        self.settings.with_untracked(read)
    }

    /// Takes down what became of saving or loading.
    pub fn report(self, result: Result<(), StoreError>) {
        let error = result.err();
        if error.is_none_or(is_trouble) {
            if self.store_error.get_untracked() != error {
                self.store_error.set(error);
            }
        } else if let Some(error) = error {
            self.damage.update(|damage| {
                if !damage.contains(&error) {
                    damage.push(error);
                }
            });
        }
    }

    /// Returns what the players are to be told about saving, and have not closed yet; tracks it.
    #[must_use]
    pub fn untold(self) -> Vec<StoreError> {
        let damage = self.damage.get();
        let all = self.store_error.get().into_iter().chain(damage);
        self.closed
            .with(|closed| all.filter(|error| !closed.contains(error)).collect())
    }

    /// Closes what the players have been told.
    pub fn close_notice(self) {
        let told = untrack(|| self.untold());
        self.closed.update(|closed| closed.extend(told));
    }
}

/// Returns whether an error lasts, as opposed to one that was met once.
const fn is_trouble(error: StoreError) -> bool {
    matches!(error, StoreError::Blocked | StoreError::Full)
}
