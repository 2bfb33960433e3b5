//! Writing a list: its name and language, and its sixteen numbers. Every word is kept as it is written.

use super::{called, lang_name, lists_screen, sheets, slots, told};
use crate::dares::{DareListDraft, DareListError, Edit, ListLang, Player};
use crate::i18n::{Message, level_word, list_error};
use crate::rules::Level;
use crate::store::OwnList;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists::{self, is_adult};
use crate::ui::parts::field::{described, labelled, line};
use crate::ui::parts::heading::{page_head, page_heading};
use crate::ui::parts::notice::storage_trouble;
use crate::ui::parts::pick::pick;
use crate::ui::{App, Screen};

/// A draft as it is drawn.
#[derive(Clone, Copy)]
pub(super) struct Writing<'a> {
    /// The list, and the level of a set.
    pub at: (u32, usize),
    /// What is written so far.
    pub draft: &'a DareListDraft,
    /// What keeps it from being played.
    pub complaints: &'a [DareListError],
}

impl Writing<'_> {
    /// What is wrong with one place, in words.
    pub fn wrong(self, is_there: impl Fn(DareListError) -> bool) -> Vec<String> {
        let lang = App::get().lang();
        self.complaints
            .iter()
            .filter(|complaint| is_there(**complaint))
            .map(|complaint| list_error(*complaint, lang))
            .collect()
    }
}

/// The screen on which the list with an id is written; all lists, if there is none.
#[must_use]
pub fn editor(id: u32) -> El {
    let app = App::get();
    let adults = app.adults.get();
    app.lists
        .with(|lists| {
            lists
                .get(id)
                .filter(|list| adults || !is_adult(list))
                .map(of)
        })
        .unwrap_or_else(lists_screen)
}

fn of(list: &OwnList) -> El {
    let app = App::get();
    let id = list.id();
    let level = app
        .desk
        .with(|desk| desk.level)
        .min(list.drafts().len() - 1);
    let draft = &list.drafts()[level];
    let complaints = draft.clone().check().err().unwrap_or_default();
    let writing = Writing {
        at: (id, level),
        draft,
        complaints: &complaints,
    };
    let ready = list.lists().is_some();
    let share = el("button")
        .class("btn is-glow")
        .tap(move || lists::share(app, id))
        .child(app.t(Message::LIST_SHARE));
    el("main")
        .key(["list-", &id.to_string()].concat())
        .class("page")
        .child(page_head(
            Screen::Lists,
            page_heading(called(list))
                .attr("lang", draft.lang.code())
                .attr("dir", "auto"),
        ))
        .child(storage_trouble())
        .child(head(writing))
        .child((list.drafts().len() > 1).then(|| levels(list, level)))
        .child(
            el("p").class("note").child(
                [
                    app.t(Message::LIST_TIP),
                    " ",
                    app.t(Message::LIST_SAVED_ALWAYS),
                ]
                .concat(),
            ),
        )
        .child(slots::slots(writing))
        .child(foot([state(writing), told(), ready.then_some(share)]))
        .child(sheets())
}

/// What stays in sight, if there is anything.
fn foot(parts: [Option<El>; 3]) -> Option<El> {
    parts
        .iter()
        .any(Option::is_some)
        .then(|| el("div").class("page-foot").child(parts))
}

/// The name, and the language.
fn head(writing: Writing) -> El {
    let app = App::get();
    let at = writing.at;
    let wrong = writing.wrong(|complaint| {
        matches!(
            complaint,
            DareListError::Text {
                place: Place::Name,
                ..
            }
        )
    });
    let name = line(&writing.draft.name, move |name| {
        lists::edit(app, at, Edit::Name(name))
    });
    let name = described(name, !wrong.is_empty(), "name-wrong".to_owned())
        .attr("lang", writing.draft.lang.code());
    let langs = ListLang::ALL.map(|lang| {
        let name = el("span").attr("lang", lang.code()).child(lang_name(lang));
        let choose = move || lists::edit(app, at, Edit::Lang(lang));
        pick(
            ("list-lang", "is-small"),
            writing.draft.lang == lang,
            choose,
            vec![name.into()],
        )
    });
    let langs = el("div")
        .class("picks")
        .attr("role", "radiogroup")
        .attr("aria-label", app.t(Message::LIST_LANGUAGE))
        .child(langs);
    el("section")
        .class("group stack")
        .child(labelled(
            app.t(Message::LIST_NAME),
            name,
            errors("name-wrong", wrong),
        ))
        .child(langs)
}

/// What is wrong with a field, below it.
pub(super) fn errors(id: impl Into<String>, wrong: Vec<String>) -> El {
    let lines = wrong
        .into_iter()
        .map(|line| el("p").class("error").child(line));
    el("div")
        .attr("id", id.into())
        .child(lines.collect::<Node>())
}

/// The level of a set that is being written.
fn levels(list: &OwnList, now: usize) -> El {
    let app = App::get();
    let picks = Level::ALL
        .iter()
        .zip(list.drafts())
        .enumerate()
        .map(|(at, (level, draft))| {
            let choose = move || app.desk.update(|desk| (desk.level, desk.open) = (at, None));
            let count = draft.slots.iter().flatten().count().to_string();
            let words = vec![
                app.t(level_word(*level)).into(),
                el("span").class("note").child(count).into(),
            ];
            pick(("level", "is-small"), now == at, choose, words)
        });
    el("fieldset")
        .class("group")
        .child(el("legend").child(app.t(Message::LIST_LEVEL)))
        .child(el("div").class("picks").child(picks.collect::<Node>()))
}

/// Whether the list can be played, where that is not to be seen at a field.
fn state(writing: Writing) -> Option<El> {
    let wrong = writing.wrong(|complaint| {
        !matches!(
            complaint,
            DareListError::Text { .. } | DareListError::Timer(_)
        )
    });
    (!wrong.is_empty()).then(|| {
        el("div").class("banner").child(
            wrong
                .into_iter()
                .map(|line| el("p").child(line))
                .collect::<Node>(),
        )
    })
}
