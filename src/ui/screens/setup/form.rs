//! What the parts of the set-up form share.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::{RulesetDraft, Seat};
use crate::table::{Setup, SetupError};
use crate::text::clean_text;
use crate::ui::actions::setup;
use crate::ui::state::{AppState, memo};

/// What several parts of the form read. Each memo changes with its own piece of the set-up alone, so that typing a name draws
/// nothing else anew.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub app: AppState,
    /// The options.
    pub draft: Memo<RulesetDraft>,
    /// The options as the game has them before anybody chooses.
    pub defaults: Memo<RulesetDraft>,
    /// The number of players.
    pub seats: Memo<usize>,
    /// What is wrong, once somebody has tried to begin.
    pub errors: Memo<Vec<SetupError>>,
}

impl Form {
    /// Creates it; call it inside the owner of the screen.
    pub fn new() -> Form {
        let app = AppState::expect();
        let draft = memo(move || setup::read(app, |setup| setup.draft));
        Form {
            app,
            draft,
            defaults: memo(move || {
                draft.with(|draft| RulesetDraft::new(draft.edition, draft.seats))
            }),
            seats: memo(move || setup::read(app, |setup| setup.players.len())),
            errors: memo(move || {
                if app.dialogs.start_attempted.get() {
                    setup::read(app, Setup::errors)
                } else {
                    Vec::new()
                }
            }),
        }
    }

    /// Changes the set-up and remembers it.
    pub fn change(self, change: impl FnOnce(&mut Setup)) {
        setup::change(self.app, change);
    }

    /// Returns what a seat is called: by its name, or by its number while it has none.
    pub fn seat_name(self, seat: Seat) -> Memo<String> {
        memo(move || {
            let name = setup::read(self.app, |setup| {
                let player = setup.players.get(seat.index());
                player.map_or_else(String::new, |player| clean_text(&player.name))
            });
            if name.is_empty() {
                Message::PLAYER_N.number(self.app.locale.lang(), seat.index() + 1)
            } else {
                name
            }
        })
    }
}
