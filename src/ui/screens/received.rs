//! What somebody else has sent, to be read before it is taken. Nothing changes until then.

use std::sync::Arc;

use leptos::prelude::*;

use super::lists::Lists;
use crate::dares::share::Shared;
use crate::dares::{DareList, Tags};
use crate::i18n::{Lang, Message, game_name, option_value, option_words};
use crate::rules::{GameOption, RulesetDraft};
use crate::store::OwnList;
use crate::ui::actions::{adults, import};
use crate::ui::parts::button::{button, note};
use crate::ui::parts::dare_list::{DareListView, tag_names};
use crate::ui::parts::field::Field;
use crate::ui::parts::form::{CopyField, Switch};
use crate::ui::parts::heading::PageHead;
use crate::ui::parts::show::Show;
use crate::ui::route::Route;
use crate::ui::state::{AppState, memo};

/// The screen that shows what came; all lists, if nothing did.
#[component]
pub fn Received() -> impl IntoView {
    let app = AppState::expect();
    let received = app.lists.received;
    let is_there = memo(move || received.with(Option::is_some));
    let content = move || {
        let confirmed = app.dialogs.adults_confirmed.get();
        match received.get()? {
            Err(error) => {
                let text = app.locale.text(move |lang| {
                    let why = import::error_text(&error, lang);
                    format!("{why} {}", Message::LIST_UNCHANGED.text(lang))
                });
                Some(view! { <Unreadable text/> }.into_any())
            }
            Ok(shared) if shared.is_adult() && !confirmed => Some(view! { <Gate/> }.into_any()),
            Ok(shared) => Some(view! { <Preview shared/> }.into_any()),
        }
    };
    view! {
        <Show when=is_there fallback=Lists>
            <main class="page">
                <PageHead
                    text=app.locale.text(|lang| Message::LIST_RECEIVED.text(lang).to_owned())
                    back=Route::Title
                />
                {content}
            </main>
        </Show>
    }
}

/// A button at the foot of the screen.
#[component]
fn FootButton(class: &'static str, label: Message, act: fn(AppState)) -> impl IntoView {
    let app = AppState::expect();
    view! {
        {button(class, app.locale.t(label), move |_| act(app))}
    }
}

/// Why it cannot be read.
#[component]
fn Unreadable(text: Signal<String>) -> impl IntoView {
    view! {
        <div class="banner" role="status">
            <p>{text}</p>
        </div>
        <div class="page-foot">
            <FootButton class="btn is-glow" label=Message::CLOSE act=import::decline/>
        </div>
    }
}

/// What is for adults only is not even shown before everybody is known to be one (A1).
#[component]
fn Gate() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <div class="banner" role="status">
            <div>
                <p>{app.locale.t(Message::LIST_ADULTS)}</p>
                <p>{app.locale.t(Message::ADULTS_ASK)}</p>
            </div>
        </div>
        <div class="page-foot">
            <div class="btn-row">
                <FootButton class="btn is-glow" label=Message::LIST_REFUSE act=import::decline/>
                <FootButton class="btn" label=Message::ADULTS_YES act=adults::confirm/>
            </div>
        </div>
    }
}

/// The lists, to be read.
#[component]
fn Preview(shared: Shared) -> impl IntoView {
    let app = AppState::expect();
    let known = app
        .lists
        .lists
        .with_untracked(|own| own.same_as(shared.lists()).map(OwnList::name));
    let code = shared.code();
    let [accept_class, decline_class] = if known.is_some() {
        ["btn", "btn is-glow"]
    } else {
        ["btn is-glow", "btn"]
    };
    let known = known.map(|name| {
        let text = app
            .locale
            .text(move |lang| Message::LIST_KNOWN.named(lang, &name));
        view! {
            <div class="banner" role="status">
                <p dir="auto">{text}</p>
            </div>
        }
    });
    let lists = shared
        .lists()
        .iter()
        .map(|list| view! { <OneList list=list.clone()/> });
    let lists = lists.collect_view();
    let rules = shared.rules().map(|_| {
        let draft = untrack(|| import::rules_of(app, &shared));
        view! { <Rules draft/> }
    });
    view! {
        <div class="banner" role="status">
            <p>{app.locale.t(Message::LIST_FOREIGN)}</p>
        </div>
        <WayToApp code/>
        {known}
        {lists}
        {rules}
        <div class="page-foot">
            <div class="btn-row">
                <FootButton class=decline_class label=Message::LIST_REFUSE act=import::decline/>
                <FootButton class=accept_class label=Message::LIST_TAKE act=import::accept/>
            </div>
        </div>
    }
}

