//! Which dares: the list, its language, what is in it, and what this table would rather not do (D3, D15).

use super::{Form, adults, change};
use crate::dares::{Builtin, Dare, DareList, ListLang, Tag};
use crate::i18n::{Lang, Word, tag_word};
use crate::rules::Edition;
use crate::table::ListChoice;
use crate::ui::App;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::pick::{mark, pick};
use crate::ui::parts::shapes::burst;

/// The list of dares, and the kinds that are left out of it.
pub(super) fn dares(form: Form) -> Node {
    let picks = if form.setup.draft.edition == Edition::Adults {
        adult_langs(form)
    } else {
        list_picks(Some(&form.setup.list), |list| change(|setup| setup.list = list))
    };
    let group = |title| el("fieldset").class("group").child(el("legend").child(form.t(title)));
    Node::from([
        group(Word::CHOOSE_LIST).child(picks).child(list_contents(form)),
        group(Word::RULE_OUT).child(el("div").class("picks").child(Tag::ALL.map(|tag| tag_mark(form, tag)))),
    ])
}

/// The lists, and the languages they come in.
#[must_use]
pub fn list_picks(chosen: Option<&ListChoice>, choose: fn(ListChoice)) -> El {
    let app = App::get();
    let lang = list_lang(chosen).unwrap_or(app.lang().for_lists());
    let builtin = builtin_of(chosen);
    let lists = Builtin::ALL.map(|list| {
        let name = el("span").attr("lang", lang.code()).child(list.name(lang));
        pick(("list", ""), builtin == Some(list), move || choose(ListChoice::Builtin(list, lang)), vec![name.into()])
    });
    let langs = Lang::ALL.map(|offered| {
        let name = el("span").attr("lang", offered.code()).child(offered.native_name());
        let offered = offered.for_lists();
        let choose = move || choose(ListChoice::Builtin(builtin.unwrap_or(Builtin::Family), offered));
        pick(("list-lang", "is-small"), lang == offered, choose, vec![name.into()])
    });
    let picks = |label| el("div").class("picks").attr("role", "radiogroup").attr("aria-label", app.t(label));
    el("div").class("stack").child(picks(Word::DARE_LIST).child(lists)).child(picks(Word::LIST_LANGUAGE).child(langs))
}

/// The languages the five lists of the game for adults come in.
fn adult_langs(form: Form) -> El {
    let now = list_lang(Some(&form.setup.list));
    let langs = Lang::ALL.map(|offered| {
        let name = el("span").attr("lang", offered.code()).child(offered.native_name());
        let lang = offered.for_lists();
        pick(("list-lang", "is-small"), now == Some(lang), move || adults::fetch(lang), vec![name.into()])
    });
    el("div").class("picks").attr("role", "radiogroup").attr("aria-label", form.t(Word::LIST_LANGUAGE)).child(langs)
}

fn list_lang(choice: Option<&ListChoice>) -> Option<ListLang> {
    match choice? {
        ListChoice::Builtin(_, lang) => Some(*lang),
        ListChoice::Own(list) => Some(list.lang()),
        ListChoice::Set(lists) => lists.first().map(DareList::lang),
    }
}

fn builtin_of(choice: Option<&ListChoice>) -> Option<Builtin> {
    match choice? {
        ListChoice::Builtin(builtin, _) => Some(*builtin),
        ListChoice::Own(_) | ListChoice::Set(_) => None,
    }
}

/// A kind of dares that may be left out.
fn tag_mark(form: Form, tag: Tag) -> El {
    let rule_out = move |out| {
        change(|setup| setup.ruled_out = if out { setup.ruled_out.with(tag) } else { setup.ruled_out.without(tag) });
    };
    mark(form.setup.ruled_out.contains(tag), rule_out, vec![form.t(tag_word(tag)).into()])
}

/// All dares of the list, or of each of the five, for whoever wants to know beforehand.
fn list_contents(form: Form) -> El {
    let lists = form.setup.list.lists();
    let several = lists.len() > 1;
    let lists = lists.iter().zip(adults::levels()).map(|(list, level)| {
        let title = several.then(|| el("h3").child([form.t(level), ": ", list.name()].concat()));
        let rows = list.iter().map(|(number, dare)| dare_row(form, number, dare)).collect::<Node>();
        Node::Many(vec![title.into(), el("ol").class("dare-list").attr("lang", list.lang().code()).child(rows).into()])
    });
    el("details").class("more").child(el("summary").child(form.t(Word::SEE_DARES))).child(lists.collect::<Node>())
}

fn dare_row(form: Form, number: u8, dare: &Dare) -> El {
    let is_out = dare.tags.meets(form.setup.ruled_out);
    let note = |word| el("p").class("note").attr("lang", form.lang.code()).child(form.t(word));
    let text = dare.text.clone();
    let text = if is_out { el("s").child(text).into() } else { Node::from(text) };
    let alternative = dare.alternative.clone().map(|other| {
        let label = el("span").attr("lang", form.lang.code()).child(form.t(Word::ALTERNATIVE));
        el("p").class("note").child(label).child(": ").child(other)
    });
    el("li")
        .class(is_out.then_some("is-out"))
        .child(el("span").class("burst").child(burst()).child(el("b").child(number.to_string())))
        .child(
            el("div")
                .child(is_out.then(|| note(Word::DARE_LEFT_OUT)))
                .child(text)
                .child(alternative)
                .child(dare.lasting.then(|| note(Word::LASTING_HINT))),
        )
}
