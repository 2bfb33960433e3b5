//! Elements put together by hand over the reactive core of Leptos: signals, memos, effects and owners are its own.
//!
//! The view macro compiles the machinery of a node anew for every closure and every attribute it is given; for this interface
//! that was four fifths of the program, twice what the whole page may weigh (docs/decisions.md). Here a node is a value of one
//! type, built by one function. What a closure reads it follows; what it built before is taken away and cleaned up.

mod mount;
mod node;

pub use mount::{mount, target};
pub use node::{El, Node, Value, each, el, live, when};

use leptos::prelude::*;

/// A value that follows the signals it reads.
pub fn derived<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    boxed_derived(Box::new(value))
}

fn boxed_derived<T: Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T> {
    Signal::derive(move || value())
}

/// A derived value that tells of a change only when it has changed.
pub fn memo<T: PartialEq + Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed_memo(Box::new(value))
}

fn boxed_memo<T: PartialEq + Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| value())
}

/// Something that happens at first and whenever a signal it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    boxed_effect(Box::new(act));
}

fn boxed_effect(act: Box<dyn Fn()>) {
    Effect::new(move |_| act());
}

/// Classes: the first always, each other while its condition holds.
#[must_use]
pub fn classes(base: &str, marks: &[(bool, &str)]) -> String {
    let mut class = String::from(base);
    for (_, mark) in marks.iter().filter(|(on, _)| *on) {
        class.push(' ');
        class.push_str(mark);
    }
    class
}
