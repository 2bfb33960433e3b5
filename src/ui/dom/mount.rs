//! Putting nodes into the page, and keeping them true.

use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use leptos::reactive::owner::Owner;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Comment, Document, Element, Event, HtmlElement, HtmlInputElement, Node as Dom};

use super::node::{Build, El, Node, Place, Row, Said, Value};
use super::{Act, Acting};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Puts a node at the end of an element of the page.
pub fn mount(parent: &Element, node: Node) {
    if let Some(document) = parent.owner_document() {
        put(&document, node, parent, None);
    }
}

/// Puts a node into a parent, before one of its children or at its end.
///
/// The calls of the document used here fail only for a parent or a place that is not there, and both come from the page itself:
/// their results tell nothing.
fn put(document: &Document, node: Node, parent: &Dom, before: Option<&Dom>) {
    match node {
        Node::Text(text) => drop(parent.insert_before(&document.create_text_node(&text), before)),
        Node::Many(nodes) => nodes.into_iter().for_each(|node| put(document, node, parent, before)),
        Node::Element(el) => put_element(document, el, parent, before),
        Node::Live(node) => put_live(document, node, parent, before),
        Node::Each(rows) => put_each(document, rows, parent, before),
    }
}

fn put_element(document: &Document, el: El, parent: &Dom, before: Option<&Dom>) {
    let el = *el.0;
    let drawn = matches!(el.tag, "svg" | "use");
    let made = if drawn { document.create_element_ns(Some(SVG), el.tag) } else { document.create_element(el.tag) };
    let Ok(element) = made else { return };
    for (place, name, value) in el.values {
        set(&element, (place, name), value);
    }
    if let Some(markup) = el.html {
        let element = element.clone();
        follow(markup, move |markup| element.set_inner_html(markup.as_deref().unwrap_or_default()));
    }
    for (event, handler) in el.handlers {
        let handler = Closure::<dyn Fn(Event)>::new(move |event| handler.handle(event)).into_js_value();
        let _ = element.add_event_listener_with_callback(event, handler.unchecked_ref());
    }
    for child in el.children {
        put(document, child, &element, None);
    }
    let _ = parent.insert_before(&element, before);
    if let Some(ready) = el.ready {
        // Whoever puts this into the page may not have done so yet.
        let ready = Closure::once_into_js(move || {
            if let Some(element) = element.dyn_ref() {
                ready(element);
            }
        });
        queue(ready.unchecked_ref());
    }
}

/// Calls a function when the running one is done.
fn queue(function: &js_sys::Function) {
    if let Some(window) = web_sys::window() {
        window.queue_microtask(function);
    }
}

fn set(element: &Element, (place, name): (Place, &'static str), value: Value) {
    let element = element.clone();
    follow(value, move |value| match (place, value) {
        (Place::Attribute, Some(value)) => drop(element.set_attribute(name, &value)),
        (Place::Attribute, None) => drop(element.remove_attribute(name)),
        (Place::Property, value) => set_property(&element, name, value),
        (Place::Variable, value) => {
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                let _ = element.style().set_property(name, &value.unwrap_or_default());
            }
        }
    });
}

fn set_property(element: &Element, name: &str, value: Said) {
    let Some(input) = element.dyn_ref::<HtmlInputElement>() else { return };
    match name {
        "checked" => input.set_checked(value.is_some()),
        // Writing what stands there would move the cursor of whoever is typing.
        _ if value.as_deref() != Some(input.value().as_str()) => input.set_value(&value.unwrap_or_default()),
        _ => {}
    }
}

/// Applies a value now and, if it is a live one, whenever it changes.
fn follow(value: Value, apply: impl Fn(Said) + 'static) {
    match value {
        Value::Fixed(value) => apply(value),
        Value::Live(value) => keep(Box::new(Acting(move || apply(value.say())))),
    }
}

