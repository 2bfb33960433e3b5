//! How to play, the keys, and what this game is.

use super::setup::back_button;
use crate::i18n::{HOW_TO_PLAY, Word};
use crate::rules::{Color, Face, Side, Symbol};
use crate::ui::dom::{Node, derived, el, live, memo};
use crate::ui::keys::KEYS;
use crate::ui::parts::card::card_face;
use crate::ui::parts::heading::page_heading;
use crate::ui::{App, Screen, actions};

/// The cards beside the paragraphs that tell of them.
const PICTURES: [(Word, Face); 4] = [
    (Word::HOW_TURN, Face::colored(Color::Red, Symbol::Number(7))),
    (Word::HOW_ACTION, Face::colored(Color::Green, Symbol::Skip)),
    (Word::HOW_DARE, Face::colored(Color::Yellow, Symbol::Dare(3))),
    (Word::HOW_LASTING, Face::wild(Symbol::WildDare(9))),
];

/// The help.
#[must_use]
pub fn help() -> Node {
    let app = App::get();
    let heading = derived(move || Word::HOW_TO_PLAY.text(app.lang.get()).to_owned());
    Node::from(
        el("main")
            .class("page")
            .child(el("div").class("page-head").child(back_button()).child(page_heading(heading.into())))
            .child(
                el("div")
                    .class("prose")
                    .child(HOW_TO_PLAY.map(|(title, text)| paragraph(title, text)))
                    .child(keys())
                    .child(about()),
            )
            .child(back_to_game()),
    )
}

/// A heading with its paragraph, beside the card it tells of.
fn paragraph(title: Word, text: Word) -> Node {
    let app = App::get();
    let picture = PICTURES.into_iter().find(|(of, _)| *of == title).map(|(_, face)| card_face(face, Side::default()));
    Node::from(
        el("section")
            .class("with-card")
            .child(picture)
            .child(el("div").child(el("h2").child(app.t(title))).child(el("p").child(app.t(text)))),
    )
}

/// The keys of the table.
fn keys() -> Node {
    let app = App::get();
    let rows = KEYS.iter().map(|key| key_row(key.name, key.word));
    Node::from(
        el("section").child(el("h2").child(app.t(Word::KEYS_TITLE))).child(
            el("ul")
                .class("keys")
                .child(
                    [Word::KEY_MOVE, Word::KEY_ENDS, Word::KEY_PLAY, Word::KEY_COLORS, Word::KEY_BACK]
                        .map(|word| el("li").child(app.t(word))),
                )
                .child(rows.collect::<Node>()),
        ),
    )
}

/// A letter and what it does.
fn key_row(name: &'static str, word: Word) -> Node {
    let app = App::get();
    Node::from(el("li").child(el("kbd").child(name)).child(app.t(word)))
}

/// What this game is, and what it is not.
fn about() -> Node {
    let app = App::get();
    let version = move || Word::ABOUT_VERSION.with(app.lang.get(), &[("what", env!("CARGO_PKG_VERSION"))]);
    Node::from(
        el("section")
            .child(el("h2").attr("id", "about").attr("tabindex", "-1").child(app.t(Word::ABOUT)))
            .child(el("p").child(app.t(Word::ABOUT_TEXT)))
            .child(el("p").child(app.t(Word::RESEMBLES)))
            .child(el("p").child(app.t(Word::DISCLAIMER)))
            .child(el("p").class("note").child(live(version))),
    )
}

/// Whoever came from a game goes on with it.
#[must_use]
pub fn back_to_game() -> Node {
    let app = App::get();
    let playing = memo(move || app.session.with(Option::is_some));
    live(move || {
        playing.get().then(|| {
            Node::from(el("div").class("page-foot").child(
                el("button").class("btn is-glow").tap(move || actions::show(app, Screen::Game)).child(app.t(Word::CONTINUE)),
            ))
        })
    })
}
