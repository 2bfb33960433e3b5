//! Fields to write in, each under its label.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, HtmlInputElement};

use crate::ui::dom::{El, Node, el};

/// A field under what it is called, with whatever is to be said of it below. Give the field its `aria-describedby` by hand.
#[must_use]
pub fn labelled(label: impl Into<Node>, field: El, below: impl Into<Node>) -> El {
    el("div")
        .class("field")
        .child(el("label").child(el("span").child(label)).child(field))
        .child(below)
}

/// A field for one line of a text that is kept as it is written.
#[must_use]
pub fn line(value: &str, write: impl Fn(String) + 'static) -> El {
    writing(el("input"), value, write)
}

/// A field for a text of a few lines.
#[must_use]
pub fn lines(value: &str, write: impl Fn(String) + 'static) -> El {
    writing(el("textarea").attr("rows", "2"), value, write)
}

fn writing(field: El, value: &str, write: impl Fn(String) + 'static) -> El {
    field
        .attr("dir", "auto")
        .attr("autocomplete", "off")
        .attr("enterkeyhint", "done")
        .prop("value", value.to_owned())
        .on("input", move |event| write(value_of(&event)))
}

/// What stands in the field an event happened on.
#[must_use]
pub fn value_of(event: &Event) -> String {
    // A `<textarea>` has a value just as an `<input>` has one.
    event.target().map_or(String::new(), |field| {
        field.unchecked_ref::<HtmlInputElement>().value()
    })
}

/// A field with a text to be copied: all of it is marked as soon as the field has the focus.
#[must_use]
pub fn to_copy(id: &'static str, text: &str) -> El {
    el("input")
        .attr("id", id)
        .attr("readonly", true)
        .attr("dir", "ltr")
        .prop("value", text.to_owned())
        .on("focus", |event| {
            if let Some(field) = event.target() {
                field.unchecked_ref::<HtmlInputElement>().select();
            }
        })
}

/// A button that opens a file of the user.
#[must_use]
pub fn file_button(label: &'static str, kinds: &'static str, open: fn(&web_sys::File)) -> El {
    let input = el("input")
        .attr("type", "file")
        .attr("accept", kinds)
        .on("change", move |event| {
            let Some(input) = event.target() else { return };
            let input = input.unchecked_ref::<HtmlInputElement>();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                open(&file);
            }
            // So that the same file can be chosen again.
            input.set_value("");
        });
    el("label")
        .class("btn is-small is-file")
        .child(input)
        .child(label)
}

/// Marks a field whose content is not in order, and says where that is told.
#[must_use]
pub fn described(field: El, wrong: bool, by: String) -> El {
    field
        .attr("aria-invalid", wrong.to_string())
        .attr("aria-describedby", by)
}

/// Nothing is done on a press of Enter in a field of several lines: a dare is one line.
pub fn keep_one_line(event: &Event) {
    let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else {
        return;
    };
    let field = event
        .target()
        .and_then(|field| field.dyn_into::<HtmlElement>().ok());
    if key.key() == "Enter" && field.is_some_and(|field| field.tag_name() == "TEXTAREA") {
        event.prevent_default();
    }
}
