//! The buttons of the table.

use crate::i18n::{Message, Plural};
use crate::rules::{PhaseView, Seat, SeatAction};
use crate::ui::dom::{El, Node, el};
use crate::ui::{Scene, actions};

/// What a seat may do besides playing a card, each with its word. Drawing and pressing have their own players on the table too; dares have their sheet.
const ACTS: [(SeatAction, Message); 7] = [
    (SeatAction::Draw, Message::DRAW_CARD),
    (SeatAction::Press, Message::PRESS),
    (SeatAction::Keep, Message::KEEP),
    (SeatAction::Take, Message::TAKE_STACK),
    (SeatAction::Accept, Message::ACCEPT),
    (SeatAction::Challenge, Message::CHALLENGE),
    (SeatAction::Pass, Message::PASS),
];

/// The buttons of the one whose hand is open.
pub(super) fn private_actions(scene: Scene, seat: Seat) -> El {
    let app = scene.app();
    let button = |class: &'static str, act: SeatAction, text: String| {
        el("button")
            .key(text.clone())
            .class(class)
            .tap(move || actions::act_as(app, seat, act))
            .child(text)
    };
    let mut buttons: Vec<El> = Vec::new();
    if let Some(open) = scene.view.may_catch {
        buttons.push(button(
            "btn is-call",
            SeatAction::Catch(open),
            scene.about(Message::CATCH_SEAT, open),
        ));
    }
    if scene.view.may_call {
        buttons.push(button(
            "btn is-call",
            SeatAction::Uno,
            scene.t(Message::LAST_CARD).to_owned(),
        ));
    }
    for (act, word) in ACTS.into_iter().filter(|(act, _)| scene.may(*act)) {
        let text = match scene.view.phase {
            PhaseView::DrawStack(amount) if act == SeatAction::Take => {
                Plural::TAKE_STACK_CARDS.text(scene.lang, amount.into())
            }
            _ => scene.t(word).to_owned(),
        };
        buttons.push(button("btn", act, text));
    }
    // Who looked for a card to answer a dare with may have found none.
    let dare = scene.view.offer().is_some();
    let lays_down = scene.is_peek() || !scene.alone();
    if dare || lays_down {
        let text = scene.t(if dare {
            Message::BACK_TO_DARE
        } else {
            Message::HIDE_MY_CARDS
        });
        let back = move || {
            app.reading.update(|reading| reading.by_card = false);
            if lays_down {
                actions::lay_down(app);
            }
        };
        buttons.push(
            el("button")
                .key(text)
                .class("btn is-quiet")
                .tap(back)
                .child(text),
        );
    }
    let challenged = matches!(scene.view.phase, PhaseView::Challenge(_)) && scene.own_turn();
    let hint = challenged.then(|| {
        el("p")
            .key("price")
            .class("note")
            .child(el("span").child(scene.t(Message::CHALLENGE_HINT)))
    });
    el("div")
        .class("actions")
        .child(hint)
        .child(buttons.into_iter().collect::<Node>())
}

/// What the table can do while it is nobody's private turn: hand the device on.
pub(super) fn public_actions(scene: Scene) -> El {
    let app = scene.app();
    let next = scene.view.current_player.map(|seat| {
        if scene.session.people().contains(seat) {
            let text = scene.about(Message::HAND_OVER, seat);
            el("button")
                .class("btn is-glow")
                .tap(move || actions::hand_to(app, seat))
                .child(text)
        } else {
            el("p")
                .class("chip")
                .child(scene.about(Message::THINKING, seat))
        }
    });
    el("div").class("actions").child(next)
}
