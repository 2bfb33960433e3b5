//! The start: playing within three taps, and all that the app has besides.

use super::settings::language_buttons;
use crate::i18n::{Lang, Word};
use crate::platform::install;
use crate::rules::{Color, Face, Side, Symbol};
use crate::table::{Session, Setup, Stage};
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo};
use crate::ui::parts::card::card_face;
use crate::ui::parts::confirm::{REPLACE_GAME, confirm};
use crate::ui::parts::focus;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::notice::{storage_trouble, update_offer};
use crate::ui::{App, Screen, actions};

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
pub fn title() -> Node {
    let app = App::get();
    let about = move || {
        actions::show(app, Screen::Help);
        focus::on("about".to_owned());
    };
    Node::from(
        el("main")
            .class("title")
            .child(el("header").class("title-top").child(language_buttons()).child(update_offer()).child(storage_trouble()))
            .child(hero())
            .child(acts())
            .child(
                el("footer")
                    .class("about")
                    .child(app.t(Word::DISCLAIMER_SHORT))
                    .child(" ")
                    .child(el("button").class("link").tap(about).child(app.t(Word::ABOUT))),
            ),
    )
}

/// A fan of cards and the name on a burst.
fn hero() -> Node {
    let name = Signal::new("Uskalla".to_owned());
    Node::from(
        el("div").class("hero").child(el("div").class("spread").child(FAN.map(|face| card_face(face, Side::default())))).child(
            el("div")
                .class("logo burst")
                .child(
                    el("svg").attr("viewBox", "0 0 100 100").attr("aria-hidden", "true").child(el("use").attr("href", "#burst")),
                )
                .child(page_heading(name)),
        ),
    )
}

/// What can be done from here. The yellow one is what most people want now: the game they left, or a new one.
fn acts() -> Node {
    let app = App::get();
    let asking = Signal::new(false);
    let going_on = memo(move || app.session.with(Option::is_some));
    let play_now = move || if is_unfinished(app) { asking.set(true) } else { begin_at_once(app) };
    let play_class = move || if going_on.get() { "btn is-tall" } else { "btn is-tall is-choice is-glow" };
    Node::Many(vec![
        el("div")
            .class("title-acts")
            .child(live(move || going_on.get().then(continue_button)))
            .child(
                el("button")
                    .class(derived(play_class))
                    .tap(play_now)
                    .child(app.t(Word::PLAY_NOW))
                    .child(el("small").child(app.t(Word::PLAY_NOW_HINT))),
            )
            .child(el("button").class("btn").tap(move || actions::show(app, Screen::Setup)).child(app.t(Word::SET_UP)))
            .child(el("button").class("btn").tap(move || actions::show(app, Screen::Help)).child(app.t(Word::HOW_TO_PLAY)))
            .child(
                el("div")
                    .class("btn-row")
                    .child(
                        el("button")
                            .class("btn is-small is-quiet")
                            .tap(move || actions::show(app, Screen::Settings))
                            .child(app.t(Word::SETTINGS)),
                    )
                    .child(install_button()),
            )
            .into(),
        (live(move || {
            let keep = Callback::new(move |()| asking.set(false));
            let go = Callback::new(move |()| begin_at_once(app));
            asking.get().then(|| confirm(REPLACE_GAME, keep, go))
        })),
    ])
}

/// Goes on with the game that was left.
fn continue_button() -> Node {
    let app = App::get();
    let hint = move || {
        let round = app.session.with(|session| session.as_ref().map_or(0, Session::round_number));
        let values = [("n", round.max(1).to_string()), ("what", app.names().join(", "))];
        Word::CONTINUE_HINT.with(app.lang.get(), &values.each_ref().map(|(key, value)| (*key, value.as_str())))
    };
    Node::from(
        el("button")
            .class("btn is-tall is-choice is-glow")
            .tap(move || actions::show(app, Screen::Game))
            .child(app.t(Word::CONTINUE))
            .child(el("small").child(live(hint))),
    )
}

/// Only where the browser offers it.
fn install_button() -> Node {
    let app = App::get();
    live(move || {
        app.can_install
            .get()
            .then(|| Node::from(el("button").class("btn is-small is-quiet").tap(install::prompt).child(app.t(Word::INSTALL))))
    })
}

/// Whether a game would be lost by beginning another.
pub(super) fn is_unfinished(app: App) -> bool {
    match app.stage.get_untracked() {
        Some(Stage::Draw | Stage::Round) => true,
        Some(Stage::Scored(settlement)) => settlement.standing.winner.is_none(),
        None => false,
    }
}

/// Two people and the defaults, without a question. The table that was set up by hand is remembered all the same.
fn begin_at_once(app: App) {
    let lang = app.lang.get_untracked();
    let remembered = app.settings.with_untracked(|settings| settings.setup.clone());
    // Two named people and the defaults always make a game.
    if actions::begin(app, two_people(lang)).is_ok() {
        actions::change_settings(app, |settings| settings.setup = remembered);
    }
}

/// Two people named by the language.
pub(super) fn two_people(lang: Lang) -> Setup {
    let mut setup = Setup::new(2, lang.for_lists());
    for (place, number) in setup.places.iter_mut().zip(1..) {
        place.name = Word::PLAYER_N.number(lang, number);
    }
    setup
}
