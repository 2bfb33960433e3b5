//! The commands of the table: each has a key and a name, and is defined once for keyboard and help.

use crate::i18n::Message;
use crate::rules::SeatAction;
use crate::ui::actions::{answers, play, session, settings};
use crate::ui::state::{AppState, Dialog};

/// A command of a player at the table.
pub struct Command {
    /// The key, as the browser names it.
    pub key: &'static str,
    /// What it is called.
    pub label: Message,
    /// What it does.
    pub perform: fn(AppState),
}

/// Every command that has a key.
pub const COMMANDS: [Command; 11] = [
    Command {
        key: "d",
        label: Message::DRAW_CARD,
        perform: play::draw,
    },
    Command {
        key: "k",
        label: Message::KEEP,
        perform: |app| play::act(app, SeatAction::Keep),
    },
    Command {
        key: "p",
        label: Message::PASS,
        perform: |app| play::act(app, SeatAction::Pass),
    },
    Command {
        key: "l",
        label: Message::LAST_CARD,
        perform: |app| play::act(app, SeatAction::Uno),
    },
    Command {
        key: "c",
        label: Message::CATCH,
        perform: play::catch,
    },
    Command {
        key: "s",
        label: Message::SORT,
        perform: settings::toggle_sort,
    },
    Command {
        key: "u",
        label: Message::UNDO,
        perform: session::undo,
    },
    Command {
        key: "h",
        label: Message::HAND,
        perform: answers::hand,
    },
    Command {
        key: "t",
        label: Message::DISCARD_PILE,
        perform: answers::top_card,
    },
    Command {
        key: "n",
        label: Message::WHERE_ARE_WE,
        perform: answers::card_counts,
    },
    Command {
        key: "?",
        label: Message::RULES_IN_FORCE,
        perform: |app| app.dialogs.show(Dialog::Rules),
    },
];
