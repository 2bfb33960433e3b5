//! What the screens of a round are drawn from.

use super::App;
use crate::i18n::{Lang, Message};
use crate::rules::{Seat, SeatAction, View};
use crate::table::{HandVisibility, Session};

/// A round as it may be shown now: to the one whose hand is open, or to the table.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub session: &'a Session,
    /// What may be shown.
    pub view: &'a View,
    /// The language of the interface.
    pub lang: Lang,
}

impl<'a> Scene<'a> {
    /// The handle of the state, for what a tap does.
    #[must_use]
    pub const fn app(self) -> App {
        App::get()
    }

    /// A message.
    #[must_use]
    pub fn t(self, word: Message) -> &'static str {
        word.text(self.lang)
    }

    /// A message about a seat.
    #[must_use]
    pub fn about(self, word: Message, seat: Seat) -> String {
        word.named(self.lang, self.name(seat))
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(self, seat: Seat) -> &'a str {
        name_of(self.session, seat)
    }

    /// Whether only one person plays, so that the device is never handed over.
    #[must_use]
    pub fn alone(self) -> bool {
        self.session.people().len() == 1
    }

    /// Whether somebody looks at the own hand out of turn.
    #[must_use]
    pub fn is_peek(self) -> bool {
        matches!(
            self.session.hand_visibility(),
            HandVisibility::Private { peek: true, .. }
        )
    }

    /// Whether the one who looks is the one who is waited for.
    #[must_use]
    pub fn own_turn(self) -> bool {
        self.view.viewer.is_some() && self.view.viewer == self.view.awaited
    }

    /// Whether the one who looks may do something now.
    #[must_use]
    pub fn may(self, act: SeatAction) -> bool {
        self.view.may(act)
    }
}

/// The name of a seat of a game.
#[must_use]
pub fn name_of(session: &Session, seat: Seat) -> &str {
    session
        .players()
        .get(seat.index())
        .map_or("", |place| place.name.as_str())
}

/// The names of all seats, in order.
#[must_use]
pub fn names(session: &Session) -> Vec<String> {
    session
        .players()
        .iter()
        .map(|place| place.name.clone())
        .collect()
}
