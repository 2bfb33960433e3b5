//! The live regions that screen readers read out. They are in the page from its start.

use leptos::prelude::*;

use super::show::For;
use crate::i18n::action_error;
use crate::table::GameView;
use crate::ui::state::{AppState, Toast};

/// The live regions: what happened, the answer to a question, why an action was refused.
#[component]
pub fn Announcer() -> impl IntoView {
    let app = AppState::expect();
    let refusal = app
        .locale
        .text(move |lang| match app.selection.toast.get() {
            Some(Toast::Refused(error)) => {
                action_error(error, &app.game.read(GameView::names), lang)
            }
            _ => String::new(),
        });
    view! {
        <div class="vh" role="status" aria-live="polite" aria-atomic="false">
            <For
                each=move || app.announcements.events.get()
                key=|(number, _)| *number
                children=|(_, text)| view! { <p>{text}</p> }
            />
        </div>
        <div class="vh" role="status">{Signal::derive(move || app.announcements.answer.get())}</div>
        <div class="vh" role="alert">{refusal}</div>
    }
}
