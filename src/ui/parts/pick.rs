//! Choosing by touch: one of a few, any of a few, on or off.

use leptos::prelude::*;

/// One of several that exclude each other. They belong together by the name of their group, within a `<fieldset>` or radio group.
#[component]
pub fn Pick(
    /// The name of the group, the same in all of it and nowhere else on the page.
    #[prop(into)]
    group: String,
    /// Classes besides `pick`.
    #[prop(default = "")]
    class: &'static str,
    /// Whether this is the one.
    #[prop(into)]
    chosen: Signal<bool>,
    /// It becomes the one.
    on_choose: Callback<()>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <label class=["pick ", class].concat()>
            <input type="radio" name=group prop:checked=chosen on:change=move |_| on_choose.run(()) />
            <span>{children()}</span>
        </label>
    }
}

/// One of several of which any number may be chosen.
#[component]
pub fn Mark(
    /// Whether it is chosen.
    #[prop(into)]
    chosen: Signal<bool>,
    /// It becomes chosen, or not.
    on_change: Callback<bool>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="pick">
            <input type="checkbox" prop:checked=chosen on:change:target=move |event| on_change.run(event.target().checked()) />
            <span>{children()}</span>
        </label>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// It is switched.
    on_change: Callback<bool>,
    /// What it says; a `.note` explains it.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change:target=move |event| on_change.run(event.target().checked())
            />
            <span>{children()}</span>
        </label>
    }
}
