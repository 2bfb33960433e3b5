//! Bringing a picture of the page into the page, by changing only what differs from the picture drawn before.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement, Node as Dom};

use super::node::{El, Handle, Hook, Node, Player, Text};

const SVG: &str = "http://www.w3.org/2000/svg";

/// What has been drawn at the end of an element of the page.
pub struct Drawing {
    page: Page,
    parent: Element,
    drawn: Vec<Drawn>,
}

impl Drawing {
    /// Nothing yet, in an element of a page.
    #[must_use]
    pub const fn new(document: Document, parent: Element) -> Drawing {
        Drawing {
            page: Page { document },
            parent,
            drawn: Vec::new(),
        }
    }

    /// Makes the page what the node says.
    pub fn draw(&mut self, node: Node) {
        let drawn = std::mem::take(&mut self.drawn);
        self.drawn = self.page.draw_all(&self.parent, drawn, vec![node], None).0;
    }
}

/// A node that is in the page.
enum Drawn {
    Text(Dom, Text),
    Element(Box<DrawnElement>),
    Many(Vec<Drawn>),
}

/// An element that is in the page, and what it was told.
struct DrawnElement {
    element: Element,
    tag: &'static str,
    key: Option<Text>,
    values: Vec<(Player, &'static str, Option<Text>)>,
    handlers: Vec<(&'static str, Current)>,
    children: Vec<Drawn>,
    html: Option<Text>,
    gone: Option<Hook>,
}

/// The handler an event goes to: that of the latest drawing.
type Current = Rc<RefCell<Rc<dyn Handle>>>;

impl Drawn {
    /// The first node of the page that belongs to it.
    fn first(&self) -> Option<&Dom> {
        match self {
            Drawn::Text(text, _) => Some(text),
            Drawn::Element(drawn) => Some(&drawn.element),
            Drawn::Many(all) => all.iter().find_map(Drawn::first),
        }
    }

    /// Tells those who want to know that they are about to leave the page.
    fn leave(&self) {
        match self {
            Drawn::Text(..) => {}
            Drawn::Many(all) => all.iter().for_each(Drawn::leave),
            Drawn::Element(drawn) => {
                drawn.children.iter().for_each(Drawn::leave);
                if let (Some(gone), Some(element)) = (drawn.gone, drawn.element.dyn_ref()) {
                    gone(element);
                }
            }
        }
    }

    /// Takes it out of its parent.
    fn remove(&self, parent: &Dom) {
        match self {
            Drawn::Text(text, _) => drop(parent.remove_child(text)),
            Drawn::Element(drawn) => drop(parent.remove_child(&drawn.element)),
            Drawn::Many(all) => all.iter().for_each(|drawn| drawn.remove(parent)),
        }
    }

    /// Whether a node can be drawn by changing this.
    fn suits(&self, node: &Node) -> bool {
        match (self, node) {
            (Drawn::Text(..), Node::Text(_)) | (Drawn::Many(_), Node::Many(_)) => true,
            (Drawn::Element(drawn), Node::Element(El(parts))) => {
                drawn.tag == parts.tag && drawn.key == parts.key
            }
            _ => false,
        }
    }
}

/// The page. Its calls fail only for a parent or a place that is not there, and both come from the page itself: their results tell
/// nothing.
struct Page {
    document: Document,
}

impl Page {
    /// Draws nodes before a place of their parent, and says where they begin.
    fn draw_all(
        &self,
        parent: &Dom,
        before: Vec<Drawn>,
        nodes: Vec<Node>,
        place: Option<Dom>,
    ) -> (Vec<Drawn>, Option<Dom>) {
        let mut before: Vec<Option<Drawn>> = before.into_iter().map(Some).collect();
        let kept: Vec<Option<Drawn>> = nodes
            .iter()
            .enumerate()
            .map(|(at, node)| take(&mut before, at, node))
            .collect();
        for old in before.into_iter().flatten() {
            old.leave();
            old.remove(parent);
        }
        // From the last to the first, each before the one that follows it.
        let mut place = place;
        let mut drawn = Vec::with_capacity(nodes.len());
        for (node, old) in nodes.into_iter().zip(kept).rev() {
            let now = self.draw(parent, old, node, place.as_ref());
            place = now.first().cloned().or(place);
            drawn.push(now);
        }
        drawn.reverse();
        (drawn, place)
    }

    fn draw(&self, parent: &Dom, old: Option<Drawn>, node: Node, place: Option<&Dom>) -> Drawn {
        match (old, node) {
            (old, Node::Many(nodes)) => {
                let before = if let Some(Drawn::Many(all)) = old {
                    all
                } else {
                    Vec::new()
                };
                Drawn::Many(self.draw_all(parent, before, nodes, place.cloned()).0)
            }
            (Some(Drawn::Text(dom, before)), Node::Text(text)) => {
                if before != text {
                    dom.set_text_content(Some(&text));
                }
                Drawn::Text(dom, text)
            }
            (_, Node::Text(text)) => {
                let dom: Dom = self.document.create_text_node(&text).into();
                let _ = parent.insert_before(&dom, place);
                Drawn::Text(dom, text)
            }
            (Some(Drawn::Element(mut drawn)), Node::Element(el)) => {
                // Only what stands elsewhere is moved: a moved element would lose the focus.
                if drawn.key.is_some() && drawn.element.next_sibling().as_ref() != place {
                    let _ = parent.insert_before(&drawn.element, place);
                }
                self.update(&mut drawn, el);
                Drawn::Element(drawn)
            }
            (_, Node::Element(el)) => self.create(parent, el, place),
        }
    }

    fn create(&self, parent: &Dom, el: El, place: Option<&Dom>) -> Drawn {
        let tag = el.0.tag;
        let drawing = matches!(tag, "svg" | "use");
        let made = if drawing {
            self.document.create_element_ns(Some(SVG), tag)
        } else {
            self.document.create_element(tag)
        };
        let Ok(element) = made else {
            return Drawn::Many(Vec::new());
        };
        let ready = el.0.ready;
        let mut drawn = Box::new(DrawnElement {
            element,
            tag,
            key: None,
            values: Vec::new(),
            handlers: Vec::new(),
            children: Vec::new(),
            html: None,
            gone: None,
        });
        self.update(&mut drawn, el);
        let _ = parent.insert_before(&drawn.element, place);
        if let Some(ready) = ready {
            later(drawn.element.clone(), ready);
        }
        Drawn::Element(drawn)
    }

    fn update(&self, drawn: &mut DrawnElement, el: El) {
        let parts = *el.0;
        for (place, name, _) in &drawn.values {
            if !parts
                .values
                .iter()
                .any(|(other, known, _)| (other, known) == (place, name))
            {
                set(&drawn.element, (*place, name), None);
            }
        }
        for (place, name, value) in &parts.values {
            // What the user has typed or ticked is not what was set.
            let same = *place != Place::Property
                && drawn
                    .values
                    .iter()
                    .any(|old| (old.0, old.1) == (*place, *name) && old.2 == *value);
            if !same {
                set(&drawn.element, (*place, name), value.as_deref());
            }
        }
        for (event, handler) in parts.handlers {
            match drawn.handlers.iter().find(|(known, _)| *known == event) {
                Some((_, current)) => drop(current.replace(handler)),
                None => drawn
                    .handlers
                    .push((event, listen(&drawn.element, event, handler))),
            }
        }
        if parts.html.is_some() && parts.html != drawn.html {
            drawn
                .element
                .set_inner_html(parts.html.as_deref().unwrap_or_default());
        }
        let children = std::mem::take(&mut drawn.children);
        drawn.children = self
            .draw_all(&drawn.element, children, parts.children, None)
            .0;
        (drawn.key, drawn.values, drawn.html, drawn.gone) =
            (parts.key, parts.values, parts.html, parts.gone);
    }
}

/// Takes what was drawn for a node before: the one of its key, or the one in its place.
fn take(before: &mut [Option<Drawn>], at: usize, node: &Node) -> Option<Drawn> {
    let keyed = matches!(node, Node::Element(El(parts)) if parts.key.is_some());
    let suits = |old: &Option<Drawn>| old.as_ref().is_some_and(|old| old.suits(node));
    let at = if keyed {
        before.iter().position(suits)?
    } else {
        at
    };
    before.get_mut(at).filter(|old| suits(old))?.take()
}

fn listen(element: &Element, event: &'static str, handler: Rc<dyn Handle>) -> Current {
    let current: Current = Rc::new(RefCell::new(handler));
    let latest = current.clone();
    let call = move |event| {
        let handler = latest.borrow().clone();
        handler.handle(event);
    };
    let call = Closure::<dyn Fn(Event)>::new(call).into_js_value();
    let _ = element.add_event_listener_with_callback(event, call.unchecked_ref());
    current
}

/// Does something with an element once all is in the page.
fn later(element: Element, act: Hook) {
    let act = Closure::once_into_js(move || {
        if let Some(element) = element.dyn_ref() {
            act(element);
        }
    });
    if let Some(window) = web_sys::window() {
        window.queue_microtask(act.unchecked_ref());
    }
}

fn set(element: &Element, (place, name): (Player, &str), value: Option<&str>) {
    match (place, value) {
        (Place::Attribute, Some(value)) => drop(element.set_attribute(name, value)),
        (Place::Attribute, None) => drop(element.remove_attribute(name)),
        (Place::Property, value) => set_property(element, name, value),
        (Place::Variable, value) => {
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                let _ = element
                    .style()
                    .set_property(name, value.unwrap_or_default());
            }
        }
    }
}

fn set_property(element: &Element, name: &str, value: Option<&str>) {
    // A `<textarea>` has a value just as an `<input>` has one.
    let input = element.unchecked_ref::<HtmlInputElement>();
    match name {
        "checked" => input.set_checked(value.is_some()),
        // Writing what stands there would move the cursor of whoever is typing.
        _ if value != Some(input.value().as_str()) => input.set_value(value.unwrap_or_default()),
        _ => {}
    }
}

/// The element an event happened on, if it is of the kind asked for.
#[must_use]
pub fn target<T: JsCast>(event: &Event) -> Option<T> {
    event
        .target()
        .map(JsValue::from)
        .and_then(|target| target.dyn_into().ok())
}
