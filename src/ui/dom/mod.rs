//! The page as a picture drawn anew whenever the state has changed.
//!
//! A screen is a function from the state to a [`Node`]; [`Drawing`] compares it with what it drew before and changes only that in the
//! page. Leptos' reactive core says when: what [`effect`] runs follows every [`Signal`] it reads. Why not its view macro:
//! docs/decisions.md.

mod draw;
mod node;
mod signal;

pub use draw::{Drawing, target};
pub use node::{El, Node, Value, el};
pub use signal::Signal;

use reactive_graph::effect::Effect;

/// Something that happens a moment later and then whenever a signal it reads changes.
pub fn effect(act: impl FnMut() + 'static) {
    run(Box::new(act));
}

fn run(mut act: Box<dyn FnMut()>) {
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
