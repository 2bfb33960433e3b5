//! Lets the computer players act, at a pace people can follow.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::bots::{Bot, Simple};
use crate::platform::random;
use crate::rules::{Seat, SeatAction, View};
use crate::table::{HandVisibility, Session, Stage, delay_ms};
use crate::ui::actions::play;
use crate::ui::state::AppState;

/// The computer players, and what they have decided already.
struct ComputerPlayers {
    bot: Simple,
    /// The digest of the round last looked at, so that something is noticed, or not, once.
    seen: Option<u64>,
    /// What one of them does out of turn in that round.
    out_of_turn: Option<(Seat, SeatAction)>,
}

/// Plans what a computer player does next whenever the game has changed.
pub(super) fn follow(app: AppState) {
    let mut players = ComputerPlayers {
        bot: Simple::new(random::seed()),
        seen: None,
        out_of_turn: None,
    };
    let mut timer: Option<TimeoutHandle> = None;
    let mut plan = move || {
        if let Some(running) = timer.take() {
            running.clear();
        }
        let planned = app
            .game
            .with_session(|session| players.plan(session))
            .flatten();
        let Some((seat, action)) = planned else {
            return;
        };
        let wait = delay_ms(app.settings.peek(|settings| settings.pace), action);
        let act = move || play::act_as(app, seat, action);
        timer = set_timeout_with_handle(act, Duration::from_millis(wait.into())).ok();
    };
    Effect::new(move |_| plan());
}

impl ComputerPlayers {
    /// Returns the next action: a catch, a card out of turn, a call, or what a computer player in turn does. They wait while the
    /// device is being handed over and while somebody looks at a hand out of turn.
    fn plan(&mut self, session: &Session) -> Option<(Seat, SeatAction)> {
        let waits = matches!(
            session.hand_visibility(),
            HandVisibility::Handoff { .. } | HandVisibility::Private { peek: true, .. }
        );
        if session.stage() != Stage::Round || waits {
            return None;
        }
        let digest = session.digest();
        if self.seen != Some(digest) {
            self.seen = Some(digest);
            self.out_of_turn = self.plan_out_of_turn(session);
        }
        if self.out_of_turn.is_some() {
            return self.out_of_turn;
        }
        let seat = session.bot_to_act()?;
        let view = session.bot_view(seat)?;
        let calls = view.may_call && self.bot.calls(&view);
        Some((
            seat,
            if calls {
                SeatAction::Uno
            } else {
                self.bot.decide(&view)
            },
        ))
    }

    /// Returns what a computer player does that notices a missing call (G12), or that jumps in (H4).
    fn plan_out_of_turn(&mut self, session: &Session) -> Option<(Seat, SeatAction)> {
        let views: Vec<View> = session
            .bots()
            .iter()
            .filter_map(|seat| session.bot_view(seat))
            .collect();
        let catcher = views.iter().find(|view| view.may_catch.is_some());
        if let Some(view) = catcher.filter(|view| self.bot.catches(view)) {
            return Some((view.viewer?, SeatAction::Catch(view.may_catch?)));
        }
        let mut jumpers = views
            .iter()
            .filter(|view| view.current_player != view.viewer && !view.legal_actions.is_empty());
        jumpers.find_map(|view| Some((view.viewer?, SeatAction::Play(self.bot.jumps_in(view)?))))
    }
}
