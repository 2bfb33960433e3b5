//! Which dares: the list, its language, what is in it, and what this table would rather not do (D3, D15).

use super::Form;
use crate::dares::{Builtin, Dare, ListLang, Tag, Tags};
use crate::i18n::{Lang, Word, tag_word};
use crate::table::ListChoice;
use crate::ui::App;
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo};
use crate::ui::parts::pick::{mark, pick};

/// The list of dares, and the kinds that are left out of it.
pub(super) fn dares(form: Form) -> Node {
    let app = form.app;
    let chosen = memo(move || Some(form.setup.with(|setup| setup.list.clone())));
    let choose = Callback::new(move |list| form.change(|setup| setup.list = list));
    Node::Many(vec![
        el("fieldset")
            .class("group")
            .child(el("legend").child(app.t(Word::CHOOSE_LIST)))
            .child(list_picks(chosen, choose))
            .child(list_contents(form))
            .into(),
        el("fieldset")
            .class("group")
            .child(el("legend").child(app.t(Word::RULE_OUT)))
            .child(el("div").class("picks").child(Tag::ALL.map(|tag| tag_mark(form, tag))))
            .into(),
    ])
}

/// The lists, and the languages they come in.
#[must_use]
pub fn list_picks(chosen: Signal<Option<ListChoice>>, on_choose: Callback<ListChoice>) -> Node {
    let app = App::get();
    let lang = memo(move || chosen.with(|chosen| list_lang(chosen.as_ref())).unwrap_or(app.lang.get().for_lists()));
    let builtin = memo(move || chosen.with(|chosen| builtin_of(chosen.as_ref())));
    let lists = Builtin::ALL.map(|list| {
        let is_it = derived(move || builtin.get() == Some(list));
        let choose = Callback::new(move |()| on_choose.run(ListChoice::Builtin(list, lang.get_untracked())));
        pick(
            "list".into(),
            "",
            is_it.into(),
            choose,
            vec![el("span").attr("lang", derived(move || lang.get().code())).child(live(move || list.name(lang.get()))).into()],
        )
    });
    let langs = Lang::OFFERED.map(|choice| {
        let is_it = derived(move || lang.get() == choice.for_lists());
        let choose = Callback::new(move |()| {
            let list = builtin.get_untracked().unwrap_or(Builtin::Family);
            on_choose.run(ListChoice::Builtin(list, choice.for_lists()));
        });
        pick(
            "list-lang".into(),
            "is-small",
            is_it.into(),
            choose,
            vec![el("span").attr("lang", choice.code()).child(choice.native_name()).into()],
        )
    });
    Node::from(
        el("div")
            .class("stack")
            .child(el("div").class("picks").attr("role", "radiogroup").attr("aria-label", app.t(Word::DARE_LIST)).child(lists))
            .child(
                el("div").class("picks").attr("role", "radiogroup").attr("aria-label", app.t(Word::LIST_LANGUAGE)).child(langs),
            ),
    )
}

fn list_lang(choice: Option<&ListChoice>) -> Option<ListLang> {
    match choice? {
        ListChoice::Builtin(_, lang) => Some(*lang),
        ListChoice::Own(list) => Some(list.lang()),
    }
}

fn builtin_of(choice: Option<&ListChoice>) -> Option<Builtin> {
    match choice? {
        ListChoice::Builtin(builtin, _) => Some(*builtin),
        ListChoice::Own(_) => None,
    }
}

/// A kind of dares that may be left out.
fn tag_mark(form: Form, tag: Tag) -> Node {
    let chosen = form.of(move |setup| setup.ruled_out.contains(tag));
    let change = Callback::new(move |out: bool| {
        form.change(|setup| setup.ruled_out = if out { setup.ruled_out.with(tag) } else { setup.ruled_out.without(tag) });
    });
    mark(chosen.into(), change, vec![form.app.t(tag_word(tag)).into()])
}

/// All dares of the list, for whoever wants to know beforehand.
fn list_contents(form: Form) -> Node {
    let app = form.app;
    let list = form.of(|setup| setup.list.list());
    let ruled_out = form.of(|setup| setup.ruled_out);
    let rows = move || {
        let out = ruled_out.get();
        let row = |(number, dare): (u8, &Dare)| dare_row(app, number, dare, out);
        list.with(|list| list.iter().map(row).collect::<Node>())
    };
    Node::from(
        el("details").class("more").child(el("summary").child(app.t(Word::SEE_DARES))).child(
            el("ol").class("dare-list").attr("lang", derived(move || list.with(|list| list.lang().code()))).child(live(rows)),
        ),
    )
}

fn dare_row(app: App, number: u8, dare: &Dare, ruled_out: Tags) -> Node {
    let text = dare.text.clone();
    let is_out = dare.tags.meets(ruled_out);
    let text = if is_out { Node::from(el("s").child(text)) } else { text.into() };
    let own_lang = move || derived(move || app.lang.get().code());
    let alternative = dare.alternative.clone().map(|other| {
        let label = el("span").attr("lang", own_lang()).child(app.t(Word::ALTERNATIVE));
        Node::from(el("p").class("note").child(label).child(": ").child(other))
    });
    let left_out = is_out.then(|| Node::from(el("p").class("note").attr("lang", own_lang()).child(app.t(Word::DARE_LEFT_OUT))));
    let lasting =
        dare.lasting.then(|| Node::from(el("p").class("note").attr("lang", own_lang()).child(app.t(Word::LASTING_HINT))));
    Node::from(
        el("li")
            .class_if("", (is_out, "is-out"))
            .child(
                el("span")
                    .class("burst")
                    .child(
                        el("svg")
                            .attr("viewBox", "0 0 100 100")
                            .attr("aria-hidden", "true")
                            .child(el("use").attr("href", "#burst")),
                    )
                    .child(el("b").child(number)),
            )
            .child(el("div").child(left_out).child(text).child(alternative).child(lasting)),
    )
}
