//! The gate before the game for adults, and its lists behind it (A1, A5).

use super::games::play;
use super::{Form, change, remembered};
use crate::dares::{LEVELS, ListLang, read_pack};
use crate::i18n::Message;
use crate::platform::pack;
use crate::rules::Edition;
use crate::table::ListChoice;
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::confirm::{ADULTS, confirm};
use crate::ui::{App, actions};

/// Asks whether everybody is old enough, unless that was said for the game being set up.
pub(super) fn ask() {
    let app = App::get();
    if app.adults.get_untracked() {
        choose()
    } else {
        actions::open_sheet(app, Sheet::Adults)
    }
}

/// The question, once it is asked, and what follows a yes.
#[must_use]
pub fn question(yes: fn()) -> Option<Node> {
    let app = App::get();
    let say_yes = move || {
        app.adults.set(true);
        yes();
    };
    (app.sheet.get() == Some(Sheet::Adults)).then(|| confirm(ADULTS, say_yes))
}

/// Fetches the lists of the language of the interface; the game is chosen when they are there.
pub(super) fn choose() {
    fetch(App::get().lang().for_lists());
}

/// Fetches the lists of a language and plays with them.
pub(super) fn fetch(lang: ListLang) {
    let app = App::get();
    pack::load(&["adults.", lang.code()].concat(), move |text| {
        let lists = text.and_then(|text| read_pack(&text, lang).ok());
        app.adults_missing.set(lists.is_none());
        // They may come late: somebody may have chosen another game meanwhile, or left.
        let Some(lists) = lists.filter(|_| app.adults.get_untracked()) else {
            return;
        };
        take(ListChoice::Set(Box::new(lists)));
    });
}

fn take(list: ListChoice) {
    if remembered().draft.edition == Edition::Adults {
        change(|setup| setup.list = list);
    } else {
        play(Edition::Adults, Some(list));
    }
}

/// Says that the lists could not be had.
pub(super) fn missing(form: Form) -> Option<El> {
    let missing = App::get().adults_missing.get();
    missing.then(|| {
        el("p")
            .class("error")
            .attr("role", "alert")
            .child(form.t(Message::ADULTS_MISSING))
    })
}

/// What the levels are called, in the order of the lists.
pub(super) const fn levels() -> [Message; LEVELS] {
    [
        Message::MILD,
        Message::MEDIUM,
        Message::SPICY,
        Message::FUEGO,
        Message::TRUTH,
    ]
}
