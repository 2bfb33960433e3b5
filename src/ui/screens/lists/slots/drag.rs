//! Dragging a number to another place; whoever cannot has the buttons.

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::move_dare;
use crate::ui::App;
use crate::ui::dom::{El, target};

/// Makes the numbers within a list of them draggable by their bursts.
pub(super) fn sortable(list: El, at: (u32, usize)) -> El {
    list.on("pointerdown", |event| take(&event))
        .on("pointermove", |event| carry(&event))
        .on("pointerup", move |_| drop_at(at))
        .on("pointercancel", |_| {
            let _ = released();
        })
}

/// The number of the row an element belongs to.
fn number_of(element: &Element) -> Option<u8> {
    element
        .closest("[data-number]")
        .ok()??
        .get_attribute("data-number")?
        .parse()
        .ok()
}

fn take(event: &Event) {
    let Some(handle) =
        target::<Element>(event).and_then(|element| element.closest(".burst").ok()?)
    else {
        return;
    };
    let Some(pointer) = event
        .dyn_ref::<PointerEvent>()
        .filter(|pointer| pointer.is_primary())
    else {
        return;
    };
    event.prevent_default();
    // Refused only for a pointer that is up again.
    let _ = handle.set_pointer_capture(pointer.pointer_id());
    if let Some(number) = number_of(&handle) {
        App::get()
            .desk
            .update(|desk| desk.dragged = Some((number, number)));
    }
}

fn carry(event: &Event) {
    let desk = &App::get().desk;
    let Some((from, before)) = desk.with_untracked(|desk| desk.dragged) else {
        return;
    };
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
        return;
    };
    let spot = |at: i32| at.try_into().map_or(0.0, |at: i16| f32::from(at));
    let below = document().element_from_point(spot(pointer.client_x()), spot(pointer.client_y()));
    let over = below.and_then(|below| number_of(&below)).unwrap_or(from);
    if over != before {
        desk.update(|desk| desk.dragged = Some((from, over)));
    }
}

fn drop_at(at: (u32, usize)) {
    if let Some((from, to)) = released().filter(|(from, to)| from != to) {
        move_dare(at, from, to);
    }
}

/// Lets go of what is dragged.
fn released() -> Option<(u8, u8)> {
    let desk = &App::get().desk;
    desk.with_untracked(|desk| desk.dragged)?;
    desk.update(|desk| desk.dragged.take())
}
