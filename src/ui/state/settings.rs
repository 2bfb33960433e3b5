//! The settings, and what is known of this device.

use leptos::prelude::*;

use crate::platform::install;
use crate::store::{Settings, StoreError};

/// The settings, and what is known of this device.
#[derive(Clone, Copy)]
pub struct SettingsState {
    /// The settings as they are saved.
    pub settings: RwSignal<Settings>,
    /// Why the app cannot save, or could not read what was saved.
    pub store_error: RwSignal<Option<StoreError>>,
    /// Whether a new version waits.
    pub update_ready: RwSignal<bool>,
    /// Whether the browser would install the app now.
    pub can_install: RwSignal<bool>,
}

impl SettingsState {
    pub(super) fn new(settings: Settings, error: Option<StoreError>) -> SettingsState {
        SettingsState {
            settings: RwSignal::new(settings),
            store_error: RwSignal::new(error),
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
}
