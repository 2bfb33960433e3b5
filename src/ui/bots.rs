//! Lets the computer players act, at a pace people can follow.

use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};

use super::actions;
use super::app::App;
use crate::bots::{Bot, Simple};
use crate::platform::random;
use crate::rules::{Seat, SeatAction, View};
use crate::table::{HandVisibility, Session, Stage, delay_ms};
use crate::ui::dom::effect;

/// The computer players' mind, and what it has thought about already.
struct Mind {
    bot: Simple,
    /// The state of the round last looked at, so that a bot notices or does not notice once.
    looked: Option<u64>,
    /// What a bot does out of turn in that state.
    aside: Option<(Seat, SeatAction)>,
}

/// Whenever the game has changed, plans what the computer does next.
pub fn drive(app: App) {
    let mut mind = Mind {
        bot: Simple::new(random::seed()),
        looked: None,
        aside: None,
    };
    let mut timer: Option<TimeoutHandle> = None;
    effect(move || {
        if let Some(running) = timer.take() {
            running.clear();
        }
        let planned = app.game(|session| plan(session, &mut mind));
        let Some(Some((seat, act))) = planned else {
            return;
        };
        let wait = delay_ms(app.settings.with_untracked(|settings| settings.pace), act);
        let go = move || actions::act_as(app, seat, act);
        timer = set_timeout_with_handle(go, Duration::from_millis(u64::from(wait))).ok();
    });
}

/// The next act of a computer player: a catch, a card out of turn, a call, or what is awaited of it. While somebody looks at a hand out of turn, or the
/// device is being handed over, the computer waits.
fn plan(session: &Session, mind: &mut Mind) -> Option<(Seat, SeatAction)> {
    let waits = matches!(
        session.hand_visibility(),
        HandVisibility::Handoff { .. } | HandVisibility::Private { peek: true, .. }
    );
    if session.stage() != Stage::Round || waits {
        return None;
    }
    let digest = session.digest();
    if mind.looked != Some(digest) {
        (mind.looked, mind.aside) = (Some(digest), aside(session, &mut mind.bot));
    }
    if mind.aside.is_some() {
        return mind.aside;
    }
    let seat = session.bot_to_act()?;
    let view = session.bot_view(seat)?;
    let calls = view.may_call && mind.bot.calls(&view);
    Some((
        seat,
        if calls {
            SeatAction::Uno
        } else {
            mind.bot.decide(&view)
        },
    ))
}

/// A computer player that notices a missing call (G12), or jumps in (H4).
fn aside(session: &Session, bot: &mut Simple) -> Option<(Seat, SeatAction)> {
    let views: Vec<View> = session
        .bots()
        .iter()
        .filter_map(|seat| session.bot_view(seat))
        .collect();
    let catcher = views.iter().find(|view| view.may_catch.is_some());
    if let Some(view) = catcher.filter(|view| bot.catches(view)) {
        return Some((view.viewer?, SeatAction::Catch(view.may_catch?)));
    }
    let mut jumpers = views
        .iter()
        .filter(|view| view.current_player != view.viewer && !view.legal_actions.is_empty());
    jumpers.find_map(|view| Some((view.viewer?, SeatAction::Play(bot.jumps_in(view)?))))
}
