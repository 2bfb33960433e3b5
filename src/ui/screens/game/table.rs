//! The table: flat between all players, or as the person sees it whose hand is open.

use leptos::prelude::*;

use super::buttons::{PrivateButtons, PublicButtons};
use super::drag::Drag;
use super::hand::Hand;
use super::marks::marked;
use super::piles::Middle;
use super::seats::{Edges, SeatPlate, is_opposite};
use crate::i18n::{Lang, Message, Plural, action_error, card_name, sentence};
use crate::rules::{Length, Seat, Side};
use crate::ui::actions::session;
use crate::ui::parts::button::button;
use crate::ui::parts::heading::PageHeading;
use crate::ui::parts::icon::Icon;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, Dialog, Toast, memo};

/// From so many seats on the plates are small.
const CROWD: u8 = 7;
/// Events shown on the table.
const LOG: usize = 5;
/// So many drawn cards are named; of more only the number is told.
const NAMED: usize = 4;

/// The table with its seats and piles, and the open hand of whoever looks.
#[component]
pub fn Table(
    /// Whose hand is open; `None` while the device lies between all.
    viewer: Option<Seat>,
) -> impl IntoView {
    let app = AppState::expect();
    let drag = Drag::new();
    provide_context(drag);
    let count = app.game.peek(|game| game.players.len() as u8);
    let side = move || app.game.read_round(|_, round| round.side);
    let classes = Signal::derive(move || {
        let upright = app.settings.read(|settings| settings.upright);
        let marks = [
            (viewer.is_some(), " is-private"),
            (viewer.is_none(), " is-public"),
            (count >= CROWD, " is-crowded"),
            (side() == Side::Dark, " is-dark"),
            (!upright, " is-round"),
            (
                !upright && viewer.is_some_and(|seat| is_opposite(seat, count)),
                " is-turned",
            ),
        ];
        marked("table", &marks)
    });
    let edge = match viewer {
        Some(seat) => view! {
            <div class="me">
                <SeatPlate seat viewer/>
            </div>
            <PrivateButtons seat/>
            <Hand seat/>
        }
        .into_any(),
        None => view! { <PublicButtons/> }.into_any(),
    };
    view! {
        <main class=classes on:pointerdown=move |event| drag.touch(&event)>
            <PageHeading text=round_title(app) hidden=true/>
            <Log/>
            <div class="edges">
                <Edges viewer count/>
            </div>
            <Corner/>
            <Middle/>
            {edge}
            <ToastLine/>
        </main>
    }
}

/// Returns the number of the round in words.
fn round_title(app: AppState) -> Signal<String> {
    app.locale.text(move |lang| {
        let number = app.game.read(|game| game.round_number);
        Message::ROUND_N.number(lang, number.into())
    })
}

/// The last events, newest last.
#[component]
fn Log() -> impl IntoView {
    let app = AppState::expect();
    let lines = move || {
        let lang = app.locale.lang();
        app.game.read(|game| {
            let names = game.names();
            let told = game.log.iter().rev().filter_map(|entry| {
                let line = sentence(&entry.event, &names, lang)?;
                Some((game.round_number, entry.number, lang, line))
            });
            let mut lines: Vec<_> = told.take(LOG).collect();
            lines.reverse();
            lines
        })
    };
    view! {
        <ol class="log" aria-label=app.locale.t(Message::LOG)>
            <For
                each=lines
                key=|(round, number, lang, _)| (*round, *number, *lang)
                children=|(.., line)| view! { <li>{line}</li> }
            />
        </ol>
    }
}

/// The round, what is played for, and the menu.
#[component]
fn Corner() -> impl IntoView {
    let app = AppState::expect();
    let round = round_title(app);
    let title = app.locale.text(move |lang| {
        let goal = app.game.read_round(|_, round| {
            let rules = &round.ruleset;
            (rules.length == Length::Game)
                .then(|| Message::TO_POINTS.number(lang, rules.target.into()))
        });
        let parts: Vec<String> = [Some(round.get()), goal].into_iter().flatten().collect();
        parts.join(" · ")
    });
    view! {
        <div class="corner">
            <span class="chip">{title}</span>
            <button
                type="button"
                class="btn is-quiet is-small is-round"
                aria-label=app.locale.t(Message::MENU)
                on:click=move |_| app.dialogs.show(Dialog::Menu)
            >
                <Icon shape="menu"/>
            </button>
        </div>
    }
}

/// A word that comes and goes: why something was refused, what was drawn, and the way back from a slip of the finger.
#[component]
fn ToastLine() -> impl IntoView {
    let app = AppState::expect();
    let can_undo = memo(move || app.game.read(|game| game.can_undo));
    let text = move || {
        let lang = app.locale.lang();
        let toast = app.selection.toast.get();
        toast.map(|toast| app.game.read(|game| toast_text(toast, &game.names(), lang)))
    };
    // Another text is another toast, which comes in anew.
    let shown = move || match text() {
        None if can_undo.get() => Some(String::new()),
        text => text,
    };
    let toast = move |text: String| {
        view! {
            <div class="toast is-high">
                {(!text.is_empty()).then(|| view! { <p>{text}</p> })}
                <Show when=can_undo>
                    {button("btn is-small", app.locale.t(Message::UNDO), move |_| session::undo(app))}
                </Show>
            </div>
        }
    };
    view! { <For each=shown key=String::clone children=toast/> }
}

fn toast_text(toast: Toast, names: &[String], lang: Lang) -> String {
    match toast {
        Toast::Refused(error) => action_error(error, names, lang),
        Toast::Drew(faces) if faces.len() <= NAMED => {
            let cards: Vec<String> = faces
                .into_iter()
                .map(|face| card_name(face, lang))
                .collect();
            Message::YOU_DREW.with(lang, &[("card", &cards.join(", "))])
        }
        Toast::Drew(faces) => Plural::MORE_CARDS.text(lang, faces.len()),
    }
}
