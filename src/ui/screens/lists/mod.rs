//! The dare lists: the players' own, the built-in ones to copy, and what somebody else has sent.

mod dialogs;
mod drag;
mod editing;
pub mod editor;
mod sharing;
mod slot;

pub use dialogs::ListDialogs;

use leptos::prelude::*;

use crate::dares::{Builtin, has_catalog};
use crate::i18n::{Lang, Message};
use crate::store::OwnList;
use crate::ui::actions::{import, lists, share};
use crate::ui::parts::aria::aria;
use crate::ui::parts::back_to_game::BackToGame;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::field::Field;
use crate::ui::parts::form::{FileButton, Radio};
use crate::ui::parts::heading::PageHead;
use crate::ui::parts::list_notice::ListNotice;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, Dialog, memo};

/// The files that may hold a list: of this app, of any program, pictures of a code.
const FILES: &str = ".txt,text/plain,image/*";

/// The screen with all lists.
#[component]
pub fn Lists() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <PageHead
                text=app.locale.text(|lang| Message::DARE_LISTS.text(lang).to_owned())
                back=app.lists.back
            />
            <ListNotice/>
            <OwnListsSection/>
            <ReceiveSection/>
            <BuiltInSection/>
            <BackToGame/>
            <ListDialogs/>
        </main>
    }
}

