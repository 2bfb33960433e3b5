//! Reading a QR code from a picture, by the reader of the browser or the one of the boot script (`public/boot/qr.js`).

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

use super::api;

const READER: &str = "BarcodeDetector";

fn reader() -> Option<JsValue> {
    let window = web_sys::window()?;
    let kind: Function = api::member(&window, READER)?.dyn_into().ok()?;
    Reflect::construct(&kind, &Array::new()).ok()
}

/// Reads the first code of a picture, and goes on with its text; with nothing where there is none.
pub fn read(picture: &File, then: impl FnOnce(Option<String>) + 'static) {
    let (Some(window), Some(reader)) = (web_sys::window(), reader()) else {
        return then(None);
    };
    api::call_then(&window, "createImageBitmap", picture, move |bitmap| {
        let Some(bitmap) = bitmap else {
            return then(None);
        };
        api::call_then(&reader, "detect", &bitmap, |codes| {
            let first = codes.map(|codes| Array::from(&codes).get(0));
            let text = first.and_then(|code| api::member(&code, "rawValue"));
            then(text.and_then(|text| text.as_string()));
        });
    });
}
