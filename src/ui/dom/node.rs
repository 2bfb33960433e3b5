//! What a page is made of, before it is in the page.

use std::borrow::Cow;

use web_sys::{Event, HtmlElement};

use super::signal::{Derived, Signal};

/// A piece of a page.
pub enum Node {
    /// An element.
    Element(El),
    /// Text.
    Text(Cow<'static, str>),
    /// Several pieces, or none.
    Many(Vec<Node>),
    /// A piece that is built anew whenever a signal it reads changes.
    Live(Box<dyn Build>),
    /// A list whose pieces stay as long as their keys do.
    Each(Box<dyn Fn() -> Vec<Row>>),
}

/// A piece of a list: its key, and how to build it.
pub type Row = (String, Box<dyn FnOnce() -> Node>);

/// What an attribute or a property is set to.
pub enum Value {
    /// Always the same; nothing for an attribute that is not there.
    Fixed(Option<Cow<'static, str>>),
    /// Following the signals it reads.
    Live(Box<dyn Say>),
}

/// How a value is put on an element.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Attribute,
    /// A property of JavaScript, which what the user has done does not outweigh.
    Property,
    /// A custom property of its style.
    Variable,
}

/// An element being put together. It is one pointer, since it is handed on with every word said about it.
pub struct El(pub(super) Box<Parts>);

/// What happens with an element that is in the page.
pub(super) type Ready = Box<dyn FnOnce(&HtmlElement)>;

/// What an element is put together from.
pub(super) struct Parts {
    pub tag: &'static str,
    pub values: Vec<(Place, &'static str, Value)>,
    pub handlers: Vec<(&'static str, Box<dyn Handle>)>,
    pub children: Vec<Node>,
    pub html: Option<Value>,
    pub ready: Option<Ready>,
}

/// Begins an element. Of drawings, `svg` and `use` can be begun; more of an `svg` is given by [`El::html`].
#[must_use]
#[inline(never)]
pub fn el(tag: &'static str) -> El {
    El(Box::new(Parts { tag, values: Vec::new(), handlers: Vec::new(), children: Vec::new(), html: None, ready: None }))
}

impl El {
    /// Sets its classes.
    #[must_use]
    pub fn class(self, value: impl Into<Value>) -> El {
        self.set(Place::Attribute, "class", value.into())
    }

    /// Sets its classes, the second one only if a condition holds.
    #[must_use]
    pub fn class_if(self, class: &'static str, (holds, more): (bool, &str)) -> El {
        self.class(super::classes(class, &[(holds, more)]))
    }

    /// Sets an attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl Into<Value>) -> El {
        self.set(Place::Attribute, name, value.into())
    }

    /// Sets a property: `checked` or `value`.
    #[must_use]
    pub fn prop(self, name: &'static str, value: impl Into<Value>) -> El {
        self.set(Place::Property, name, value.into())
    }

    /// Sets a custom property of its style.
    #[must_use]
    pub fn var(self, name: &'static str, value: impl Into<Value>) -> El {
        self.set(Place::Variable, name, value.into())
    }

    #[inline(never)]
    fn set(mut self, place: Place, name: &'static str, value: Value) -> El {
        self.0.values.push((place, name, value));
        self
    }

    /// What a tap, a click or Enter does.
    #[must_use]
    pub fn tap(self, act: impl Fn() + 'static) -> El {
        self.handle("click", Box::new(Tapping(act)))
    }

    /// What an event does.
    #[must_use]
    pub fn on(self, event: &'static str, act: impl Fn(Event) + 'static) -> El {
        self.handle(event, Box::new(Closure(act)))
    }

    #[inline(never)]
    fn handle(mut self, event: &'static str, act: Box<dyn Handle>) -> El {
        self.0.handlers.push((event, act));
        self
    }

    /// Puts something inside, after what is there.
    #[must_use]
    pub fn child(self, child: impl Into<Node>) -> El {
        self.push(child.into())
    }

    #[inline(never)]
    fn push(mut self, child: Node) -> El {
        self.0.children.push(child);
        self
    }

    /// Sets its content to markup of our own: drawings, never a text that came from outside.
    #[must_use]
    pub fn html(mut self, markup: impl Into<Value>) -> El {
        self.0.html = Some(markup.into());
        self
    }

    /// What happens with the element once it is in the page.
    #[must_use]
    pub fn ready(mut self, act: impl FnOnce(&HtmlElement) + 'static) -> El {
        self.0.ready = Some(Box::new(act));
        self
    }
}

/// A closure behind a pointer. The traits below have one method each, since a closure behind `dyn Fn` is compiled three times over.
struct Closure<F>(F);

/// Builds a piece of a page.
pub trait Build {
    /// The piece as it is now.
    fn build(&self) -> Node;
}

impl<N: Into<Node>, F: Fn() -> N> Build for Closure<F> {
    fn build(&self) -> Node {
        (self.0)().into()
    }
}

/// Says what an attribute is set to.
pub trait Say {
    /// The value as it is now.
    fn say(&self) -> Said;
}

/// The value of an attribute, or nothing for one that is not there.
pub type Said = Option<Cow<'static, str>>;

impl<T: IntoSaid, F: Fn() -> T> Say for Closure<F> {
    fn say(&self) -> Said {
        (self.0)().into_said()
    }
}

/// Answers an event.
pub trait Handle {
    /// What happens.
    fn handle(&self, event: Event);
}

impl<F: Fn(Event)> Handle for Closure<F> {
    fn handle(&self, event: Event) {
        (self.0)(event);
    }
}

struct Tapping<F>(F);

impl<F: Fn()> Handle for Tapping<F> {
    fn handle(&self, _: Event) {
        (self.0)();
    }
}

/// A piece that is built anew whenever a signal it reads changes.
pub fn live<N: Into<Node> + 'static>(node: impl Fn() -> N + 'static) -> Node {
    Node::Live(Box::new(Closure(node)))
}

/// A piece that is there only while a condition holds, and is built anew each time it begins to.
pub fn when<N: Into<Node> + 'static>(holds: impl Fn() -> bool + Send + Sync + 'static, node: impl Fn() -> N + 'static) -> Node {
    let holds = super::memo(holds);
    live(move || if holds.get() { node().into() } else { Node::none() })
}

