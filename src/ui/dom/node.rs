//! What a page is made of: a picture of it as it should be, which is then brought into the page.

use std::borrow::Cow;
use std::rc::Rc;

use web_sys::{Event, HtmlElement};

/// A text that is either part of the program or made for the occasion.
pub type Text = Cow<'static, str>;

/// A piece of a page.
pub enum Node {
    /// An element.
    Element(El),
    /// Text.
    Text(Text),
    /// Several pieces, or none. What comes and goes keeps its place among its neighbors as an empty one.
    Many(Vec<Node>),
}

/// What an attribute or a property is set to; nothing for an attribute that is not there.
pub struct Value(pub(super) Option<Text>);

/// How a value is put on an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Player {
    Attribute,
    /// A property of JavaScript, which what the user has done does not outweigh.
    Property,
    /// A custom property of its style.
    Variable,
}

/// An element being put together. It is one pointer, since it is handed on with every word said about it.
pub struct El(pub(super) Box<Parts>);

/// Something done with an element of the page.
pub type Hook = fn(&HtmlElement);

/// What an element is put together from.
pub(super) struct Parts {
    pub tag: &'static str,
    pub key: Option<Text>,
    pub values: Vec<(Player, &'static str, Option<Text>)>,
    pub handlers: Vec<(&'static str, Rc<dyn Handle>)>,
    pub children: Vec<Node>,
    pub html: Option<Text>,
    pub ready: Option<Hook>,
    pub gone: Option<Hook>,
}

/// Begins an element. Of drawings, `svg` and `use` can be begun; more of an `svg` is given by [`El::html`].
#[must_use]
#[inline(never)]
pub fn el(tag: &'static str) -> El {
    El(Box::new(Parts {
        tag,
        key: None,
        values: Vec::new(),
        handlers: Vec::new(),
        children: Vec::new(),
        html: None,
        ready: None,
        gone: None,
    }))
}

impl El {
    /// Tells it from its neighbors: an element of the page stays the same one as long as its key does, wherever it goes among its
    /// neighbors, and never becomes one of another key.
    #[must_use]
    pub fn key(mut self, key: impl Into<Text>) -> El {
        self.0.key = Some(key.into());
        self
    }

    /// Sets its classes.
    #[must_use]
    pub fn class(self, value: impl Into<Value>) -> El {
        self.set(Place::Attribute, "class", value.into())
    }

    /// Sets its classes: the first always, each other while its condition holds.
    #[must_use]
    pub fn classes(self, base: &str, marks: &[(bool, &str)]) -> El {
        self.class(super::classes(base, marks))
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
    fn set(mut self, place: Player, name: &'static str, value: Value) -> El {
        self.0.values.push((place, name, value.0));
        self
    }

    /// What a tap, a click or Enter does.
    #[must_use]
    pub fn tap(self, act: impl Fn() + 'static) -> El {
        self.handle("click", Rc::new(Tapping(act)))
    }

    /// What an event does.
    #[must_use]
    pub fn on(self, event: &'static str, act: impl Fn(Event) + 'static) -> El {
        self.handle(event, Rc::new(Handling(act)))
    }

    #[inline(never)]
    fn handle(mut self, event: &'static str, act: Rc<dyn Handle>) -> El {
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
    pub fn html(mut self, markup: impl Into<Text>) -> El {
        self.0.html = Some(markup.into());
        self
    }

    /// What happens with the element once it has come into the page.
    #[must_use]
    pub fn ready(mut self, act: Hook) -> El {
        self.0.ready = Some(act);
        self
    }

    /// What happens with the element right before it leaves the page.
    #[must_use]
    pub fn gone(mut self, act: Hook) -> El {
        self.0.gone = Some(act);
        self
    }
}

/// Answers an event. A trait of one method, since each closure behind `dyn Fn` is compiled three times over.
pub(super) trait Handle {
    /// What happens.
    fn handle(&self, event: Event);
}

struct Handling<F>(F);

impl<F: Fn(Event)> Handle for Handling<F> {
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

impl<N: Into<Node>> From<Option<N>> for Node {
    fn from(node: Option<N>) -> Node {
        node.map_or(Node::none(), Into::into)
    }
}

impl From<Vec<Node>> for Node {
    fn from(nodes: Vec<Node>) -> Node {
        Node::Many(nodes)
    }
}

impl<N: Into<Node>, const COUNT: usize> From<[N; COUNT]> for Node {
    fn from(nodes: [N; COUNT]) -> Node {
        nodes.into_iter().collect()
    }
}

impl<N: Into<Node>> FromIterator<N> for Node {
    fn from_iter<I: IntoIterator<Item = N>>(nodes: I) -> Node {
        Node::Many(nodes.into_iter().map(Into::into).collect())
    }
}

impl From<&'static str> for Value {
    fn from(value: &'static str) -> Value {
        Value(Some(Cow::Borrowed(value)))
    }
}

impl From<String> for Value {
    fn from(value: String) -> Value {
        Value(Some(Cow::Owned(value)))
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value(value.then_some(Cow::Borrowed("")))
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value(None), Into::into)
    }
}
