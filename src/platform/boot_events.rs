//! Messages between the program and the boot script.
//!
//! | event on `window` | from | meaning |
//! |---|---|---|
//! | `uskalla:panic` | program | it died; `detail` is the message |
//! | `uskalla:update-ready` | boot | a new version waits |
//! | `uskalla:apply-update` | program | activate it and load the page anew |
//! | `uskalla:installable` | boot | the browser would install the page, or would no longer |
//! | `uskalla:install` | program | show the browser's install question |
//! | `uskalla:need-texts` | program | the texts of a language are wanted; `detail` is its code |
//! | `uskalla:texts` | boot | they are there; `detail` as above |
//! | `uskalla:texts-missing` | boot | they cannot be had, or are not those of this build; `detail` as above. Show the language as it was |
//! | `uskalla:sound` | program | play a cue; `detail` is its name |
//! | `uskalla:lock` | boot | another window has the game now, or has it no longer |
//! | `uskalla:take-over` | program | this window shall have the game |
//! | `uskalla:may-write` | program | cancelled if another window has the game |
//! | `uskalla:kept` | program (store) | a text was kept or removed; `detail` is [key, text or null] |
//!
//! An event may have come before the program listened. What holds at this moment stands therefore also on `<html>`:
//! `data-update-ready`, `data-installable` and `data-elsewhere`, present or absent.

use web_sys::{CustomEvent, CustomEventInit};

/// Tells the boot script something.
pub fn send(kind: &str, detail: &str) {
    dispatch(kind, detail);
}

/// Asks the boot script something; it cancels the event for no.
#[must_use]
pub fn ask(kind: &str) -> bool {
    dispatch(kind, "")
}

/// Dispatches an event; returns false if it was cancelled.
fn dispatch(kind: &str, detail: &str) -> bool {
    let init = CustomEventInit::new();
    init.set_detail(&detail.into());
    init.set_cancelable(true);
    let (Some(window), Ok(event)) = (
        web_sys::window(),
        CustomEvent::new_with_event_init_dict(kind, &init),
    ) else {
        return true;
    };
    // Throws only for an event that is being dispatched already.
    window.dispatch_event(&event).unwrap_or(true)
}

/// Whether the boot script has set a mark on `<html>`.
#[must_use]
pub fn marked(attribute: &str) -> bool {
    web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element())
        .is_some_and(|html| html.has_attribute(attribute))
}