/// The lists of the players, and the ways to begin one.
#[component]
fn OwnListsSection() -> impl IntoView {
    let app = AppState::expect();
    let t = move |message| app.locale.t(message);
    let adults = app.dialogs.adults_confirmed;
    let ids = move || {
        let adults = adults.get();
        app.lists.lists.with(|own| {
            let shown = own.all().iter().filter(|list| adults || !list.is_adult());
            shown.map(OwnList::id).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="group">
            <h2>{t(Message::LISTS_OWN)}</h2>
            <Show when=move || ids().is_empty()>
                <p>{t(Message::LISTS_NONE)}</p>
            </Show>
            <ul class="own-lists">
                <For each=ids key=|id| *id let:id>
                    <OwnListRow id/>
                </For>
            </ul>
            <div class="btn-row is-start">
                {button("btn is-glow", t(Message::LIST_NEW), move |_| lists::begin(app, false))}
                // Sets for adults begin behind their question (A1).
                <Show
                    when=adults
                    fallback=move || {
                        view! {
                            {button("btn is-quiet", t(Message::LIST_ADULTS), move |_| app.dialogs.show(Dialog::AdultsGate))}
                        }
                    }
                >
                    {button("btn", t(Message::LIST_NEW_SET), move |_| lists::begin(app, true))}
                </Show>
            </div>
        </section>
    }
}

/// What a row shows of an own list.
#[derive(Clone, Default, PartialEq)]
struct Row {
    name: String,
    lang: Lang,
    dares: usize,
    is_adult: bool,
    is_finished: bool,
}

impl Row {
    fn of(list: &OwnList) -> Row {
        Row {
            name: list.name(),
            lang: list
                .drafts()
                .first()
                .map(|draft| draft.lang)
                .unwrap_or_default(),
            dares: list
                .drafts()
                .iter()
                .map(|draft| draft.slots.iter().flatten().count())
                .sum(),
            is_adult: list.is_adult(),
            is_finished: list.lists().is_some(),
        }
    }

    fn notes(&self, lang: Lang) -> String {
        let mut notes = vec![
            self.lang.native_name().to_owned(),
            Message::LIST_COUNT.number(lang, self.dares),
        ];
        if self.is_adult {
            notes.push(Message::LIST_ADULTS.text(lang).to_owned());
        }
        if !self.is_finished {
            notes.push(Message::LIST_UNFINISHED.text(lang).to_owned());
        }
        notes.join(" · ")
    }
}

/// One list of the players.
#[component]
fn OwnListRow(
    /// The id of the list.
    id: u32,
) -> impl IntoView {
    let app = AppState::expect();
    let row = move || {
        app.lists
            .lists
            .with(|own| own.get(id).map(Row::of).unwrap_or_default())
    };
    let name = app
        .locale
        .text(move |lang| name_or_nameless(&row().name, lang));
    let button = move |message: Message, act: fn(AppState, u32)| {
        let label = app
            .locale
            .text(move |lang| format!("{}: {}", message.text(lang), name.get()));
        view! {
            <button
                type="button"
                class="btn is-small"
                aria-label=label
                on:click=move |_| act(app, id)
            >
                {app.locale.t(message)}
            </button>
        }
    };
    view! {
        <li class="own-list">
            <h3 lang=Signal::derive(move || row().lang.code()) dir="auto">
                {name}
            </h3>
            {note(Signal::derive(move || row().notes(app.locale.lang())))}
            <div class="btn-row is-start">
                {button(Message::EDIT, lists::open)}
                <Show when=move || row().is_finished>
                    {button(Message::SHARE, share::open)}
                </Show>
                {button(Message::LIST_DUPLICATE, lists::duplicate)}
                {button(Message::DELETE, lists::delete)}
            </div>
        </li>
    }
}

/// Returns a name, or what a list without one is called.
fn name_or_nameless(name: &str, lang: Lang) -> String {
    if name.is_empty() {
        Message::LIST_NAMELESS.text(lang).to_owned()
    } else {
        name.to_owned()
    }
}

/// Taking what somebody else has sent: a link, a code, a file, a picture.
#[component]
fn ReceiveSection() -> impl IntoView {
    let app = AppState::expect();
    let t = move |message| app.locale.t(message);
    let pasted = app.lists.pasted;
    view! {
        <section class="group">
            <h2>{t(Message::LIST_RECEIVED)}</h2>
            <Field label=app.locale.text(|lang| Message::LIST_PASTE.text(lang).to_owned())>
                <input
                    dir="auto"
                    autocomplete="off"
                    enterkeyhint="done"
                    spellcheck="false"
                    prop:value=pasted
                    on:input=move |event| pasted.set(event_target_value(&event))
                />
            </Field>
            <div class="btn-row is-start">
                <button
                    type="button"
                    class="btn is-small"
                    aria-disabled=aria(move || pasted.with(|text| text.trim().is_empty()))
                    on:click=move |_| import::read_text(app, &pasted.get_untracked())
                >
                    {t(Message::LIST_LOOK)}
                </button>
                <FileButton accept=FILES on_open=import::read_file>
                    {t(Message::LIST_OPEN_FILE)}
                </FileButton>
            </div>
        </section>
    }
}

/// The built-in lists, to be copied in any language and changed.
#[component]
fn BuiltInSection() -> impl IntoView {
    let app = AppState::expect();
    let lang = memo(move || {
        app.lists
            .copy_lang
            .get()
            .unwrap_or_else(|| app.locale.lang())
    });
    let langs = Lang::ALL.map(|offered| {
        view! {
            <Radio
                group="copy-lang"
                class="is-small"
                checked=Signal::derive(move || lang.get() == offered)
                on_choose=move |()| app.lists.copy_lang.set(Some(offered))
            >
                <span lang=offered.code()>{offered.native_name()}</span>
            </Radio>
        }
    });
    let rows = Builtin::ALL.map(|list| {
        let label = app.locale.text(move |ui_lang| {
            format!(
                "{}: {}",
                Message::LIST_COPY.text(ui_lang),
                list.name(lang.get())
            )
        });
        let is_loaded = move || {
            app.locale.track_catalogs();
            has_catalog(lang.get())
        };
        view! {
            <li class="own-list">
                <h3 lang=Signal::derive(move || lang.get().code())>{Signal::derive(move || list.name(lang.get()))}</h3>
                <button
                    type="button"
                    class="btn is-small"
                    aria-label=label
                    aria-disabled=aria(move || !is_loaded())
                    on:click=move |_| lists::copy_builtin(app, list, lang.get_untracked())
                >
                    {app.locale.t(Message::LIST_COPY)}
                </button>
            </li>
        }
    });
    view! {
        <section class="group">
            <h2>{app.locale.t(Message::LISTS_BUILT_IN)}</h2>
            <div class="picks" role="radiogroup" aria-label=app.locale.t(Message::LIST_LANGUAGE)>
                {langs.collect_view()}
            </div>
            <ul class="own-lists">{rows.collect_view()}</ul>
        </section>
    }
}
