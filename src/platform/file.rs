//! Files of the user: saving one, reading one.

use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use super::api;

/// Saves a text under a name where the browser puts what it downloads; call it from a tap.
pub fn save(name: &str, text: &str) {
    let Ok(blob) = Blob::new_with_str_sequence(&Array::of1(&text.into())) else {
        return;
    };
    let (Ok(address), Ok(link)) = (
        Url::create_object_url_with_blob(&blob),
        document().create_element("a"),
    ) else {
        return;
    };
    let link: HtmlAnchorElement = link.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    // The address is left to the page, since the browser may begin to read it at any time after.
    link.click();
}

/// Reads a file as text, and goes on with it; with nothing where it cannot be read.
pub fn text(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    api::call_then(file, "text", &JsValue::UNDEFINED, |text| {
        then(text.and_then(|text| text.as_string()));
    });
}
