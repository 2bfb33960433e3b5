//! The only functions that change the game. Each keeps it at once, so that nothing is lost whatever happens next.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout, set_timeout_with_handle};

use super::app::{App, Asking, LaidOpen, Notice, Sheet};
use super::route::{self, Screen};
use super::{drag, lists, timer};
use crate::platform::{life, random, sound, update};
use crate::rules::{
    Action, Color, Edition, Event, Face, Observation, Play, Seat, SeatAction, Side, TableAction,
};
use crate::store::{LocalStorage, Settings, Store};
use crate::table::{ListChoice, Session, Setup, SetupError, Stage};

/// Milliseconds without a touch after which an open hand is hidden.
const IDLE_MS: u64 = 60_000;

/// Milliseconds in which a play can be taken back.
const UNDO_MS: u64 = 4_000;

/// Shows a screen. A game needs a session; leaving it hides the hand.
pub fn show(app: App, screen: Screen) {
    let screen = match screen {
        Screen::Game if app.session.with_untracked(Option::is_none) => Screen::Title,
        Screen::List(_) | Screen::Received => lists::shown(app, screen),
        _ => screen,
    };
    if screen != Screen::Game {
        hide_hand(app);
    }
    app.sheet.set(None);
    app.tried.set(false);
    match screen {
        Screen::Setup => close_adults(app),
        Screen::Lists | Screen::List(_) | Screen::Received => {}
        _ => app.adults.set(false),
    }
    route::push(screen);
    // The address tells of a change too, a moment later.
    if app.screen.get_untracked() != screen {
        lists::turn_to(app, screen);
        app.screen.set(screen);
    }
}

/// A table set up anew is not one for adults until that was said again (A1).
fn close_adults(app: App) {
    app.adults.set(false);
    let setup = app
        .settings
        .with_untracked(|settings| settings.setup.clone());
    if let Some(setup) = setup.filter(|setup| setup.draft.edition == Edition::Adults) {
        let family = Setup::new(setup.players.len() as u8, app.lang().for_lists());
        change_settings(app, |settings| {
            settings.setup = Some(Setup {
                players: setup.players,
                ..family
            })
        });
    }
}

/// Tells at the start whether anything can be kept at all.
pub fn check_storage(app: App) {
    if app.trouble.get_untracked().is_none() {
        let kept = app
            .settings
            .with_untracked(|settings| Store::new(LocalStorage).save_settings(settings));
        app.trouble.set(kept.err());
    }
}

/// Changes the settings and keeps them.
pub fn change_settings(app: App, change: impl FnOnce(&mut Settings)) {
    app.settings.update(change);
    if let Err(trouble) = app
        .settings
        .with_untracked(|settings| Store::new(LocalStorage).save_settings(settings))
    {
        app.trouble.set(Some(trouble));
    }
}

/// Changes the session by a function and keeps it.
fn change<T>(app: App, by: impl FnOnce(&mut Session) -> T) -> Option<T> {
    let result = app.session.update(|session| session.as_mut().map(by))?;
    keep(app);
    Some(result)
}

