//! The one heading of a screen.

use crate::ui::dom::{Node, Signal, effect, el};
use leptos::prelude::document;

use super::focus;

/// The name of the app, after the heading in the title of the page.
const APP_NAME: &str = "Uskalla";

/// The heading of a screen. When it appears it takes the focus, so that keys and screen readers start at the top of what is new,
/// and it gives the page its title.
pub fn page_heading(text: Signal<String>) -> Node {
    title_page(text);
    Node::from(el("h1").attr("tabindex", "-1").ready(focus::to_top).child(text))
}

/// Gives the page its title, for screens whose heading is not for the eye.
pub fn title_page(heading: Signal<String>) {
    effect(move || document().set_title(&heading.with(|heading| page_title(heading))));
}

fn page_title(heading: &str) -> String {
    if heading == APP_NAME { APP_NAME.to_owned() } else { [heading, " – ", APP_NAME].concat() }
}
