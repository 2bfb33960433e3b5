//! Moving the focus.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses an element at the top of a new screen, and scrolls there.
pub fn to_top(element: &HtmlElement) {
    // Fails only for an element that cannot have the focus, and then nothing is lost.
    let _ = element.focus();
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Focuses the element with an id, once what has just changed is drawn.
pub fn on(id: String) {
    let focus = move || {
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            // As in `to_top`.
            let _ = element.focus();
        }
    };
    set_timeout(focus, Duration::ZERO);
}
