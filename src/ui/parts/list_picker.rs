//! Choosing a dare list: a built-in one in one of its languages, or an own one (D3).

use leptos::prelude::*;

use super::form::Radio;
use super::show::{For, Show};
use crate::dares::{Builtin, DareList, Lang};
use crate::i18n::Message;
use crate::store::OwnList;
use crate::table::ListChoice;
use crate::ui::state::{AppState, memo};

/// The lists, and the languages they come in.
#[component]
pub fn ListPicker(
    /// The chosen list.
    #[prop(into)]
    chosen: Signal<Option<ListChoice>>,
    /// Chooses a list.
    #[prop(into)]
    on_choose: Callback<ListChoice>,
) -> impl IntoView {
    let app = AppState::expect();
    let builtin = move || chosen.with(|chosen| builtin_of(chosen.as_ref()));
    let lang = memo(move || {
        let chosen = chosen.with(|chosen| chosen.as_ref().and_then(list_lang));
        chosen.unwrap_or_else(|| app.locale.lang())
    });
    // An own list has the one language it is written in.
    let is_own = memo(move || chosen.with(|chosen| matches!(chosen, Some(ListChoice::Own(_)))));
    let lists = Builtin::ALL.map(|list| {
        let choose = move |()| {
            on_choose.run(ListChoice::Builtin(list, lang.get_untracked()));
        };
        view! {
            <Radio
                group="list"
                checked=Signal::derive(move || builtin() == Some(list))
                on_choose=choose
            >
                <span lang=Signal::derive(move || {
                    lang.get().code()
                })>
                    {Signal::derive(move || {
                        app.locale.track_catalogs();
                        list.name(lang.get())
                    })}
                </span>
            </Radio>
        }
    });
    let choose_lang = move |lang| {
        let list = untrack(builtin).unwrap_or(Builtin::Family);
        on_choose.run(ListChoice::Builtin(list, lang));
    };
    view! {
        <div class="stack">
            <div class="picks" role="radiogroup" aria-label=app.locale.t(Message::DARE_LIST)>
                {lists.into_iter().collect_view()}
                <OwnLists group="list" chosen on_choose/>
            </div>
            <Show when=move || !is_own.get()>
                <div
                    class="picks"
                    role="radiogroup"
                    aria-label=app.locale.t(Message::LIST_LANGUAGE)
                >
                    <ListLanguages
                        chosen=Signal::derive(move || Some(lang.get()))
                        on_choose=choose_lang
                    />
                </div>
            </Show>
        </div>
    }
}

/// The languages that built-in lists come in, as choices of the group `list-lang`.
#[component]
pub fn ListLanguages(
    /// The chosen language.
    #[prop(into)]
    chosen: Signal<Option<Lang>>,
    /// Chooses a language.
    #[prop(into)]
    on_choose: Callback<Lang>,
) -> impl IntoView {
    let langs = Lang::ALL.map(|lang| {
        view! {
            <Radio
                group="list-lang"
                class="is-small"
                checked=Signal::derive(move || chosen.get() == Some(lang))
                on_choose=move |()| on_choose.run(lang)
            >
                <span lang=lang.code()>{lang.native_name()}</span>
            </Radio>
        }
    });
    langs.into_iter().collect_view()
}

/// The own lists that can be chosen instead, or the own sets where a set is chosen, and the chosen own list, should it not be among
/// them any more.
#[component]
pub fn OwnLists(
    /// The name of the group of choices.
    group: &'static str,
    /// The chosen list.
    #[prop(into)]
    chosen: Signal<Option<ListChoice>>,
    /// Chooses a list.
    #[prop(into)]
    on_choose: Callback<ListChoice>,
) -> impl IntoView {
    let app = AppState::expect();
    let own = memo(move || {
        let mut own = app.lists.lists.with(|lists| {
            let choices = lists.all().iter().filter_map(OwnList::choice);
            choices.collect::<Vec<_>>()
        });
        chosen.with(|chosen| {
            let stray = chosen
                .iter()
                .filter(|chosen| matches!(chosen, ListChoice::Own(_)) && !own.contains(chosen));
            let stray: Vec<_> = stray.cloned().collect();
            own.extend(stray);
            let of_sets = matches!(chosen, Some(ListChoice::Set(_)));
            own.retain(|choice| matches!(choice, ListChoice::Set(_)) == of_sets);
        });
        own
    });
    let row = move |at: usize| {
        let choice = move || own.with(|own| own.get(at).cloned());
        let choose = move |()| {
            if let Some(choice) = untrack(choice) {
                on_choose.run(choice);
            }
        };
        let name = move || {
            let lists = choice().map(|choice| choice.lists()).unwrap_or_default();
            let first = lists.first();
            first.map(|list| (list.lang().code(), list.name().to_owned()))
        };
        view! {
            <Radio
                group
                checked=Signal::derive(move || chosen.with(|chosen| *chosen == choice()))
                on_choose=choose
            >
                <span lang=Signal::derive(move || name().map(|(lang, _)| lang)) dir="auto">
                    {Signal::derive(move || name().map(|(_, name)| name))}
                </span>
            </Radio>
        }
    };
    view! { <For each=move || 0..own.with(Vec::len) key=|at| *at children=row/> }
}

/// Returns the language that a list is in.
#[must_use]
pub fn list_lang(choice: &ListChoice) -> Option<Lang> {
    match choice {
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
