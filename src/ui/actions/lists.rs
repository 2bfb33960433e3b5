//! Editing, copying and deleting the players' own dare lists. Each change is saved at once.

use leptos::prelude::*;

use super::{navigation, setup};
use crate::dares::{Builtin, DareListDraft, Edit, LEVELS, Lang, SLOTS};
use crate::i18n::Message;
use crate::store::{LocalStorage, OwnLists, Store};
use crate::ui::route::Route;
use crate::ui::state::{AppState, Removed};

/// Reads the saved lists again, which another window may have changed; not where the lists here are newer.
pub fn reload(app: AppState) {
    if app.lists.unsaved.get_untracked() {
        return;
    }
    if let Ok(Some(saved)) = Store::new(LocalStorage).lists()
        && app.lists.lists.with_untracked(|lists| *lists != saved)
    {
        app.lists.lists.set(saved);
    }
}

/// Changes the lists and saves them.
fn change<T>(app: AppState, change: impl FnOnce(&mut OwnLists) -> T) -> T {
    reload(app);
    let mut lists = app.lists.lists.get_untracked();
    let result = change(&mut lists);
    let saved = Store::new(LocalStorage).save_lists(&lists);
    app.lists.lists.set(lists);
    app.lists.unsaved.set(saved.is_err());
    app.settings.report(saved);
    result
}

/// Opens the editor of a list.
pub fn open(app: AppState, id: u32) {
    app.lists.message.set(None);
    app.lists.open_dare.set(None);
    app.lists.level.set(0);
    app.lists.removed.set(None);
    navigation::show(app, Route::List(id));
}

/// Adds a list, or a set, under a name that no other has; returns its id.
pub fn add(app: AppState, drafts: Vec<DareListDraft>) -> Option<u32> {
    change(app, |lists| lists.add_named(drafts))
}

fn add_and_open(app: AppState, drafts: Vec<DareListDraft>) {
    if let Some(id) = add(app, drafts) {
        open(app, id);
    }
}

/// Adds an empty list, or an empty set for adults, and opens it.
pub fn begin(app: AppState, adult: bool) {
    let lang = app.locale.current();
    let name = Message::LIST_NAMELESS.text(lang).to_owned();
    let draft = DareListDraft {
        name,
        lang,
        adult,
        slots: vec![None; SLOTS],
    };
    add_and_open(app, vec![draft; if adult { LEVELS } else { 1 }]);
}

/// Adds a copy of a built-in list and opens it.
pub fn copy_builtin(app: AppState, list: Builtin, lang: Lang) {
    add_and_open(app, vec![list.list(lang).to_draft()]);
}

/// Adds a copy of an own list and opens it.
pub fn duplicate(app: AppState, id: u32) {
    let drafts = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id).map(|list| list.drafts().to_vec()));
    if let Some(drafts) = drafts {
        add_and_open(app, drafts);
    }
}

/// Deletes a list; it can be put back.
pub fn delete(app: AppState, id: u32) {
    if let Some((at, list)) = change(app, |lists| lists.remove(id)) {
        tell(
            app,
            Message::LIST_DELETED.text(app.locale.current()).to_owned(),
        );
        app.lists.removed.set(Some(Removed::List { at, list }));
    }
}

/// Edits a list, at a level of a set. The set-up follows a list that it plays.
pub fn edit(app: AppState, id: u32, level: usize, edit: Edit) {
    let before = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id).cloned());
    change(app, |lists| {
        if let Some(list) = lists.get_mut(id) {
            list.edit(level, edit);
        }
    });
    let Some(before) = before else { return };
    let played = app
        .settings
        .peek(|settings| settings.setup.as_ref().map(|setup| setup.list.clone()));
    let followed = app
        .lists
        .lists
        .with_untracked(|lists| before.followed(lists.get(id)?, played.as_ref()?));
    if let Some(list) = followed {
        setup::change(app, |setup| setup.list = list);
    }
}

/// Empties a number of a list; its dare can be put back.
pub fn clear_dare(app: AppState, id: u32, level: usize, number: u8) {
    let slot = usize::from(number).saturating_sub(1);
    let dare = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id)?.drafts().get(level)?.slots.get(slot)?.clone());
    if let Some(dare) = dare {
        edit(app, id, level, Edit::Put(number, None));
        tell(
            app,
            Message::LIST_CLEARED.text(app.locale.current()).to_owned(),
        );
        app.lists.removed.set(Some(Removed::Dare {
            id,
            level,
            number,
            dare,
        }));
    }
}

/// Puts back what was taken away last.
pub fn undo(app: AppState) {
    app.lists.message.set(None);
    let removed = app.lists.removed.get_untracked();
    app.lists.removed.set(None);
    match removed {
        Some(Removed::List { at, list }) => change(app, |lists| lists.put_back(at, list)),
        Some(Removed::Dare {
            id,
            level,
            number,
            dare,
        }) => {
            edit(app, id, level, Edit::Put(number, Some(dare)));
        }
        None => {}
    }
}

/// Shows and announces a message about the last action.
pub fn tell(app: AppState, text: String) {
    app.announcements.answer.set(text.clone());
    app.lists.removed.set(None);
    app.lists.message.set(Some(text));
}
