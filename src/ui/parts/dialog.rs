//! A modal dialog: the page behind it is out of reach of touch, keys and screen readers while it is open.

use leptos::html;
use leptos::prelude::*;

/// A modal dialog that is open as long as it is in the view.
#[component]
pub fn ModalDialog(
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    /// Its classes besides that of every dialog.
    #[prop(default = "")]
    class: &'static str,
    /// What Esc does; without it the dialog must be answered.
    #[prop(optional, into)]
    on_cancel: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get().filter(|dialog| !dialog.open()) {
            // Throws only for a dialog that is not in the document: then there is nothing to show.
            let _ = dialog.show_modal();
        }
    });
    // The browser returns the focus to what had it before.
    on_cleanup(move || {
        if let Some(dialog) = node.try_get_untracked().flatten() {
            dialog.close();
        }
    });
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        if let Some(on_cancel) = on_cancel {
            on_cancel.run(());
        }
    };
    view! {
        <dialog
            node_ref=node
            class=format!("sheet {class}")
            aria-label=label
            on:cancel=cancel
        >
            {children()}
        </dialog>
    }
}
