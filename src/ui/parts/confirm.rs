//! A question before something that cannot be taken back.

use leptos::prelude::*;

use super::focus;
use super::sheet::SheetDialog;
use crate::i18n::Word;
use crate::ui::App;
use crate::ui::dom::{derived, tap};

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
#[component]
pub fn Confirm(
    /// What is asked.
    question: Question,
    /// Nothing is to change; Esc means the same.
    on_keep: Callback<()>,
    /// Go on.
    on_go: Callback<()>,
) -> impl IntoView {
    let app = App::get();
    focus::give_back();
    let ask = derived(move || question.ask.text(app.lang.get()).to_owned());
    view! {
        <SheetDialog label=ask on_dismiss=on_keep>
            <h2>{ask}</h2>
            <div class="btn-row">
                <button class="btn is-glow" autofocus on:click=tap(move || on_keep.run(()))>
                    {app.t(question.keep)}
                </button>
                <button class="btn" on:click=tap(move || on_go.run(()))>
                    {app.t(question.go)}
                </button>
            </div>
        </SheetDialog>
    }
}
