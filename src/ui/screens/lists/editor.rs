//! The editor of an own list: its name and language, and its sixteen numbers. Every letter is saved as it is typed.

use leptos::prelude::*;

use super::editing::Editing;
use super::slot::Slots;
use super::{ListDialogs, Lists, name_or_nameless};
use crate::dares::{DareListError, Edit, Lang, TextPlace};
use crate::i18n::{Message, level_word};
use crate::rules::Level;
use crate::ui::actions::share;
use crate::ui::parts::aria::aria;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::field::{Field, FieldErrors};
use crate::ui::parts::form::Radio;
use crate::ui::parts::heading::PageHead;
use crate::ui::parts::list_notice::ListNotice;
use crate::ui::parts::show::Show;
use crate::ui::route::Route;
use crate::ui::state::{AppState, memo};

/// The editor; all lists, if there is none with this id.
#[component]
pub fn ListEditor(
    /// The id of the list.
    id: u32,
) -> impl IntoView {
    let app = AppState::expect();
    let exists = memo(move || {
        let adults = app.dialogs.adults_confirmed.get();
        let list = |own: &crate::store::OwnLists| {
            own.get(id).is_some_and(|list| adults || !list.is_adult())
        };
        app.lists.lists.with(list)
    });
    view! {
        <Show when=exists fallback=Lists>
            <Editor id/>
        </Show>
    }
}

#[component]
fn Editor(id: u32) -> impl IntoView {
    let app = AppState::expect();
    let editing = Editing::new(app, id);
    provide_context(editing);
    let t = move |message: Message| message.text(app.locale.lang());
    let heading = app.locale.text(move |lang| {
        editing
            .draft
            .with(|draft| name_or_nameless(draft.name.trim(), lang))
    });
    let list_lang = Signal::derive(move || editing.draft.with(|draft| draft.lang.code()));
    let is_set = move || {
        app.lists
            .lists
            .with(|own| own.get(id).is_some_and(|list| list.drafts().len() > 1))
    };
    let is_set = memo(is_set);
    let hint = Signal::derive(move || {
        format!("{} {}", t(Message::LIST_TIP), t(Message::LIST_SAVED_ALWAYS))
    });
    view! {
        <main class="page">
            <PageHead text=heading back=Route::Lists lang=list_lang/>
            <NameAndLanguage/>
            <Show when=is_set>
                <LevelPicker/>
            </Show>
            {note(hint)}
            <Slots/>
            <Foot/>
            <ListDialogs/>
        </main>
    }
}

/// What stays in sight, if there is anything: what is missing, the last message, the way to share.
#[component]
fn Foot() -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let missing = editing
        .errors(|error| !matches!(error, DareListError::Text { .. } | DareListError::Timer(_)));
    let is_finished = memo(move || {
        app.lists.lists.with(|own| {
            own.get(editing.id)
                .is_some_and(|list| list.lists().is_some())
        })
    });
    let is_missing = memo(move || missing.with(|missing| !missing.is_empty()));
    let has_content = memo(move || {
        is_missing.get() || is_finished.get() || app.lists.message.with(Option::is_some)
    });
    let lines = move || {
        missing
            .get()
            .into_iter()
            .map(|line| view! { <p>{line}</p> })
            .collect_view()
    };
    view! {
        <Show when=has_content>
            <div class="page-foot">
                <Show when=is_missing>
                    <div class="banner">
                        <div>{lines}</div>
                    </div>
                </Show>
                <ListNotice/>
                <Show when=is_finished>
                    {button("btn is-glow", app.locale.t(Message::LIST_SHARE), move |_| share::open(app, editing.id))}
                </Show>
            </div>
        </Show>
    }
}

#[component]
fn NameAndLanguage() -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let name = memo(move || editing.draft.with(|draft| draft.name.clone()));
    let lang = memo(move || editing.draft.with(|draft| draft.lang));
    let errors = editing.errors(|error| {
        matches!(
            error,
            DareListError::Text {
                place: TextPlace::Name,
                ..
            }
        )
    });
    let langs = Lang::ALL.map(|offered| {
        view! {
            <Radio
                group="list-lang"
                class="is-small"
                checked=Signal::derive(move || lang.get() == offered)
                on_choose=move |()| editing.edit(Edit::Lang(offered))
            >
                <span lang=offered.code()>{offered.native_name()}</span>
            </Radio>
        }
    });
    view! {
        <section class="group stack">
            <Field
                label=app.locale.text(|lang| Message::LIST_NAME.text(lang).to_owned())
                below=move || view! { <FieldErrors id="name-wrong".to_owned() errors/> }
            >
                <input
                    dir="auto"
                    autocomplete="off"
                    enterkeyhint="done"
                    lang=Signal::derive(move || lang.get().code())
                    aria-invalid=aria(move || !errors.with(Vec::is_empty))
                    aria-describedby="name-wrong"
                    prop:value=name
                    on:input=move |event| editing.edit(Edit::Name(event_target_value(&event)))
                />
            </Field>
            <div class="picks" role="radiogroup" aria-label=app.locale.t(Message::LIST_LANGUAGE)>
                {langs.collect_view()}
            </div>
        </section>
    }
}

/// The choice of the level of a set being edited.
#[component]
fn LevelPicker() -> impl IntoView {
    let app = AppState::expect();
    let editing: Editing = expect_context();
    let levels = Level::ALL.into_iter().enumerate().map(|(at, level)| {
        let count = move || {
            app.lists.lists.with(|own| {
                let draft = own.get(editing.id).and_then(|list| list.drafts().get(at));
                draft.map_or(0, |draft| draft.slots.iter().flatten().count())
            })
        };
        let choose = move |()| {
            app.lists.level.set(at);
            app.lists.open_dare.set(None);
        };
        view! {
            <Radio
                group="level"
                class="is-small"
                checked=Signal::derive(move || editing.level.get() == at)
                on_choose=choose
            >
                {app.locale.t(level_word(level))}
                <span class="note">{count}</span>
            </Radio>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(Message::LIST_LEVEL)}</legend>
            <div class="picks">{levels.collect_view()}</div>
        </fieldset>
    }
}
