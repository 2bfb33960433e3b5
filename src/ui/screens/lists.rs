//! The dare lists: the players' own, those of the game to copy, and what comes from somebody else.

mod bundle;
mod editor;
mod sharing;
mod slots;

pub use bundle::bundle_section;
pub use editor::editor;

use bundle::bundle_sheet;
use sharing::share_sheet;

use super::help::back_to_game;
use crate::dares::{Builtin, ListLang, has_catalog};
use crate::i18n::{Lang, Message};
use crate::store::OwnList;
use crate::ui::App;
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists::{self, arrive, is_adult, name};
use crate::ui::parts::confirm::{Question, confirm};
use crate::ui::parts::field::{file_button, labelled, line};
use crate::ui::parts::heading::{page_head, page_heading};
use crate::ui::parts::notice::storage_trouble;
use crate::ui::parts::pick::pick;
use crate::ui::parts::shapes::icon;

/// The files that may hold a list: of this app, of any program, pictures of a code.
const FILES: &str = ".txt,text/plain,image/*";

/// Whether everyone is old enough (A1).
const ADULTS: Question = Question {
    ask: Message::ADULTS_ASK,
    keep: Message::NO,
    go: Message::ADULTS_YES,
};

/// The screen with all lists.
#[must_use]
pub fn lists_screen() -> El {
    let app = App::get();
    let back = app.desk.with(|desk| desk.back);
    el("main")
        .key("lists")
        .class("page")
        .child(page_head(
            back,
            page_heading(app.t(Message::DARE_LISTS).to_owned()),
        ))
        .child(storage_trouble())
        .child(told())
        .child(own_lists())
        .child(from_outside())
        .child(built_in())
        .child(back_to_game())
        .child(sheets())
}

/// The sheets over the screens of the lists.
#[must_use]
pub fn sheets() -> Option<Node> {
    match App::get().sheet.get() {
        Some(Sheet::Share) => share_sheet(),
        Some(Sheet::Bundle) => bundle_sheet(),
        Some(Sheet::Adults) => Some(confirm(ADULTS, || lists::pass_gate(App::get()))),
        _ => None,
    }
}

/// What is said of the last thing done, with the way back where something was taken away. The region for screen readers says it too.
#[must_use]
pub fn told() -> Option<El> {
    let app = App::get();
    let (told, undo) = app
        .desk
        .with(|desk| (desk.told.clone(), desk.removed.is_some()));
    let undo = undo.then(|| {
        el("button")
            .class("btn is-small is-glow")
            .tap(move || lists::undo(app))
            .child(icon("undo"))
            .child(app.t(Message::UNDO))
    });
    told.map(|told| {
        el("div")
            .class("banner told")
            .child(el("p").attr("dir", "auto").child(told))
            .child(undo)
    })
}

/// A part of the screen under a heading.
fn group(title: Message) -> El {
    el("section")
        .class("group")
        .child(el("h2").child(App::get().t(title)))
}

/// The lists of the players, and the ways to begin one.
fn own_lists() -> El {
    let app = App::get();
    let adults = app.adults.get();
    let rows: Vec<Node> = app.lists.with(|lists| {
        let shown = lists.all().iter().filter(|list| adults || !is_adult(list));
        shown.map(|list| own_list(list).into()).collect()
    });
    let none = rows
        .is_empty()
        .then(|| el("p").child(app.t(Message::LISTS_NONE)));
    let new = el("button")
        .class("btn is-glow")
        .tap(move || lists::begin(app, false))
        .child(app.t(Message::LIST_NEW));
    group(Message::LISTS_OWN)
        .child(none)
        .child(el("ul").class("own-lists").child(rows))
        .child(
            el("div")
                .class("btn-row is-start")
                .child(new)
                .child(for_adults(adults)),
        )
}

/// Sets for adults begin behind their gate (A1).
fn for_adults(open: bool) -> Node {
    let app = App::get();
    if open {
        let new = el("button")
            .class("btn")
            .tap(move || lists::begin(app, true));
        return new.child(app.t(Message::LIST_NEW_SET)).into();
    }
    el("button")
        .class("btn is-quiet")
        .tap(move || app.sheet.set(Some(Sheet::Adults)))
        .child(app.t(Message::LIST_ADULTS))
        .into()
}

