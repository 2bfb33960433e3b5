//! The opaque screen between two people: no hand is in the page while it shows.

use leptos::prelude::*;

use crate::i18n::{Counted, Word};
use crate::rules::{Open, Seat, SeenEvent};
use crate::ui::dom::{derived, live, tap};
use crate::ui::parts::seat::Avatar;
use crate::ui::parts::sheet::SheetDialog;
use crate::ui::{App, actions};

/// Asks for the person the device goes to.
#[component]
pub fn Handing(
    /// To whom.
    to: Seat,
    /// To look only.
    peek: bool,
) -> impl IntoView {
    let app = App::get();
    let label = derived(move || Word::HAND_OVER.named(app.lang.get(), &app.name(to)));
    let news = move || happened(app, to).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! {
        <main class="table is-public"><h1 class="vh">{label}</h1></main>
        <SheetDialog class="is-full handing" label on_dismiss=Callback::new(move |()| actions::lay_down(app))>
            <Avatar seat=to class="is-huge" />
            <p class="name">{live(move || app.name(to))}</p>
            <div class="news">
                {live(news)}
                {peek.then(|| view! { <p class="note">{app.t(Word::PEEK_HINT)}</p> })}
            </div>
            <button class="btn is-glow is-choice" autofocus on:click=tap(move || actions::ready(app))>
                {live(move || Word::SHOW_MY_CARDS.named(app.lang.get(), &app.name(to)))}
            </button>
            <button class="link" on:click=tap(move || actions::lay_down(app))>{app.t(Word::BACK_TO_TABLE)}</button>
        </SheetDialog>
    }
}

/// What has befallen a seat since it last acted: nothing about faces.
fn happened(app: App, seat: Seat) -> Vec<String> {
    let lang = app.lang.get();
    let befell: Vec<SeenEvent> =
        app.session.with(|session| session.as_ref().map(|session| session.journal().befell(seat).to_vec()).unwrap_or_default());
    let drawn: usize = befell.iter().map(|event| if let SeenEvent::Drew { count, .. } = event { *count } else { 0 }).sum();
    let has = |kind: fn(&Open) -> bool| befell.iter().any(|event| matches!(event, SeenEvent::Open(open) if kind(open)));
    let words = [
        (has(|open| matches!(open, Open::Skipped(_))), Word::HAPPENED_SKIPPED),
        (has(|open| matches!(open, Open::Caught { .. })), Word::HAPPENED_CAUGHT),
        (has(|open| matches!(open, Open::Swapped(..))), Word::HAPPENED_SWAPPED),
    ];
    let mut lines: Vec<String> =
        words.into_iter().filter(|(happened, _)| *happened).map(|(_, word)| word.text(lang).to_owned()).collect();
    if drawn > 0 {
        lines.push(Counted::MORE_CARDS.text(lang, drawn));
    }
    lines
}
