//! The texts of the lists in the page: fetched a language at a time, like those of the screens.

use std::cell::RefCell;

use crate::dares::Lang;

thread_local! {
    static PACKS: RefCell<[Vec<&'static str>; Lang::ALL.len()]> = RefCell::default();
}

/// A line and the one after it; nothing while the pack of the language is not there.
pub(super) fn lines(lang: Lang, line: usize) -> (&'static str, &'static str) {
    PACKS.with_borrow(|packs| {
        let lines = &packs[lang as usize];
        let at = |line: usize| lines.get(line).copied().unwrap_or_default();
        (at(line), at(line + 1))
    })
}

/// Whether the dares of a language are there.
#[must_use]
pub fn has_catalog(lang: Lang) -> bool {
    PACKS.with_borrow(|packs| !packs[lang as usize].is_empty())
}

/// Takes the dares of a language, for as long as the program runs.
pub fn add_catalog(lang: Lang, lines: &'static str) {
    PACKS.with_borrow_mut(|packs| packs[lang as usize] = lines.lines().collect());
}
