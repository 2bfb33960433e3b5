//! Buttons that stay and move, or get another meaning.

use leptos::prelude::*;

/// Returns a mark that changes whenever a layout does: as the class `is-relaid` of what holds the buttons it keeps them out of reach for
/// a moment (`style/guard.css`), so that the second tap of a double tap does not hit what has come under the finger.
#[must_use]
pub fn relaid<T: Send + Sync + 'static>(layout: Memo<T>) -> Memo<bool> {
    Memo::new(move |before: Option<&bool>| {
        layout.track();
        before.is_some_and(|mark| !mark)
    })
}
