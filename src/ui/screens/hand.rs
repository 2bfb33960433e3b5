//! The open hand: a list of cards, each a button, one of them the Tab stop.

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::i18n::{Lang, Message, card_name};
use crate::rules::{Face, PhaseView, Play, Seat, SeatAction};
use crate::store::Sort;
use crate::ui::app::Held;
use crate::ui::dom::{El, Node, el};
use crate::ui::order::sorted_by;
use crate::ui::parts::card::card_face;
use crate::ui::{App, Scene, actions, drag};

/// A longer hand is scrolled, and its cards are not dragged by touch.
const MANY: usize = 30;

/// The hand in the order chosen.
#[must_use]
pub fn sorted(hand: &[Face], sort: Sort) -> Vec<Held> {
    let faces = sorted_by(hand, |face| {
        // Wilds stand last either way.
        let color = face.color.map_or(u32::MAX, |color| color as u32);
        let (class, number) = (face.symbol.class() as u32, face.symbol.number().into());
        match sort {
            Sort::Color => [color, class, number],
            Sort::Symbol => [class, color, number],
        }
    });
    let mut held: Vec<Held> = Vec::with_capacity(faces.len());
    for face in faces {
        let earlier = held.iter().filter(|(other, _)| *other == face).count();
        held.push((face, earlier));
    }
    held
}

/// The hand at the lower edge.
#[must_use]
pub fn hand_band(scene: Scene, seat: Seat) -> El {
    let app = scene.app();
    let cards = sorted(
        &scene.view.hand,
        app.settings.with(|settings| settings.sort),
    );
    let stop = app
        .focused
        .get()
        .filter(|card| cards.contains(card))
        .or_else(|| cards.first().copied());
    // Before anything was played the cards come in one after another.
    let dealt = scene.view.discard.len() == 1;
    let list = cards.iter().enumerate().map(|(place, &card)| {
        let key = [card_name(card.0, Lang::En), card.1.to_string()].concat();
        el("li")
            .key(key)
            .var("--i", place.to_string())
            .child(card_button(scene, card, stop))
    });
    let list = list.collect::<Node>();
    let count = cards.len();
    let hand = el("ul")
        .classes("hand", &[(dealt, "is-dealt"), (count > MANY, "is-long")])
        .var("--n", count.max(1).to_string())
        .attr("aria-label", scene.about(Message::HAND_OF, seat))
        .on("keydown", |event| step(&event))
        .on("pointerdown", |event| drag::down(&event))
        .on("pointermove", |event| drag::follow(&event))
        .on("pointercancel", |_| drag::cancel())
        .on("pointerup", move |event| {
            drag::drop_card(app, &event, &cards)
        });
    el("div").class("hand-band").child(hand.child(list))
}

/// Moves the focus inside the hand.
fn step(event: &Event) {
    let (Some(event), Some(list)) = (event.dyn_ref::<KeyboardEvent>(), event.current_target())
    else {
        return;
    };
    let Ok(list) = list.dyn_into::<HtmlElement>() else {
        return;
    };
    let items = list.get_elements_by_tag_name("button");
    let Some(end) = items.length().checked_sub(1) else {
        return;
    };
    let active = document().active_element();
    let at: Option<u32> = (0..=end).find(|&at| items.item(at) == active);
    let to = match (event.key().as_str(), at) {
        ("ArrowRight", Some(at)) => (at + 1).min(end),
        ("ArrowLeft", Some(at)) => at.saturating_sub(1),
        ("Home", _) => 0,
        ("End", _) => end,
        _ => return,
    };
    event.prevent_default();
    if let Some(item) = items
        .item(to)
        .and_then(|item| item.dyn_into::<HtmlElement>().ok())
    {
        // A button in the page takes the focus; where it cannot, nothing is lost.
        let _ = item.focus();
    }
}

fn card_button(scene: Scene, card: Held, stop: Option<Held>) -> El {
    let app = scene.app();
    let (face, nth) = card;
    let may = scene.may(SeatAction::Play(Play::of(face)));
    let lifted = app.lifted.get() == Some(card);
    let drawn = scene.view.phase == PhaseView::Drawn(Some(face)) && nth == 0;
    let state = scene.t(if may {
        Message::PLAYABLE
    } else {
        Message::NOT_PLAYABLE
    });
    let tag = lifted.then(|| {
        el("span")
            .class("play-tag")
            .attr("aria-hidden", "true")
            .child(scene.t(Message::PLAY))
    });
    el("button")
        .classes(
            "card-button",
            &[
                (may, "is-playable"),
                (!may, "is-idle"),
                (lifted, "is-lifted"),
                (drawn, "is-new"),
            ],
        )
        .attr(
            "aria-label",
            [&card_name(face, scene.lang), ", ", state].concat(),
        )
        .attr("aria-pressed", if lifted { "true" } else { "false" })
        .attr("tabindex", if stop == Some(card) { "0" } else { "-1" })
        .on("focus", move |_| app.focused.set(Some(card)))
        .tap(move || touch(app, card, may))
        .child(card_face(face, scene.view.side))
        .child(tag)
}

/// The first tap lifts a card that may be played, the second plays it; one that may not be played says why.
fn touch(app: App, card: Held, may: bool) {
    if drag::has_dropped() {
        return;
    }
    let at_once = !may || app.settings.with_untracked(|settings| settings.one_tap);
    if at_once || app.lifted.get_untracked() == Some(card) {
        actions::play(app, card.0);
    } else {
        app.notice.set(None);
        app.lifted.set(Some(card));
    }
}
