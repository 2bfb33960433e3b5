//! Asking a browser object for a member it may lack.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The object under `name`, or nothing where the browser lacks it.
pub fn member(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Calls the method `name` with one argument; nothing where it is lacking or throws.
pub fn call(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let method: Function = member(object, name)?.dyn_into().ok()?;
    method.call1(object, argument).ok()
}

/// Calls a method that answers with a promise, and goes on with its answer; nothing where it is lacking or refused.
pub fn call_then(
    object: &JsValue,
    name: &str,
    argument: &JsValue,
    then: impl FnOnce(Option<JsValue>) + 'static,
) {
    settle(call(object, name, argument), Box::new(then));
}

/// One program for all that wait, since it is longer than what they wait to do.
fn settle(answer: Option<JsValue>, then: Box<dyn FnOnce(Option<JsValue>)>) {
    let Some(promise) = answer.and_then(|answer| answer.dyn_into::<Promise>().ok()) else {
        return then(None);
    };
    let then = Rc::new(Cell::new(Some(then)));
    let other = Rc::clone(&then);
    let fulfilled = Closure::once_into_js(move |answer: JsValue| {
        if let Some(then) = then.take() {
            then(Some(answer));
        }
    });
    let refused = Closure::once_into_js(move |_: JsValue| {
        if let Some(then) = other.take() {
            then(None);
        }
    });
    // A promise takes any two functions.
    call2(&promise, "then", (&fulfilled, &refused));
}

fn call2(object: &JsValue, name: &str, (first, second): (&JsValue, &JsValue)) {
    if let Some(Ok(method)) = member(object, name).map(JsCast::dyn_into::<Function>) {
        let _ = method.call2(object, first, second);
    }
}

/// `navigator`, or nothing outside a window.
pub fn navigator() -> Option<JsValue> {
    web_sys::window().map(|window| window.navigator().into())
}
