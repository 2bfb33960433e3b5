//! The messages of the game in four languages, and the narrator that turns an event into a sentence.
//!
//! Start reading at [`Message`]: each message is a constant of it, `Message::PLAY_NOW.text(lang)`. The tables in `messages/` hold the
//! texts by area, one row with all languages for each message. [`Plural`] is a message about a number of things. [`card_name`] names
//! a card, [`sentence`] tells an event, [`action_error`] says why an action was refused.
//!
//! Pure: no browser, no clock. No text is changed to small or capital letters: Turkish has its own rule for i.

mod action_error;
mod cards;
mod errors;

mod message;
mod messages;
mod narrator;
mod options;
pub mod texts;

pub use crate::lang::Lang;
pub use action_error::action_error;
pub use cards::{card_name, card_told, color_word, level_word, symbol_name};
pub use errors::{list_error, ruleset_error, setup_error, store_error};
pub use message::{Message, Plural, fill, pseudo};
pub use messages::HOW_TO_PLAY;
pub use narrator::sentence;
pub use options::{
    OptionWords, effect_text, game_name, game_words, option_value, option_words, tag_word,
};
