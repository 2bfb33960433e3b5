//! `<Show>` and `<For>` of Leptos behind types that are the same for every use, so that they are compiled once and not once for each
//! use. What that saves is in docs/decisions.md.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::state::memo;

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
    let shown = memo(move || when.get());
    move || {
        if shown.get() {
            children().into_any()
        } else {
            fallback.run()
        }
    }
}

/// An item of a keyed list, before it is shown.
struct Row {
    key: u64,
    view: Box<dyn FnOnce() -> AnyView + Send>,
}

/// Shows a view for each item. A view stays as long as its key is in the list.
#[component]
pub fn For<EF, I, T, KF, K, VF, V>(
    /// The items.
    each: EF,
    /// The key of an item.
    key: KF,
    /// The view of an item.
    children: VF,
) -> impl IntoView
where
    EF: Fn() -> I + Send + 'static,
    I: IntoIterator<Item = T>,
    T: Send + 'static,
    KF: Fn(&T) -> K + Send + 'static,
    K: Hash,
    VF: Fn(T) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let children = Arc::new(children);
    let row = move |item: T| {
        let mut hasher = DefaultHasher::new();
        key(&item).hash(&mut hasher);
        let children = Arc::clone(&children);
        Row {
            // Two keys of one list that share 64 bits are out of reach of what people can put into a list.
            key: hasher.finish(),
            view: Box::new(move || children(item).into_any()),
        }
    };
    keyed_rows(Box::new(move || each().into_iter().map(&row).collect()))
}

fn keyed_rows(rows: Box<dyn Fn() -> Vec<Row> + Send>) -> AnyView {
    let show = |row: Row| (row.view)();
    view! { <leptos::prelude::For each=rows key=|row| row.key children=show/> }.into_any()
}
