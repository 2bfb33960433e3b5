//! Drives a game as the app does: people take the device and do the first thing they may, computer players act by their views, the
//! table gives verdicts.
#![allow(dead_code, missing_docs)]

use uskalla::bots::{Bot, Simple};
use uskalla::dares::{Builtin, Lang, read_pack};
use uskalla::rules::*;
use uskalla::table::*;

pub const PEOPLE: [&str; 10] = [
    "Aino", "Işıl", "Åke", "Ben", "Çağla", "Dora", "Eero", "Fia", "Gül", "Hans",
];

/// Returns a table at which the computer plays the seats of `bots`.
pub fn setup(seats: u8, bots: &[u8], change: impl FnOnce(&mut RulesetDraft)) -> Setup {
    let place = |seat: u8| Player {
        name: PEOPLE[seat as usize].to_owned(),
        kind: if bots.contains(&seat) {
            PlayerKind::Computer
        } else {
            PlayerKind::Person
        },
    };
    let mut setup = Setup {
        players: (0..seats).map(place).collect(),
        ..Setup::new(seats, Lang::En)
    };
    setup.list = ListChoice::Builtin(Builtin::ShowOff, Lang::En);
    change(&mut setup.draft);
    if setup.draft.edition == Edition::Adults {
        setup.list = adult_lists();
    }
    setup
}

/// Returns the five lists of the game for adults (A5).
pub fn adult_lists() -> ListChoice {
    let lists = read_pack(include_str!("../../public/dares/adults.en.txt"), Lang::En)
        .expect("a tested pack");
    ListChoice::Set(Box::new(lists))
}

/// Returns the first legal play of the viewer with its color and its swap, else the last legal action.
pub fn first_action(view: &View) -> SeatAction {
    let play = view
        .legal_actions
        .iter()
        .find(|choice| matches!(choice.action, SeatAction::Play(_)));
    let choice = play
        .or_else(|| view.legal_actions.last())
        .expect("the current player may do something");
    match choice.action {
        SeatAction::Play(play) => SeatAction::Play(Play {
            color: choice.asks_color.then(|| view.colors(play)[0]),
            swap: if choice.asks_swap {
                view.swap_targets().iter().next()
            } else {
                None
            },
            ..play
        }),
        action => action,
    }
}

/// Decides for everybody at a table.
pub struct Driver {
    bot: Simple,
    chance: Seeded,
}

impl Driver {
    pub fn new(seed: u64) -> Driver {
        Driver {
            bot: Simple::new(seed),
            chance: Seeded::new(seed ^ 0xd1ce),
        }
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.chance.below(bound)
    }

    /// Returns the next action: a catch, a card out of turn, a call, the action of a computer player, a verdict, or the action of a
    /// person, who takes the device first.
    pub fn next(&mut self, session: &mut Session) -> Action {
        if let Some(command) = self.catch(session).or_else(|| self.jump(session)) {
            return command;
        }
        if let Some(seat) = session.bot_to_act() {
            let view = session.bot_view(seat).expect("the seat is the computer's");
            let calls = view.may_call && self.bot.calls(&view);
            return Action::Seat(
                seat,
                if calls {
                    SeatAction::Uno
                } else {
                    self.bot.decide(&view)
                },
            );
        }
        let view = session.view().expect("a round is being played");
        if matches!(view.phase, PhaseView::Verdict(_)) {
            return Action::Table(if self.below(3) == 0 {
                TableAction::Failed
            } else {
                TableAction::Done
            });
        }
        let seat = view.current_player.expect("the round goes on");
        if session.hand_visibility().shown() != Some(seat) {
            session.hand_to(seat);
            session.ready();
        }
        let view = session.view().expect("a round is being played");
        let calls = view.may_call && self.below(2) == 0;
        Action::Seat(
            seat,
            if calls {
                SeatAction::Uno
            } else {
                first_action(&view)
            },
        )
    }

    fn catch(&mut self, session: &Session) -> Option<Action> {
        let mut views = session
            .bots()
            .iter()
            .filter_map(|seat| session.bot_view(seat));
        let view = views.find(|view| view.may_catch.is_some())?;
        let catch = Action::Seat(view.viewer?, SeatAction::Catch(view.may_catch?));
        self.bot.catches(&view).then_some(catch)
    }

    /// Returns the play of a computer player that jumps in (H4).
    fn jump(&mut self, session: &Session) -> Option<Action> {
        let views = session
            .bots()
            .iter()
            .filter_map(|seat| session.bot_view(seat));
        let mut jumpers = views
            .filter(|view| view.current_player != view.viewer && !view.legal_actions.is_empty());
        jumpers.find_map(|view| {
            Some(Action::Seat(
                view.viewer?,
                SeatAction::Play(self.bot.jumps_in(&view)?),
            ))
        })
    }

    /// Plays until the round is scored.
    pub fn play_round(&mut self, session: &mut Session, mut look: impl FnMut(&Session, Action)) {
        let mut actions = 0;
        while session.stage() == Stage::Round {
            let command = self.next(session);
            session
                .apply(command)
                .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
            look(session, command);
            actions += 1;
            assert!(actions < 20_000, "an endless round");
        }
    }
}

/// Asserts whose hand the device shows after an action: the current player's, or that of the only person.
pub fn device_law(session: &Session, command: Action) {
    let Some(shown) = session.hand_visibility().shown() else {
        return;
    };
    let people = session.people();
    let told = || {
        format!(
            "{command:?} left {shown:?} open at {:?}",
            session.hand_visibility()
        )
    };
    assert!(people.contains(shown), "{}", told());
    if people.len() > 1 {
        let view = session.view().expect("a round is being played");
        assert_eq!(view.current_player, Some(shown), "{}", told());
        assert_eq!(session.record().last_shown, Some(shown), "{}", told());
    }
}

/// Asserts that the view of a session holds a hand if and only if the device shows one.
pub fn view_law(session: &Session) {
    let Some(view) = session.view() else { return };
    assert_eq!(view.viewer, session.hand_visibility().shown());
    if view.viewer.is_none() {
        assert!(
            view.hand.is_empty()
                && view.legal_actions.is_empty()
                && !view.may_call
                && view.may_catch.is_none()
        );
        assert!(!matches!(view.phase, PhaseView::Drawn(Some(_))));
    }
    for seat in session.people().iter() {
        assert_eq!(
            session.bot_view(seat),
            None,
            "a person's hand is for nobody else"
        );
    }
}
