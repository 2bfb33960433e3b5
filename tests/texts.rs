//! The catalogs that the page fetches hold the texts of the tables.
//!
//! `UPDATE_TEXTS=1 cargo test --no-default-features --test texts` writes them after a text was changed.
#![allow(missing_docs)]

use std::fs;
use std::path::PathBuf;

use uskalla::dares::{Builtin, DareList};
use uskalla::i18n::{Lang, texts};

/// Stands between the texts of the screens and those of the dares.
const BREAK: &str = "\u{c}\n";

fn path(lang: Lang) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("public/texts")
        .join([lang.code(), ".txt"].concat())
}

fn catalog(lang: Lang) -> String {
    [
        texts::catalog(lang),
        BREAK.to_owned(),
        Builtin::catalog(lang),
    ]
    .concat()
}

#[test]
fn the_catalogs_are_those_of_the_tables() {
    for lang in Lang::ALL {
        if std::env::var_os("UPDATE_TEXTS").is_some() {
            fs::write(path(lang), catalog(lang)).expect("the folder is there");
        }
        let shipped = fs::read_to_string(path(lang)).unwrap_or_default();
        assert!(
            shipped == catalog(lang),
            "public/texts/{}.txt is not up to date: run this test with UPDATE_TEXTS=1",
            lang.code()
        );
    }
}

#[test]
fn every_text_is_one_line() {
    for lang in Lang::ALL {
        let (words, dares) = catalog(lang)
            .split_once(BREAK)
            .map(|(words, dares)| (words.to_owned(), dares.to_owned()))
            .expect("two parts");
        assert!(
            words.lines().all(|line| !line.is_empty()),
            "a message without a text"
        );
        assert_eq!(words, texts::catalog(lang));
        assert_eq!(
            words.lines().count(),
            texts::catalog(Lang::En).lines().count()
        );
        assert_eq!(dares.lines().count(), Builtin::ALL.len() * 32);
        let lists = Builtin::ALL.map(|list| list.list(lang));
        let texts = lists
            .iter()
            .flat_map(DareList::iter)
            .map(|(_, dare)| dare.text.as_str());
        assert!(dares.lines().step_by(2).eq(texts));
    }
}
