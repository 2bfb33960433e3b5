//! A modal sheet: the page behind it is out of reach of touch, keys and screen readers while it is open.

use crate::ui::dom::effect;
use leptos::html::Dialog;
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

/// A modal sheet that is open as long as it is mounted.
#[component]
pub fn SheetDialog(
    /// Classes besides `sheet`.
    #[prop(into, default = "")]
    class: &'static str,
    /// The name of the sheet for screen readers.
    #[prop(into)]
    label: Signal<String>,
    /// What the key Esc does; without it the sheet cannot be dismissed.
    #[prop(optional, into)]
    on_dismiss: Option<Callback<()>>,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    let dialog: NodeRef<Dialog> = NodeRef::new();
    effect(move || {
        if let Some(dialog) = dialog.get() {
            open(&dialog);
        }
    });
    let dismiss = move |event: web_sys::Event| {
        event.prevent_default();
        if let Some(on_dismiss) = on_dismiss {
            on_dismiss.run(());
        }
    };
    view! {
        <dialog node_ref=dialog class=["sheet ", class].concat() aria-label=label on:cancel=dismiss>
            {children()}
        </dialog>
    }
}

fn open(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // Throws only for a dialog that is open or not in the document: then there is nothing to show.
        let _ = dialog.show_modal();
    }
}
