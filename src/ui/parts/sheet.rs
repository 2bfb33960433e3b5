//! A modal sheet: the page behind it is out of reach of touch, keys and screen readers while it is open.

use super::focus;
use crate::ui::dom::{Callback, Node, Value, el};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// A modal sheet that is open as long as it is mounted.
#[must_use]
pub fn sheet_dialog(class: &'static str, label: Value, on_dismiss: Option<Callback<()>>, children: Vec<Node>) -> Node {
    focus::give_back();
    let dismiss = move |event: web_sys::Event| {
        event.prevent_default();
        if let Some(on_dismiss) = on_dismiss {
            on_dismiss.run(());
        }
    };
    Node::from(
        el("dialog")
            .class(["sheet ", class].concat())
            .attr("aria-label", label)
            .on("cancel", dismiss)
            .ready(|dialog| dialog.dyn_ref().into_iter().for_each(open))
            .child(children),
    )
}

fn open(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // Throws only for a dialog that is open or not in the document: then there is nothing to show.
        let _ = dialog.show_modal();
    }
}
