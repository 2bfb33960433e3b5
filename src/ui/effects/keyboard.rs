//! The keys of the table, which can be switched off (WCAG 2.1.4), and what no key does while it is held down.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::platform::listeners;
use crate::rules::Color;
use crate::ui::actions::commands::COMMANDS;
use crate::ui::actions::play;
use crate::ui::route::Route;
use crate::ui::state::AppState;

/// Listens for the whole page.
pub(super) fn listen(app: AppState) {
    let Some(window) = web_sys::window() else {
        return;
    };
    listeners::listen(&window, "keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            ignore_repeat(event);
            on_key(app, event);
        }
    });
}

/// Keeps a key that is held down from pressing whatever appears under the focus meanwhile.
fn ignore_repeat(event: &KeyboardEvent) {
    if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") && !is_typing(event) {
        event.prevent_default();
    }
}

fn on_key(app: AppState, event: &KeyboardEvent) {
    let is_table =
        app.route.get_untracked() == Route::Game && app.settings.peek(|settings| settings.keys);
    let is_other = event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
    if !is_table || is_other || is_typing(event) {
        return;
    }
    let key = event.key();
    if app.selection.pending.get_untracked().is_some() {
        return name_color(app, &key);
    }
    // Behind a dialog the table is out of reach, for keys as for fingers.
    let is_covered = document()
        .query_selector("dialog[open]")
        .ok()
        .flatten()
        .is_some();
    if let Some(command) = COMMANDS
        .iter()
        .find(|command| !is_covered && command.key == key)
    {
        event.prevent_default();
        (command.perform)(app);
    }
}

/// Returns whether the event belongs to a field that takes keys itself.
fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// Names a color by 1–4 while one is asked for.
fn name_color(app: AppState, key: &str) {
    let Ok(number @ 1..=4) = key.parse::<usize>() else {
        return;
    };
    let colors = app
        .game
        .peek(|game| game.round.as_ref().map(|round| round.side.colors()));
    play::name_color(app, colors.unwrap_or(Color::LIGHT)[number - 1]);
}
