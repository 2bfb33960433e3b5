//! Handoff something on by whatever the device shares with.

use js_sys::{Object, Reflect};

use super::api;

/// Whether the browser can do that.
#[must_use]
pub fn can_share() -> bool {
    api::navigator()
        .and_then(|it| api::member(&it, "share"))
        .is_some()
}

/// Opens the device's own sheet for sharing a link; call it from a tap. Whether anything is done there is nobody's business.
pub fn share(title: &str, link: &str) {
    let what = Object::new();
    for (name, value) in [("title", title), ("url", link)] {
        // Fails only for an object that cannot be changed.
        let _ = Reflect::set(&what, &name.into(), &value.into());
    }
    if let Some(navigator) = api::navigator() {
        api::call_then(&navigator, "share", &what, |_| {});
    }
}
