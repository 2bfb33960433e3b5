//! The plain button, which is all over the screens.

use leptos::prelude::*;
use web_sys::MouseEvent;

/// Returns a button with a text. A function and not a component, since it is compiled once and costs each use no more than a call.
pub fn button(
    class: &'static str,
    text: impl IntoView + 'static,
    press: impl FnMut(MouseEvent) + 'static,
) -> AnyView {
    button_of(class, text.into_any(), Box::new(press))
}

fn button_of(class: &'static str, text: AnyView, press: Box<dyn FnMut(MouseEvent)>) -> AnyView {
    view! {
        <button type="button" class=class on:click=press>
            {text}
        </button>
    }
    .into_any()
}

/// Returns a note.
pub fn note(text: impl IntoView + 'static) -> AnyView {
    view! { <p class="note">{text.into_any()}</p> }.into_any()
}
