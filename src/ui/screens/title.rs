//! The start: playing within three taps, and all that the app has besides.

use super::settings::language_buttons;
use crate::i18n::{Lang, Message};
use crate::platform::install;
use crate::rules::{Color, Face, Side, Symbol};
use crate::table::{Session, Setup, Stage};
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::card::card_face;
use crate::ui::parts::confirm::{REPLACE_GAME, confirm};
use crate::ui::parts::focus;
use crate::ui::parts::heading::{APP_NAME, page_heading};
use crate::ui::parts::notice::{storage_trouble, update_offer};
use crate::ui::parts::shapes::burst;
use crate::ui::{App, Screen, actions, names};

/// The cards behind the logo: one of each kind that the game is about.
const FAN: [Face; 5] = [
    Face::colored(Color::Blue, Symbol::Number(7)),
    Face::colored(Color::Yellow, Symbol::Dare(3)),
    Face::wild(Symbol::WildDare(16)),
    Face::colored(Color::Green, Symbol::Skip),
    Face::colored(Color::Red, Symbol::Number(9)),
];

/// The start screen.
#[must_use]
pub fn title() -> El {
    let app = App::get();
    let about = move || {
        actions::show(app, Screen::Help);
        focus::on("about".to_owned());
    };
    el("main")
        .key("title")
        .class("title")
        .child(
            el("header")
                .class("title-top")
                .child(language_buttons())
                .child(update_offer())
                .child(storage_trouble()),
        )
        .child(hero())
        .child(acts())
        .child(replace_question(begin_at_once))
        .child(
            el("footer")
                .class("about")
                .child(app.t(Message::DISCLAIMER_SHORT))
                .child(" ")
                .child(
                    el("button")
                        .class("link")
                        .tap(about)
                        .child(app.t(Message::ABOUT)),
                ),
        )
}

/// A fan of cards and the name on a burst.
fn hero() -> El {
    let logo = el("div")
        .class("logo burst")
        .child(burst())
        .child(page_heading(APP_NAME.to_owned()));
    el("div")
        .class("hero")
        .child(
            el("div")
                .class("spread")
                .child(FAN.map(|face| card_face(face, Side::default()))),
        )
        .child(logo)
}

/// What can be done from here. The yellow one is what most people want now: the game they left, or a new one.
fn acts() -> El {
    let app = App::get();
    let going_on = app.game(continue_button);
    let play_class = if going_on.is_some() {
        "btn is-tall"
    } else {
        "btn is-tall is-choice is-glow"
    };
    el("div")
        .class("title-acts")
        .child(going_on)
        .child(
            el("button")
                .class(play_class)
                .tap(|| begin_or_ask(begin_at_once))
                .child(app.t(Message::PLAY_NOW))
                .child(el("small").child(app.t(Message::PLAY_NOW_HINT))),
        )
        .child(go("btn", Screen::Setup, Message::SET_UP))
        .child(go("btn", Screen::Lists, Message::DARE_LISTS))
        .child(go("btn", Screen::Help, Message::HOW_TO_PLAY))
        .child(
            el("div")
                .class("btn-row")
                .child(go(
                    "btn is-small is-quiet",
                    Screen::Settings,
                    Message::SETTINGS,
                ))
                .child(app.can_install.get().then(install_button)),
        )
}

/// A button that shows another screen.
fn go(class: &'static str, screen: Screen, word: Message) -> El {
    let app = App::get();
    el("button")
        .class(class)
        .tap(move || actions::show(app, screen))
        .child(app.t(word))
}

/// Goes on with the game that was left.
fn continue_button(session: &Session) -> El {
    let app = App::get();
    let values = [
        ("n", &*session.round_number().max(1).to_string()),
        ("what", &names(session).join(", ")),
    ];
    go(
        "btn is-tall is-choice is-glow",
        Screen::Game,
        Message::CONTINUE,
    )
    .child(el("small").child(Message::CONTINUE_HINT.with(app.lang(), &values)))
}

/// Only where the browser offers it.
fn install_button() -> El {
    el("button")
        .class("btn is-small is-quiet")
        .tap(install::prompt)
        .child(App::get().t(Message::INSTALL))
}

/// Begins a game, unless another one would be lost: then that is asked first, by [`replace_question`].
pub(super) fn begin_or_ask(begin: fn()) {
    let app = App::get();
    let unfinished = match app.game(Session::stage) {
        Some(Stage::Draw | Stage::Round) => true,
        Some(Stage::Scored(result)) => result.totals.winner.is_none(),
        None => false,
    };
    if unfinished {
        actions::open_sheet(app, Sheet::Replace)
    } else {
        begin()
    }
}

/// The question whether the game being played should end for the one about to begin, once it is asked.
pub(super) fn replace_question(begin: fn()) -> Option<Node> {
    (App::get().sheet.get() == Some(Sheet::Replace)).then(|| confirm(REPLACE_GAME, begin))
}

/// Two people and the defaults, without a question. The table that was set up by hand is remembered all the same.
fn begin_at_once() {
    let app = App::get();
    let remembered = app
        .settings
        .with_untracked(|settings| settings.setup.clone());
    // Two named people and the defaults always make a game.
    if actions::begin(app, two_people(app.lang())).is_ok() {
        actions::change_settings(app, |settings| settings.setup = remembered);
    }
}

/// Two people named by the language.
pub(super) fn two_people(lang: Lang) -> Setup {
    let mut setup = Setup::new(2, lang.for_lists());
    for (place, number) in setup.players.iter_mut().zip(1..) {
        place.name = Message::PLAYER_N.number(lang, number);
    }
    setup
}
