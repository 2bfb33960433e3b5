//! The texts of the lists in the page, which fetches them a language at a time, like those of the screens.

use std::cell::RefCell;

use crate::dares::Lang;

thread_local! {
    static CATALOGS: RefCell<[Vec<&'static str>; Lang::ALL.len()]> = RefCell::default();
}

/// Returns a line and the one after it; empty texts until the catalog of the language is there.
pub(super) fn lines(lang: Lang, line: usize) -> (&'static str, &'static str) {
    CATALOGS.with_borrow(|catalogs| {
        let lines = &catalogs[lang as usize];
        let at = |line: usize| lines.get(line).copied().unwrap_or_default();
        (at(line), at(line + 1))
    })
}

/// Returns whether the dares of a language are there.
#[must_use]
pub fn has_catalog(lang: Lang) -> bool {
    CATALOGS.with_borrow(|catalogs| !catalogs[lang as usize].is_empty())
}

/// Adds the dares of a language, for as long as the program runs.
pub fn add_catalog(lang: Lang, lines: &'static str) {
    CATALOGS.with_borrow_mut(|catalogs| catalogs[lang as usize] = lines.lines().collect());
}
