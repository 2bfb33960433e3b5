//! Which dares: the list, its language, what is in it, and what this table would rather not do (D3, D15).

use leptos::prelude::*;

use super::Form;
use crate::dares::{Builtin, Dare, ListLang, Tag, Tags};
use crate::i18n::{Lang, Word, tag_word};
use crate::table::ListChoice;
use crate::ui::App;
use crate::ui::dom::{derived, live, memo};
use crate::ui::parts::pick::{Mark, Pick};

/// The list of dares, and the kinds that are left out of it.
#[component]
pub(super) fn Dares(form: Form) -> impl IntoView {
    let app = form.app;
    let chosen = derived(move || Some(form.setup.with(|setup| setup.list.clone())));
    let choose = Callback::new(move |list| form.change(|setup| setup.list = list));
    view! {
        <fieldset class="group">
            <legend>{app.t(Word::CHOOSE_LIST)}</legend>
            <ListPicks chosen on_choose=choose />
            <ListContents form />
        </fieldset>
        <fieldset class="group">
            <legend>{app.t(Word::RULE_OUT)}</legend>
            <div class="picks">{Tag::ALL.map(|tag| view! { <TagMark form tag /> }).collect_view()}</div>
        </fieldset>
    }
}

/// The lists, and the languages they come in.
#[component]
pub fn ListPicks(
    /// The list chosen.
    chosen: Signal<Option<ListChoice>>,
    /// Another one is chosen.
    on_choose: Callback<ListChoice>,
) -> impl IntoView {
    let app = App::get();
    let lang = memo(move || chosen.with(|chosen| list_lang(chosen.as_ref())).unwrap_or(app.lang.get().for_lists()));
    let builtin = memo(move || chosen.with(|chosen| builtin_of(chosen.as_ref())));
    let lists = Builtin::ALL.map(|list| {
        let is_it = derived(move || builtin.get() == Some(list));
        let choose = Callback::new(move |()| on_choose.run(ListChoice::Builtin(list, lang.get_untracked())));
        view! {
            <Pick group="list" chosen=is_it on_choose=choose>
                <span lang=derived(move || lang.get().code())>{live(move || list.name(lang.get()))}</span>
            </Pick>
        }
    });
    let langs = Lang::OFFERED.map(|choice| {
        let is_it = derived(move || lang.get() == choice.for_lists());
        let choose = Callback::new(move |()| {
            let list = builtin.get_untracked().unwrap_or(Builtin::Family);
            on_choose.run(ListChoice::Builtin(list, choice.for_lists()));
        });
        view! {
            <Pick group="list-lang" class="is-small" chosen=is_it on_choose=choose>
                <span lang=choice.code()>{choice.native_name()}</span>
            </Pick>
        }
    });
    view! {
        <div class="stack">
            <div class="picks" role="radiogroup" aria-label=app.t(Word::DARE_LIST)>
                {lists.collect_view()}
            </div>
            <div class="picks" role="radiogroup" aria-label=app.t(Word::LIST_LANGUAGE)>
                {langs.collect_view()}
            </div>
        </div>
    }
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
#[component]
fn TagMark(form: Form, tag: Tag) -> impl IntoView {
    let chosen = form.of(move |setup| setup.ruled_out.contains(tag));
    let change = Callback::new(move |out: bool| {
        form.change(|setup| setup.ruled_out = if out { setup.ruled_out.with(tag) } else { setup.ruled_out.without(tag) });
    });
    view! {
        <Mark chosen on_change=change>
            {form.app.t(tag_word(tag))}
        </Mark>
    }
}

/// All dares of the list, for whoever wants to know beforehand.
#[component]
fn ListContents(form: Form) -> impl IntoView {
    let app = form.app;
    let list = form.of(|setup| setup.list.list());
    let ruled_out = form.of(|setup| setup.ruled_out);
    let rows = move || {
        let out = ruled_out.get();
        let row = |(number, dare): (u8, &Dare)| dare_row(app, number, dare, out);
        list.with(|list| list.iter().map(row).collect_view())
    };
    view! {
        <details class="more">
            <summary>{app.t(Word::SEE_DARES)}</summary>
            <ol class="dare-list" lang=derived(move || list.with(|list| list.lang().code()))>
                {live(rows)}
            </ol>
        </details>
    }
}

fn dare_row(app: App, number: u8, dare: &Dare, ruled_out: Tags) -> AnyView {
    let text = dare.text.clone();
    let is_out = dare.tags.meets(ruled_out);
    let text = if is_out { view! { <s>{text}</s> }.into_any() } else { text.into_any() };
    let alternative = dare.alternative.clone().map(|other| view! { <p class="note">{other}</p> });
    let left_out = is_out.then(|| {
        view! {
            <p class="note" lang=derived(move || app.lang.get().code())>
                {app.t(Word::DARE_LEFT_OUT)}
            </p>
        }
    });
    let lasting = dare.lasting.then(|| {
        view! {
            <p class="note" lang=derived(move || app.lang.get().code())>
                {app.t(Word::LASTING_HINT)}
            </p>
        }
    });
    view! {
        <li class:is-out=is_out>
            <span class="burst">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                    <use href="#burst"></use>
                </svg>
                <b>{number}</b>
            </span>
            <div>{left_out} {text} {alternative} {lasting}</div>
        </li>
    }
    .into_any()
}
