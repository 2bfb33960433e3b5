//! How to play, the keys, and what this game is.

use leptos::prelude::*;

use crate::i18n::{HOW_TO_PLAY, Message};
use crate::rules::{Color, Face, Side, Symbol};
use crate::ui::actions::commands::COMMANDS;
use crate::ui::parts::back_to_game::BackToGame;
use crate::ui::parts::button::note;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::heading::PageHead;
use crate::ui::route::Route;
use crate::ui::state::AppState;

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
#[component]
pub fn Help() -> impl IntoView {
    let app = AppState::expect();
    let paragraphs = HOW_TO_PLAY.map(|(title, text)| view! { <Paragraph title text/> });
    view! {
        <main class="page">
            <PageHead
                text=app.locale.text(|lang| Message::HOW_TO_PLAY.text(lang).to_owned())
                back=Route::Title
            />
            <div class="prose">{paragraphs.collect_view()} <Keys/> <About/></div>
            <BackToGame/>
        </main>
    }
}

/// A heading with its paragraph, beside the card it tells of.
#[component]
fn Paragraph(
    /// The heading.
    title: Message,
    /// The paragraph.
    text: Message,
) -> impl IntoView {
    let app = AppState::expect();
    let picture = PICTURES
        .into_iter()
        .find(|(of, _)| *of == title)
        .map(|(_, face)| view! { <CardFace face side=Side::default()/> });
    view! {
        <section class="with-card">
            {picture} <div>
                <h2>{app.locale.t(title)}</h2>
                <p>{app.locale.t(text)}</p>
            </div>
        </section>
    }
}

/// The keys of the table: those without a letter, then each letter and what it does.
#[component]
fn Keys() -> impl IntoView {
    let app = AppState::expect();
    let plain = PLAIN_KEYS.map(|key| view! { <li>{app.locale.t(key)}</li> });
    let letters = COMMANDS.map(|command| {
        view! {
            <li>
                <kbd>{command.key}</kbd>
                {app.locale.t(command.label)}
            </li>
        }
    });
    view! {
        <section>
            <h2>{app.locale.t(Message::KEYS_TITLE)}</h2>
            <ul class="keys">{plain.collect_view()} {letters.collect_view()}</ul>
        </section>
    }
}

/// What this game is, and what it is not.
#[component]
fn About() -> impl IntoView {
    let app = AppState::expect();
    let paragraphs = [Message::ABOUT_TEXT, Message::RESEMBLES, Message::DISCLAIMER]
        .map(|text| view! { <p>{app.locale.t(text)}</p> });
    let version = app
        .locale
        .text(|lang| Message::ABOUT_VERSION.with(lang, &[("what", env!("CARGO_PKG_VERSION"))]));
    view! {
        <section>
            <h2 id="about" tabindex="-1">
                {app.locale.t(Message::ABOUT)}
            </h2>
            {paragraphs.collect_view()}
            {note(version)}
        </section>
    }
}
