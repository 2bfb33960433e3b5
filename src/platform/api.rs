//! Asking a browser object for a member it may lack.

use js_sys::{Function, Promise, Reflect};
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

/// Calls a method that answers with a promise and waits for it; nothing where it is lacking or refused.
pub async fn call_async(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let promise: Promise = call(object, name, argument)?.dyn_into().ok()?;
    js_sys::futures::JsFuture::from(promise).await.ok()
}

/// `navigator`, or nothing outside a window.
pub fn navigator() -> Option<JsValue> {
    web_sys::window().map(|window| window.navigator().into())
}