/// A list: a piece for each item, which stays as long as an item of its key does.
pub fn each<T: 'static, N: Into<Node>>(
    items: impl Fn() -> Vec<T> + 'static,
    key: fn(&T) -> String,
    node: impl Fn(T) -> N + Clone + 'static,
) -> Node {
    Node::Each(Box::new(move || {
        let row = |item: T| -> Row {
            let node = node.clone();
            (key(&item), Box::new(move || node(item).into()))
        };
        items().into_iter().map(row).collect()
    }))
}

impl Node {
    /// Nothing.
    #[must_use]
    pub const fn none() -> Node {
        Node::Many(Vec::new())
    }
}

impl From<El> for Node {
    fn from(el: El) -> Node {
        Node::Element(el)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(Cow::Owned(text))
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Node {
        Node::Text(Cow::Borrowed(text))
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Node {
            fn from(number: $number) -> Node {
                Node::Text(Cow::Owned(number.to_string()))
            }
        }
    )+};
}

numbers! { u8 u16 u32 usize }

impl<T: Into<Node> + Clone + 'static> From<Signal<T>> for Node {
    fn from(value: Signal<T>) -> Node {
        live(move || value.get())
    }
}

impl<T: Into<Node> + 'static, F: Fn() -> T + 'static> From<Derived<F>> for Node {
    fn from(value: Derived<F>) -> Node {
        live(value.0)
    }
}

impl From<()> for Node {
    fn from((): ()) -> Node {
        Node::none()
    }
}

impl<N: Into<Node>> From<Option<N>> for Node {
    fn from(node: Option<N>) -> Node {
        node.map_or(Node::none(), Into::into)
    }
}

impl<N: Into<Node>> From<Vec<N>> for Node {
    fn from(nodes: Vec<N>) -> Node {
        Node::Many(nodes.into_iter().map(Into::into).collect())
    }
}

impl<N: Into<Node>, const COUNT: usize> From<[N; COUNT]> for Node {
    fn from(nodes: [N; COUNT]) -> Node {
        Node::Many(nodes.into_iter().map(Into::into).collect())
    }
}

impl<N: Into<Node>> FromIterator<N> for Node {
    fn from_iter<I: IntoIterator<Item = N>>(nodes: I) -> Node {
        Node::Many(nodes.into_iter().map(Into::into).collect())
    }
}

/// A text that follows the language or the game: what [`crate::ui::App::t`] gives.
impl<F: Fn() -> &'static str + 'static> From<F> for Node {
    fn from(text: F) -> Node {
        live(text)
    }
}

impl From<&'static str> for Value {
    fn from(value: &'static str) -> Value {
        Value::Fixed(Some(Cow::Borrowed(value)))
    }
}

impl From<String> for Value {
    fn from(value: String) -> Value {
        Value::Fixed(Some(Cow::Owned(value)))
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Fixed(value.then_some(Cow::Borrowed("")))
    }
}

impl From<Option<&'static str>> for Value {
    fn from(value: Option<&'static str>) -> Value {
        Value::Fixed(value.map(Cow::Borrowed))
    }
}

impl<F: Fn() -> &'static str + 'static> From<F> for Value {
    fn from(value: F) -> Value {
        Value::Live(Box::new(Closure(value)))
    }
}

impl<T: IntoSaid, F: Fn() -> T + 'static> From<Derived<F>> for Value {
    fn from(value: Derived<F>) -> Value {
        Value::Live(Box::new(Closure(value.0)))
    }
}

impl<T: IntoSaid + Clone + 'static> From<Signal<T>> for Value {
    fn from(value: Signal<T>) -> Value {
        Value::Live(Box::new(Closure(move || value.get())))
    }
}

/// What can stand in an attribute.
pub trait IntoSaid {
    /// The value as text.
    fn into_said(self) -> Said;
}

impl IntoSaid for &'static str {
    fn into_said(self) -> Said {
        Some(Cow::Borrowed(self))
    }
}

impl IntoSaid for String {
    fn into_said(self) -> Said {
        Some(Cow::Owned(self))
    }
}

impl IntoSaid for bool {
    fn into_said(self) -> Said {
        self.then_some(Cow::Borrowed(""))
    }
}

impl<T: IntoSaid> IntoSaid for Option<T> {
    fn into_said(self) -> Said {
        self.and_then(T::into_said)
    }
}
