//! The one heading of a screen, and the title of the page.

use leptos::html;
use leptos::prelude::*;

use super::focus;
use super::icon::Icon;
use crate::i18n::Message;
use crate::ui::actions::navigation;
use crate::ui::route::Route;
use crate::ui::state::AppState;

/// The name of the app, after the heading in the title of the page.
pub const APP_NAME: &str = "Uskalla";

/// The heading of a screen. When it appears it takes the focus, so that keys and screen readers start at the top of the new screen,
/// and it names the page.
#[component]
pub fn PageHeading(
    /// The heading.
    #[prop(into)]
    text: Signal<String>,
    /// Whether it is for screen readers alone.
    #[prop(optional)]
    hidden: bool,
    /// The language of a text that players wrote, by its code.
    #[prop(optional, into)]
    lang: MaybeProp<&'static str>,
) -> impl IntoView {
    let node = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(heading) = node.get() {
            focus::to_top(&heading);
        }
    });
    name_page(text);
    view! {
        <h1
            node_ref=node
            class=hidden.then_some("vh")
            tabindex="-1"
            lang=lang
            dir=Signal::derive(move || lang.get().map(|_| "auto"))
        >
            {text}
        </h1>
    }
}

/// Gives the page its title as long as the owner lives.
pub fn name_page(heading: Signal<String>) {
    Effect::new(move |_| {
        let heading = heading.get();
        let title = if heading == APP_NAME {
            heading
        } else {
            format!("{heading} – {APP_NAME}")
        };
        if document().title() != title {
            document().set_title(&title);
        }
    });
}

/// The head of a screen that one leaves by a back button.
#[component]
pub fn PageHead(
    /// The heading.
    #[prop(into)]
    text: Signal<String>,
    /// Where the back button leads.
    #[prop(into)]
    back: Signal<Route>,
    /// The language of a text that players wrote, by its code.
    #[prop(optional, into)]
    lang: MaybeProp<&'static str>,
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        <div class="page-head">
            <button
                type="button"
                class="btn is-small is-quiet is-round"
                aria-label=app.locale.t(Message::BACK)
                on:click=move |_| navigation::show(app, back.get_untracked())
            >
                <Icon shape="back"/>
            </button>
            <PageHeading text lang/>
        </div>
    }
}
