//! Putting text on the clipboard.

use super::api;

/// Copies the text, and tells whether that worked; call it from a tap. Where it did not, show the text to be copied by hand.
pub fn write(text: &str, then: impl FnOnce(bool) + 'static) {
    match api::navigator().and_then(|it| api::member(&it, "clipboard")) {
        Some(clipboard) => api::call_then(&clipboard, "writeText", &text.into(), |answer| {
            then(answer.is_some());
        }),
        None => then(false),
    }
}
