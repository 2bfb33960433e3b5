//! The buttons of the table.

use crate::i18n::{Counted, Word};
use crate::rules::{Act, PhaseView, Seat};
use crate::ui::dom::{El, Node, el};
use crate::ui::{Scene, actions};

/// What a seat may do besides playing a card, each with its word. Drawing and pressing have their own places on the table too; dares have their sheet.
const ACTS: [(Act, Word); 7] = [
    (Act::Draw, Word::DRAW_CARD),
    (Act::Press, Word::PRESS),
    (Act::Keep, Word::KEEP),
    (Act::Take, Word::TAKE_STACK),
    (Act::Accept, Word::ACCEPT),
    (Act::Challenge, Word::CHALLENGE),
    (Act::Pass, Word::PASS),
];

/// The buttons of the one whose hand is open.
pub(super) fn private_actions(scene: Scene, seat: Seat) -> El {
    let app = scene.app();
    let button = |class: &'static str, act: Act, text: String| {
        el("button").key(text.clone()).class(class).tap(move || actions::act_as(app, seat, act)).child(text)
    };
    let mut buttons: Vec<El> = Vec::new();
    if let Some(open) = scene.view.may_catch {
        buttons.push(button("btn is-call", Act::Catch(open), scene.about(Word::CATCH_SEAT, open)));
    }
    if scene.view.may_call {
        buttons.push(button("btn is-call", Act::Uno, scene.t(Word::LAST_CARD).to_owned()));
    }
    for (act, word) in ACTS.into_iter().filter(|(act, _)| scene.may(*act)) {
        let text = match scene.view.phase {
            PhaseView::Debt(amount) if act == Act::Take => Counted::TAKE_STACK_CARDS.text(scene.lang, amount.into()),
            _ => scene.t(word).to_owned(),
        };
        buttons.push(button("btn", act, text));
    }
    // Who looked for a card to answer a dare with may have found none.
    let dare = scene.view.offer().is_some();
    let lays_down = scene.is_peek() || !scene.alone();
    if dare || lays_down {
        let text = scene.t(if dare { Word::BACK_TO_DARE } else { Word::HIDE_MY_CARDS });
        let back = move || {
            app.reading.update(|reading| reading.by_card = false);
            if lays_down {
                actions::lay_down(app);
            }
        };
        buttons.push(el("button").key(text).class("btn is-quiet").tap(back).child(text));
    }
    let challenged = matches!(scene.view.phase, PhaseView::Challenge(_)) && scene.own_turn();
    let hint = challenged.then(|| el("p").key("price").class("note").child(el("span").child(scene.t(Word::CHALLENGE_HINT))));
    el("div").class("actions").child(hint).child(buttons.into_iter().collect::<Node>())
}

/// What the table can do while it is nobody's private turn: hand the device on.
pub(super) fn public_actions(scene: Scene) -> El {
    let app = scene.app();
    let next = scene.view.awaited.map(|seat| {
        if scene.session.people().contains(seat) {
            let text = scene.about(Word::HAND_OVER, seat);
            el("button").class("btn is-glow").tap(move || actions::hand_to(app, seat)).child(text)
        } else {
            el("p").class("chip").child(scene.about(Word::THINKING, seat))
        }
    });
    el("div").class("actions").child(next)
}
