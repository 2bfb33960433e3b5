//! The opaque screen between two people: no hand is in the page while it shows.

use std::time::Duration;

use leptos::prelude::*;

use super::marks::marked;
use super::seats::is_opposite;
use crate::i18n::{Lang, Message, Plural};
use crate::rules::{Observation, PublicEvent, Seat, Side};
use crate::ui::actions::session;
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::form::is_by_key;
use crate::ui::parts::heading::PageHeading;
use crate::ui::parts::show::Show;
use crate::ui::state::AppState;

/// How long the button is held where it must be.
const HOLD: Duration = Duration::from_millis(600);

/// Asks for the person the device goes to.
#[component]
pub fn Handoff(
    /// To whom the device goes.
    to: Seat,
    /// Whether that person only looks, out of turn.
    peek: bool,
) -> impl IntoView {
    let app = AppState::expect();
    let named = move |message: Message| {
        app.locale
            .text(move |lang| app.game.read(|game| message.named(lang, game.name(to))))
    };
    let title = named(Message::HAND_OVER);
    let show = named(Message::SHOW_MY_CARDS);
    let count = app.game.peek(|game| game.players.len() as u8);
    let classes = Signal::derive(move || {
        let upright = app.settings.read(|settings| settings.upright);
        let side = app.game.read_round(|_, round| round.side);
        let marks = [
            (!upright && is_opposite(to, count), " is-turned"),
            (side == Side::Dark, " is-dark"),
        ];
        marked("table is-public", &marks)
    });
    let must_hold = move || app.settings.read(|settings| settings.hold);
    let holds = StoredValue::new(0_u32);
    // Counts every beginning and every end of holding: only a hold without an end shows the cards.
    let hold = move |is_down: bool| {
        holds.update_value(|holds| *holds += 1);
        let begun = holds.get_value();
        if is_down && untrack(must_hold) {
            let show = move || {
                if holds.try_get_value() == Some(begun) {
                    session::show_hand(app);
                }
            };
            set_timeout(show, HOLD);
        }
    };
    // Enter and the space bar need not hold (ux.md 2.2).
    let tap = move |event: web_sys::MouseEvent| {
        if is_by_key(&event) || !untrack(must_hold) {
            session::show_hand(app);
        }
    };
    let news = move || {
        let lang = app.locale.lang();
        let lines = app.game.read(|game| news_lines(&game.news, lang));
        lines
            .into_iter()
            .map(|line| view! { <p>{line}</p> })
            .collect_view()
    };
    let note = move |message| view! { {note(app.locale.t(message))} };
    view! {
        <main class=classes>
            <PageHeading text=title hidden=true/>
        </main>
        <ModalDialog
            label=title
            class="is-full handing"
            on_cancel=move |()| session::lay_down(app)
        >
            <Avatar seat=to class="is-huge"/>
            <p class="name">{app.game.peek(|game| game.name(to).to_owned())}</p>
            <div class="news">
                {news}
                {peek.then(|| note(Message::PEEK_HINT))}
            </div>
            <button
                type="button"
                class="btn is-glow is-choice"
                autofocus=true
                on:pointerdown=move |_| hold(true)
                on:pointerup=move |_| hold(false)
                on:pointerleave=move |_| hold(false)
                on:click=tap
            >
                {show}
            </button>
            <Show when=must_hold>{note(Message::HOLD_TO_SHOW)}</Show>
            {button("link", app.locale.t(Message::BACK_TO_TABLE), move |_| session::lay_down(app))}
        </ModalDialog>
    }
}

/// Returns what has happened to a person since that person last acted: nothing about faces.
fn news_lines(news: &[Observation], lang: Lang) -> Vec<String> {
    let has = |is_kind: fn(&PublicEvent) -> bool| {
        news.iter()
            .any(|event| matches!(event, Observation::Public(event) if is_kind(event)))
    };
    let drawn: usize = news
        .iter()
        .map(|event| match event {
            Observation::Drew { count, .. } => *count,
            _ => 0,
        })
        .sum();
    let messages = [
        (
            has(|event| matches!(event, PublicEvent::Skipped(_))),
            Message::HAPPENED_SKIPPED,
        ),
        (
            has(|event| matches!(event, PublicEvent::Caught { .. })),
            Message::HAPPENED_CAUGHT,
        ),
        (
            has(|event| {
                matches!(
                    event,
                    PublicEvent::Swapped(..)
                        | PublicEvent::HandsPassed
                        | PublicEvent::HandsShuffled
                )
            }),
            Message::HAPPENED_SWAPPED,
        ),
    ];
    let happened = messages.into_iter().filter(|(happened, _)| *happened);
    let cards = (drawn > 0).then(|| Plural::MORE_CARDS.text(lang, drawn));
    happened
        .map(|(_, message)| message.text(lang).to_owned())
        .chain(cards)
        .collect()
}
