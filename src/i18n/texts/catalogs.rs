//! The texts as catalogs, which the page fetches.

use std::cell::RefCell;

use crate::i18n::Lang;

thread_local! {
    static CATALOGS: RefCell<[Vec<&'static str>; Lang::ALL.len()]> = RefCell::default();
}

/// Returns the text of a row; an empty one until its catalog is there.
#[must_use]
#[inline(never)]
pub fn line(lang: Lang, place: usize) -> &'static str {
    CATALOGS.with_borrow(|catalogs| {
        catalogs[lang as usize]
            .get(place)
            .copied()
            .unwrap_or_default()
    })
}

/// Returns whether the texts of a language are there.
#[must_use]
pub fn has_catalog(lang: Lang) -> bool {
    CATALOGS.with_borrow(|catalogs| !catalogs[lang as usize].is_empty())
}

/// Adds the catalog of a language, for as long as the program runs.
pub fn add_catalog(lang: Lang, lines: &'static str) {
    CATALOGS.with_borrow_mut(|catalogs| catalogs[lang as usize] = lines.lines().collect());
}
