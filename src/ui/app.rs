//! The state of the app in signals, made once and handed down by context.

use std::ops::Deref;

use any_spawner::Executor;
use leptos_dom::helpers::document;
use reactive_graph::owner::Owner;

use super::lists::Desk;
use super::route::{self, Screen};
use super::{actions, bots, keys, lists, parts, screens, texts};
use crate::i18n::texts::has_catalog;
use crate::i18n::{Lang, Message};
use crate::platform::{install, random, update, visibility, wake_lock};
use crate::rules::{ActionError, Face, Play, Seat, Side, View};
use crate::store::{Loaded, LocalStorage, Motion, OwnLists, Settings, Store, StoreError};
use crate::table::{HandVisibility, Session};
use crate::ui::dom::{Drawing, Node, Signal, effect};

/// A play that waits for its color, its seat, or how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// How many identical cards (H7), up to so many.
    Count(Face, u8),
    /// The color of a play.
    Color(Play),
    /// The seat to swap hands with.
    Swap(Play),
}

/// What the player is told once, and then not again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An action was refused.
    Refused(ActionError),
    /// Cards just drawn by the one who looks.
    Drew([Option<Face>; 4], usize),
}

/// A card of the hand: its face, and which of several with that face it is. By this it keeps its place when the hand changes.
pub type Held = (Face, usize);

/// How the dare on offer is being read and timed. It belongs to one number and ends with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The text is turned to who sits opposite.
    pub turned: bool,
    /// The other way to do it is shown.
    pub other: bool,
    /// The seconds left, once the timer was started.
    pub left: Option<u16>,
    /// The timer runs.
    pub runs: bool,
    /// How often it was started or stopped; a tick of an earlier start counts no more.
    pub started: u32,
    /// The one who is asked looks for a card to answer with (H9).
    pub by_card: bool,
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
    /// Whether the game being played should end for another one.
    Replace,
    /// Whether everybody is old enough for the game for adults (A1).
    Adults,
    /// Whether a seat should really leave.
    Leave(Seat),
    /// Whether a seat slipped in its lasting dare of this number.
    Slip(Seat, u8),
    /// How an own list can be handed on.
    Share,
    /// What a file with everything holds.
    Bundle,
}

/// A hand as it was when its owner's bluff was challenged, for the challenger alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidOpen {
    /// Whose hand.
    pub offender: Seat,
    /// Whether it was a bluff.
    pub guilty: bool,
    /// The cards, and the side they showed.
    pub hand: (Vec<Face>, Side),
    /// The challenger is looking at them now.
    pub seen: bool,
}

thread_local! {
    /// The state of the app, made once for the page.
    static STATE: &'static State = Box::leak(Box::new(State::new()));
}

/// A handle of the state of the app. It takes no room, so what a closure keeps to reach it is nothing.
#[derive(Clone, Copy)]
pub struct App(());

impl Deref for App {
    type Target = State;

    #[inline(never)]
    fn deref(&self) -> &State {
        STATE.with(|state| *state)
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
    /// The dare lists that the players wrote.
    pub lists: Signal<OwnLists>,
    /// What their screens show besides.
    pub desk: Signal<Desk>,
    /// The language of the interface where the settings name none: the first of the browser's that the app speaks.
    device_lang: Lang,
    /// Tells of texts that have come.
    pub texts: Signal<()>,
    /// What the players should be told about keeping.
    pub trouble: Signal<Option<StoreError>>,
    /// What the one who plays should be told now.
    pub notice: Signal<Option<Notice>>,
    /// Said on request: what the hand holds, what lies on top, how many cards each has.
    pub asked: Signal<String>,
    /// What has been said since the page was opened, the newest last, each with its number.
    pub said: Signal<Vec<(u32, String)>>,
    /// The card lifted out of the hand.
    pub lifted: Signal<Option<Held>>,
    /// The card of the hand that the Tab key finds.
    pub focused: Signal<Option<Held>>,
    /// What a play still waits for.
    pub asking: Signal<Option<Asking>>,
    /// The sheet that is open.
    pub sheet: Signal<Option<Sheet>>,
    /// The hand a challenge has laid open to the one who looks (C3).
    pub laid_open: Signal<Option<LaidOpen>>,
    /// How the dare on offer is being read and timed.
    pub reading: Signal<Reading>,
    /// The table being set up cannot be played, and somebody has tried to.
    pub tried: Signal<bool>,
    /// Everybody is old enough, as was said for the game being set up (A1).
    pub adults: Signal<bool>,
    /// The lists of the game for adults could not be had.
    pub adults_missing: Signal<bool>,
    /// A finger holds the button that shows the cards; and how often it began or ended to.
    pub holding: Signal<(bool, u32)>,
    /// A new version waits.
    pub update_ready: Signal<bool>,
    /// The browser would install the app now.
    pub can_install: Signal<bool>,
}

impl State {
    fn new() -> State {
        let mut store = Store::new(LocalStorage);
        let (settings, settings_trouble) = found(store.settings());
        let (session, game_trouble) = found(store.game(random::seed()));
        let (own_lists, lists_trouble) = found(store.lists());
        State {
            screen: Signal::new(first_screen(session.is_some())),
            session: Signal::new(session),
            settings: Signal::new(settings.unwrap_or_default()),
            lists: Signal::new(own_lists.unwrap_or_default()),
            desk: Signal::new(Desk::default()),
            device_lang: device_lang(),
            texts: Signal::new(()),
            trouble: Signal::new(game_trouble.or(settings_trouble).or(lists_trouble)),
            notice: Signal::new(None),
            asked: Signal::new(String::new()),
            said: Signal::new(Vec::new()),
            lifted: Signal::new(None),
            focused: Signal::new(None),
            asking: Signal::new(None),
            sheet: Signal::new(None),
            laid_open: Signal::new(None),
            reading: Signal::new(Reading::default()),
            tried: Signal::new(false),
            adults: Signal::new(false),
            holding: Signal::new((false, 0)),
            adults_missing: Signal::new(false),
            update_ready: Signal::new(false),
            can_install: Signal::new(install::can_install()),
        }
    }
}

impl App {
    /// The state, from anywhere.
    #[must_use]
    pub const fn get() -> App {
        App(())
    }

