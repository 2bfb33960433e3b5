//! `<Show>` and `<For>` of Leptos behind types that are the same for every use, so that they are compiled once and not once for each
//! use. What that saves is in docs/decisions.md.

use leptos::prelude::*;

/// Shows its children while a condition holds, and the fallback otherwise. Both are built anew whenever the condition changes.
#[component]
pub fn Show(
    /// The condition.
    #[prop(into)]
    when: Signal<bool>,
    /// What is shown while the condition does not hold.
    #[prop(optional, into)]
    fallback: ViewFn,
    children: ChildrenFn,
) -> impl IntoView {
    let shown = Memo::new(move |_| when.get());
    move || {
        if shown.get() {
            children().into_any()
        } else {
            fallback.run()
        }
    }
}
