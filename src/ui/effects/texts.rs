//! The texts of the languages in use: those of the interface, and those of the dare lists.

use leptos::prelude::*;

use crate::dares;
use crate::i18n::{Lang, texts};
use crate::platform;
use crate::table::ListChoice;
use crate::ui::actions::{session, settings};
use crate::ui::state::AppState;

/// Stands between the texts of the interface and those of the dares in one file.
const SEPARATOR: &str = "\u{c}\n";

/// Takes the texts that the boot script has loaded.
pub fn take_loaded() {
    for lang in Lang::ALL
        .into_iter()
        .filter(|lang| !texts::has_catalog(*lang))
    {
        let Some(text) = platform::texts::given(lang.code()) else {
            continue;
        };
        // Leaked on purpose: every message is a piece of it, for as long as the program runs.
        if let Some((messages, dares)) = text.leak().split_once(SEPARATOR) {
            texts::add_catalog(lang, messages);
            dares::add_catalog(lang, dares);
        }
    }
}

/// Asks for the texts of every language that is wanted, and takes them when they are loaded.
pub(super) fn follow(app: AppState) {
    platform::texts::on_given(move || {
        take_loaded();
        session::refresh_lists(app);
        app.locale.catalogs_loaded();
    });
    platform::texts::on_missing(move |code| settings::keep_lang(app, code));
    Effect::new(move |_| {
        let set_up = app.settings.read(|settings| {
            settings
                .setup
                .as_ref()
                .and_then(|setup| lang_of(&setup.list))
        });
        let played = app
            .game
            .with_session(|session| lang_of(session.list_choice()))
            .flatten();
        let copied = app.lists.copy_lang.get();
        let lists = [set_up, played, copied].into_iter().flatten();
        let lists = lists.filter(|lang| !dares::has_catalog(*lang));
        let interface = Some(app.locale.chosen()).filter(|lang| !texts::has_catalog(*lang));
        let wanted = interface
            .map(Lang::code)
            .into_iter()
            .chain(lists.map(Lang::code));
        wanted.for_each(platform::texts::ask);
    });
}

/// Returns the language of a built-in list, whose texts are loaded apart.
fn lang_of(list: &ListChoice) -> Option<Lang> {
    if let ListChoice::Builtin(_, lang) = list {
        Some(*lang)
    } else {
        None
    }
}
