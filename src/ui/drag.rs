//! Dragging a card of the hand to the table. An extra: tapping does all that dragging does (WCAG 2.5.7).

use std::cell::RefCell;
use std::time::Duration;

use leptos_dom::helpers::set_timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

use super::App;
use super::actions;
use super::app::Held;

/// A finger that moves less is a tap.
const THRESHOLD: i32 = 8;

/// Within this time the click comes that ends a touch.
const CLICK: Duration = Duration::from_millis(300);

/// A card under a finger.
struct Drag {
    card: HtmlElement,
    pointer: i32,
    from: (i32, i32),
    /// It has left the place where a tap would be.
    moved: bool,
}

thread_local! {
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
    /// The click that follows a drag, or fingers, is none.
    static DROPPED: RefCell<bool> = const { RefCell::new(false) };
}

/// A second finger anywhere calls the drag off.
pub fn touched(event: &Event) {
    let second = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|event| !event.is_primary());
    if second && DRAG.with_borrow(Option::is_some) {
        cancel();
        DROPPED.set(true);
    }
}

/// A finger touches the hand.
pub fn down(event: &Event) {
    let Some(event) = event
        .dyn_ref::<PointerEvent>()
        .filter(|event| event.is_primary())
    else {
        return;
    };
    DROPPED.set(false);
    let card = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .and_then(|target| target.closest("li").ok()?);
    let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let from = (event.client_x(), event.client_y());
    DRAG.set(Some(Drag {
        card,
        pointer: event.pointer_id(),
        from,
        moved: false,
    }));
}

/// The card follows the finger.
pub fn follow(event: &Event) {
    let Some(event) = event.dyn_ref::<PointerEvent>() else {
        return;
    };
    DRAG.with_borrow_mut(|drag| {
        let Some(drag) = drag
            .as_mut()
            .filter(|drag| drag.pointer == event.pointer_id())
        else {
            return;
        };
        let (x, y) = (
            event.client_x() - drag.from.0,
            event.client_y() - drag.from.1,
        );
        if !drag.moved && x.abs().max(y.abs()) < THRESHOLD {
            return;
        }
        if !drag.moved {
            // The finger may leave the card behind. Refused only for a finger that is gone.
            let _ = drag.card.set_pointer_capture(drag.pointer);
            drag.moved = true;
        }
        shift(
            &drag.card,
            &[&x.to_string(), "px ", &y.to_string(), "px"].concat(),
        );
    });
}

/// The finger is lifted: outside the hand the card is played, inside nothing has happened.
pub fn drop_card(app: App, event: &Event, cards: &[Held]) {
    let drag = DRAG.take().filter(|drag| drag.moved);
    if drag.is_some() || DROPPED.with_borrow(|dropped| *dropped) {
        DROPPED.set(true);
        set_timeout(|| DROPPED.set(false), CLICK);
    }
    let Some(drag) = drag else { return };
    shift(&drag.card, "");
    let (Some(event), Some(hand)) = (event.dyn_ref::<PointerEvent>(), drag.card.parent_element())
    else {
        return;
    };
    let place = (0..hand.child_element_count())
        .find(|&at| hand.children().item(at).as_ref() == drag.card.dyn_ref());
    let outside = f64::from(event.client_y()) < hand.get_bounding_client_rect().top();
    if let Some((face, _)) = place
        .and_then(|at| cards.get(at as usize))
        .filter(|_| outside)
    {
        actions::play(app, *face);
    }
}

/// Nothing is dragged any more, and nothing has happened.
pub fn cancel() {
    if let Some(drag) = DRAG.take() {
        shift(&drag.card, "");
    }
}

/// Whether the click that is heard now only ends a drag.
#[must_use]
pub fn has_dropped() -> bool {
    DROPPED.with_borrow(|dropped| *dropped)
}

fn shift(card: &HtmlElement, by: &str) {
    // The names are those of style sheets, which take any value.
    let _ = card.style().set_property("translate", by);
    let _ = card
        .style()
        .set_property("z-index", if by.is_empty() { "" } else { "5" });
}
