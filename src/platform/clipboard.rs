//! Putting text on the clipboard.

use super::api;

/// Copies the text; call it from a tap. False where that is impossible or refused: show the text to be copied by hand.
pub async fn write(text: &str) -> bool {
    let Some(clipboard) = api::navigator().and_then(|it| api::member(&it, "clipboard")) else {
        return false;
    };
    api::call_async(&clipboard, "writeText", &text.into()).await.is_some()
}
