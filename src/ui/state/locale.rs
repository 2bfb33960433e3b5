//! The language of the interface, and its texts as values that follow it.

use leptos::prelude::*;

use super::memo::memo;

use crate::i18n::texts::has_catalog;
use crate::i18n::{Lang, Message};
use crate::store::Settings;

/// The language of the interface.
#[derive(Clone, Copy)]
pub struct Locale {
    chosen: Memo<Lang>,
    lang: Memo<Lang>,
    catalogs: Trigger,
}

impl Locale {
    pub(super) fn new(settings: RwSignal<Settings>) -> Locale {
        let device = device_lang();
        let catalogs = Trigger::new();
        let chosen = memo(move || {
            let saved = settings.with(|settings| settings.lang.as_deref().and_then(Lang::from_tag));
            saved.unwrap_or(device)
        });
        let lang = memo(move || {
            catalogs.track();
            let chosen = chosen.get();
            let loaded = [chosen]
                .into_iter()
                .chain(Lang::ALL)
                .find(|lang| has_catalog(*lang));
            loaded.unwrap_or(chosen)
        });
        Locale {
            chosen,
            lang,
            catalogs,
        }
    }

    /// Returns the language of the interface: the chosen one, as soon as its texts are loaded.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    /// Returns the language of the interface without tracking it.
    #[must_use]
    pub fn current(self) -> Lang {
        self.lang.get_untracked()
    }

    /// Returns the chosen language, loaded or not.
    #[must_use]
    pub fn chosen(self) -> Lang {
        self.chosen.get()
    }

    /// Returns a message as text for a view, which follows the language.
    #[must_use]
    pub fn t(self, message: Message) -> Signal<&'static str> {
        Signal::derive(move || message.text(self.lang()))
    }

    /// Returns a composed text for a view, which follows the language and whatever else `compose` reads.
    pub fn text(self, compose: impl Fn(Lang) -> String + Send + Sync + 'static) -> Signal<String> {
        Signal::derive(move || compose(self.lang()))
    }

    /// Tells that texts of another language were loaded.
    pub fn catalogs_loaded(self) {
        self.catalogs.notify();
    }

    /// Tracks that texts were loaded.
    pub fn track_catalogs(self) {
        self.catalogs.track();
    }
}

/// Returns the first of the browser's languages that the app speaks.
fn device_lang() -> Lang {
    let tags: Vec<String> = web_sys::window()
        .map(|window| {
            window
                .navigator()
                .languages()
                .iter()
                .filter_map(|tag| tag.as_string())
                .collect()
        })
        .unwrap_or_default();
    Lang::from_tags(tags.iter().map(String::as_str))
}
