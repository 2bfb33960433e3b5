//! The game being played, and the one view of it that all screens share.

use std::sync::Arc;

use leptos::prelude::*;

use super::memo::memo;

use crate::rules::View;
use crate::table::{GameView, Session};

/// The game being played. Screens read its view; only actions and effects reach the session.
#[derive(Clone, Copy)]
pub struct GameState {
    session: RwSignal<Option<Session>>,
    view: Memo<Option<Arc<GameView>>>,
    /// Whether another window has the game, so that it cannot be played here.
    pub elsewhere: RwSignal<bool>,
}

impl GameState {
    pub(super) fn new(session: Option<Session>, is_elsewhere: bool) -> GameState {
        let session = RwSignal::new(session);
        let view = memo(move || {
            session.with(|session| {
                session
                    .as_ref()
                    .map(|session| Arc::new(session.game_view()))
            })
        });
        GameState {
            session,
            view,
            elsewhere: RwSignal::new(is_elsewhere),
        }
    }

    /// Returns whether a game is being played.
    #[must_use]
    pub fn exists(self) -> bool {
        self.view.with(Option::is_some)
    }

    /// Reads the game as it may be shown now, and tracks it; returns the default of `R` where there is no game.
    pub fn read<R: Default>(self, read: impl FnOnce(&GameView) -> R) -> R {
        self.view().as_deref().map(read).unwrap_or_default()
    }

    /// Returns the game as it may be shown now, and tracks it. It is not generic, so that [`GameState::read`] costs little for each use.
    fn view(self) -> Option<Arc<GameView>> {
        self.view.try_get().flatten()
    }

    /// Reads the round as it may be shown now, and tracks it; returns the default of `R` before the first deal.
    pub fn read_round<R: Default>(self, read: impl FnOnce(&GameView, &View) -> R) -> R {
        self.read(|game| {
            game.round
                .as_ref()
                .map(|round| read(game, round))
                .unwrap_or_default()
        })
    }

    /// Reads the game as [`GameState::read`] does, without tracking it.
    pub fn peek<R: Default>(self, read: impl FnOnce(&GameView) -> R) -> R {
        let view = self.view.try_get_untracked().flatten();
        view.as_deref().map(read).unwrap_or_default()
    }

    /// Reads the session, for actions and effects; tracks it.
    pub fn with_session<R>(self, read: impl FnOnce(&Session) -> R) -> Option<R> {
        self.session.with(|session| session.as_ref().map(read))
    }

    /// Reads the session without tracking it.
    pub fn peek_session<R>(self, read: impl FnOnce(&Session) -> R) -> Option<R> {
        self.session
            .with_untracked(|session| session.as_ref().map(read))
    }

    /// Changes the session and tells whoever reads it; returns `None` where there is no game. A change that returns an error has
    /// changed nothing, and nobody is told.
    pub fn try_update<T, E>(
        self,
        change: impl FnOnce(&mut Session) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        self.session.try_maybe_update(|session| {
            let result = session.as_mut().map(change);
            (matches!(result, Some(Ok(_))), result)
        })?
    }

    /// Replaces the game.
    pub fn set(self, session: Option<Session>) {
        self.session.set(session);
    }
}
