//! Listeners that end with the program.
//!
//! After a fault the boot script starts a fresh instance in the same page. A listener which the old instance left on
//! `window` or `document` would then call into memory that is gone, so each is tied to one abort signal that the panic
//! hook pulls.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AbortController, AddEventListenerOptions, Event, EventTarget};

thread_local! {
    static CONTROLLER: Option<AbortController> = AbortController::new().ok();
}

/// Listens on a target that outlives the program, such as `window` or `document`, until the program ends.
pub fn listen(target: &EventTarget, kind: &str, listener: impl FnMut(Event) + 'static) {
    let listener = Closure::<dyn FnMut(Event)>::new(listener).into_js_value();
    let options = AddEventListenerOptions::new();
    CONTROLLER.with(|controller| {
        if let Some(controller) = controller {
            options.set_signal(&controller.signal());
        }
    });
    // Refused only for a listener that is no function.
    let _ = target.add_event_listener_with_callback_and_add_event_listener_options(
        kind,
        listener.unchecked_ref(),
        &options,
    );
}

/// Ends all listeners of this instance.
pub(super) fn end() {
    CONTROLLER.with(|controller| {
        if let Some(controller) = controller {
            controller.abort();
        }
    });
}
