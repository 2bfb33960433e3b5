//! How to play, the keys, and what this game is.

use leptos::prelude::*;

use super::setup::BackButton;
use crate::i18n::{HOW_TO_PLAY, Word};
use crate::rules::{Color, Face, Symbol};
use crate::ui::dom::{derived, live, memo, tap};
use crate::ui::keys::KEYS;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::heading::Heading;
use crate::ui::{App, Screen, actions};

/// The cards beside the paragraphs that tell of them.
const PICTURES: [(Word, Face); 4] = [
    (Word::HOW_TURN, Face::colored(Color::Red, Symbol::Number(7))),
    (Word::HOW_ACTION, Face::colored(Color::Green, Symbol::Skip)),
    (Word::HOW_DARE, Face::colored(Color::Yellow, Symbol::Dare(3))),
    (Word::HOW_LASTING, Face::wild(Symbol::WildDare(9))),
];

/// The help.
#[component]
pub fn Help() -> impl IntoView {
    let app = App::get();
    let heading = derived(move || Word::HOW_TO_PLAY.text(app.lang.get()).to_owned());
    view! {
        <main class="page">
            <div class="page-head">
                <BackButton />
                <Heading text=heading />
            </div>
            <div class="prose">
                {HOW_TO_PLAY.map(|(title, text)| view! { <Paragraph title text /> }).collect_view()} <Keys /> <About />
            </div>
            <BackToGame />
        </main>
    }
}

/// A heading with its paragraph, beside the card it tells of.
#[component]
fn Paragraph(title: Word, text: Word) -> impl IntoView {
    let app = App::get();
    let picture = PICTURES.into_iter().find(|(of, _)| *of == title).map(|(_, face)| view! { <CardFace face /> });
    view! {
        <section class="with-card">
            {picture} <div>
                <h2>{app.t(title)}</h2>
                <p>{app.t(text)}</p>
            </div>
        </section>
    }
}

/// The keys of the table.
#[component]
fn Keys() -> impl IntoView {
    let app = App::get();
    let rows = KEYS.iter().map(|key| view! { <KeyRow name=key.key word=key.word /> });
    view! {
        <section>
            <h2>{app.t(Word::KEYS_TITLE)}</h2>
            <ul class="keys">
                {[Word::KEY_MOVE, Word::KEY_ENDS, Word::KEY_PLAY, Word::KEY_COLORS, Word::KEY_BACK]
                    .map(|word| view! { <li>{app.t(word)}</li> })
                    .collect_view()} {rows.collect_view()}
            </ul>
        </section>
    }
}

/// A letter and what it does.
#[component]
fn KeyRow(name: &'static str, word: Word) -> impl IntoView {
    let app = App::get();
    view! {
        <li>
            <kbd>{name}</kbd>
            {app.t(word)}
        </li>
    }
}

/// What this game is, and what it is not.
#[component]
fn About() -> impl IntoView {
    let app = App::get();
    let version = move || Word::ABOUT_VERSION.with(app.lang.get(), &[("what", env!("CARGO_PKG_VERSION"))]);
    view! {
        <section>
            <h2 id="about" tabindex="-1">
                {app.t(Word::ABOUT)}
            </h2>
            <p>{app.t(Word::ABOUT_TEXT)}</p>
            <p>{app.t(Word::RESEMBLES)}</p>
            <p>{app.t(Word::DISCLAIMER)}</p>
            <p class="note">{live(version)}</p>
        </section>
    }
}

/// Whoever came from a game goes on with it.
#[component]
pub fn BackToGame() -> impl IntoView {
    let app = App::get();
    let playing = memo(move || app.session.with(Option::is_some));
    live(move || {
        playing.get().then(|| {
            view! {
                <div class="page-foot">
                    <button class="btn is-glow" on:click=tap(move || actions::show(app, Screen::Game))>
                        {app.t(Word::CONTINUE)}
                    </button>
                </div>
            }
        })
    })
}
