//! Ways to make the program fall, for the tests of what comes after it (`e2e/panics.test.mjs`). Only in builds with the feature
//! `test-panic`.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;

use crate::platform::listeners;

/// Falls in the place that the event `uskalla:test-panic` names: a handler, a timer, an effect or a component.
pub(super) fn listen() {
    let (effect, component) = (RwSignal::new(false), RwSignal::new(false));
    Effect::new(move |_| assert!(!effect.get(), "a fault in an effect"));
    leptos::mount::mount_to_body(move || {
        view! {
            <Show when=move || component.get()>
                <Falls/>
            </Show>
        }
    });
    let fall = move |event: web_sys::Event| {
        let place = event
            .dyn_ref::<CustomEvent>()
            .and_then(|event| event.detail().as_string());
        match place.as_deref() {
            Some("handler") => panic!("a fault in a handler"),
            Some("timer") => set_timeout(|| panic!("a fault in a timer"), Duration::ZERO),
            Some("effect") => effect.set(true),
            Some("component") => component.set(true),
            _ => {}
        }
    };
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "uskalla:test-panic", fall);
    }
}

/// A component that cannot be shown.
#[component]
fn Falls() -> impl IntoView {
    panic!("a fault in a component");
    #[expect(unreachable_code, reason = "the type of a view")]
    ()
}
