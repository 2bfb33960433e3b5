//! A question before something that cannot be taken back.

use super::sheet::sheet_dialog;
use crate::i18n::Word;
use crate::ui::App;
use crate::ui::dom::{Callback, Node, derived, el};

/// What is asked, and the two answers: the one that changes nothing and has the focus, and the one that goes on.
#[derive(Clone, Copy)]
pub struct Question {
    /// What is asked.
    pub ask: Word,
    /// The answer that changes nothing.
    pub keep: Word,
    /// The answer that goes on.
    pub go: Word,
}

/// Whether the game being played should end for another one.
pub const REPLACE_GAME: Question =
    Question { ask: Word::STORE_OVERWRITE_ASK, keep: Word::STORE_OVERWRITE_KEEP, go: Word::STORE_OVERWRITE_DO };

/// Asks once. It closes when the caller takes it away, which both answers are told to do.
#[must_use]
pub fn confirm(question: Question, on_keep: Callback<()>, on_go: Callback<()>) -> Node {
    let app = App::get();
    let ask = derived(move || question.ask.text(app.lang.get()).to_owned());
    sheet_dialog(
        "",
        ask.into(),
        Some(on_keep),
        vec![
            el("h2").child(ask).into(),
            el("div")
                .class("btn-row")
                .child(
                    el("button")
                        .class("btn is-glow")
                        .attr("autofocus", true)
                        .tap(move || on_keep.run(()))
                        .child(app.t(question.keep)),
                )
                .child(el("button").class("btn").tap(move || on_go.run(())).child(app.t(question.go)))
                .into(),
        ],
    )
}
