//! Dragging a card of the hand to the table. An extra: tapping does all that dragging does (WCAG 2.5.7).

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::ui::actions::play;
use crate::ui::state::{AppState, HandCard};

/// A finger that moves less, in CSS pixels, is a tap.
const THRESHOLD: i32 = 8;

/// Within this time the click comes that ends a touch.
const CLICK: Duration = Duration::from_millis(300);

/// A card under a finger.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    card: HandCard,
    pointer: i32,
    /// Where the finger came down.
    from: (i32, i32),
    /// How far the card has been dragged, once it has left the place where a tap would be.
    by: Option<(i32, i32)>,
}

/// The dragging in one table, which provides it as context.
#[derive(Clone, Copy)]
pub struct Drag {
    held: RwSignal<Option<Held>>,
    /// Whether the click that is still to come only ends a drag.
    dropped: StoredValue<bool>,
}

impl Drag {
    /// Creates it; nothing is dragged yet.
    pub fn new() -> Drag {
        Drag {
            held: RwSignal::new(None),
            dropped: StoredValue::new(false),
        }
    }

    /// Calls the drag off when a second finger touches the table anywhere.
    pub fn touch(self, event: &PointerEvent) {
        if !event.is_primary() && self.held.get_untracked().is_some() {
            self.cancel();
            self.dropped.set_value(true);
        }
    }

    /// Begins with the card that a finger touches in the hand.
    pub fn begin(self, event: &PointerEvent, hand: &HtmlElement, cards: &[HandCard]) {
        if !event.is_primary() {
            return;
        }
        self.dropped.set_value(false);
        let touched = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|target| target.closest("li").ok()?);
        let items = hand.children();
        let place = (0..items.length()).find(|&at| items.item(at) == touched);
        let card = place.and_then(|at| cards.get(at as usize));
        self.held.set(card.map(|&card| Held {
            card,
            pointer: event.pointer_id(),
            from: (event.client_x(), event.client_y()),
            by: None,
        }));
    }

    /// Lets the card follow the finger.
    pub fn follow(self, event: &PointerEvent, hand: &HtmlElement) {
        let held = self.held.get_untracked();
        let Some(held) = held.filter(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        let (x, y) = (
            event.client_x() - held.from.0,
            event.client_y() - held.from.1,
        );
        if held.by.is_none() {
            if x.abs().max(y.abs()) < THRESHOLD {
                return;
            }
            // The finger may leave the hand. Refused only for a finger that is gone.
            let _ = hand.set_pointer_capture(held.pointer);
        }
        self.held.set(Some(Held {
            by: Some((x, y)),
            ..held
        }));
    }

    /// Ends the drag: outside the hand the card is played, inside nothing has happened.
    pub fn end(self, app: AppState, event: &PointerEvent, hand: &HtmlElement) {
        let held = self.held.get_untracked().filter(|held| held.by.is_some());
        self.cancel();
        if held.is_some() || self.has_dropped() {
            self.dropped.set_value(true);
            let forget = move || {
                // Refused where the table is gone by then.
                let _ = self.dropped.try_set_value(false);
            };
            set_timeout(forget, CLICK);
        }
        let is_outside = f64::from(event.client_y()) < hand.get_bounding_client_rect().top();
        if let Some(held) = held.filter(|_| is_outside) {
            play::play(app, held.card.face);
        }
    }

    /// Drags nothing any more; nothing has happened.
    pub fn cancel(self) {
        self.held.set(None);
    }

    /// Returns whether the click that is heard now only ends a drag.
    pub fn has_dropped(self) -> bool {
        self.dropped.get_value()
    }

    /// Returns how far a card is dragged, in CSS pixels to the right and down, and tracks it.
    pub fn offset(self, card: HandCard) -> Option<(i32, i32)> {
        self.held.get().filter(|held| held.card == card)?.by
    }
}
