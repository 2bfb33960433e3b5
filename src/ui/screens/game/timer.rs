//! The timer of a dare.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::ui::actions::dare_timer;
use crate::ui::state::{AppState, DareSheet, memo};

/// From here on the timer shows that the time is nearly up, in seconds.
const LATE: u32 = 5;

/// A timer that the table starts when it likes.
#[component]
pub fn Timer(
    /// How long the dare takes.
    seconds: u16,
) -> impl IntoView {
    let app = AppState::expect();
    let sheet = app.selection.dare_sheet;
    let left = move || sheet.with(|sheet| sheet.seconds_left().unwrap_or(seconds.into()));
    let running = memo(move || sheet.with(DareSheet::is_running));
    let paused = memo(move || sheet.with(DareSheet::is_paused));
    let percent = move || left() * 100 / u32::from(seconds.max(1));
    let label = Signal::derive(move || {
        let message = match (running.get(), left()) {
            (true, _) => Message::TIMER_PAUSE,
            (false, 0) => Message::TIME_UP,
            (false, _) if paused.get() => Message::TIMER_RESUME,
            (false, _) => Message::TIMER_START,
        };
        message.text(app.locale.lang())
    });
    // What is heard, and seen where it is not on the button.
    let state = Signal::derive(move || {
        if paused.get() {
            Message::TIMER_PAUSED.text(app.locale.lang())
        } else {
            label.get()
        }
    });
    view! {
        <button
            type="button"
            class="timer"
            class:is-late=Signal::derive(move || left() <= LATE)
            class:is-running=running
            style=("--part", move || format!("{}%", percent()))
            on:click=move |_| dare_timer::toggle(app, seconds)
        >
            <span aria-hidden="true">{Signal::derive(move || left().to_string())}</span>
            <span class="vh">{label}</span>
        </button>
        <p class="note" class:is-paused=paused aria-live="polite">
            {state}
        </p>
    }
}
