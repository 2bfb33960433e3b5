//! The one heading of a screen.

use super::focus;
use super::shapes::icon;
use crate::i18n::Message;
use crate::ui::dom::{El, el};
use crate::ui::{App, Screen, actions};
use leptos_dom::helpers::document;

/// The name of the app, after the heading in the title of the page.
pub const APP_NAME: &str = "Uskalla";

/// The heading of a screen. When it appears it takes the focus, so that keys and screen readers start at the top of what is new,
/// and it gives the page its title.
pub fn page_heading(text: String) -> El {
    title_page(&text);
    el("h1")
        .attr("tabindex", "-1")
        .ready(focus::to_top)
        .child(text)
}

/// Gives the page its title, for screens whose heading is not for the eye.
pub fn title_page(heading: &str) {
    let title = if heading == APP_NAME {
        APP_NAME.to_owned()
    } else {
        [heading, " – ", APP_NAME].concat()
    };
    if document().title() != title {
        document().set_title(&title);
    }
}

/// The head of a screen that one comes back from.
#[must_use]
pub fn page_head(back: Screen, heading: El) -> El {
    let app = App::get();
    let button = el("button")
        .class("btn is-small is-quiet is-round")
        .attr("aria-label", app.t(Message::BACK))
        .tap(move || actions::show(app, back))
        .child(icon("back"));
    el("div").class("page-head").child(button).child(heading)
}
