//! How to play, the keys, and what this game is.

use super::setup::back_button;
use crate::i18n::{HOW_TO_PLAY, Message};
use crate::rules::{Color, Face, Side, Symbol};
use crate::ui::dom::{El, Node, el};
use crate::ui::keys::KEYS;
use crate::ui::parts::card::card_face;
use crate::ui::parts::heading::page_heading;
use crate::ui::{App, Screen, actions};

/// The cards beside the paragraphs that tell of them.
const PICTURES: [(Message, Face); 4] = [
    (
        Message::HOW_TURN,
        Face::colored(Color::Red, Symbol::Number(7)),
    ),
    (
        Message::HOW_ACTION,
        Face::colored(Color::Green, Symbol::Skip),
    ),
    (
        Message::HOW_DARE,
        Face::colored(Color::Yellow, Symbol::Dare(3)),
    ),
    (Message::HOW_LASTING, Face::wild(Symbol::WildDare(9))),
];

/// The keys that need no letter.
const PLAIN_KEYS: [Message; 5] = [
    Message::KEY_MOVE,
    Message::KEY_ENDS,
    Message::KEY_PLAY,
    Message::KEY_COLORS,
    Message::KEY_BACK,
];

/// The help.
#[must_use]
pub fn help() -> El {
    let app = App::get();
    let heading = page_heading(app.t(Message::HOW_TO_PLAY).to_owned());
    let paragraphs = HOW_TO_PLAY.map(|(title, text)| paragraph(app, title, text));
    el("main")
        .key("help")
        .class("page")
        .child(
            el("div")
                .class("page-head")
                .child(back_button())
                .child(heading),
        )
        .child(
            el("div")
                .class("prose")
                .child(paragraphs)
                .child(keys(app))
                .child(about(app)),
        )
        .child(back_to_game())
}

/// A heading with its paragraph, beside the card it tells of.
fn paragraph(app: App, title: Message, text: Message) -> El {
    let picture = PICTURES
        .into_iter()
        .find(|(of, _)| *of == title)
        .map(|(_, face)| card_face(face, Side::default()));
    let words = el("div")
        .child(el("h2").child(app.t(title)))
        .child(el("p").child(app.t(text)));
    el("section").class("with-card").child(picture).child(words)
}

/// The keys of the table: those without a letter, then each letter and what it does.
fn keys(app: App) -> El {
    let plain = PLAIN_KEYS.map(|word| el("li").child(app.t(word)));
    let letters = KEYS
        .iter()
        .map(|key| {
            el("li")
                .child(el("kbd").child(key.name))
                .child(app.t(key.word))
        })
        .collect::<Node>();
    el("section")
        .child(el("h2").child(app.t(Message::KEYS_TITLE)))
        .child(el("ul").class("keys").child(plain).child(letters))
}

/// What this game is, and what it is not.
fn about(app: App) -> El {
    let version = Message::ABOUT_VERSION.with(app.lang(), &[("what", env!("CARGO_PKG_VERSION"))]);
    el("section")
        .child(
            el("h2")
                .attr("id", "about")
                .attr("tabindex", "-1")
                .child(app.t(Message::ABOUT)),
        )
        .child(
            [Message::ABOUT_TEXT, Message::RESEMBLES, Message::DISCLAIMER]
                .map(|word| el("p").child(app.t(word))),
        )
        .child(el("p").class("note").child(version))
}

/// Whoever came from a game goes on with it.
#[must_use]
pub fn back_to_game() -> Option<El> {
    let app = App::get();
    let button = el("button")
        .class("btn is-glow")
        .tap(move || actions::show(app, Screen::Game))
        .child(app.t(Message::CONTINUE));
    app.session
        .with(Option::is_some)
        .then_some(el("div").class("page-foot").child(button))
}
