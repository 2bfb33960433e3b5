//! The normal forms of Unicode from the browser.

use js_sys::JsString;

/// Returns the text in normal form C: a letter and its accent are one character where there is one.
#[must_use]
pub fn normalize(text: &str) -> String {
    // Few texts have another letter than those of ASCII, and the way to the browser and back copies.
    if text.is_ascii() {
        return text.to_owned();
    }
    JsString::from(text).normalize("NFC").into()
}

/// Returns the text in normal form KC and small letters, for comparing.
pub(super) fn fold(text: &str) -> String {
    JsString::from(text)
        .normalize("NFKC")
        .to_lower_case()
        .normalize("NFKC")
        .into()
}