fn keep(app: App) {
    let kept = app.session.with_untracked(|session| {
        if let Some(session) = session {
            Store::new(LocalStorage).save_game(session)
        } else {
            Store::new(LocalStorage).delete_game();
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
pub fn begin(app: App, setup: Setup) -> Result<(), Vec<SetupError>> {
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
    let again = app.session.with_untracked(|session| {
        session
            .as_ref()
            .and_then(|session| session.rematch(random::seed()).ok())
    });
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
pub fn command(app: App, command: Action) {
    let viewer = app.hand_visibility().shown();
    let side = app.view().map(|view| view.side).unwrap_or_default();
    let number = offered(app);
    let told = |session: &mut Session| {
        session.apply(command).map(|events| {
            (
                private_notice(session, viewer, &events),
                laid_open(session, (viewer, side), &events),
            )
        })
    };
    match change(app, told) {
        Some(Ok((notice, open))) => {
            clear_choice(app);
            app.notice.set(notice);
            if open.is_some() {
                app.laid_open.set(open);
            }
            if offered(app) != number {
                timer::stop_reading(app);
            }
            forget_undo_later(app);
        }
        Some(Err(refusal)) => {
            app.notice.set(Some(Notice::Refused(refusal)));
            if app.settings.with_untracked(|settings| settings.sound) {
                sound::play("refused");
            }
        }
        None => {}
    }
}

/// The number of the dare on offer.
fn offered(app: App) -> Option<u8> {
    app.view()?.offer()?.number
}

/// The cards the one who looks has just drawn.
fn private_notice(session: &Session, viewer: Option<Seat>, events: &[Event]) -> Option<Notice> {
    let viewer = viewer.filter(|&viewer| session.hand_visibility().shown() == Some(viewer))?;
    let table = session.rules().deck.side(session.view()?.side);
    let mut drawn = events.iter().filter_map(|event| match event {
        Event::Drew { seat, cards, .. } if *seat == viewer => Some(*cards),
        _ => None,
    });
    let cards = drawn.next()?;
    let mut faces = cards.iter().map(|card| table.face(card));
    Some(Notice::Drew(
        [faces.next(), faces.next(), faces.next(), faces.next()],
        cards.len(),
    ))
}

/// The hand that the challenge of the one who looks has laid open.
fn laid_open(
    session: &Session,
    (viewer, side): (Option<Seat>, Side),
    events: &[Event],
) -> Option<LaidOpen> {
    let mut seen = events
        .iter()
        .map(|event| event.observed_by(viewer, side, session.rules()));
    seen.find_map(|event| match event {
        Observation::Challenged {
            offender,
            guilty,
            shown: Some(faces),
            ..
        } => Some(LaidOpen {
            offender,
            guilty,
            hand: (faces, side),
            seen: false,
        }),
        _ => None,
    })
}

/// An act of the one whose hand is open, or of the only person at the table.
pub fn act(app: App, act: SeatAction) {
    if let Some(seat) = app.hand_visibility().shown() {
        command(app, Action::Seat(seat, act));
    }
}

/// An act of a seat that everybody may see it do.
pub fn act_as(app: App, seat: Seat, act: SeatAction) {
    command(app, Action::Seat(seat, act));
}

/// What the table decides.
pub fn table_act(app: App, act: TableAction) {
    command(app, Action::Table(act));
}

/// A card of the open hand was chosen to be played: how many of its kind is asked, or it is played.
pub fn play(app: App, face: Face) {
    let most = app.view().map_or(1, |view| view.most_together(face));
    if most > 1 {
        app.asking.set(Some(Asking::Count(face, most)));
    } else {
        play_several(app, face, 1);
    }
}

/// So many cards of a face were chosen to be played: they are, or what they must name is asked, or the player is told why not.
pub fn play_several(app: App, face: Face, count: u8) {
    let play = Play {
        count,
        ..Play::of(face)
    };
    let choice = app.view().and_then(|view| {
        view.legal_actions
            .into_iter()
            .find(|choice| choice.action == SeatAction::Play(play))
    });
    match choice {
        Some(choice) if choice.asks_color => app.asking.set(Some(Asking::Color(play))),
        Some(choice) if choice.asks_swap => app.asking.set(Some(Asking::Swap(play))),
        // A play that is not among the choices is refused, and the refusal says why.
        _ => {
            auto_call(app, count);
            act(app, SeatAction::Play(play));
        }
    }
}

/// The color asked for was named: of a play that waits, or outside a play.
pub fn name_color(app: App, color: Color) {
    match app.asking.get_untracked() {
        Some(Asking::Color(play)) => {
            auto_call(app, play.count);
            act(
                app,
                SeatAction::Play(Play {
                    color: Some(color),
                    ..play
                }),
            );
        }
        _ => act(app, SeatAction::Color(color)),
    }
}

/// The seat to swap with was named.
pub fn name_swap(app: App, seat: Seat) {
    if let Some(Asking::Swap(play)) = app.asking.get_untracked() {
        auto_call(app, play.count);
        act(
            app,
            SeatAction::Play(Play {
                swap: Some(seat),
                ..play
            }),
        );
    }
}

/// Calls by itself before a play that leaves one card, where the players chose that.
fn auto_call(app: App, count: u8) {
    let due = app
        .view()
        .is_some_and(|view| view.may_call && view.hand.len() == usize::from(count) + 1);
    if due && app.settings.with_untracked(|settings| settings.auto_call) {
        let lifted = app.lifted.get_untracked();
        act(app, SeatAction::Uno);
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
    let digest = app.game(Session::digest);
    if app.game(Session::can_undo) == Some(true) {
        let forget = move || {
            if app.game(Session::digest) == digest {
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
    app.laid_open.set(None);
    if app.hand_visibility().shown().is_some() {
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
    app.update_ready.get() && app.game(Session::stage) != Some(Stage::Round)
}

/// An open hand is hidden after a minute without a touch.
pub fn hide_when_idle(app: App) {
    let timer: Rc<Cell<Option<TimeoutHandle>>> = Rc::default();
    let restart = move || {
        if let Some(running) = timer.take() {
            running.clear();
        }
        let handle =
            set_timeout_with_handle(move || hide_if_shared(app), Duration::from_millis(IDLE_MS));
        timer.set(handle.ok());
    };
    if let Some(window) = web_sys::window() {
        for kind in ["pointerdown", "keydown"] {
            let restart = restart.clone();
            life::listen(&window, kind, move |event| {
                drag::touched(&event);
                restart();
            });
        }
    }
    restart();
}

/// Where one person plays alone nobody else can look.
fn hide_if_shared(app: App) {
    if app.game(|session| session.people().len()) != Some(1) {
        hide_hand(app);
    }
}
