//! The message about the last action on lists, with the way back.

use leptos::prelude::*;

use super::icon::Icon;
use super::show::Show;
use crate::i18n::Message;
use crate::ui::actions::lists;
use crate::ui::state::{AppState, memo};

/// The message about the last action, with a button that puts back what was taken away. The live region says it too.
#[component]
pub fn ListNotice() -> impl IntoView {
    let app = AppState::expect();
    let message = app.lists.message;
    let can_undo = memo(move || app.lists.removed.with(Option::is_some));
    view! {
        <Show when=move || message.with(Option::is_some)>
            <div class="banner told">
                <p dir="auto">{message}</p>
                <Show when=can_undo>
                    <button
                        type="button"
                        class="btn is-small is-glow"
                        on:click=move |_| lists::undo(app)
                    >
                        <Icon shape="undo"/>
                        {app.locale.t(Message::UNDO)}
                    </button>
                </Show>
            </div>
        </Show>
    }
}
