//! The texts of the languages in use: that of the screens, and those of the dare lists.

use super::App;
use super::dom::effect;
use crate::dares::{self, ListLang};
use crate::i18n::{Lang, texts};
use crate::platform;
use crate::table::{ListChoice, Session};

/// Stands between the texts of the screens and those of the dares.
const BREAK: &str = "\u{c}\n";

/// Takes what the boot script has fetched.
pub fn take_given() {
    for lang in Lang::ALL
        .into_iter()
        .filter(|lang| !texts::has_catalog(*lang))
    {
        let Some(text) = platform::texts::given(lang.code()) else {
            continue;
        };
        // Kept for as long as the program runs: every message is a piece of it.
        if let Some((words, dares)) = text.leak().split_once(BREAK) {
            texts::add_catalog(lang, words);
            dares::add_catalog(lang.for_lists(), dares);
        }
    }
}

/// Asks for the texts of every language that is wanted, and takes them when they come.
pub fn follow(app: App) {
    platform::texts::on_given(move || {
        take_given();
        app.session
            .update(|session| session.as_mut().map(Session::refresh_lists));
        app.texts.set(());
    });
    effect(move || {
        let set_up = app.settings.with(|settings| {
            settings
                .setup
                .as_ref()
                .and_then(|setup| lang_of(&setup.list))
        });
        let played = app.game(|session| lang_of(session.list_choice())).flatten();
        let copied = app.desk.with(|desk| desk.lang);
        let lists = [set_up, played, copied]
            .into_iter()
            .flatten()
            .filter(|lang| !dares::has_catalog(*lang));
        let screens = Some(app.chosen_lang()).filter(|lang| !texts::has_catalog(*lang));
        screens
            .map(Lang::code)
            .into_iter()
            .chain(lists.map(ListLang::code))
            .for_each(platform::texts::ask);
    });
}

/// The language of a list whose texts are not part of it.
fn lang_of(list: &ListChoice) -> Option<ListLang> {
    if let ListChoice::Builtin(_, lang) = list {
        Some(*lang)
    } else {
        None
    }
}
