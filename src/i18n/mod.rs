//! The words of the game in four languages, and the narrator that turns what happened into a sentence.
//!
//! Start reading at [`Word`]: each message is a constant of it, `Word::PLAY_NOW.text(lang)`, and the tables in `words/` hold them
//! by area, one row with all languages each. [`Counted`] is a message about a number of things. [`card_name`] names a card,
//! [`sentence`] tells an event, [`refusal`] says why an action was refused.
//!
//! Pure: no browser, no clock. Letters are never changed between small and capital ones: Turkish has its own rule for i.

mod cards;
mod complaint;
mod lang;
mod narrator;
mod options;
mod refusal;
pub mod texts;
mod word;
mod words;

pub use cards::{card_name, card_told, color_word, level_word, side_word, symbol_name};
pub use complaint::{list_complaint, setup_error};
pub use lang::Lang;
pub use narrator::{sentence, turn_line};
pub use options::{OptionWords, effect_word, game_name, game_words, option_words, tag_word};
pub use refusal::refusal;
pub use word::{Counted, Word, fill, pseudo};
pub use words::HOW_TO_PLAY;
