//! The state of the app in signals, made once and handed down by context.

use std::ops::Deref;
use std::sync::OnceLock;

use leptos::prelude::{document, mount_to_body};

use super::route::{self, Screen};
use super::{actions, bots, dom, keys, motion, screens};
use crate::i18n::{Lang, Word};
use crate::platform::{install, random, update, visibility, wake_lock};
use crate::rules::{Face, Play, Refusal, Seat, View};
use crate::store::{Loaded, LocalShelf, Settings, Store, Trouble};
use crate::table::{Device, Session, Stage};
use crate::ui::dom::{Node, Signal, effect, live, memo};

/// A play that waits for its color, its seat, or how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// The color of a play.
    Color(Play),
    /// The seat to swap hands with.
    Swap(Play),
}

/// What the player is told once, and then not again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An action was refused.
    Refused(Refusal),
    /// Cards just drawn by the one who looks.
    Drew([Option<Face>; 4], usize),
}

/// The sheet over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu of the game.
    Menu,
    /// The rules in force.
    Rules,
    /// Whether the game should really end.
    EndGame,
    /// Whether a seat slipped in its lasting dare of this number.
    Slip(Seat, u8),
}

/// The state of the app, made once for the page.
static STATE: OnceLock<State> = OnceLock::new();

/// A handle of the state of the app. It takes no room, so what a closure keeps to reach it is nothing.
#[derive(Clone, Copy)]
pub struct App(());

impl Deref for App {
    type Target = State;

    #[inline(never)]
    fn deref(&self) -> &State {
        STATE.get_or_init(State::new)
    }
}

/// The state of the app: signals only.
pub struct State {
    /// The screen shown.
    pub screen: Signal<Screen>,
    /// The game, if one is being played.
    pub session: Signal<Option<Session>>,
    /// The settings of this device.
    pub settings: Signal<Settings>,
    /// The language of the interface.
    pub lang: Signal<Lang>,
    /// What may be shown of the round: of the open hand, or of the table.
    pub view: Signal<Option<View>>,
    /// What the device shows.
    pub device: Signal<Device>,
    /// Where the game is.
    pub stage: Signal<Option<Stage>>,
    /// What the players should be told about keeping.
    pub trouble: Signal<Option<Trouble>>,
    /// What the one who plays should be told now.
    pub notice: Signal<Option<Notice>>,
    /// Said on request: what the hand holds, what lies on top, how many cards each has.
    pub asked: Signal<String>,
    /// The card lifted out of the hand, by its face and which of several.
    pub lifted: Signal<Option<(Face, usize)>>,
    /// What a play still waits for.
    pub asking: Signal<Option<Asking>>,
    /// The sheet that is open.
    pub sheet: Signal<Option<Sheet>>,
    /// A new version waits.
    pub update_ready: Signal<bool>,
    /// The browser would install the app now.
    pub can_install: Signal<bool>,
}

impl State {
    fn new() -> State {
        let mut store = Store::new(LocalShelf);
        let (settings, settings_trouble) = found(store.settings());
        let (session, game_trouble) = found(store.game(random::seed()));
        let settings = Signal::new(settings.unwrap_or_default());
        let session: Signal<Option<Session>> = Signal::new(session);
        let lang = memo(move || settings.with(|settings| chosen_lang(settings.lang.as_deref())));
        State {
            screen: Signal::new(first_screen(session)),
            session,
            settings,
            lang,
            view: memo(move || session.with(|session| session.as_ref()?.view())),
            device: memo(move || session.with(|session| session.as_ref().map(Session::device)).unwrap_or_default()),
            stage: memo(move || session.with(|session| session.as_ref().map(Session::stage))),
            trouble: Signal::new(game_trouble.or(settings_trouble)),
            notice: Signal::new(None),
            asked: Signal::new(String::new()),
            lifted: Signal::new(None),
            asking: Signal::new(None),
            sheet: Signal::new(None),
            update_ready: Signal::new(false),
            can_install: Signal::new(install::can_install()),
        }
    }
}

impl App {
    /// The state, from anywhere below the root.
    #[must_use]
    pub const fn get() -> App {
        App(())
    }

    /// A message in the language of the interface, following it.
    pub fn t(self, word: Word) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || word.text(self.lang.get())
    }

    /// The names of the seats, in order.
    #[must_use]
    pub fn names(self) -> Vec<String> {
        let names = |session: &Session| session.places().iter().map(|place| place.name.clone()).collect();
        self.session.with(|session| session.as_ref().map_or_else(Vec::new, names))
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        self.session.with(|session| {
            let place = session.as_ref().and_then(|session| session.places().get(seat.index()));
            place.map(|place| place.name.clone()).unwrap_or_default()
        })
    }

    /// Whether only one person plays, so that the device is never handed over.
    #[must_use]
    pub fn alone(self) -> bool {
        self.session.with(|session| session.as_ref().is_some_and(|session| session.people().len() == 1))
    }
}

/// The screen the address names; the start where it names a game and there is none.
fn first_screen(session: Signal<Option<Session>>) -> Screen {
    match route::current() {
        Screen::Game if session.with(Option::is_none) => Screen::Title,
        screen => screen,
    }
}

/// What was found, and the trouble there was in finding it.
fn found<T>(loaded: Loaded<T>) -> (Option<T>, Option<Trouble>) {
    match loaded {
        Loaded::Nothing => (None, None),
        Loaded::Value(value) => (Some(value), None),
        Loaded::Trouble(trouble) => (None, Some(trouble)),
    }
}

/// The language chosen, or the first of the browser's that the app speaks.
fn chosen_lang(code: Option<&str>) -> Lang {
    if let Some(lang) = code.and_then(Lang::from_tag) {
        return lang;
    }
    let tags: Vec<String> = web_sys::window()
        .map(|window| window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default();
    Lang::from_tags(tags.iter().map(String::as_str))
}

/// Mounts the app in place of the static shell.
pub fn mount() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    // Leptos brings the owner of everything reactive and the queue of effects; the nodes are put into the page by ours.
    mount_to_body(|| {
        if let Some(body) = document().body() {
            dom::mount(&body, root());
        }
    });
}

fn root() -> Node {
    // The signals live as long as their owner, so the root itself must be what makes them.
    let app = App::get();
    let _: &State = &app;
    actions::check_storage(app);
    listen(app);
    Node::Many(vec![super::parts::shapes::sprite(), screens(), super::parts::live::live_region()])
}

/// Ties the app to what happens outside it.
fn listen(app: App) {
    route::on_change(move |screen| actions::show(app, screen));
    update::on_update_ready(move || app.update_ready.set(true));
    install::on_change(move |can| app.can_install.set(can));
    visibility::on_hidden(move || actions::hide_hand(app));
    keys::listen(app);
    bots::drive(app);
    motion::follow(app);
    actions::hide_when_idle(app);
    effect(move || {
        let lang = app.lang.get();
        if let Some(root) = document().document_element() {
            // Neither attribute is refused on any element.
            let _ = root.set_attribute("lang", lang.code());
        }
    });
    effect(move || if app.screen.get() == Screen::Game { wake_lock::request() } else { wake_lock::release() });
}

fn screens() -> Node {
    let app = App::get();
    // The address tells of a change too, a moment later: no screen is built twice.
    let screen = memo(move || app.screen.get());
    live(move || match screen.get() {
        Screen::Title => screens::title::title(),
        Screen::Setup => screens::setup::setup_screen(),
        Screen::Help => screens::help::help(),
        Screen::Settings => screens::settings::settings_screen(),
        Screen::Game => screens::game::game(),
    })
}
