//! Playing: what a tap on a card or a button does.

use leptos::prelude::*;

use super::{dare_timer, session};
use crate::platform::sound;
use crate::rules::{
    Action, Color, Event, Face, Observation, Play, Seat, SeatAction, Side, TableAction,
};
use crate::table::{GameView, Session};
use crate::ui::state::{AppState, PendingChoice, ShownHand, Toast};

/// Applies an action and saves the game. A refused action changes nothing; the player is told why.
pub fn apply(app: AppState, action: Action) {
    let viewer = app.game.peek(GameView::viewer);
    let side = app
        .game
        .peek(|game| game.round.as_ref().map(|round| round.side))
        .unwrap_or_default();
    let offer_before = offered_number(app);
    let applied = app.game.try_update(|session| {
        let events = session.apply(action)?;
        Ok((
            drawn(session, viewer, &events),
            shown_hand(session, viewer, side, &events),
        ))
    });
    match applied {
        Some(Ok((drawn, shown))) => {
            session::save(app);
            app.selection.clear();
            app.selection.toast.set(drawn.map(Toast::Drew));
            if shown.is_some() {
                app.selection.shown_hand.set(shown);
            }
            if offered_number(app) != offer_before {
                dare_timer::reset(app);
            } else if offer_before.is_some() {
                dare_timer::save(app);
            }
        }
        Some(Err(error)) => {
            app.selection.toast.set(Some(Toast::Refused(error)));
            if app.settings.peek(|settings| settings.sound) {
                sound::play("refused");
            }
        }
        None => {}
    }
}

/// Returns the number of the dare on offer.
fn offered_number(app: AppState) -> Option<u8> {
    app.game
        .peek(|game| game.offer_view().and_then(|offer| offer.number))
}

/// Returns the faces that whoever looks has just drawn.
fn drawn(session: &Session, viewer: Option<Seat>, events: &[Event]) -> Option<Vec<Face>> {
    let viewer = viewer.filter(|&viewer| session.hand_visibility().shown() == Some(viewer))?;
    let side = session.view()?.side;
    let faces = |event: &Event| match event.observed_by(Some(viewer), side, session.rules()) {
        Observation::Drew { faces, .. } => faces,
        _ => None,
    };
    events.iter().find_map(faces)
}

/// Returns the hand that the challenge of whoever looks has laid open.
fn shown_hand(
    session: &Session,
    viewer: Option<Seat>,
    side: Side,
    events: &[Event],
) -> Option<ShownHand> {
    events.iter().find_map(
        |event| match event.observed_by(viewer, side, session.rules()) {
            Observation::Challenged {
                offender,
                guilty,
                shown: Some(faces),
                ..
            } => Some(ShownHand {
                offender,
                guilty,
                faces,
                side,
                visible: false,
            }),
            _ => None,
        },
    )
}

/// Acts for the seat whose hand is shown.
pub fn act(app: AppState, action: SeatAction) {
    if let Some(seat) = app.game.peek(GameView::viewer) {
        act_as(app, seat, action);
    }
}

/// Acts for a seat, where everybody may see it act.
pub fn act_as(app: AppState, seat: Seat, action: SeatAction) {
    apply(app, Action::Seat(seat, action));
}

/// Applies what the table decides.
pub fn act_as_table(app: AppState, action: TableAction) {
    apply(app, Action::Table(action));
}

/// Draws a card, or presses the launcher where there is one (T2).
pub fn draw(app: AppState) {
    let presses = app.game.peek(|game| game.may(SeatAction::Press));
    act(
        app,
        if presses {
            SeatAction::Press
        } else {
            SeatAction::Draw
        },
    );
}

/// Catches whoever may be caught.
pub fn catch(app: AppState) {
    let seat = app
        .game
        .peek(|game| game.round.as_ref().and_then(|round| round.may_catch));
    if let Some(seat) = seat {
        act(app, SeatAction::Catch(seat));
    }
}

/// Plays a card of the open hand, or asks how many of its kind.
pub fn play(app: AppState, face: Face) {
    let most = app.game.peek(|game| {
        game.round
            .as_ref()
            .map_or(1, |round| round.most_together(face))
    });
    if most > 1 {
        app.selection
            .pending
            .set(Some(PendingChoice::Count { face, most }));
    } else {
        play_several(app, face, 1);
    }
}

/// Plays so many cards of a face, or asks what the play must name.
pub fn play_several(app: AppState, face: Face, count: u8) {
    let play = Play {
        count,
        ..Play::of(face)
    };
    let choice = app.game.peek(|game| {
        let legal = &game.round.as_ref()?.legal_actions;
        legal
            .iter()
            .copied()
            .find(|choice| choice.action == SeatAction::Play(play))
    });
    match choice {
        Some(choice) if choice.asks_color => {
            app.selection.pending.set(Some(PendingChoice::Color(play)));
        }
        Some(choice) if choice.asks_swap => {
            app.selection.pending.set(Some(PendingChoice::Swap(play)));
        }
        // A play that is not legal is refused, and the refusal says why.
        _ => {
            call_automatically(app, count);
            act(app, SeatAction::Play(play));
        }
    }
}

/// Names the color that a play or the round waits for.
pub fn name_color(app: AppState, color: Color) {
    match app.selection.pending.get_untracked() {
        Some(PendingChoice::Color(play)) => {
            call_automatically(app, play.count);
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

/// Names the seat to swap hands with.
pub fn name_swap(app: AppState, seat: Seat) {
    if let Some(PendingChoice::Swap(play)) = app.selection.pending.get_untracked() {
        call_automatically(app, play.count);
        act(
            app,
            SeatAction::Play(Play {
                swap: Some(seat),
                ..play
            }),
        );
    }
}

/// Calls before a play that leaves one card, where the players chose that.
fn call_automatically(app: AppState, count: u8) {
    let due = app.game.peek(|game| {
        let round = game.round.as_ref();
        round.is_some_and(|round| round.may_call && round.hand.len() == usize::from(count) + 1)
    });
    if due && app.settings.peek(|settings| settings.auto_call) {
        let selected = app.selection.selected.get_untracked();
        act(app, SeatAction::Uno);
        app.selection.selected.set(selected);
    }
}

/// Shows or hides the hand that a challenge laid open; `None` changes to the opposite.
pub fn look_at_shown_hand(app: AppState, visible: Option<bool>) {
    app.selection.shown_hand.update(|hand| {
        if let Some(hand) = hand {
            hand.visible = visible.unwrap_or(!hand.visible);
        }
    });
}
