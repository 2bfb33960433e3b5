//! The question before the game for adults, and its lists behind it (A1, A5).

use leptos::prelude::*;

use super::setup;
use crate::dares::{Lang, read_pack};
use crate::platform::pack;
use crate::rules::Edition;
use crate::table::ListChoice;
use crate::ui::state::{AppState, Dialog};

/// Chooses a game for the set-up. The game for adults asks first (A1).
pub fn choose_game(app: AppState, edition: Edition) {
    if !edition.is_for_adults() {
        setup::change(app, |setup| setup.set_edition(edition, None));
    } else if app.dialogs.adults_confirmed.get_untracked() {
        load_lists(app, app.locale.current());
    } else {
        app.dialogs.show(Dialog::AdultsGate);
    }
}

/// Remembers that everybody here is old enough, for the game being set up.
pub fn confirm(app: AppState) {
    app.dialogs.adults_confirmed.set(true);
}

/// Loads the lists for adults in a language, and chooses their game.
pub fn load_lists(app: AppState, lang: Lang) {
    pack::load(&format!("adults.{}", lang.code()), move |text| {
        let lists = text.and_then(|text| read_pack(&text, lang).ok());
        app.dialogs.adults_missing.set(lists.is_none());
        // They may come late: another game may have been chosen meanwhile, or the set-up left.
        let Some(lists) = lists.filter(|_| app.dialogs.adults_confirmed.get_untracked()) else {
            return;
        };
        let list = ListChoice::Set(Box::new(lists));
        let edition = untrack(|| setup::read(app, |setup| setup.draft.edition));
        if edition.is_for_adults() {
            setup::change(app, |setup| setup.list = list);
        } else {
            let game = Edition::ALL
                .into_iter()
                .find(|edition| edition.is_for_adults());
            setup::change(app, |setup| {
                setup.set_edition(game.unwrap_or_default(), Some(list));
            });
        }
    });
}
