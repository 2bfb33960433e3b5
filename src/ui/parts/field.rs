//! A labelled field.

use leptos::prelude::*;

/// A field under its label, with whatever belongs below it. `children` is the field alone; connect what stands below by its own
/// `aria-describedby`.
#[component]
pub fn Field(
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// What stands below the field.
    #[prop(optional, into)]
    below: ViewFnOnce,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="field">
            <label>
                <span>{label}</span>
                {children()}
            </label>
            {below.run()}
        </div>
    }
}

/// The errors of a field, below it.
#[component]
pub fn FieldErrors(
    /// The id that the field names in `aria-describedby`.
    id: String,
    /// The classes of the element.
    #[prop(default = "")]
    class: &'static str,
    /// The errors in words.
    #[prop(into)]
    errors: Signal<Vec<String>>,
    /// What else is known of the field.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let lines = move || {
        errors
            .get()
            .into_iter()
            .map(|line| view! { <p class="error">{line}</p> })
            .collect_view()
    };
    view! { <div id=id class=class>{lines} {children.map(|children| children())}</div> }
}
