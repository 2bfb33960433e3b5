//! The notation: parsing and printing are inverses, nothing panics, and a round written down replays.

#[path = "../support/every_action.rs"]
mod every_action;
mod garbage;
mod logs;
mod scenarios;
mod texts;

use uskalla::rules::{Deck, Edition, Rules, RulesetDraft};

/// The defaults of a game.
fn rules(edition: Edition, seats: u8) -> Rules {
    let ruleset = RulesetDraft::new(edition, seats)
        .check()
        .expect("the defaults of a game");
    Rules {
        deck: Deck::standard(&ruleset, |dark| dark.rotate_left(40)),
        ruleset,
    }
}
