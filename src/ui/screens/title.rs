//! The start: playing within three taps, and all that the app has besides.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::platform::install;
use crate::rules::{Color, Face, Side, Symbol};
use crate::ui::actions::{navigation, setup};
use crate::ui::parts::button::button;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::confirm::{Confirm, REPLACE_GAME};
use crate::ui::parts::focus;
use crate::ui::parts::heading::{APP_NAME, PageHeading};
use crate::ui::parts::icon::Burst;
use crate::ui::parts::language_picker::LanguagePicker;
use crate::ui::parts::notices::UpdateOffer;
use crate::ui::parts::show::Show;
use crate::ui::route::Route;
use crate::ui::state::AppState;

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
    let app = AppState::expect();
    let show_about = move |_| {
        navigation::show(app, Route::Help);
        focus::on("about".to_owned());
    };
    view! {
        <main class="title">
            <header class="title-top">
                <LanguagePicker/>
                <UpdateOffer/>
            </header>
            <Hero/>
            <TitleActions/>
            <Confirm question=REPLACE_GAME on_go=move |()| setup::begin_with_defaults(app)/>
            <footer class="about">
                {app.locale.t(Message::DISCLAIMER_SHORT)} " "
                {button("link", app.locale.t(Message::ABOUT), show_about)}
            </footer>
        </main>
    }
}

/// A fan of cards and the name on a burst.
#[component]
fn Hero() -> impl IntoView {
    let fan = FAN.map(|face| view! { <CardFace face side=Side::default()/> });
    view! {
        <div class="hero">
            <div class="spread">{fan.collect_view()}</div>
            <div class="logo burst">
                <Burst/>
                <PageHeading text=APP_NAME/>
            </div>
        </div>
    }
}

/// What can be done from here. The yellow button is what most people want now: the game they left, or a new one.
#[component]
fn TitleActions() -> impl IntoView {
    let app = AppState::expect();
    let play_class = Signal::derive(move || {
        if app.game.exists() {
            "btn is-tall"
        } else {
            "btn is-tall is-choice is-glow"
        }
    });
    view! {
        <div class="title-acts">
            <ContinueButton/>
            <button
                type="button"
                class=play_class
                on:click=move |_| setup::begin_or_ask(app, setup::begin_with_defaults)
            >
                {app.locale.t(Message::PLAY_NOW)}
                <small>{app.locale.t(Message::PLAY_NOW_HINT)}</small>
            </button>
            <RouteButton class="btn" route=Route::Setup label=Message::SET_UP/>
            <RouteButton class="btn" route=Route::Lists label=Message::DARE_LISTS/>
            <RouteButton class="btn" route=Route::Help label=Message::HOW_TO_PLAY/>
            <div class="btn-row">
                <RouteButton
                    class="btn is-small is-quiet"
                    route=Route::Settings
                    label=Message::SETTINGS
                />
                // Only where the browser offers it.
                <Show when=move || app.settings.can_install.get()>
                    {button("btn is-small is-quiet", app.locale.t(Message::INSTALL), |_| install::prompt())}
                </Show>
            </div>
        </div>
    }
}

/// Continues the game that was left; nothing where there is none.
#[component]
fn ContinueButton() -> impl IntoView {
    let app = AppState::expect();
    let hint = app.locale.text(move |lang| {
        app.game.read(|game| {
            let round = game.round_number.max(1).to_string();
            let names = game.names().join(", ");
            Message::CONTINUE_HINT.with(lang, &[("n", &round), ("what", &names)])
        })
    });
    view! {
        <Show when=move || app.game.exists()>
            <button
                type="button"
                class="btn is-tall is-choice is-glow"
                on:click=move |_| navigation::show(app, Route::Game)
            >
                {app.locale.t(Message::CONTINUE)}
                <small>{hint}</small>
            </button>
        </Show>
    }
}

/// A button that shows another screen.
#[component]
fn RouteButton(
    /// Its classes.
    class: &'static str,
    /// The screen.
    route: Route,
    /// What it says.
    label: Message,
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        {button(class, app.locale.t(label), move |_| navigation::show(app, route))}
    }
}
