//! The menu of a running game.

use crate::i18n::Message;
use crate::rules::{Seat, TableAction};
use crate::table::{Session, Stage};
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::confirm::{END_GAME, confirm};
use crate::ui::parts::seat::avatar;
use crate::ui::parts::sheet::{self, sheet_dialog};
use crate::ui::{App, Screen, actions, name_of};

/// What the players can do at any time besides playing.
#[must_use]
pub fn menu_sheet(app: App, session: &Session, open: Sheet) -> Node {
    if open == Sheet::EndGame {
        return confirm(END_GAME, move || actions::end_game(app));
    }
    let close = move || app.sheet.set(None);
    let label = app.t(Message::GAME_MENU);
    let leaves = if let Sheet::Leave(seat) = open {
        Some(seat)
    } else {
        None
    };
    let seats = (0..session.players().len() as u8).map(Seat);
    let seats =
        seats.filter(|seat| session.people().contains(*seat) || session.bots().contains(*seat));
    let seats = seats
        .map(|seat| seat_menu((app, session), seat, leaves == Some(seat)))
        .collect::<Node>();
    let playing = session.stage() == Stage::Round;
    sheet_dialog(
        sheet::Sheet {
            key: "menu",
            class: "",
            label: label.into(),
        },
        Some(close),
        vec![
            el("h2").child(label).into(),
            el("div")
                .class("btn-row")
                .child(
                    el("button")
                        .class("btn is-glow")
                        .attr("autofocus", true)
                        .tap(close)
                        .child(app.t(Message::END_GAME_KEEP)),
                )
                .child(button(app, "btn", Message::RULES_IN_FORCE, |app| {
                    actions::open_sheet(app, Sheet::Rules)
                }))
                .child(button(app, "btn", Message::HELP, |app| {
                    actions::show(app, Screen::Help)
                }))
                .child(button(app, "btn", Message::SETTINGS, |app| {
                    actions::show(app, Screen::Settings)
                }))
                .into(),
            el("div")
                .class("btn-row")
                .child(button(app, "btn is-small", Message::TO_START, |app| {
                    actions::show(app, Screen::Title)
                }))
                .child(button(app, "btn is-small", Message::END_GAME, |app| {
                    actions::open_sheet(app, Sheet::EndGame)
                }))
                .into(),
            playing
                .then(|| el("div").class("seat-menus").child(seats))
                .into(),
        ],
    )
}

fn button(app: App, class: &'static str, word: Message, act: fn(App)) -> El {
    el("button")
        .class(class)
        .tap(move || act(app))
        .child(app.t(word))
}

/// A seat can be looked at by its owner, handed over, or left (G16).
fn seat_menu((app, session): (App, &Session), seat: Seat, leaves: bool) -> El {
    let name = name_of(session, seat);
    let text = |word: Message| word.named(app.lang(), name);
    let table_act = |act: TableAction, word: Message| {
        let act = move || {
            app.sheet.set(None);
            actions::table_act(app, act);
        };
        el("button")
            .class("btn is-small")
            .tap(act)
            .child(text(word))
    };
    let peek = move || {
        app.sheet.set(None);
        actions::hand_to(app, seat);
    };
    let is_bot = session.bots().contains(seat);
    let buttons = if leaves {
        Node::Many(vec![
            el("p").child(text(Message::LEAVE_ASK)).into(),
            el("button")
                .class("btn is-small is-glow")
                .tap(move || actions::open_sheet(app, Sheet::Menu))
                .child(app.t(Message::CANCEL))
                .into(),
            table_act(TableAction::Leave(seat), Message::LEAVE_GAME).into(),
        ])
    } else {
        let looks = !is_bot && session.people().len() > 1;
        let (hand_over, word) = if is_bot {
            (TableAction::Human(seat), Message::TO_PERSON)
        } else {
            (TableAction::Bot(seat), Message::TO_COMPUTER)
        };
        Node::Many(vec![
            looks
                .then(|| {
                    el("button")
                        .class("btn is-small")
                        .tap(peek)
                        .child(text(Message::PEEK_AS))
                })
                .into(),
            table_act(hand_over, word).into(),
            el("button")
                .class("btn is-small")
                .tap(move || actions::open_sheet(app, Sheet::Leave(seat)))
                .child(text(Message::LEAVE_GAME))
                .into(),
        ])
    };
    el("details")
        .key(seat.0.to_string())
        .class("more")
        .attr("name", "seat")
        .child(
            el("summary")
                .child(avatar(session, seat, ""))
                .child(name.to_owned()),
        )
        .child(el("div").class("btn-row").child(buttons))
}