    /// The language chosen for the interface.
    #[must_use]
    pub fn chosen_lang(self) -> Lang {
        self.settings
            .with(|settings| settings.lang.as_deref().and_then(Lang::from_tag))
            .unwrap_or(self.device_lang)
    }

    /// The language of the interface: the one chosen, as soon as its texts are there.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.texts.with(|()| ());
        let chosen = self.chosen_lang();
        let there = [chosen]
            .into_iter()
            .chain(Lang::ALL)
            .find(|lang| has_catalog(*lang));
        there.unwrap_or(chosen)
    }

    /// A message in the language of the interface.
    #[must_use]
    pub fn t(self, word: Message) -> &'static str {
        word.text(self.lang())
    }

    /// Looks at the game, if one is being played.
    pub fn game<R>(self, look: impl FnOnce(&Session) -> R) -> Option<R> {
        self.session.with(|session| session.as_ref().map(look))
    }

    /// What may be shown of the round: of the open hand, or of the table.
    #[must_use]
    pub fn view(self) -> Option<View> {
        self.game(Session::view)?
    }

    /// What the device shows.
    #[must_use]
    pub fn hand_visibility(self) -> HandVisibility {
        self.game(Session::device).unwrap_or_default()
    }
}

/// The screen the address names; the start where it names a game and there is none.
fn first_screen(has_game: bool) -> Screen {
    match route::current() {
        Screen::Game if !has_game => Screen::Title,
        screen => screen,
    }
}

/// What was found, and the trouble there was in finding it.
fn found<T>(loaded: Loaded<T>) -> (Option<T>, Option<StoreError>) {
    match loaded {
        Loaded::Nothing => (None, None),
        Loaded::Value(value) => (Some(value), None),
        Loaded::StoreError(trouble) => (None, Some(trouble)),
    }
}

fn device_lang() -> Lang {
    let tags: Vec<String> = web_sys::window()
        .map(|window| {
            window
                .navigator()
                .languages()
                .iter()
                .filter_map(|tag| tag.as_string())
                .collect()
        })
        .unwrap_or_default();
    Lang::from_tags(tags.iter().map(String::as_str))
}

/// Mounts the app in place of the static shell.
pub fn mount() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    // Fails only where the queue of effects runs already.
    let _ = Executor::init_wasm_bindgen();
    // What follows a signal belongs to an owner and lives as long: as long as the page.
    let owner: &'static Owner = Box::leak(Box::new(Owner::new()));
    owner.with(run);
}

fn run() {
    texts::take_given();
    let app = App::get();
    actions::check_storage(app);
    lists::look_at_address(app);
    listen(app);
    // Without a body nothing could be shown, not even that: the boot script is told by the panic.
    let body = document().body().expect("a page has a body");
    let mut drawing = Drawing::new(document(), body.into());
    // The first time now and not a moment later: the boot script looks whether something is there.
    drawing.draw(root(app));
    effect(move || drawing.draw(root(app)));
}

fn root(app: App) -> Node {
    let screen = match app.screen.get() {
        Screen::Title => screens::title::title().into(),
        Screen::Setup => screens::setup::setup_screen().into(),
        Screen::Help => screens::help::help().into(),
        Screen::Settings => screens::settings::settings_screen().into(),
        Screen::Game => screens::game::game(),
        Screen::Lists => screens::lists::lists_screen().into(),
        Screen::List(id) => screens::lists::editor(id).into(),
        Screen::Received => screens::receive::received().into(),
    };
    Node::Many(vec![
        parts::shapes::sprite().into(),
        screen,
        parts::live::live_region(),
    ])
}

/// Ties the app to what happens outside it.
fn listen(app: App) {
    route::on_change(move |screen| {
        lists::look_at_address(app);
        actions::show(app, screen);
    });
    lists::follow_other_windows(app);
    update::on_update_ready(move || app.update_ready.set(true));
    install::on_change(move |can| app.can_install.set(can));
    visibility::on_hidden(move || actions::hide_hand(app));
    keys::listen(app);
    bots::drive(app);
    parts::live::follow(app);
    texts::follow(app);
    actions::hide_when_idle(app);
    effect(move || {
        let calm = app
            .settings
            .with(|settings| settings.motion == Motion::Reduced);
        if let Some(root) = document().document_element() {
            // No attribute is refused on any element, and a class list takes any word without blanks. `style/base.css` does the rest.
            let _ = root.set_attribute("lang", app.lang().code());
            let _ = root.class_list().toggle_with_force("is-calm", calm);
        }
    });
    effect(move || {
        if app.screen.get() == Screen::Game {
            wake_lock::request()
        } else {
            wake_lock::release()
        }
    });
}
