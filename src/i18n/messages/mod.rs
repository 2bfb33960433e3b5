//! The tables of messages, by area.

mod cards;
mod common;
mod dare;
mod help;
mod lists;
mod narration;
mod options;
mod refusals;
mod score;
mod settings;
mod setup;
mod store;
mod table;

pub use help::HOW_TO_PLAY;
pub(super) use options::OPTION_WORDS;

use super::message::Row;
use super::{Message, Plural};

/// The rows of every area. Their order is that of the lines of a catalog.
pub(super) const AREAS: &[&[Row]] = &[
    cards::ROWS,
    common::ROWS,
    dare::ROWS,
    help::ROWS,
    lists::ROWS,
    narration::ROWS,
    narration::COUNTED_ROWS,
    options::OPTION_ROWS,
    refusals::ROWS,
    score::ROWS,
    score::COUNTED_ROWS,
    settings::ROWS,
    setup::ROWS,
    store::ROWS,
    table::ROWS,
    table::COUNTED_ROWS,
];

impl Message {
    /// Returns every message with its name, those of the options and both forms of the counted ones included.
    pub fn all() -> impl Iterator<Item = (&'static str, Message)> {
        let areas = [
            cards::ALL,
            common::ALL,
            dare::ALL,
            help::ALL,
            lists::ALL,
            narration::ALL,
            refusals::ALL,
            score::ALL,
            settings::ALL,
            setup::ALL,
            store::ALL,
            table::ALL,
        ];
        let of_options = OPTION_WORDS.iter().flat_map(|option| {
            let values = option.values.iter().map(|(_, word)| *word);
            [option.title, option.what]
                .into_iter()
                .chain(values)
                .map(|word| (option.label, word))
        });
        let counted =
            Plural::all().flat_map(|(name, counted)| counted.forms().map(|word| (name, word)));
        areas
            .into_iter()
            .flatten()
            .copied()
            .chain(of_options)
            .chain(counted)
    }
}

impl Plural {
    /// Returns every counted message with its name.
    pub fn all() -> impl Iterator<Item = (&'static str, Plural)> {
        [narration::COUNTED, score::COUNTED, table::COUNTED]
            .into_iter()
            .flatten()
            .copied()
    }
}
