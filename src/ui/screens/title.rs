//! The start: playing within three taps, and all that the app has besides.

use leptos::prelude::*;

use super::settings::LanguageButtons;
use crate::i18n::{Lang, Word};
use crate::platform::install;
use crate::rules::{Color, Face, Symbol};
use crate::table::{Session, Setup, Stage};
use crate::ui::dom::{derived, live, memo, tap};
use crate::ui::parts::card::CardFace;
use crate::ui::parts::confirm::{Confirm, REPLACE_GAME};
use crate::ui::parts::focus;
use crate::ui::parts::heading::Heading;
use crate::ui::parts::notice::{StorageTrouble, UpdateOffer};
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
#[component]
pub fn Title() -> impl IntoView {
    let app = App::get();
    let about = move || {
        actions::show(app, Screen::Help);
        focus::on("about".to_owned());
    };
    view! {
        <main class="title">
            <header class="title-top">
                <LanguageButtons />
                <UpdateOffer />
                <StorageTrouble />
            </header>
            <Hero />
            <Acts />
            <footer class="about">
                {app.t(Word::DISCLAIMER_SHORT)} " "
                <button class="link" on:click=tap(about)>
                    {app.t(Word::ABOUT)}
                </button>
            </footer>
        </main>
    }
}

/// A fan of cards and the name on a burst.
#[component]
fn Hero() -> impl IntoView {
    let name = Signal::derive(|| "Uskalla".to_owned());
    view! {
        <div class="hero">
            <div class="spread">{FAN.map(|face| view! { <CardFace face /> }).collect_view()}</div>
            <div class="logo burst">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                    <use href="#burst"></use>
                </svg>
                <Heading text=name />
            </div>
        </div>
    }
}

/// What can be done from here. The yellow one is what most people want now: the game they left, or a new one.
#[component]
fn Acts() -> impl IntoView {
    let app = App::get();
    let asking = RwSignal::new(false);
    let going_on = memo(move || app.session.with(Option::is_some));
    let play_now = move |_| if is_unfinished(app) { asking.set(true) } else { begin_at_once(app) };
    let play_class = move || if going_on.get() { "btn is-tall" } else { "btn is-tall is-choice is-glow" };
    view! {
        <div class="title-acts">
            {live(move || going_on.get().then(|| view! { <Continue /> }))}
            <button class=derived(play_class) on:click=play_now>
                {app.t(Word::PLAY_NOW)} <small>{app.t(Word::PLAY_NOW_HINT)}</small>
            </button>
            <button class="btn" on:click=tap(move || actions::show(app, Screen::Setup))>
                {app.t(Word::SET_UP)}
            </button>
            <button class="btn" on:click=tap(move || actions::show(app, Screen::Help))>
                {app.t(Word::HOW_TO_PLAY)}
            </button>
            <div class="btn-row">
                <button class="btn is-small is-quiet" on:click=tap(move || actions::show(app, Screen::Settings))>
                    {app.t(Word::SETTINGS)}
                </button>
                <InstallButton />
            </div>
        </div>
        {live(move || {
            let keep = Callback::new(move |()| asking.set(false));
            let go = Callback::new(move |()| begin_at_once(app));
            asking.get().then(|| view! { <Confirm question=REPLACE_GAME on_keep=keep on_go=go /> })
        })}
    }
}

/// Goes on with the game that was left.
#[component]
fn Continue() -> impl IntoView {
    let app = App::get();
    let hint = move || {
        let round = app.session.with(|session| session.as_ref().map_or(0, Session::round_number));
        let values = [("n", round.max(1).to_string()), ("what", app.names().join(", "))];
        Word::CONTINUE_HINT.with(app.lang.get(), &values.each_ref().map(|(key, value)| (*key, value.as_str())))
    };
    view! {
        <button class="btn is-tall is-choice is-glow" on:click=tap(move || actions::show(app, Screen::Game))>
            {app.t(Word::CONTINUE)} <small>{live(hint)}</small>
        </button>
    }
}

/// Only where the browser offers it.
#[component]
fn InstallButton() -> impl IntoView {
    let app = App::get();
    live(move || {
        app.can_install.get().then(|| {
            view! {
                <button class="btn is-small is-quiet" on:click=tap(install::prompt)>
                    {app.t(Word::INSTALL)}
                </button>
            }
        })
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
