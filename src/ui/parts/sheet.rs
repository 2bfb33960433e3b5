//! A modal sheet: the page behind it is out of reach of touch, keys and screen readers while it is open.

use crate::ui::dom::{Node, Value, el};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

/// What tells one sheet from another.
pub struct Sheet {
    /// By this it stays the same sheet while what stands in it changes.
    pub key: &'static str,
    /// Its classes besides that of every sheet.
    pub class: &'static str,
    /// What it is called.
    pub label: Value,
}

/// A modal sheet that is open as long as it is drawn. Esc dismisses it where it can be dismissed.
#[must_use]
pub fn sheet_dialog(
    sheet: Sheet,
    dismiss: Option<impl Fn() + 'static>,
    children: Vec<Node>,
) -> Node {
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        if let Some(dismiss) = &dismiss {
            dismiss();
        }
    };
    el("dialog")
        .key(sheet.key)
        .class(["sheet ", sheet.class].concat())
        .attr("aria-label", sheet.label)
        .on("cancel", cancel)
        .ready(open)
        .gone(close)
        .child(children)
        .into()
}

/// For a sheet that must be answered.
pub const UNDISMISSED: Option<fn()> = None;

fn open(element: &HtmlElement) {
    if let Some(dialog) = element
        .dyn_ref::<HtmlDialogElement>()
        .filter(|dialog| !dialog.open())
    {
        // Throws only for a dialog that is open or not in the document: then there is nothing to show.
        let _ = dialog.show_modal();
    }
}

/// The browser gives the focus back to what had it before.
fn close(element: &HtmlElement) {
    if let Some(dialog) = element.dyn_ref::<HtmlDialogElement>() {
        dialog.close();
    }
}
