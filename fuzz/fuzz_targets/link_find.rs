//! Links as a browser or a messenger hands them over: any text, and a real link with any text around and within it.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use uskalla::dares::Builtin;
use uskalla::dares::share::{Fragment, Shared, decode};
use uskalla::lang::Lang;

fn screen(name: &str) -> Option<u8> {
    (name == "setup").then_some(1)
}

/// A list is found in a fragment if and only if it is shown or its error is told.
fn try_fragment(text: &str) {
    match Fragment::of(text, screen) {
        Fragment::List(list) => assert_eq!(list, text),
        Fragment::Screen(_) | Fragment::Empty | Fragment::Unknown => {}
    }
    if decode(text).is_ok() {
        assert!(!matches!(Fragment::of(text, screen), Fragment::Unknown));
    }
}

/// Made once: writing a link takes longer than all the rest.
static LINK: LazyLock<(Shared, String)> = LazyLock::new(|| {
    let shared = Shared::new(vec![Builtin::Family.list(Lang::En)], None).expect("one list");
    let link = shared.link("https://example.org/");
    (shared, link)
});

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    try_fragment(&text);
    let (shared, link) = &*LINK;
    let at = data.first().map_or(0, |at| usize::from(*at) % link.len());
    let (before, after) = link.split_at(at);
    try_fragment(&[before, &*text, after].concat());
    // Words around a link never change the list.
    if at % 16 == 0
        && let Ok(found) = decode(&format!("{text} {link} {text}"))
    {
        assert!(found == *shared || decode(&text).is_ok());
    }
});
