//! Which dares: the list, its language, what is in it, and what this table would rather not do (D3, D15).

use std::sync::Arc;

use leptos::prelude::*;

use super::form::Form;
use crate::dares::{DareList, Tag};
use crate::i18n::{Message, level_word, tag_word};
use crate::rules::Level;
use crate::store::OwnList;
use crate::table::ListChoice;
use crate::ui::actions::{adults, navigation, setup};
use crate::ui::parts::button::button;
use crate::ui::parts::dare_list::DareListView;
use crate::ui::parts::form::Checkbox;
use crate::ui::parts::list_picker::{ListLanguages, ListPicker, OwnLists, list_lang};
use crate::ui::parts::show::Show;
use crate::ui::route::Route;
use crate::ui::state::memo;

/// The list of dares, and the kinds that are left out of it.
#[component]
pub(super) fn Dares(form: Form) -> impl IntoView {
    let app = form.app;
    let list = memo(move || setup::read(app, |setup| Some(setup.list.clone())));
    let choose = Callback::new(move |list| form.change(|setup| setup.list = list));
    let for_adults = memo(move || form.draft.get().edition.is_for_adults());
    let tags = Tag::ALL.map(|tag| view! { <TagCheckbox form tag/> });
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(Message::CHOOSE_LIST)}</legend>
            <Show
                when=for_adults
                fallback=move || view! { <ListPicker chosen=list on_choose=choose/> }
            >
                <AdultLists form list choose/>
            </Show>
            <Contents form list/>
            <div class="btn-row is-start">
                {button("btn is-small is-quiet", app.locale.t(Message::DARE_LISTS), move |_| navigation::show(app, Route::Lists))}
            </div>
        </fieldset>
        <fieldset class="group">
            <legend>{app.locale.t(Message::RULE_OUT)}</legend>
            <div class="picks">{tags.into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// The languages that the five lists of the game for adults come in, and the players' own sets.
#[component]
fn AdultLists(
    form: Form,
    list: Memo<Option<ListChoice>>,
    choose: Callback<ListChoice>,
) -> impl IntoView {
    let app = form.app;
    let lang = memo(move || {
        list.with(|chosen| {
            let is_own = app.lists.lists.with(|lists| {
                let mut choices = lists.all().iter().filter_map(OwnList::choice);
                choices.any(|own| Some(&own) == chosen.as_ref())
            });
            chosen.as_ref().filter(|_| !is_own).and_then(list_lang)
        })
    });
    view! {
        <div class="picks" role="radiogroup" aria-label=app.locale.t(Message::LIST_LANGUAGE)>
            <ListLanguages chosen=lang on_choose=move |lang| adults::load_lists(app, lang)/>
            <OwnLists group="list-lang" chosen=list on_choose=choose/>
        </div>
    }
}

/// A kind of dares that may be left out.
#[component]
fn TagCheckbox(form: Form, tag: Tag) -> impl IntoView {
    let app = form.app;
    let is_out = memo(move || setup::read(app, |setup| setup.ruled_out.contains(tag)));
    let rule_out = move |is_out| {
        form.change(|setup| {
            setup.ruled_out = if is_out {
                setup.ruled_out.with(tag)
            } else {
                setup.ruled_out.without(tag)
            };
        });
    };
    view! {
        <Checkbox checked=is_out on_change=rule_out>
            {app.locale.t(tag_word(tag))}
        </Checkbox>
    }
}

/// All dares of the list, or of each of the five, for whoever wants to know beforehand.
#[component]
fn Contents(form: Form, list: Memo<Option<ListChoice>>) -> impl IntoView {
    let app = form.app;
    let ruled_out = memo(move || setup::read(app, |setup| setup.ruled_out));
    let lists = move || {
        // The texts of a built-in list may be loaded later.
        app.locale.track_catalogs();
        let lists = list.get().map(|choice| choice.lists()).unwrap_or_default();
        let several = lists.len() > 1;
        let content = |(list, level): (DareList, Level)| {
            let list = Arc::new(list);
            let name = list.name().to_owned();
            let title = app
                .locale
                .text(move |lang| [level_word(level).text(lang), ": ", &name].concat());
            view! {
                {several.then(|| view! { <h3>{title}</h3> })}
                <DareListView list=Signal::stored(list) ruled_out/>
            }
        };
        let lists = lists.into_iter().zip(Level::ALL);
        lists.map(content).collect_view()
    };
    view! {
        <details class="more">
            <summary>{app.locale.t(Message::SEE_DARES)}</summary>
            {lists}
        </details>
    }
}
