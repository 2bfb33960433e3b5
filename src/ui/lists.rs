//! The players' own lists: writing, copying, deleting. The only functions that change them; each keeps them at once.
//!
//! What comes from outside and what goes there is in [`arrive`], [`mod@share`] and [`bundle`].

pub mod arrive;
pub mod bundle;
pub mod share;
mod write;

pub use arrive::look_at_address;
pub use write::edit;

use super::actions;
use super::app::{App, Sheet};
use super::route::Screen;
use crate::dares::share::{ShareError, Shared};
use crate::dares::{
    Builtin, Dare, DareListDraft, Edit, LEVELS, ListLang, NAME_MAX, SLOTS, seen_length,
};
use crate::i18n::Message;
use crate::platform::life;
use crate::store::{Loaded, LocalStorage, OwnList, OwnLists, Store};
use crate::table::ListChoice;

/// What the screens of the lists show besides the lists.
#[derive(Default)]
pub struct Desk {
    /// Where the lists were come from.
    pub back: Screen,
    /// The language in which a list of the game is copied, once one was chosen.
    pub lang: Option<ListLang>,
    /// What was taken away last and can be put back.
    pub removed: Option<Removed>,
    /// What is said of the last thing done.
    pub told: Option<String>,
    /// The dare whose details are open.
    pub open: Option<u8>,
    /// The level of a set that is being written, from 0 on.
    pub level: usize,
    /// The dare being dragged, and the number it would get.
    pub dragged: Option<(u8, u8)>,
    /// What stands in the field for a link.
    pub pasted: String,
    /// What came from somebody else.
    pub received: Option<Result<Shared, ShareError>>,
    /// The rules that came along shall be those of the next game.
    pub use_rules: bool,
    /// What is being handed on.
    pub sharing: Option<share::Sharing>,
    /// What a file with everything holds, and what shall become of it.
    pub bundle: Option<bundle::Chosen>,
    /// What was written last could not be kept, so what is kept is not the newest.
    unkept: bool,
}

/// Something taken away.
pub enum Removed {
    /// A list from its place among the others.
    List(usize, OwnList),
    /// A dare of a list, by the list's id, its level and its number.
    Dare(u32, usize, u8, Dare),
}

/// What an own list is called, which may be nothing.
#[must_use]
pub fn name(list: &OwnList) -> &str {
    list.drafts().first().map_or("", |draft| draft.name.trim())
}

/// Whether a list is for adults only.
#[must_use]
pub fn is_adult(list: &OwnList) -> bool {
    list.drafts().iter().any(|draft| draft.adult)
}

/// The screen in whose place another one is shown, where it has nothing to show.
#[must_use]
pub fn shown(app: App, screen: Screen) -> Screen {
    let there = match screen {
        Screen::List(id) => app.lists.with_untracked(|lists| lists.get(id).is_some()),
        _ => app.desk.with_untracked(|desk| desk.received.is_some()),
    };
    if there { screen } else { Screen::Lists }
}

/// Another window of the browser may write too: what is kept is shown here as well.
pub fn follow_other_windows(app: App) {
    if let Some(window) = web_sys::window() {
        life::listen(&window, "storage", move |_| refresh(app));
    }
}

/// Takes up what is kept, unless what is here is newer.
fn refresh(app: App) {
    if app.desk.with_untracked(|desk| desk.unkept) {
        return;
    }
    if let Loaded::Value(kept) = Store::new(LocalStorage).lists()
        && app.lists.with_untracked(|lists| *lists != kept)
    {
        app.lists.set(kept);
    }
}

/// Changes the lists and keeps them.
fn change<T>(app: App, by: impl FnOnce(&mut OwnLists) -> T) -> T {
    refresh(app);
    let result = app.lists.update(by);
    let kept = app
        .lists
        .with_untracked(|lists| Store::new(LocalStorage).save_lists(lists));
    app.desk.update(|desk| desk.unkept = kept.is_err());
    if let Err(trouble) = kept {
        app.trouble.set(Some(trouble));
    }
    result
}

/// Forgets what was said, and shows a list to write on.
pub fn open(app: App, id: u32) {
    app.desk.update(|desk| {
        (desk.told, desk.open, desk.level) = (None, None, 0);
        desk.removed = None;
    });
    actions::show(app, Screen::List(id));
}

/// Adds a list, or a set, under a name that no other has.
fn add(app: App, mut drafts: Vec<DareListDraft>) -> Option<u32> {
    change(app, |lists| {
        let free = free_name(lists, drafts.first().map_or("", |draft| draft.name.trim()));
        for draft in &mut drafts {
            draft.name.clone_from(&free);
        }
        lists.add(drafts)
    })
}

