//! Elements put together by hand over the reactive core of Leptos: signals, memos, effects and owners are its own.
//!
//! The view macro compiles the machinery of a node anew for every closure and every attribute it is given; for this interface
//! that was four fifths of the program, twice what the whole page may weigh (docs/decisions.md). Here a node is a value of one
//! type, built by one function. What a closure reads it follows; what it built before is taken away and cleaned up.

mod mount;
mod node;
mod signal;

pub use mount::{mount, target};
pub use node::{El, Node, Value, each, el, live, when};
pub use signal::{Callback, Derived, Signal, derived, memo};

use leptos::prelude::Effect;

/// Something that happens at first and whenever a signal it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    run(Box::new(Acting(act)));
}

fn run(act: Box<dyn Act>) {
    Effect::new(move |_| act.act());
}

/// A closure behind a pointer. A trait of one method, since each closure behind `dyn Fn` is compiled three times over.
trait Act {
    fn act(&self);
}

struct Acting<F>(F);

impl<F: Fn()> Act for Acting<F> {
    fn act(&self) {
        (self.0)();
    }
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
