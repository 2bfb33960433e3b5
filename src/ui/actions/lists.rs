//! Editing, copying and deleting the players' own dare lists. Each change is saved at once.

use leptos::prelude::*;

use super::{navigation, settings};
use crate::dares::{Builtin, DareListDraft, Edit, LEVELS, ListLang, NAME_MAX, SLOTS, seen_length};
use crate::i18n::Message;
use crate::store::{LocalStorage, OwnList, OwnLists, Store};
use crate::table::ListChoice;
use crate::ui::route::Route;
use crate::ui::state::{AppState, Removed};

/// Returns the name of an own list, which may be empty.
#[must_use]
pub fn name(list: &OwnList) -> &str {
    list.drafts().first().map_or("", |draft| draft.name.trim())
}

/// Returns whether a list is for adults only.
#[must_use]
pub fn is_adult(list: &OwnList) -> bool {
    list.drafts().iter().any(|draft| draft.adult)
}

/// Returns a finished list, or set, as a table chooses it. A list for adults is played as one of a set only (A5).
#[must_use]
pub fn choice(list: &OwnList) -> Option<ListChoice> {
    let mut lists = list.lists()?;
    if lists.len() == 1 {
        let list = lists.pop().filter(|list| !list.is_adult())?;
        return Some(ListChoice::Own(Box::new(list)));
    }
    Some(ListChoice::Set(Box::new(lists.try_into().ok()?)))
}

/// Returns the route itself, or that of all lists where the route has nothing to show.
pub(super) fn available(app: AppState, route: Route) -> Route {
    let exists = match route {
        Route::List(id) => app
            .lists
            .lists
            .with_untracked(|lists| lists.get(id).is_some()),
        _ => app.lists.received.with_untracked(Option::is_some),
    };
    if exists { route } else { Route::Lists }
}

/// Forgets what was said on the screen being left. Only the list deleted last can still be put back.
pub(super) fn leave_screen(app: AppState, to: Route) {
    let lists = app.lists;
    app.announcements.answer.set(String::new());
    match to {
        Route::Setup => lists.back.set(Route::Setup),
        Route::Title | Route::Game => lists.back.set(Route::Title),
        _ => {}
    }
    if !lists
        .removed
        .with_untracked(|removed| matches!(removed, Some(Removed::List { .. })))
    {
        lists.removed.set(None);
        lists.message.set(None);
    }
}

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
pub fn add(app: AppState, mut drafts: Vec<DareListDraft>) -> Option<u32> {
    change(app, |lists| {
        let free = free_name(lists, drafts.first().map_or("", |draft| draft.name.trim()));
        for draft in &mut drafts {
            draft.name.clone_from(&free);
        }
        lists.add(drafts)
    })
}

/// Returns the name, or the name with the first number that makes it new.
fn free_name(lists: &OwnLists, wanted: &str) -> String {
    let is_taken = |wanted: &str| lists.all().iter().any(|list| name(list) == wanted);
    let mut free = wanted.to_owned();
    let mut number = 1;
    while is_taken(&free) {
        number += 1;
        let end = format!(" {number}");
        wanted.clone_into(&mut free);
        while seen_length(&free) + end.len() > NAME_MAX && free.pop().is_some() {}
        free.push_str(&end);
    }
    free
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
        lang: lang.for_lists(),
        adult,
        slots: vec![None; SLOTS],
    };
    add_and_open(app, vec![draft; if adult { LEVELS } else { 1 }]);
}

/// Adds a copy of a built-in list and opens it.
pub fn copy_builtin(app: AppState, list: Builtin, lang: ListLang) {
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

/// Edits a list, at a level of a set. Name and language are those of the whole set.
pub fn edit(app: AppState, id: u32, level: usize, edit: Edit) {
    let before = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id).cloned());
    change(app, |lists| {
        let Some(list) = lists.get_mut(id) else {
            return;
        };
        let drafts = list.drafts_mut();
        if matches!(edit, Edit::Name(_) | Edit::Lang(_)) {
            for draft in drafts {
                draft.edit(edit.clone());
            }
        } else if let Some(draft) = drafts.get_mut(level) {
            draft.edit(edit);
        }
    });
    if let Some(before) = before {
        update_setup(app, id, &before);
    }
}

/// Lets the set-up follow a list it plays. A change is either of the name or of the content.
fn update_setup(app: AppState, id: u32, before: &OwnList) {
    let Some(now) = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id).and_then(choice))
    else {
        return;
    };
    let is_played = |chosen: &ListChoice| {
        let (was, is) = (chosen.lists(), now.lists());
        let is_named = |draft: &DareListDraft| {
            was.iter()
                .all(|list| list.name() == draft.name.trim() && list.lang() == draft.lang)
        };
        let is_same = || was.iter().zip(&is).all(|(was, is)| was.has_content_of(is));
        was.len() == is.len() && (is_same() || before.drafts().first().is_some_and(is_named))
    };
    let chosen = app
        .settings
        .peek(|settings| settings.setup.as_ref().map(|setup| setup.list.clone()));
    let chosen = chosen.filter(|chosen| !matches!(chosen, ListChoice::Builtin(..)));
    if chosen.is_some_and(|chosen| is_played(&chosen)) {
        settings::change(app, |settings| {
            if let Some(setup) = &mut settings.setup {
                setup.list = now;
            }
        });
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