/// One list of the players.
fn own_list(list: &OwnList) -> El {
    let app = App::get();
    let id = list.id();
    let called = called(list);
    let draft = list.drafts().first();
    let lang = draft.map(|draft| draft.lang).unwrap_or_default();
    let count: usize = list
        .drafts()
        .iter()
        .map(|draft| draft.slots.iter().flatten().count())
        .sum();
    let ready = list.lists().is_some();
    let mut notes = vec![
        lang_name(lang).to_owned(),
        Message::LIST_COUNT.number(app.lang(), count),
    ];
    if is_adult(list) {
        notes.push(app.t(Message::LIST_ADULTS).to_owned());
    }
    if !ready {
        notes.push(app.t(Message::LIST_UNFINISHED).to_owned());
    }
    let button = |word: Message| {
        el("button")
            .class("btn is-small")
            .attr("aria-label", [app.t(word), ": ", &called].concat())
            .child(app.t(word))
    };
    el("li")
        .key(id.to_string())
        .class("own-list")
        .child(
            el("h3")
                .attr("lang", lang.code())
                .attr("dir", "auto")
                .child(called.clone()),
        )
        .child(el("p").class("note").child(notes.join(" · ")))
        .child(
            el("div")
                .class("btn-row is-start")
                .child(button(Message::EDIT).tap(move || lists::open(app, id)))
                .child(ready.then(|| button(Message::SHARE).tap(move || lists::share(app, id))))
                .child(button(Message::LIST_DUPLICATE).tap(move || lists::duplicate(app, id)))
                .child(button(Message::DELETE).tap(move || lists::delete(app, id))),
        )
}

/// The name of a list, or what a list without one is called.
#[must_use]
pub fn called(list: &OwnList) -> String {
    match name(list) {
        "" => App::get().t(Message::LIST_NAMELESS).to_owned(),
        name => name.to_owned(),
    }
}

/// What a language calls itself.
#[must_use]
pub fn lang_name(lang: ListLang) -> &'static str {
    let named = Lang::ALL
        .into_iter()
        .find(|known| known.for_lists() == lang);
    named.map_or("", Lang::native_name)
}

/// Taking what somebody else has sent: a link, a code, a file, a picture.
fn from_outside() -> El {
    let app = App::get();
    let pasted = app.desk.with(|desk| desk.pasted.clone());
    let field = line(&pasted, move |text| {
        app.desk.update(|desk| desk.pasted = text)
    })
    .attr("spellcheck", "false");
    let look = move || {
        let pasted = app.desk.with_untracked(|desk| desk.pasted.clone());
        arrive::look_at(app, &pasted);
    };
    let look = el("button")
        .class("btn is-small")
        .attr("aria-disabled", pasted.trim().is_empty().to_string())
        .tap(look);
    group(Message::LIST_RECEIVED)
        .child(labelled(app.t(Message::LIST_PASTE), field, Node::none()))
        .child(
            el("div")
                .class("btn-row is-start")
                .child(look.child(app.t(Message::LIST_LOOK)))
                .child(file_button(app.t(Message::LIST_OPEN_FILE), FILES, |file| {
                    arrive::open_file(App::get(), file)
                })),
        )
}

/// The lists of the game, to be copied in any language and changed.
fn built_in() -> El {
    let app = App::get();
    let lang = app
        .desk
        .with(|desk| desk.lang)
        .unwrap_or(app.lang().for_lists());
    let langs = Lang::ALL.map(|offered| {
        let name = el("span")
            .attr("lang", offered.code())
            .child(offered.native_name());
        let choose = move || {
            app.desk
                .update(|desk| desk.lang = Some(offered.for_lists()))
        };
        pick(
            ("copy-lang", "is-small"),
            lang == offered.for_lists(),
            choose,
            vec![name.into()],
        )
    });
    let rows = Builtin::ALL.map(|list| {
        let name = list.name(lang);
        let copy = el("button")
            .class("btn is-small")
            .attr(
                "aria-label",
                [app.t(Message::LIST_COPY), ": ", name].concat(),
            )
            .attr("aria-disabled", (!has_catalog(lang)).to_string());
        el("li")
            .class("own-list")
            .child(el("h3").attr("lang", lang.code()).child(name))
            .child(
                copy.tap(move || lists::copy(app, list, lang))
                    .child(app.t(Message::LIST_COPY)),
            )
    });
    let langs = el("div")
        .class("picks")
        .attr("role", "radiogroup")
        .attr("aria-label", app.t(Message::LIST_LANGUAGE))
        .child(langs);
    group(Message::LISTS_BUILT_IN)
        .child(langs)
        .child(el("ul").class("own-lists").child(rows))
}
