//! Views, handlers and derived values behind one type each.
//!
//! Leptos compiles the machinery of a dynamic view, a handler or a memo anew for every closure it is given. An interface of this
//! size has hundreds, and they were three quarters of the program. Boxed, they share one machinery; nothing else changes.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;

/// A view that follows the signals it reads.
pub fn live<V: IntoAny>(view: impl Fn() -> V + Send + 'static) -> AnyView {
    boxed_view(Box::new(move || view().into_any()))
}

fn boxed_view(view: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || view()).into_any()
}

/// A view that is there only while a condition holds. It is built anew each time the condition begins to hold.
pub fn when<V: IntoAny>(holds: impl Fn() -> bool + Send + Sync + 'static, view: impl Fn() -> V + Send + 'static) -> AnyView {
    let holds = memo(holds);
    live(move || if holds.get() { view().into_any() } else { ().into_any() })
}

/// A value for an attribute or a property that follows the signals it reads.
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

/// Something that happens whenever a signal it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    boxed_effect(Box::new(act));
}

fn boxed_effect(act: Box<dyn Fn()>) {
    Effect::new(move |_| act());
}

/// What a tap, a click or Enter does.
pub fn tap(act: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// What a key does.
pub fn key(act: impl Fn(&KeyboardEvent) + 'static) -> Box<dyn FnMut(KeyboardEvent)> {
    Box::new(move |event| act(&event))
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
