//! Where the focus goes when what had it is gone.

use std::time::Duration;

use leptos::prelude::{GetValue, StoredValue, document, on_cleanup, set_timeout, window};
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
    let focus = move || focus_now(document().get_element_by_id(&id).and_then(|found| found.dyn_into().ok()));
    set_timeout(focus, Duration::ZERO);
}

/// Gives the focus back to whatever has it now when the surroundings of this call are gone. To be called by what covers the page.
pub fn give_back() {
    let before = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    on_cleanup(move || {
        let before = before.try_get_value().flatten();
        set_timeout(move || focus_now(before.filter(|before| before.is_connected())), Duration::ZERO);
    });
}

fn focus_now(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // As in `to_top`.
        let _ = element.focus();
    }
}
