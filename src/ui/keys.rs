//! Single letters as keys for the acts of the table; they can be switched off (WCAG 2.1.4).

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::actions;
use super::app::{App, Sheet};
use super::parts::live;
use super::route::Screen;
use crate::i18n::Message;
use crate::platform::life;
use crate::rules::{Color, SeatAction};
use crate::store::Sort;

/// What a key does, with the words for the help.
pub struct Key {
    /// The key as the browser names it.
    pub name: &'static str,
    /// What it does, in words.
    pub word: Message,
    perform: fn(App),
}

/// Every key, once, for the listener and for the help.
pub const KEYS: [Key; 11] = [
    Key {
        name: "d",
        word: Message::DRAW_CARD,
        perform: draw,
    },
    Key {
        name: "k",
        word: Message::KEEP,
        perform: |app| actions::act(app, SeatAction::Keep),
    },
    Key {
        name: "p",
        word: Message::PASS,
        perform: |app| actions::act(app, SeatAction::Pass),
    },
    Key {
        name: "l",
        word: Message::LAST_CARD,
        perform: |app| actions::act(app, SeatAction::Uno),
    },
    Key {
        name: "c",
        word: Message::CATCH,
        perform: catch,
    },
    Key {
        name: "s",
        word: Message::SORT,
        perform: sort,
    },
    Key {
        name: "u",
        word: Message::UNDO,
        perform: actions::undo,
    },
    Key {
        name: "h",
        word: Message::HAND_SIZE,
        perform: |app| live::answer(app, live::hand),
    },
    Key {
        name: "t",
        word: Message::DISCARD_PILE,
        perform: |app| live::answer(app, live::top),
    },
    Key {
        name: "n",
        word: Message::WHERE_ARE_WE,
        perform: |app| live::answer(app, live::counts),
    },
    Key {
        name: "?",
        word: Message::RULES_IN_FORCE,
        perform: |app| actions::open_sheet(app, Sheet::Rules),
    },
];

/// Listens for the whole page.
pub fn listen(app: App) {
    let Some(window) = web_sys::window() else {
        return;
    };
    life::listen(&window, "keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            pressed(app, event);
        }
    });
}

fn pressed(app: App, event: &KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| {
            matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
        });
    let off = typing || event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
    let in_game = app.screen.get_untracked() == Screen::Game
        && app.settings.with_untracked(|settings| settings.keys);
    if off || !in_game {
        return;
    }
    let key = event.key();
    if app.asking.get_untracked().is_some() {
        return name_color(app, &key);
    }
    // Behind a sheet the table is out of reach, for keys as for fingers.
    let covered = document()
        .query_selector("dialog[open]")
        .ok()
        .flatten()
        .is_some();
    let found = KEYS.iter().find(|known| !covered && known.name == key);
    if let Some(known) = found {
        event.prevent_default();
        (known.perform)(app);
    }
}

/// 1–4 name a color while one is asked for.
fn name_color(app: App, key: &str) {
    let Ok(number @ 1..=4) = key.parse::<usize>() else {
        return;
    };
    let colors = app.view().map_or(Color::LIGHT, |view| view.side.colors());
    actions::name_color(app, colors[number - 1]);
}

/// Where there is a launcher, pressing stands in the place of drawing (T2).
fn draw(app: App) {
    let presses = app.view().is_some_and(|view| view.may(SeatAction::Press));
    actions::act(
        app,
        if presses {
            SeatAction::Press
        } else {
            SeatAction::Draw
        },
    );
}

fn catch(app: App) {
    if let Some(seat) = app.view().and_then(|view| view.may_catch) {
        actions::act(app, SeatAction::Catch(seat));
    }
}

fn sort(app: App) {
    actions::change_settings(app, |settings| {
        settings.sort = match settings.sort {
            Sort::Color => Sort::Symbol,
            Sort::Symbol => Sort::Color,
        };
    });
}
