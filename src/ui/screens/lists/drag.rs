//! Dragging a number of a list to another place; the buttons do the same.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The number being dragged, and the number it would get.
#[derive(Clone, Copy)]
pub(super) struct Dragging(RwSignal<Option<(u8, u8)>>);

impl Dragging {
    pub fn new() -> Dragging {
        Dragging(RwSignal::new(None))
    }

    /// Returns whether this number is being dragged.
    pub fn is_dragged(self, number: u8) -> bool {
        self.0.get().is_some_and(|(from, _)| from == number)
    }

    /// Returns whether another number would be dropped here.
    pub fn is_over(self, number: u8) -> bool {
        self.0
            .get()
            .is_some_and(|(from, to)| to == number && from != to)
    }

    /// Begins to drag a number by its burst.
    pub fn start(self, event: &PointerEvent) {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let handle = target.and_then(|target| target.closest(".burst").ok().flatten());
        let Some(handle) = handle.filter(|_| event.is_primary()) else {
            return;
        };
        event.prevent_default();
        // Refused only for a pointer that is up again.
        let _ = handle.set_pointer_capture(event.pointer_id());
        if let Some(number) = number_of(&handle) {
            self.0.set(Some((number, number)));
        }
    }

    /// Follows the pointer.
    pub fn carry(self, event: &PointerEvent) {
        let Some((from, before)) = self.0.get_untracked() else {
            return;
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let below = document().element_from_point(x as f32, y as f32);
        let over = below.and_then(|below| number_of(&below)).unwrap_or(from);
        if over != before {
            self.0.set(Some((from, over)));
        }
    }

    /// Ends the dragging; returns the number dragged and the number it gets.
    pub fn release(self) -> Option<(u8, u8)> {
        let dragged = self.0.get_untracked()?;
        self.0.set(None);
        Some(dragged)
    }
}

/// Returns the number of the row an element belongs to.
fn number_of(element: &Element) -> Option<u8> {
    element
        .closest("[data-number]")
        .ok()??
        .get_attribute("data-number")?
        .parse()
        .ok()
}
