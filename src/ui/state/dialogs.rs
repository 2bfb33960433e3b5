//! The dialog over the screen, and what the set-up has been told.

use leptos::prelude::*;

use crate::rules::Seat;

/// The dialogs that a player opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialog {
    /// The menu of the game.
    Menu,
    /// The rules in force.
    Rules,
    /// Whether the game should really end.
    EndGame,
    /// Whether the running game should end for another one.
    ReplaceGame,
    /// Whether everybody is old enough for the game for adults (A1).
    AdultsGate,
    /// Whether a seat should really leave.
    Leave(Seat),
    /// Whether a seat slipped in its lasting dare of this number.
    Slip(Seat, u8),
    /// How an own list can be shared.
    Share,
    /// What a file with everything holds.
    Bundle,
}

/// The open dialog, and the answers that belong to the set-up.
#[derive(Clone, Copy)]
pub struct Dialogs {
    /// The dialog that is open.
    pub open: RwSignal<Option<Dialog>>,
    /// Whether somebody has tried to begin a game that cannot be played.
    pub start_attempted: RwSignal<bool>,
    /// Whether everybody is old enough, as was said for the game being set up (A1).
    pub adults_confirmed: RwSignal<bool>,
    /// Whether the lists of the game for adults could not be loaded.
    pub adults_missing: RwSignal<bool>,
}

impl Dialogs {
    pub(super) fn new() -> Dialogs {
        Dialogs {
            open: RwSignal::new(None),
            start_attempted: RwSignal::new(false),
            adults_confirmed: RwSignal::new(false),
            adults_missing: RwSignal::new(false),
        }
    }

    /// Opens a dialog in place of the one that is open.
    pub fn show(self, dialog: Dialog) {
        self.open.set(Some(dialog));
    }

    /// Closes the open dialog.
    pub fn close(self) {
        self.open.set(None);
    }
}
