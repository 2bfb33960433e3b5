//! A question before something that cannot be taken back.

use super::sheet::{Sheet, sheet_dialog};
use crate::i18n::Message;
use crate::ui::App;
use crate::ui::dom::{Node, el};

/// What is asked, and the two answers: the one that changes nothing and has the focus, and the one that goes on.
#[derive(Clone, Copy)]
pub struct Question {
    /// What is asked.
    pub ask: Message,
    /// The answer that changes nothing.
    pub keep: Message,
    /// The answer that goes on.
    pub go: Message,
}

/// Whether the game being played should end for another one.
pub const REPLACE_GAME: Question = Question {
    ask: Message::STORE_OVERWRITE_ASK,
    keep: Message::STORE_OVERWRITE_KEEP,
    go: Message::STORE_OVERWRITE_DO,
};

/// Whether everybody is old enough for the game for adults (A1).
pub const ADULTS: Question = Question {
    ask: Message::ADULTS_ASK,
    keep: Message::ADULTS_NO,
    go: Message::ADULTS_YES,
};

/// Whether the game should end at all.
pub const END_GAME: Question = Question {
    ask: Message::END_GAME_ASK,
    keep: Message::END_GAME_KEEP,
    go: Message::END_GAME_DO,
};

/// Asks once. Either answer closes the sheet.
#[must_use]
pub fn confirm(question: Question, go: impl Fn() + 'static) -> Node {
    let app = App::get();
    let close = move || app.sheet.set(None);
    let go = move || {
        close();
        go();
    };
    let ask = app.t(question.ask);
    sheet_dialog(
        Sheet {
            key: "confirm",
            class: "",
            label: ask.into(),
        },
        Some(close),
        vec![
            el("h2").child(ask).into(),
            el("div")
                .class("btn-row")
                .child(
                    el("button")
                        .class("btn is-glow")
                        .attr("autofocus", true)
                        .tap(close)
                        .child(app.t(question.keep)),
                )
                .child(el("button").class("btn").tap(go).child(app.t(question.go)))
                .into(),
        ],
    )
}
