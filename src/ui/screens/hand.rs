//! The open hand: a list of cards, each a button, one of them the Tab stop.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use crate::i18n::{Lang, Word, card_name};
use crate::rules::{Act, Face, PhaseView, Play, Seat, Side, View};
use crate::store::Sort;
use crate::ui::dom::{Node, Signal, derived, each, el, memo, when};
use crate::ui::order::sorted_by;
use crate::ui::parts::card::card_face;
use crate::ui::{App, actions};

/// A card of the hand: its face, and which of several with that face it is. By this it keeps its place when the hand changes.
pub type Held = (Face, usize);

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

/// Whether a card of the open hand may be played now.
fn playable(view: &View, face: Face) -> bool {
    view.may(Act::Play(Play::of(face)))
}

/// The hand at the lower edge.
#[must_use]
pub fn hand_band(seat: Seat) -> Node {
    let app = App::get();
    let cards = memo(move || {
        let sort = app.settings.with(|settings| settings.sort);
        app.view.with(|view| view.as_ref().map_or_else(Vec::new, |view| sorted(&view.hand, sort)))
    });
    let focused: Signal<Option<Held>> = Signal::new(None);
    let stop = memo(move || {
        let cards = cards.get();
        focused.get().filter(|card| cards.contains(card)).or_else(|| cards.first().copied())
    });
    let label = move || Word::HAND_OF.named(app.lang.get(), &app.name(seat));
    Node::from(
        el("div").class("hand-band").child(
            el("ul")
                .class("hand")
                .var("--n", derived(move || cards.with(|cards| cards.len().max(1).to_string())))
                .attr("aria-label", derived(label))
                .on("keydown", |event| step(&event))
                .child(each(
                    move || cards.get(),
                    |(face, nth)| [card_name(*face, Lang::En), nth.to_string()].concat(),
                    move |card| el("li").child(card_button(card, stop, focused)),
                )),
        ),
    )
}

/// Moves the focus inside the hand.
fn step(event: &Event) {
    let (Some(event), Some(list)) = (event.dyn_ref::<KeyboardEvent>(), event.current_target()) else { return };
    let Ok(list) = list.dyn_into::<HtmlElement>() else { return };
    let items = list.get_elements_by_tag_name("button");
    let Some(end) = items.length().checked_sub(1) else { return };
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
    if let Some(item) = items.item(to).and_then(|item| item.dyn_into::<HtmlElement>().ok()) {
        // A button in the page takes the focus; where it cannot, nothing is lost.
        let _ = item.focus();
    }
}

fn card_button(card: Held, stop: Signal<Option<Held>>, focused: Signal<Option<Held>>) -> Node {
    let app = App::get();
    let (face, _) = card;
    let may = memo(move || app.view.with(|view| view.as_ref().is_some_and(|view| playable(view, face))));
    let lifted = memo(move || app.lifted.get() == Some(card));
    let drawn = memo(move || {
        app.view.with(|view| view.as_ref().is_some_and(|view| view.phase == PhaseView::Drawn(Some(face)))) && card.1 == 0
    });
    let class = move || {
        let marks =
            [(may.get(), " is-playable"), (!may.get(), " is-idle"), (lifted.get(), " is-lifted"), (drawn.get(), " is-new")];
        marks.into_iter().filter(|(on, _)| *on).fold(String::from("card-button"), |class, (_, mark)| class + mark)
    };
    let label = move || {
        let lang = app.lang.get();
        let state = if may.get() { Word::PLAYABLE } else { Word::NOT_PLAYABLE };
        [card_name(face, lang), state.text(lang).to_owned()].join(", ")
    };
    let tabindex = move || if stop.get() == Some(card) { "0" } else { "-1" };
    Node::from(
        el("button")
            .class(derived(class))
            .attr("aria-label", derived(label))
            .attr("aria-pressed", derived(move || lifted.get().to_string()))
            .attr("tabindex", derived(tabindex))
            .on("focus", move |_| focused.set(Some(card)))
            .tap(move || touch(app, card, may.get_untracked()))
            .child(card_face(face, Side::default()))
            .child(when(
                move || lifted.get(),
                move || el("span").class("play-tag").attr("aria-hidden", "true").child(app.t(Word::PLAY)),
            )),
    )
}

/// The first tap lifts a card that may be played, the second plays it; one that may not be played says why.
fn touch(app: App, card: Held, may: bool) {
    let at_once = !may || app.settings.with_untracked(|settings| settings.one_tap);
    if at_once || app.lifted.get_untracked() == Some(card) {
        actions::play(app, card.0, 1);
    } else {
        app.notice.set(None);
        app.lifted.set(Some(card));
    }
}