/// The name, or the name with the first number that makes it new.
fn free_name(lists: &OwnLists, wanted: &str) -> String {
    let is_taken = |wanted: &str| lists.all().iter().any(|list| name(list) == wanted);
    let mut free = wanted.to_owned();
    let mut number = 1;
    while is_taken(&free) {
        number += 1;
        let end = [" ", &number.to_string()].concat();
        free.clear();
        free.push_str(wanted);
        while seen_length(&free) + end.len() > NAME_MAX && free.pop().is_some() {}
        free.push_str(&end);
    }
    free
}

/// Adds drafts and shows them to write on.
fn add_and_open(app: App, drafts: Vec<DareListDraft>) {
    if let Some(id) = add(app, drafts) {
        open(app, id);
    }
}

/// Begins an empty list, or an empty set for adults.
pub fn begin(app: App, adult: bool) {
    let lang = app.lang();
    let name = Message::LIST_NAMELESS.text(lang).to_owned();
    let draft = DareListDraft {
        name,
        lang: lang.for_lists(),
        adult,
        slots: vec![None; SLOTS],
    };
    add_and_open(app, vec![draft; if adult { LEVELS } else { 1 }]);
}

/// Copies a list of the game.
pub fn copy(app: App, list: Builtin, lang: ListLang) {
    add_and_open(app, vec![list.list(lang).to_draft()]);
}

/// Copies an own list.
pub fn duplicate(app: App, id: u32) {
    let drafts = app
        .lists
        .with_untracked(|lists| lists.get(id).map(|list| list.drafts().to_vec()));
    if let Some(drafts) = drafts {
        add_and_open(app, drafts);
    }
}

/// Deletes a list; it can be put back.
pub fn delete(app: App, id: u32) {
    if let Some((at, list)) = change(app, |lists| lists.remove(id)) {
        removed(app, Removed::List(at, list), Message::LIST_DELETED);
    }
}

/// Empties a number of a list; its dare can be put back.
pub fn clear(app: App, (id, level): (u32, usize), number: u8) {
    let slot = usize::from(number).saturating_sub(1);
    let dare = app
        .lists
        .with_untracked(|lists| lists.get(id)?.drafts().get(level)?.slots.get(slot)?.clone());
    if let Some(dare) = dare {
        edit(app, (id, level), Edit::Put(number, None));
        removed(
            app,
            Removed::Dare(id, level, number, dare),
            Message::LIST_CLEARED,
        );
    }
}

fn removed(app: App, what: Removed, told: Message) {
    tell(app, app.t(told).to_owned());
    app.desk.update(|desk| desk.removed = Some(what));
}

/// Puts back what was taken away last.
pub fn undo(app: App) {
    let removed = app.desk.update(|desk| {
        desk.told = None;
        desk.removed.take()
    });
    match removed {
        Some(Removed::List(at, list)) => change(app, |lists| lists.put_back(at, list)),
        Some(Removed::Dare(id, level, number, dare)) => {
            edit(app, (id, level), Edit::Put(number, Some(dare)))
        }
        None => {}
    }
}

/// A finished list, or set, as a table chooses it. A list for adults is played as one of a set only (A5).
#[must_use]
pub fn choice(list: &OwnList) -> Option<ListChoice> {
    let mut lists = list.lists()?;
    if lists.len() == 1 {
        return lists
            .pop()
            .filter(|list| !list.is_adult())
            .map(|list| ListChoice::Own(Box::new(list)));
    }
    Some(ListChoice::Set(Box::new(lists.try_into().ok()?)))
}

/// Says something of the last thing done.
pub fn tell(app: App, text: String) {
    app.asked.set(text.clone());
    app.desk
        .update(|desk| (desk.removed, desk.told) = (None, Some(text)));
}

/// Another screen comes. What was said belongs to the one on which it was said; only the list deleted last can be brought back
/// later too.
pub fn turn_to(app: App, screen: Screen) {
    app.asked.set(String::new());
    app.desk.update(|desk| {
        match screen {
            Screen::Setup => desk.back = Screen::Setup,
            Screen::Title | Screen::Game => desk.back = Screen::Title,
            _ => {}
        }
        if !matches!(desk.removed, Some(Removed::List(..))) {
            (desk.removed, desk.told) = (None, None);
        }
    });
}

/// Opens the sheet for handing a list on.
pub fn share(app: App, id: u32) {
    let lists = app
        .lists
        .with_untracked(|lists| lists.get(id).and_then(OwnList::lists));
    if let Some(sharing) = lists.and_then(|lists| share::Sharing::of(app, lists, false)) {
        app.desk.update(|desk| desk.sharing = Some(sharing));
        actions::open_sheet(app, Sheet::Share);
    }
}

/// Everyone here has said to be old enough (A1).
pub fn pass_gate(app: App) {
    app.adults.set(true);
}
