//! The only functions that change the game. Each keeps it at once, so that nothing is lost whatever happens next.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::{set_timeout, set_timeout_with_handle};

use super::app::{App, Asking, Notice, Sheet};
use super::route::{self, Screen};
use crate::platform::{life, random, update};
use crate::rules::{Act, Color, Command, Event, Face, Play, Seat, Side, TableAct};
use crate::store::{LocalShelf, Settings, Store};
use crate::table::{ListChoice, Session, Setup, SetupProblem, Stage};

/// Milliseconds without a touch after which an open hand is hidden.
const IDLE_MS: u64 = 60_000;

/// Milliseconds in which a play can be taken back.
const UNDO_MS: u64 = 4_000;

/// Shows a screen. A game needs a session; leaving it hides the hand.
pub fn show(app: App, screen: Screen) {
    let screen = if screen == Screen::Game && app.session.with_untracked(Option::is_none) { Screen::Title } else { screen };
    if screen != Screen::Game {
        hide_hand(app);
    }
    app.sheet.set(None);
    route::push(screen);
    app.screen.set(screen);
}

/// Tells at the start whether anything can be kept at all.
pub fn check_storage(app: App) {
    if app.trouble.get_untracked().is_none() {
        let kept = app.settings.with_untracked(|settings| Store::new(LocalShelf).keep_settings(settings));
        app.trouble.set(kept.err());
    }
}

/// Changes the settings and keeps them.
pub fn change_settings(app: App, change: impl FnOnce(&mut Settings)) {
    app.settings.update(change);
    if let Err(trouble) = app.settings.with_untracked(|settings| Store::new(LocalShelf).keep_settings(settings)) {
        app.trouble.set(Some(trouble));
    }
}

/// Changes the session by a function and keeps it.
fn change<T>(app: App, by: impl FnOnce(&mut Session) -> T) -> Option<T> {
    let result = app.session.try_update(|session| session.as_mut().map(by))??;
    keep(app);
    Some(result)
}

fn keep(app: App) {
    let kept = app.session.with_untracked(|session| {
        if let Some(session) = session {
            Store::new(LocalShelf).keep_game(session)
        } else {
            Store::new(LocalShelf).forget_game();
            Ok(())
        }
    });
    if let Err(trouble) = kept {
        app.trouble.set(Some(trouble));
    }
}

/// Begins a game.
///
/// # Errors
/// Every reason why it cannot be played.
pub fn begin(app: App, setup: Setup) -> Result<(), Vec<SetupProblem>> {
    let session = Session::new(setup.clone(), random::seed())?;
    change_settings(app, |settings| settings.setup = Some(setup));
    start(app, session);
    Ok(())
}

fn start(app: App, session: Session) {
    clear_choice(app);
    app.session.set(Some(session));
    keep(app);
    show(app, Screen::Game);
}

/// The same table plays again.
pub fn rematch(app: App) {
    let again = app.session.with_untracked(|session| session.as_ref().and_then(|session| session.rematch(random::seed()).ok()));
    if let Some(session) = again {
        start(app, session);
    }
}

/// Ends the game for good and goes back to the start.
pub fn end_game(app: App) {
    clear_choice(app);
    app.session.set(None);
    keep(app);
    show(app, Screen::Title);
}

/// Goes on to the next deal.
pub fn next_round(app: App) {
    clear_choice(app);
    change(app, Session::next_round);
}

/// Chooses the list of the next round (D3).
pub fn choose_list(app: App, list: ListChoice) {
    change(app, |session| session.choose_list(list));
}

/// Carries out a command; when it is refused the player is told why.
pub fn command(app: App, command: Command) {
    let viewer = app.device.get_untracked().shown();
    match change(app, |session| session.act(command).map(|events| private_notice(session, viewer, &events))) {
        Some(Ok(notice)) => {
            clear_choice(app);
            app.notice.set(notice);
            forget_undo_later(app);
        }
        Some(Err(refusal)) => app.notice.set(Some(Notice::Refused(refusal))),
        None => {}
    }
}

/// The cards the one who looks has just drawn.
fn private_notice(session: &Session, viewer: Option<Seat>, events: &[Event]) -> Option<Notice> {
    let viewer = viewer.filter(|&viewer| session.device().shown() == Some(viewer))?;
    let side: Side = session.view()?.side;
    let table = session.rules().deck.side(side);
    let mut drawn = events.iter().filter_map(|event| match event {
        Event::Drew { seat, cards, .. } if *seat == viewer => Some(*cards),
        _ => None,
    });
    let cards = drawn.next()?;
    let mut faces = cards.iter().map(|card| table.face(card));
    Some(Notice::Drew([faces.next(), faces.next(), faces.next(), faces.next()], cards.len()))
}

/// An act of the one whose hand is open, or of the only person at the table.
pub fn act(app: App, act: Act) {
    if let Some(seat) = app.device.get_untracked().shown() {
        command(app, Command::Seat(seat, act));
    }
}

