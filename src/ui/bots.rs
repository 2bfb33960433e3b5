//! Lets the computer players act, at a pace people can follow.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::set_timeout_with_handle;

use super::actions;
use super::app::App;
use crate::bots::{Bot, Simple};
use crate::platform::random;
use crate::rules::{Act, CallState, Seat};
use crate::table::{Device, Session, Stage, delay_ms};
use crate::ui::dom::effect;

/// The computer players' mind, and what it has thought about already.
struct Mind {
    bot: Simple,
    /// The call window already looked at, so that a bot notices or does not notice once.
    looked: Option<u64>,
}

/// Whenever the game has changed, plans what the computer does next.
pub fn drive(app: App) {
    let mut mind = Mind { bot: Simple::new(random::seed()), looked: None };
    let mut timer: Option<TimeoutHandle> = None;
    effect(move || {
        if let Some(running) = timer.take() {
            running.clear();
        }
        let planned = app.game(|session| plan(session, &mut mind));
        let Some(Some((seat, act))) = planned else { return };
        let wait = delay_ms(app.settings.with_untracked(|settings| settings.pace), act);
        let go = move || actions::act_as(app, seat, act);
        timer = set_timeout_with_handle(go, Duration::from_millis(u64::from(wait))).ok();
    });
}

/// The next act of a computer player: a catch, a call, or what is awaited of it. While somebody looks at a hand out of turn, or the
/// device is being handed over, the computer waits.
fn plan(session: &Session, mind: &mut Mind) -> Option<(Seat, Act)> {
    let waits = matches!(session.device(), Device::Handing { .. } | Device::Private { peek: true, .. });
    if session.stage() != Stage::Round || waits {
        return None;
    }
    if let Some(caught) = catch(session, mind) {
        return Some(caught);
    }
    let seat = session.awaited_bot()?;
    let view = session.bot_view(seat)?;
    let calls = view.may_call && mind.bot.calls(&view);
    Some((seat, if calls { Act::Uno } else { mind.bot.decide(&view) }))
}

/// A computer player that notices a missing call.
fn catch(session: &Session, mind: &mut Mind) -> Option<(Seat, Act)> {
    let mut seats = session.bots().iter().filter_map(|seat| session.bot_view(seat));
    let view = seats.find(|view| view.may_catch.is_some())?;
    let caught = view.may_catch.filter(|&seat| view.seat(seat).is_some_and(|seat| seat.call == CallState::Open))?;
    let digest = session.digest();
    let notices = mind.looked != Some(digest) && mind.bot.catches(&view);
    mind.looked = Some(digest);
    notices.then_some((view.viewer?, Act::Catch(caught)))
}
