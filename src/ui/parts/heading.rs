//! The one heading of a screen.

use crate::ui::dom::effect;
use leptos::html::H1;
use leptos::prelude::*;

use super::focus;

/// The name of the app, after the heading in the title of the page.
const APP_NAME: &str = "Uskalla";

/// The heading of a screen. When it appears it takes the focus, so that keys and screen readers start at the top of what is new,
/// and it gives the page its title.
#[component]
pub fn Heading(
    /// What it says.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let heading: NodeRef<H1> = NodeRef::new();
    effect(move || {
        if let Some(heading) = heading.get() {
            focus::to_top(&heading);
        }
    });
    effect(move || document().set_title(&text.with(|text| page_title(text))));
    view! {
        <h1 node_ref=heading tabindex="-1">
            {text}
        </h1>
    }
}

fn page_title(heading: &str) -> String {
    if heading == APP_NAME { APP_NAME.to_owned() } else { [heading, " – ", APP_NAME].concat() }
}
