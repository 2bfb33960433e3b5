//! The texts that are no part of the program: the service worker keeps them, the page asks for them when they are wanted.

use super::api;

/// Has the boot script (`public/boot/texts.js`) fetch the text `dares/NAME.txt` of this build, and goes on with it; with nothing where
/// it cannot be had intact.
pub fn load(name: &str, done: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = web_sys::window() else {
        return done(None);
    };
    api::call_then(&window, "uskallaFetchPack", &name.into(), |text| {
        done(text.and_then(|text| text.as_string()));
    });
}
