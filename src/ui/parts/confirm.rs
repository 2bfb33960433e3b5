//! A question before something that cannot be taken back.

use leptos::prelude::*;

use super::button::button;

use super::dialog::ModalDialog;
use super::show::Show;
use crate::i18n::Message;
use crate::ui::state::{AppState, Dialog, memo};

/// A question, the answer that changes nothing and has the focus, and the answer that goes on.
#[derive(Clone, Copy)]
pub struct Question {
    /// The dialog that asks it.
    pub dialog: Dialog,
    /// What is asked.
    pub ask: Message,
    /// The answer that changes nothing.
    pub keep: Message,
    /// The answer that goes on.
    pub go: Message,
}

/// Whether the running game should end for another one.
pub const REPLACE_GAME: Question = Question {
    dialog: Dialog::ReplaceGame,
    ask: Message::STORE_OVERWRITE_ASK,
    keep: Message::STORE_OVERWRITE_KEEP,
    go: Message::STORE_OVERWRITE_DO,
};

/// Whether everybody is old enough for the game for adults (A1).
pub const ADULTS: Question = Question {
    dialog: Dialog::AdultsGate,
    ask: Message::ADULTS_ASK,
    keep: Message::ADULTS_NO,
    go: Message::ADULTS_YES,
};

/// Whether the game should end at all.
pub const END_GAME: Question = Question {
    dialog: Dialog::EndGame,
    ask: Message::END_GAME_ASK,
    keep: Message::END_GAME_KEEP,
    go: Message::END_GAME_DO,
};

/// Asks the question while its dialog is open. Either answer closes it.
#[component]
pub fn Confirm(
    /// What is asked.
    question: Question,
    /// What the answer that goes on does.
    #[prop(into)]
    on_go: Callback<()>,
) -> impl IntoView {
    let app = AppState::expect();
    let open = memo(move || app.dialogs.open.get() == Some(question.dialog));
    let t = move |message| app.locale.t(message);
    let go = move |_| {
        app.dialogs.close();
        on_go.run(());
    };
    view! {
        <Show when=open>
            <ModalDialog
                label=app.locale.text(move |lang| question.ask.text(lang).to_owned())
                on_cancel=move |()| app.dialogs.close()
            >
                <h2>{t(question.ask)}</h2>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn is-glow"
                        autofocus=true
                        on:click=move |_| app.dialogs.close()
                    >
                        {t(question.keep)}
                    </button>
                    {button("btn", t(question.go), go)}
                </div>
            </ModalDialog>
        </Show>
    }
}
