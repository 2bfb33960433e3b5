//! Choosing by touch: one of a few, any of a few, on or off.

use crate::ui::dom::{Callback, Node, Value, el, target};
use web_sys::HtmlInputElement;

/// One of several that exclude each other. They belong together by the name of their group, within a `<fieldset>` or radio group.
#[must_use]
pub fn pick(group: String, class: &'static str, chosen: Value, on_choose: Callback<()>, children: Vec<Node>) -> Node {
    Node::from(
        el("label")
            .class(["pick ", class].concat())
            .child(
                el("input")
                    .attr("type", "radio")
                    .attr("name", group)
                    .prop("checked", chosen)
                    .on("change", move |_| on_choose.run(())),
            )
            .child(el("span").child(children)),
    )
}

/// One of several of which any number may be chosen.
#[must_use]
pub fn mark(chosen: Value, on_change: Callback<bool>, children: Vec<Node>) -> Node {
    Node::from(
        el("label")
            .class("pick")
            .child(el("input").attr("type", "checkbox").prop("checked", chosen).on("change", move |event| {
                on_change.run(target::<HtmlInputElement>(&event).is_some_and(|input| input.checked()));
            }))
            .child(el("span").child(children)),
    )
}

/// Something that is on or off.
#[must_use]
pub fn switch(on: Value, on_change: Callback<bool>, children: Vec<Node>) -> Node {
    Node::from(
        el("label")
            .class("switch")
            .child(el("input").attr("type", "checkbox").attr("role", "switch").prop("checked", on).on("change", move |event| {
                on_change.run(target::<HtmlInputElement>(&event).is_some_and(|input| input.checked()));
            }))
            .child(el("span").child(children)),
    )
}
