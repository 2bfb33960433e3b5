//! The opaque screen between two people: no hand is in the page while it shows.

use std::time::Duration;

use leptos_dom::helpers::set_timeout;

use super::choose::by_key;
use super::table::is_opposite;
use crate::i18n::{Message, Plural};
use crate::rules::{Observation, PublicEvent, Seat, Side};
use crate::ui::dom::{Node, el};
use crate::ui::parts::heading::title_page;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::sheet::{Sheet, sheet_dialog};
use crate::ui::{App, Scene, actions};

/// How long the button is held where it must be.
const HOLD: Duration = Duration::from_millis(600);

/// Asks for the person the device goes to.
#[must_use]
pub fn handing(scene: Scene, to: Seat, peek: bool) -> Node {
    let app = scene.app();
    let label = scene.about(Message::HAND_OVER, to);
    title_page(&label);
    let upright = app.settings.with(|settings| settings.upright);
    let turned = !upright && is_opposite(to, scene.session.players().len() as u8);
    let news = happened(scene, to)
        .into_iter()
        .map(|line| el("p").child(line))
        .collect::<Node>();
    let hint = peek.then(|| el("p").class("note").child(scene.t(Message::PEEK_HINT)));
    let back = move || actions::lay_down(app);
    let ready = el("button")
        .class("btn is-glow is-choice")
        .attr("autofocus", true)
        .on("pointerdown", move |_| hold(app, true))
        .on("pointerup", move |_| hold(app, false))
        .on("pointerleave", move |_| hold(app, false))
        .on("click", move |event| {
            if by_key(&event) || !app.settings.with_untracked(|settings| settings.hold) {
                actions::ready(app);
            }
        })
        .child(scene.about(Message::SHOW_MY_CARDS, to));
    let held = app
        .settings
        .with(|settings| settings.hold)
        .then(|| el("p").class("note").child(scene.t(Message::HOLD_TO_SHOW)));
    Node::Many(vec![
        el("main")
            .key("handing")
            .classes(
                "table is-public",
                &[
                    (turned, "is-turned"),
                    (scene.view.side == Side::Dark, "is-dark"),
                ],
            )
            .child(el("h1").class("vh").child(label.clone()))
            .into(),
        sheet_dialog(
            Sheet {
                key: "handing",
                class: "is-full handing",
                label: label.into(),
            },
            Some(back),
            vec![
                avatar(scene.session, to, "is-huge").into(),
                el("p")
                    .class("name")
                    .child(scene.name(to).to_owned())
                    .into(),
                el("div").class("news").child(news).child(hint).into(),
                ready.into(),
                held.into(),
                el("button")
                    .class("link")
                    .tap(back)
                    .child(scene.t(Message::BACK_TO_TABLE))
                    .into(),
            ],
        ),
    ])
}

/// Where the cards are shown only after holding, a finger begins or ends to hold; Enter and the space bar need not (ux.md 2.2).
fn hold(app: App, down: bool) {
    let hold = app.settings.with_untracked(|settings| settings.hold);
    let begun = app.holding.update(|holding| {
        holding.0 = down && hold;
        holding.1 += 1;
        *holding
    });
    let ready = move || {
        if app.holding.get_untracked() == begun {
            actions::ready(app);
        }
    };
    if begun.0 {
        set_timeout(ready, HOLD);
    }
}

/// What has befallen a seat since it last acted: nothing about faces.
fn happened(scene: Scene, seat: Seat) -> Vec<String> {
    let events_affecting: Vec<Observation> =
        scene.session.event_log().events_affecting(seat).to_vec();
    let drawn: usize = events_affecting
        .iter()
        .map(|event| {
            if let Observation::Drew { count, .. } = event {
                *count
            } else {
                0
            }
        })
        .sum();
    let has = |kind: fn(&PublicEvent) -> bool| {
        events_affecting
            .iter()
            .any(|event| matches!(event, Observation::Public(open) if kind(open)))
    };
    let words = [
        (
            has(|open| matches!(open, PublicEvent::Skipped(_))),
            Message::HAPPENED_SKIPPED,
        ),
        (
            has(|open| matches!(open, PublicEvent::Caught { .. })),
            Message::HAPPENED_CAUGHT,
        ),
        (
            has(|open| {
                matches!(
                    open,
                    PublicEvent::Swapped(..)
                        | PublicEvent::HandsPassed
                        | PublicEvent::HandsShuffled
                )
            }),
            Message::HAPPENED_SWAPPED,
        ),
    ];
    let mut lines: Vec<String> = words
        .into_iter()
        .filter(|(happened, _)| *happened)
        .map(|(_, word)| scene.t(word).to_owned())
        .collect();
    if drawn > 0 {
        lines.push(Plural::MORE_CARDS.text(scene.lang, drawn));
    }
    lines
}
