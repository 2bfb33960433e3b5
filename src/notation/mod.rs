//! Cards, actions, options, scenarios and logs as text (notation.md). Pure: reading files is the caller's business.
//!
//! Parsing and printing are exact inverses, and no text whatever makes them panic: what cannot be read is a [`NotationError`], one line
//! that says what is wrong and where. Start reading at [`Scenario`]; [`run`] plays one, [`GameLog`] is a round played before.

mod action;
mod board;
mod card;
mod chances;
mod error;
mod facts;
mod fields;
mod log;
mod observe;
mod options;
mod rules_text;
mod runner;
mod scenario;
mod script;
mod setup;
mod setup_json;
mod words;

pub use action::{action_text, parse_action, parse_seat_action, seat_action_text};
pub use board::Board;
pub use card::{
    CardFaces, card_text, cards_text, color_text, face_text, parse_card, parse_cards, parse_color,
    parse_face,
};
pub use chances::{Chances, DareChance};
pub use error::NotationError;
pub use facts::Key;
pub use log::{GameLog, Started};
pub use observe::all_facts;
pub use options::{changed_options, custom_text, parse_custom, set_option};
pub use rules_text::{parse_rules, rules_text};
pub use runner::{Report, run, run_all};
pub use scenario::{Expectation, Scenario, Step};
pub use script::Script;
pub use setup::{Setup, setup_error};
pub use words::{game_text, parse_game};