/// Runs now and whenever a signal it reads changes, as long as the owner it is called under lives. What it makes belongs to its
/// latest run.
fn keep(act: Box<dyn Act>) {
    let running = RenderEffect::new(move |_: Option<()>| act.act());
    let held = StoredValue::new_local(Some(running));
    on_cleanup(move || {
        held.try_update_value(Option::take);
    });
}

fn put_live(document: &Document, node: Box<dyn Build>, parent: &Dom, before: Option<&Dom>) {
    let (start, end) = marks(document, parent, before);
    let document = document.clone();
    keep(Box::new(Acting(move || {
        clear(&start, &end);
        if let Some(parent) = end.parent_node() {
            put(&document, node.build(), &parent, Some(&end));
        }
    })));
}

/// Two marks between which what comes and goes has its place.
fn marks(document: &Document, parent: &Dom, before: Option<&Dom>) -> (Comment, Comment) {
    let (start, end) = (document.create_comment(""), document.create_comment(""));
    let _ = parent.insert_before(&start, before);
    let _ = parent.insert_before(&end, before);
    (start, end)
}

/// Takes everything between two marks out of the page.
fn clear(start: &Dom, end: &Dom) {
    while let Some(next) = start.next_sibling().filter(|next| next != end) {
        match next.parent_node() {
            Some(parent) => drop(parent.remove_child(&next)),
            None => return,
        }
    }
}

/// A row of a list that is in the page.
struct Placed {
    owner: Owner,
    start: Comment,
    end: Comment,
}

fn put_each(document: &Document, rows: Box<dyn Fn() -> Vec<Row>>, parent: &Dom, before: Option<&Dom>) {
    let (_, end) = marks(document, parent, before);
    let document = document.clone();
    let placed: StoredValue<Vec<(String, Placed)>, LocalStorage> = StoredValue::new_local(Vec::new());
    let owner = Owner::current().unwrap_or_default();
    keep(Box::new(Acting(move || {
        let rows = rows();
        let Some(parent) = end.parent_node() else { return };
        placed.update_value(|placed| update_rows(&document, rows, placed, (&owner, &parent, &end)));
    })));
}

fn update_rows(
    document: &Document,
    rows: Vec<Row>,
    placed: &mut Vec<(String, Placed)>,
    (owner, parent, end): (&Owner, &Dom, &Dom),
) {
    placed.retain(|(key, row)| {
        let stays = rows.iter().any(|(other, _)| other == key);
        if !stays {
            clear(&row.start, &row.end);
            row.owner.cleanup();
            let _ = parent.remove_child(&row.start);
            let _ = parent.remove_child(&row.end);
        }
        stays
    });
    // From the last row to the first, each before the one that follows it. Only what stands elsewhere is moved: a moved element
    // would lose the focus.
    let mut following: Dom = end.clone();
    for (key, build) in rows.into_iter().rev() {
        let at = placed.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
            let (start, end) = marks(document, parent, Some(&following));
            let row_owner = owner.child();
            // What a row reads while it is built is no concern of the list.
            untrack(|| row_owner.with(|| put(document, build(), parent, Some(&end))));
            placed.push((key, Placed { owner: row_owner, start, end }));
            placed.len() - 1
        });
        let row = &placed[at].1;
        if row.end.next_sibling().as_ref() != Some(&following) {
            move_before(row, parent, &following);
        }
        following = row.start.clone().unchecked_into();
    }
}

fn move_before(row: &Placed, parent: &Dom, before: &Dom) {
    let mut next: Option<Dom> = Some(row.start.clone().unchecked_into());
    while let Some(node) = next {
        next = if node == *row.end.unchecked_ref::<Dom>() { None } else { node.next_sibling() };
        let _ = parent.insert_before(&node, Some(before));
    }
}

/// The element an event happened on, if it is of the kind asked for.
#[must_use]
pub fn target<T: JsCast>(event: &Event) -> Option<T> {
    event.target().map(JsValue::from).and_then(|target| target.dyn_into().ok())
}
