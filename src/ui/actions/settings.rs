//! Changing the settings.

use leptos::prelude::*;

use crate::i18n::{Lang, Message};
use crate::store::{LocalStorage, Settings, Sort, Store};
use crate::table::{ListChoice, Setup};
use crate::ui::state::AppState;

/// Changes the settings and saves them.
pub fn change(app: AppState, change: impl FnOnce(&mut Settings)) {
    reload(app);
    let mut settings = app.settings.settings.get_untracked();
    change(&mut settings);
    app.settings.settings.set(settings);
    save(app);
}

/// Saves the settings. That they are saved does not tell that there is room for a game.
fn save(app: AppState) {
    let saved = app
        .settings
        .peek(|settings| Store::new(LocalStorage).save_settings(settings));
    if saved.is_err() {
        app.settings.report(saved);
    }
}

/// Reads the saved settings again, which another window may have changed; not where those here could not be saved.
pub fn reload(app: AppState) {
    if app.settings.store_error.get_untracked().is_none()
        && let Ok(Some(saved)) = Store::new(LocalStorage).settings()
        && app.settings.peek(|settings| *settings != saved)
    {
        app.settings.settings.set(saved);
    }
}

/// Finds out at the start whether anything can be saved at all.
pub fn check_storage(app: AppState) {
    if app.settings.store_error.get_untracked().is_none() {
        save(app);
    }
}

/// Sorts the hand in the other order.
pub fn toggle_sort(app: AppState) {
    change(app, |settings| {
        settings.sort = match settings.sort {
            Sort::Color => Sort::Symbol,
            Sort::Symbol => Sort::Color,
        };
    });
}

/// Changes the language of the interface. What the remembered set-up had from the old language by default follows.
pub fn choose_lang(app: AppState, lang: Lang) {
    let before = app.locale.current();
    app.settings.lang_missing.set(false);
    change(app, |settings| {
        settings.lang = Some(lang.code().to_owned());
        if let Some(setup) = &mut settings.setup {
            translate_defaults(setup, before, lang);
        }
    });
}

/// Keeps the language of the interface, because the texts of the chosen one could not be loaded.
pub fn keep_lang(app: AppState, missing: &str) {
    if untrack(|| app.locale.chosen()).code() == missing {
        choose_lang(app, app.locale.current());
        app.settings.lang_missing.set(true);
    }
}

fn translate_defaults(setup: &mut Setup, before: Lang, lang: Lang) {
    if let ListChoice::Builtin(_, list_lang) = &mut setup.list
        && *list_lang == before
    {
        *list_lang = lang;
    }
    for player in &mut setup.players {
        for message in [Message::PLAYER_N, Message::ROBOT_N] {
            let number = (1..=10).find(|&number| message.number(before, number) == player.name);
            if let Some(number) = number {
                player.name = message.number(lang, number);
            }
        }
    }
}

/// Takes the game for adults out of a set-up made anew: it must be asked for again (A1).
pub fn forget_adults_game(app: AppState) {
    app.dialogs.adults_confirmed.set(false);
    let setup = app.settings.peek(|settings| settings.setup.clone());
    if let Some(setup) = setup.filter(|setup| setup.draft.edition.is_for_adults()) {
        let lang = app.locale.current();
        let family = Setup::new(setup.players.len() as u8, lang);
        change(app, |settings| {
            settings.setup = Some(Setup {
                players: setup.players,
                ..family
            });
        });
    }
}
