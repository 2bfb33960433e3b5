//! Controls of forms: one of a few, any of a few, on or off, text, a file.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent, MouseEvent};

/// One of several choices that exclude each other. They belong together by the name of their group, within a `<fieldset>` or an
/// element with the role `radiogroup`.
#[component]
pub fn Radio(
    /// The name of the group.
    #[prop(into)]
    group: String,
    /// Its classes besides that of every choice.
    #[prop(default = "")]
    class: &'static str,
    /// Whether it is chosen.
    #[prop(into)]
    checked: Signal<bool>,
    /// Chooses it. If `checked` is still false afterwards, the browser returns to the earlier choice.
    #[prop(into)]
    on_choose: Callback<()>,
    children: Children,
) -> impl IntoView {
    let choose = move |event: MouseEvent| {
        on_choose.run(());
        if !checked.get_untracked() {
            event.prevent_default();
        }
    };
    view! {
        <label class=format!("pick {class}")>
            <input type="radio" name=group prop:checked=checked on:click=choose/>
            <span>{children()}</span>
        </label>
    }
}

/// One of several choices of which any number may be chosen.
#[component]
pub fn Checkbox(
    /// Whether it is chosen.
    #[prop(into)]
    checked: Signal<bool>,
    /// Changes it.
    #[prop(into)]
    on_change: Callback<bool>,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="pick">
            <input
                type="checkbox"
                prop:checked=checked
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>{children()}</span>
        </label>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// Whether it is on.
    #[prop(into)]
    checked: Signal<bool>,
    /// Changes it.
    #[prop(into)]
    on_change: Callback<bool>,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=checked
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>{children()}</span>
        </label>
    }
}

/// A field with a text to copy: all of it is selected as soon as the field has the focus.
#[component]
pub fn CopyField(
    /// The id of the field.
    id: &'static str,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let select = |event: web_sys::FocusEvent| event_target::<HtmlInputElement>(&event).select();
    view! { <input id=id readonly=true dir="ltr" prop:value=text on:focus=select/> }
}

/// A button that opens a file of the user.
#[component]
pub fn FileButton(
    /// The kinds of files, as the attribute `accept` takes them.
    accept: &'static str,
    /// Reads the file that was chosen.
    on_open: fn(crate::ui::state::AppState, &web_sys::File),
    children: Children,
) -> impl IntoView {
    let app = crate::ui::state::AppState::expect();
    let open = move |event: web_sys::Event| {
        let input = event_target::<HtmlInputElement>(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_open(app, &file);
        }
        // So that the same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="btn is-small is-file">
            <input type="file" accept=accept on:change=open/>
            {children()}
        </label>
    }
}

/// Ignores Enter in a field of several lines: a dare is one line.
pub fn ignore_enter(event: &KeyboardEvent) {
    let in_text_area = event
        .target()
        .is_some_and(|field| field.is_instance_of::<web_sys::HtmlTextAreaElement>());
    if event.key() == "Enter" && in_text_area {
        event.prevent_default();
    }
}

/// Returns whether a click came from a key or a screen reader and not from a pointer.
#[must_use]
pub fn is_by_key(event: &MouseEvent) -> bool {
    let pointer = event.dyn_ref::<web_sys::PointerEvent>();
    pointer.is_none_or(|event| event.pointer_type().is_empty())
}