/// An act of a seat that everybody may see it do.
pub fn act_as(app: App, seat: Seat, act: Act) {
    command(app, Command::Seat(seat, act));
}

/// What the table decides.
pub fn table_act(app: App, act: TableAct) {
    command(app, Command::Table(act));
}

/// A card of the open hand was chosen to be played: it is, or what it must name is asked, or the player is told why not.
pub fn play(app: App, face: Face, count: u8) {
    let play = Play { count, ..Play::of(face) };
    let choice = app.view.with_untracked(|view| {
        let view = view.as_ref()?;
        view.legal.iter().copied().find(|choice| choice.act == Act::Play(play))
    });
    match choice {
        Some(choice) if choice.asks_color => app.asking.set(Some(Asking::Color(play))),
        Some(choice) if choice.asks_swap => app.asking.set(Some(Asking::Swap(play))),
        // A play that is not among the choices is refused, and the refusal says why.
        _ => {
            auto_call(app, count);
            act(app, Act::Play(play));
        }
    }
}

/// The color asked for was named: of a play that waits, or outside a play.
pub fn name_color(app: App, color: Color) {
    match app.asking.get_untracked() {
        Some(Asking::Color(play)) => {
            auto_call(app, play.count);
            act(app, Act::Play(Play { color: Some(color), ..play }));
        }
        _ => act(app, Act::Color(color)),
    }
}

/// The seat to swap with was named.
pub fn name_swap(app: App, seat: Seat) {
    if let Some(Asking::Swap(play)) = app.asking.get_untracked() {
        auto_call(app, play.count);
        act(app, Act::Play(Play { swap: Some(seat), ..play }));
    }
}

/// Calls by itself before a play that leaves one card, where the players chose that.
fn auto_call(app: App, count: u8) {
    let due = app
        .view
        .with_untracked(|view| view.as_ref().is_some_and(|view| view.may_call && view.hand.len() == usize::from(count) + 1));
    if due && app.settings.with_untracked(|settings| settings.auto_call) {
        let lifted = app.lifted.get_untracked();
        act(app, Act::Uno);
        app.lifted.set(lifted);
    }
}

/// Nothing is lifted, asked or told any more.
pub fn clear_choice(app: App) {
    app.lifted.set(None);
    app.asking.set(None);
    app.notice.set(None);
}

/// Takes the last play back.
pub fn undo(app: App) {
    clear_choice(app);
    change(app, Session::undo);
}

/// The time for taking back runs out after a while.
fn forget_undo_later(app: App) {
    let digest = app.session.with_untracked(|session| session.as_ref().map(Session::digest));
    if app.session.with_untracked(|session| session.as_ref().is_some_and(Session::can_undo)) {
        let forget = move || {
            let same = app.session.try_with_untracked(|session| session.as_ref().map(Session::digest)) == Some(digest);
            if same {
                change(app, Session::forget_undo);
            }
        };
        set_timeout(forget, Duration::from_millis(UNDO_MS));
    }
}

/// The device goes to a person.
pub fn hand_to(app: App, seat: Seat) {
    clear_choice(app);
    change(app, |session| session.hand_to(seat));
}

/// The person the device went to sees the own hand.
pub fn ready(app: App) {
    clear_choice(app);
    change(app, Session::ready);
}

/// The open hand is hidden; its owner is asked again.
pub fn hide_hand(app: App) {
    if app.device.try_get_untracked().is_some_and(|device| device.shown().is_some()) {
        clear_choice(app);
        change(app, Session::hide);
    }
}

/// The device is laid back on the table.
pub fn lay_down(app: App) {
    clear_choice(app);
    change(app, Session::lay_down);
}

/// Opens a sheet.
pub fn open_sheet(app: App, sheet: Sheet) {
    app.sheet.set(Some(sheet));
}

/// Installs the version that waits; only between games or rounds, and only when the players ask for it.
pub fn update_now(app: App) {
    keep(app);
    update::apply_update();
}

/// Whether no round is running, so that a new version may be offered.
#[must_use]
pub fn may_update(app: App) -> bool {
    app.update_ready.get() && !matches!(app.stage.get(), Some(Stage::Round))
}

/// An open hand is hidden after a minute without a touch.
pub fn hide_when_idle(app: App) {
    let timer: Rc<Cell<Option<TimeoutHandle>>> = Rc::default();
    let restart = move || {
        if let Some(running) = timer.take() {
            running.clear();
        }
        let handle = set_timeout_with_handle(move || hide_if_shared(app), Duration::from_millis(IDLE_MS));
        timer.set(handle.ok());
    };
    if let Some(window) = web_sys::window() {
        for kind in ["pointerdown", "keydown"] {
            let restart = restart.clone();
            life::listen(&window, kind, move |_| restart());
        }
    }
    restart();
}

/// Where one person plays alone nobody else can look.
fn hide_if_shared(app: App) {
    if !app.session.with_untracked(|session| session.as_ref().is_some_and(|session| session.people().len() == 1)) {
        hide_hand(app);
    }
}
