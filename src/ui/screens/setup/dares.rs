//! Which dares: the list, its language, what is in it, and what this table would rather not do (D3, D15).

use super::{Form, adults, change};
use crate::dares::{Builtin, DareList, ListLang, Tag};
use crate::i18n::{Lang, Message, tag_word};
use crate::rules::Edition;
use crate::table::ListChoice;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::dare_list::dare_list;
use crate::ui::parts::pick::{mark, pick};
use crate::ui::{App, Screen, actions, lists};

/// The list of dares, and the kinds that are left out of it.
pub(super) fn dares(form: Form) -> Node {
    let picks = if form.setup.draft.edition == Edition::Adults {
        adult_lists(form)
    } else {
        list_picks(Some(&form.setup.list), |list| {
            change(|setup| setup.list = list)
        })
    };
    let group = |title| {
        el("fieldset")
            .class("group")
            .child(el("legend").child(form.t(title)))
    };
    Node::from([
        group(Message::CHOOSE_LIST)
            .child(picks)
            .child(list_contents(form))
            .child(to_lists(form)),
        group(Message::RULE_OUT).child(
            el("div")
                .class("picks")
                .child(Tag::ALL.map(|tag| tag_mark(form, tag))),
        ),
    ])
}

/// The way to writing an own list, and back.
fn to_lists(form: Form) -> El {
    let app = App::get();
    let button = el("button")
        .class("btn is-small is-quiet")
        .tap(move || actions::show(app, Screen::Lists));
    el("div")
        .class("btn-row is-start")
        .child(button.child(form.t(Message::DARE_LISTS)))
}

/// The lists, and the languages they come in.
#[must_use]
pub fn list_picks(chosen: Option<&ListChoice>, choose: fn(ListChoice)) -> El {
    let app = App::get();
    let lang = list_lang(chosen).unwrap_or(app.lang().for_lists());
    let builtin = builtin_of(chosen);
    let lists = Builtin::ALL.map(|list| {
        let name = el("span").attr("lang", lang.code()).child(list.name(lang));
        pick(
            ("list", ""),
            builtin == Some(list),
            move || choose(ListChoice::Builtin(list, lang)),
            vec![name.into()],
        )
    });
    let own = own_picks(chosen, "list", choose);
    let langs = Lang::ALL.map(|offered| {
        let name = el("span")
            .attr("lang", offered.code())
            .child(offered.native_name());
        let offered = offered.for_lists();
        let choose = move || {
            choose(ListChoice::Builtin(
                builtin.unwrap_or(Builtin::Family),
                offered,
            ))
        };
        pick(
            ("list-lang", "is-small"),
            lang == offered,
            choose,
            vec![name.into()],
        )
    });
    let picks = |label| {
        el("div")
            .class("picks")
            .attr("role", "radiogroup")
            .attr("aria-label", app.t(label))
    };
    // An own list has the one language it is written in.
    let langs = (!matches!(chosen, Some(ListChoice::Own(_))))
        .then(|| picks(Message::LIST_LANGUAGE).child(langs));
    el("div")
        .class("stack")
        .child(picks(Message::DARE_LIST).child(lists).child(own))
        .child(langs)
}

/// The own lists that can be chosen instead, or the own sets, and the one chosen, should it not be among them any more.
fn own_picks(chosen: Option<&ListChoice>, group: &'static str, choose: fn(ListChoice)) -> Node {
    let of_sets = matches!(chosen, Some(ListChoice::Set(_)));
    let mut own = App::get().lists.with(|lists| {
        lists
            .all()
            .iter()
            .filter_map(lists::choice)
            .collect::<Vec<_>>()
    });
    own.extend(
        chosen
            .filter(|chosen| matches!(chosen, ListChoice::Own(_)) && !own.contains(chosen))
            .cloned(),
    );
    own.retain(|choice| matches!(choice, ListChoice::Set(_)) == of_sets);
    let picks = own.into_iter().filter_map(|choice| {
        let name = {
            let lists = choice.lists();
            let first = lists.first()?;
            el("span")
                .attr("lang", first.lang().code())
                .attr("dir", "auto")
                .child(first.name().to_owned())
        };
        Some(pick(
            (group, ""),
            chosen == Some(&choice),
            move || choose(choice.clone()),
            vec![name.into()],
        ))
    });
    picks.collect()
}

/// The languages the five lists of the game for adults come in, and the sets of the players' own.
fn adult_lists(form: Form) -> El {
    let chosen = &form.setup.list;
    let is_own = App::get().lists.with(|lists| {
        lists
            .all()
            .iter()
            .filter_map(lists::choice)
            .any(|own| own == *chosen)
    });
    let now = list_lang(Some(chosen)).filter(|_| !is_own);
    let langs = Lang::ALL.map(|offered| {
        let name = el("span")
            .attr("lang", offered.code())
            .child(offered.native_name());
        let lang = offered.for_lists();
        pick(
            ("list-lang", "is-small"),
            now == Some(lang),
            move || adults::fetch(lang),
            vec![name.into()],
        )
    });
    let own = own_picks(Some(chosen), "list-lang", |list| {
        change(|setup| setup.list = list)
    });
    el("div")
        .class("picks")
        .attr("role", "radiogroup")
        .attr("aria-label", form.t(Message::LIST_LANGUAGE))
        .child(langs)
        .child(own)
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
        change(|setup| {
            setup.ruled_out = if out {
                setup.ruled_out.with(tag)
            } else {
                setup.ruled_out.without(tag)
            }
        });
    };
    mark(
        form.setup.ruled_out.contains(tag),
        rule_out,
        vec![form.t(tag_word(tag)).into()],
    )
}

/// All dares of the list, or of each of the five, for whoever wants to know beforehand.
fn list_contents(form: Form) -> El {
    let lists = form.setup.list.lists();
    let several = lists.len() > 1;
    let lists = lists.iter().zip(adults::levels()).map(|(list, level)| {
        let title = several.then(|| el("h3").child([form.t(level), ": ", list.name()].concat()));
        Node::Many(vec![
            title.into(),
            dare_list(list, form.setup.ruled_out).into(),
        ])
    });
    el("details")
        .class("more")
        .child(el("summary").child(form.t(Message::SEE_DARES)))
        .child(lists.collect::<Node>())
}
