//! The open hand: a list of cards, each a button, one of them the Tab stop.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;

use crate::ui::parts::aria::aria;
use crate::ui::parts::show::{For, Show};

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::drag::Drag;
use super::marks::marked;
use crate::i18n::{Message, card_name};
use crate::rules::{Face, PhaseView, Play, Seat, SeatAction, Side};
use crate::store::Sort;
use crate::ui::actions::play;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::relaid::relaid;
use crate::ui::state::{AppState, HandCard, memo};

/// A longer hand is scrolled, and its cards are not dragged by touch.
const MANY: usize = 30;

/// Returns the cards of a hand in the order chosen; wilds stand last either way.
fn sorted(mut faces: Vec<Face>, sort: Sort) -> Vec<HandCard> {
    faces.sort_by_key(|face| {
        let color = face.color.map_or(usize::MAX, |color| color as usize);
        let (class, number) = (face.symbol.class(), face.symbol.number());
        match sort {
            Sort::Color => (color, class, number),
            Sort::Symbol => (class, color, number),
        }
    });
    let mut cards: Vec<HandCard> = Vec::with_capacity(faces.len());
    for face in faces {
        let nth = cards.iter().filter(|card| card.face == face).count();
        cards.push(HandCard { face, nth });
    }
    cards
}

/// The hand at the lower edge.
#[component]
pub fn Hand(
    /// Whose hand it is.
    seat: Seat,
) -> impl IntoView {
    let app = AppState::expect();
    let drag = expect_context::<Drag>();
    let cards = memo(move || {
        let faces = app.game.read_round(|_, round| {
            if round.viewer == Some(seat) {
                round.hand.clone()
            } else {
                Vec::new()
            }
        });
        sorted(faces, app.settings.read(|settings| settings.sort))
    });
    let side = move || app.game.read_round(|_, round| round.side);
    // Before anything was played the cards come in one after another.
    let is_dealt = memo(move || app.game.read_round(|_, round| round.discard.len() == 1));
    let stop = memo(move || {
        let focused = app.selection.focused.get();
        cards.with(|cards| {
            let kept = focused.filter(|card| cards.contains(card));
            kept.or_else(|| cards.first().copied())
        })
    });
    let relaid = relaid(cards);
    let list = NodeRef::<html::Ul>::new();
    let element = move || list.get_untracked().map(HtmlElement::from);
    let begin = move |event| {
        if let Some(list) = element() {
            cards.with_untracked(|cards| drag.begin(&event, &list, cards));
        }
    };
    let follow = move |event| {
        if let Some(list) = element() {
            drag.follow(&event, &list);
        }
    };
    let end = move |event| {
        if let Some(list) = element() {
            drag.end(app, &event, &list);
        }
    };
    let on_key = move |event| {
        if let Some(list) = element() {
            move_focus(&event, &list);
        }
    };
    let classes = Signal::derive(move || {
        let is_long = cards.with(|cards| cards.len() > MANY);
        marked(
            "hand",
            &[
                (is_dealt.get(), " is-dealt"),
                (is_long, " is-long"),
                (relaid.get(), " is-relaid"),
            ],
        )
    });
    let label = app.locale.text(move |lang| {
        app.game
            .read(|game| Message::HAND_OF.named(lang, game.name(seat)))
    });
    let each = move || {
        let side = side();
        keep_focus();
        let keyed = cards.get().into_iter().map(move |card| (card, side));
        keyed.collect::<Vec<_>>()
    };
    view! {
        <div class="hand-band">
            <ul
                node_ref=list
                class=classes
                style=("--n", move || cards.with(|cards| cards.len().max(1)).to_string())
                aria-label=label
                on:keydown=on_key
                on:pointerdown=begin
                on:pointermove=follow
                on:pointercancel=move |_| drag.cancel()
                on:pointerup=end
            >
                // Keyed by the side too: a wild has another frame there.
                <For
                    each
                    key=|card| *card
                    children=move |(card, side)| view! { <CardItem card side cards stop/> }
                />
            </ul>
        </div>
    }
}

/// Gives the focus back to a card that loses it by being moved. The list moves cards that stay where others come between them.
fn keep_focus() {
    let focused = document()
        .active_element()
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
        .filter(|element| element.class_list().contains("card-button"));
    if let Some(card) = focused {
        let restore = move || {
            let is_lost = document().active_element() == document().body().map(Into::into);
            if is_lost && card.is_connected() {
                // A button in the page takes the focus.
                let _ = card.focus();
            }
        };
        set_timeout(restore, Duration::ZERO);
    }
}

/// Moves the focus inside the hand.
fn move_focus(event: &KeyboardEvent, list: &HtmlElement) {
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

/// A card of the hand.
#[component]
fn CardItem(
    /// The card.
    card: HandCard,
    /// The side in play.
    side: Side,
    /// The whole hand.
    cards: Memo<Vec<HandCard>>,
    /// The card that the Tab key reaches.
    stop: Memo<Option<HandCard>>,
) -> impl IntoView {
    let app = AppState::expect();
    let drag = expect_context::<Drag>();
    let face = card.face;
    let place = move || cards.with(|cards| cards.iter().position(|other| *other == card));
    let may = memo(move || {
        app.game
            .read(|game| game.may(SeatAction::Play(Play::of(face))))
    });
    let is_new = memo(move || {
        card.nth == 0
            && app
                .game
                .read_round(|_, round| round.phase == PhaseView::Drawn(Some(face)))
    });
    let selected = memo(move || app.selection.selected.get() == Some(card));
    let offset = move || drag.offset(card);
    let classes = Signal::derive(move || {
        let marks = [
            (may.get(), " is-playable"),
            (!may.get(), " is-idle"),
            (selected.get(), " is-lifted"),
            (is_new.get(), " is-new"),
        ];
        marked("card-button", &marks)
    });
    let label = app.locale.text(move |lang| {
        let state = if may.get() {
            Message::PLAYABLE
        } else {
            Message::NOT_PLAYABLE
        };
        format!("{}, {}", card_name(face, lang), state.text(lang))
    });
    // The first tap lifts a card that may be played, the second plays it; one that may not be played says why.
    let tap = move |_| {
        if drag.has_dropped() {
            return;
        }
        let at_once = !may.get_untracked() || app.settings.peek(|settings| settings.one_tap);
        if at_once || selected.get_untracked() {
            play::play(app, face);
        } else {
            app.selection.toast.set(None);
            app.selection.selected.set(Some(card));
        }
    };
    view! {
        <li
            style=("--i", move || place().unwrap_or_default().to_string())
            style=("translate", move || offset().map(|(x, y)| format!("{x}px {y}px")))
            style=("z-index", move || offset().map(|_| "5"))
        >
            <button
                type="button"
                class=classes
                aria-label=label
                aria-pressed=aria(move || selected.get())
                tabindex=Signal::derive(move || if stop.get() == Some(card) { "0" } else { "-1" })
                on:focus=move |_| app.selection.focused.set(Some(card))
                on:click=tap
            >
                <CardFace face side/>
                <Show when=selected>
                    <span class="play-tag" aria-hidden="true">
                        {app.locale.t(Message::PLAY)}
                    </span>
                </Show>
            </button>
        </li>
    }
}
