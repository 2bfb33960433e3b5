//! The texts as packs.

use std::cell::RefCell;

use crate::i18n::Lang;

thread_local! {
    static PACKS: RefCell<[Vec<&'static str>; Lang::ALL.len()]> = RefCell::default();
}

/// The text of a row; nothing while its pack is not there.
#[must_use]
#[inline(never)]
pub fn line(lang: Lang, place: usize) -> &'static str {
    PACKS.with_borrow(|packs| packs[lang as usize].get(place).copied().unwrap_or_default())
}

/// Whether the texts of a language are there.
#[must_use]
pub fn has_catalog(lang: Lang) -> bool {
    PACKS.with_borrow(|packs| !packs[lang as usize].is_empty())
}

/// Takes the pack of a language, for as long as the program runs.
pub fn add_catalog(lang: Lang, lines: &'static str) {
    PACKS.with_borrow_mut(|packs| packs[lang as usize] = lines.lines().collect());
}
