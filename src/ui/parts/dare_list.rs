//! The dares of a list, to be read.

use std::sync::Arc;

use leptos::prelude::*;

use super::icon::BurstNumber;
use crate::dares::{Dare, DareList, Tags};
use crate::i18n::{Lang, Message, tag_word};
use crate::ui::state::AppState;

/// All dares of a list with what is to be known of each. Those with one of the tags are struck out (D15).
#[component]
pub fn DareListView(
    /// The list.
    #[prop(into)]
    list: Signal<Arc<DareList>>,
    /// The tags that are ruled out.
    #[prop(into)]
    ruled_out: Signal<Tags>,
) -> impl IntoView {
    let app = AppState::expect();
    let rows = move || {
        let (lang, ruled_out) = (app.locale.lang(), ruled_out.get());
        let row =
            |(number, dare): (u8, &Dare)| dare_row(number, dare, dare.tags.meets(ruled_out), lang);
        list.with(|list| list.iter().map(row).collect_view())
    };
    view! {
        <ol class="dare-list" lang=Signal::derive(move || list.with(|list| list.lang().code()))>
            {rows}
        </ol>
    }
}

/// Draws one dare. The notes are in the language of the interface, the dare in that of its list.
fn dare_row(number: u8, dare: &Dare, is_out: bool, lang: Lang) -> impl IntoView + use<> {
    let note = move |text: String| {
        view! {
            <p class="note" lang=lang.code()>
                {text}
            </p>
        }
    };
    let text = dare.text.clone();
    let text = if is_out {
        view! { <s>{text}</s> }.into_any()
    } else {
        text.into_any()
    };
    let alternative = dare.alternative.clone().map(|alternative| {
        view! {
            <p class="note" dir="auto">
                <span lang=lang.code()>{Message::ALTERNATIVE.text(lang)}</span>
                ": "
                {alternative}
            </p>
        }
    });
    let marks = marks(dare, lang);
    view! {
        <li class=is_out.then_some("is-out")>
            <BurstNumber number/>
            <div>
                {is_out.then(|| note(Message::DARE_LEFT_OUT.text(lang).to_owned()))}
                <p dir="auto">{text}</p> {alternative} {(!marks.is_empty()).then(|| note(marks))}
            </div>
        </li>
    }
}

/// Returns what is to be known of a dare besides its text: whether it lasts, how long its timer runs, what it asks for.
#[must_use]
pub fn marks(dare: &Dare, lang: Lang) -> String {
    let mut marks = Vec::new();
    if dare.lasting {
        marks.push(Message::LIST_LASTS.text(lang).to_owned());
    }
    marks.extend(
        dare.seconds
            .map(|seconds| Message::SECONDS.number(lang, seconds.into())),
    );
    if !dare.tags.is_empty() {
        let asks_for = Message::LIST_ASKS_FOR.text(lang);
        marks.push([asks_for, ": ", &tag_names(dare.tags, lang)].concat());
    }
    marks.join(" · ")
}

/// Returns what dares ask for, in words.
#[must_use]
pub fn tag_names(tags: Tags, lang: Lang) -> String {
    tags.iter()
        .map(|tag| tag_word(tag).text(lang))
        .collect::<Vec<_>>()
        .join(", ")
}
