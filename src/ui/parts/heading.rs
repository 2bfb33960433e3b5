//! The one heading of a screen.

use crate::ui::dom::{Node, Signal, effect, el};
use leptos::prelude::document;

use super::focus;

/// The name of the app, after the heading in the title of the page.
const APP_NAME: &str = "Uskalla";

/// The heading of a screen. When it appears it takes the focus, so that keys and screen readers start at the top of what is new,
/// and it gives the page its title.
pub fn page_heading(text: Signal<String>) -> Node {
    effect(move || document().set_title(&text.with(|text| page_title(text))));
    Node::from(el("h1").attr("tabindex", "-1").ready(focus::to_top).child(text))
}

fn page_title(heading: &str) -> String {
    if heading == APP_NAME { APP_NAME.to_owned() } else { [heading, " – ", APP_NAME].concat() }
}
