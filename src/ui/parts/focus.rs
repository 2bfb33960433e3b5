//! Where the focus goes when what had it is gone.

use std::time::Duration;

use leptos_dom::helpers::{document, set_timeout, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Shows the page from its top, with the focus on an element there.
pub fn to_top(element: &HtmlElement) {
    // Fails only for an element that cannot have the focus, and then nothing is lost.
    let _ = element.focus();
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Focuses the element with an id once what has just changed is drawn.
pub fn on(id: String) {
    let focus = move || {
        if let Some(element) = document()
            .get_element_by_id(&id)
            .and_then(|found| found.dyn_into::<HtmlElement>().ok())
        {
            // As in `to_top`.
            let _ = element.focus();
        }
    };
    set_timeout(focus, Duration::ZERO);
}