/// How the list reaches the installed app, which keeps lists of its own: by its code.
#[component]
fn WayToApp(
    /// The code.
    code: String,
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        <details class="more">
            <summary>{app.locale.t(Message::LIST_FOR_APP)}</summary>
            <p class="note">{app.locale.t(Message::LIST_TO_APP)}</p>
            <Field label=app.locale.text(|lang| Message::CODE.text(lang).to_owned())>
                <CopyField id="received-code" text=code/>
            </Field>
        </details>
    }
}

/// One list: its name, for whom it is, and every dare.
#[component]
fn OneList(list: DareList) -> impl IntoView {
    let app = AppState::expect();
    let tags: Tags = list.iter().flat_map(|(_, dare)| dare.tags.iter()).collect();
    let name = list.name().to_owned();
    let (lang, count, is_adult) = (list.lang(), list.iter().count(), list.is_adult());
    let notes = app.locale.text(move |ui_lang| {
        let mut notes = vec![
            lang.native_name().to_owned(),
            Message::LIST_COUNT.number(ui_lang, count),
        ];
        if is_adult {
            notes.push(Message::LIST_ADULTS.text(ui_lang).to_owned());
        }
        if !tags.is_empty() {
            let asks = Message::LIST_ASKS_FOR.text(ui_lang);
            notes.push(format!("{asks}: {}", tag_names(tags, ui_lang)));
        }
        notes.join(" · ")
    });
    view! {
        <section class="group stack">
            <h2 lang=lang.code() dir="auto">{name}</h2>
            {note(notes)}
            <DareListView list=Arc::new(list) ruled_out=Tags::NONE/>
        </section>
    }
}

/// The rules that were sent along, and whether the next game shall have them.
#[component]
fn Rules(draft: Option<RulesetDraft>) -> impl IntoView {
    let app = AppState::expect();
    let content = match draft {
        None => view! { <p>{app.locale.t(Message::LIST_RULES_UNKNOWN)}</p> }.into_any(),
        Some(draft) => {
            let changed = move || {
                let lines = changed_lines(&draft, app.locale.lang()).into_iter();
                lines.map(|line| view! { <li>{line}</li> }).collect_view()
            };
            view! {
                <p>{app.locale.t(game_name(draft.edition))}</p>
                <ul class="prose">{changed}</ul>
                <Switch
                    checked=app.lists.use_rules
                    on_change=move |on| app.lists.use_rules.set(on)
                >
                    {app.locale.t(Message::LIST_USE_RULES)}
                </Switch>
            }
            .into_any()
        }
    };
    view! {
        <section class="group stack">
            <h2>{app.locale.t(Message::LIST_RULES_ALONG)}</h2>
            {content}
        </section>
    }
}

/// Returns the options that differ from the defaults of their game, in words.
fn changed_lines(draft: &RulesetDraft, lang: Lang) -> Vec<String> {
    let changed = draft
        .edition
        .options()
        .filter(|option| !option.is_default(draft));
    let line = |option: &GameOption| {
        let title = option_words(option.id).title.text(lang);
        format!("{title}: {}", option_value(option, draft, &[], lang))
    };
    changed.map(line).collect()
}
