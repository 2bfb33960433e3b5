//! Choosing by touch: one of a few, any of a few, on or off.

use crate::ui::dom::{El, Node, Value, el, target};
use web_sys::HtmlInputElement;

/// One of several that exclude each other. They belong together by the name of their group, within a `<fieldset>` or radio group.
#[must_use]
pub fn pick(
    (group, class): (impl Into<Value>, &str),
    chosen: bool,
    choose: impl Fn() + 'static,
    children: Vec<Node>,
) -> El {
    let input = el("input")
        .attr("type", "radio")
        .attr("name", group)
        .prop("checked", chosen)
        .on("change", move |_| choose());
    labelled(["pick ", class].concat(), input, children)
}

/// One of several of which any number may be chosen.
#[must_use]
pub fn mark(chosen: bool, change: impl Fn(bool) + 'static, children: Vec<Node>) -> El {
    labelled("pick".to_owned(), ticked(chosen, change), children)
}

/// Something that is on or off.
#[must_use]
pub fn switch(on: bool, change: impl Fn(bool) + 'static, children: Vec<Node>) -> El {
    labelled(
        "switch".to_owned(),
        ticked(on, change).attr("role", "switch"),
        children,
    )
}

fn ticked(on: bool, change: impl Fn(bool) + 'static) -> El {
    el("input")
        .attr("type", "checkbox")
        .prop("checked", on)
        .on("change", move |event| {
            change(target::<HtmlInputElement>(&event).is_some_and(|input| input.checked()));
        })
}

fn labelled(class: String, input: El, children: Vec<Node>) -> El {
    el("label")
        .class(class)
        .child(input)
        .child(el("span").child(children))
}
