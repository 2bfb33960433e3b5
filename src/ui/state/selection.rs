//! What the player has selected, and what must still be chosen before an action is complete.

use leptos::prelude::*;

use crate::rules::{ActionError, Face, Play, Seat, Side};
use crate::table::Timer;

/// A card of the hand: its face, and which of several with that face it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandCard {
    /// The face shown.
    pub face: Face,
    /// How many cards with the same face stand before it.
    pub nth: usize,
}

/// A play that waits for its color, its seat, or the number of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingChoice {
    /// How many identical cards to play (H7).
    Count {
        /// Their face.
        face: Face,
        /// How many may be played.
        most: u8,
    },
    /// The color of a play.
    Color(Play),
    /// The seat to swap hands with.
    Swap(Play),
}

/// A short message about the last action of whoever looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toast {
    /// An action was refused, and why.
    Refused(ActionError),
    /// The faces just drawn; whoever looks drew them.
    Drew(Vec<Face>),
}

/// A hand laid open to its challenger (C3), as it was when the card was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// Whose hand.
    pub offender: Seat,
    /// Whether it was a bluff.
    pub guilty: bool,
    /// The faces of the hand.
    pub faces: Vec<Face>,
    /// The side the cards showed.
    pub side: Side,
    /// Whether the challenger is looking now.
    pub visible: bool,
}

/// How the dare on offer is being read and timed. It belongs to one offer and ends with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DareSheet {
    /// Whether the text is turned to the opposite side of the table.
    pub turned: bool,
    /// Whether the alternative is shown instead of the text.
    pub alternative: bool,
    /// The timer, once it was started.
    pub timer: Option<Timer>,
    /// The time up to which the timer was looked at, in milliseconds since 1970.
    pub now: u64,
    /// Whether the answerer looks for a card to answer with (H9).
    pub by_card: bool,
}

impl DareSheet {
    /// Returns the seconds left; `None` before the timer was started.
    #[must_use]
    pub fn seconds_left(&self) -> Option<u32> {
        Some(self.timer?.shown_seconds(self.now))
    }

    /// Returns whether the timer is running.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.timer
            .is_some_and(|timer| !timer.is_paused() && !timer.is_over(self.now))
    }

    /// Returns whether the timer was paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.timer.is_some_and(Timer::is_paused)
    }
}

/// What the player has selected or must still choose.
#[derive(Clone, Copy)]
pub struct Selection {
    /// The selected card of the hand.
    pub selected: RwSignal<Option<HandCard>>,
    /// The card of the hand that the Tab key reaches.
    pub focused: RwSignal<Option<HandCard>>,
    /// What a play still waits for.
    pub pending: RwSignal<Option<PendingChoice>>,
    /// The message about the last action.
    pub toast: RwSignal<Option<Toast>>,
    /// The hand that a challenge laid open.
    pub shown_hand: RwSignal<Option<ShownHand>>,
    /// How the dare on offer is being read.
    pub dare_sheet: RwSignal<DareSheet>,
}

impl Selection {
    pub(super) fn new() -> Selection {
        Selection {
            selected: RwSignal::new(None),
            focused: RwSignal::new(None),
            pending: RwSignal::new(None),
            toast: RwSignal::new(None),
            shown_hand: RwSignal::new(None),
            dare_sheet: RwSignal::new(DareSheet::default()),
        }
    }

    /// Forgets the selected card, the choice it waits for, and the message.
    pub fn clear(self) {
        self.selected.set(None);
        self.pending.set(None);
        self.toast.set(None);
    }
}
