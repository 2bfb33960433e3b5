//! Conditions as values of attributes.

use leptos::prelude::*;

/// Returns a condition as the value of an ARIA attribute, which is a word and not the presence of the attribute.
pub fn aria(condition: impl Fn() -> bool + Send + Sync + 'static) -> Signal<&'static str> {
    Signal::derive(move || if condition() { "true" } else { "false" })
}
