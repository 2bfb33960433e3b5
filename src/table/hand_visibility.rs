//! Whose hand the device may show: a hand is shown in one of three states only, [`HandVisibility::Private`].

use serde::{Deserialize, Serialize};

use crate::rules::{Seat, SeatSet};

/// Whether the device shows a hand, and whose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandVisibility {
    /// No hand: everybody may look.
    #[default]
    Public,
    /// An opaque screen while the device is handed to a seat.
    Handoff {
        /// The seat.
        to: Seat,
        /// It is not the turn of the seat: the hand is only looked at.
        peek: bool,
    },
    /// The hand of a seat.
    Private {
        /// The seat.
        seat: Seat,
        /// It is not the turn of the seat: the hand is only looked at.
        peek: bool,
    },
}

impl HandVisibility {
    /// Returns the seat whose hand is shown.
    #[must_use]
    pub const fn shown(self) -> Option<Seat> {
        match self {
            HandVisibility::Private { seat, .. } => Some(seat),
            HandVisibility::Public | HandVisibility::Handoff { .. } => None,
        }
    }

    /// Returns the state after an action: the hand shown last if it is that person's turn again, the hand of the only person, else
    /// none.
    #[must_use]
    pub fn after(
        self,
        people: SeatSet,
        current_player: Option<Seat>,
        last_shown: Option<Seat>,
    ) -> HandVisibility {
        if people.len() == 1 {
            return people.iter().next().map_or(HandVisibility::Public, |seat| {
                HandVisibility::Private { seat, peek: false }
            });
        }
        match current_player {
            Some(seat) if people.contains(seat) && last_shown == Some(seat) => {
                HandVisibility::Private { seat, peek: false }
            }
            _ => HandVisibility::Public,
        }
    }

    /// Returns the state with the hand hidden: the page was hidden, the player went idle, the app was closed.
    #[must_use]
    pub const fn hidden(self) -> HandVisibility {
        match self {
            HandVisibility::Private { seat, peek } => HandVisibility::Handoff { to: seat, peek },
            other => other,
        }
    }

    /// Returns the state after the person to whom the device was handed has taken it.
    #[must_use]
    pub const fn ready(self) -> HandVisibility {
        match self {
            HandVisibility::Handoff { to, peek } => HandVisibility::Private { seat: to, peek },
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(seats: &[u8]) -> SeatSet {
        SeatSet::of(seats.iter().copied().map(Seat))
    }

    #[test]
    fn no_hand_is_shown_before_ready() {
        let private = HandVisibility::Private {
            seat: Seat(1),
            peek: false,
        };
        let next = private.after(people(&[0, 1]), Some(Seat(0)), Some(Seat(1)));
        assert_eq!((next, next.shown()), (HandVisibility::Public, None));
        let handing = HandVisibility::Handoff {
            to: Seat(0),
            peek: false,
        };
        assert_eq!(handing.shown(), None);
        assert_eq!(handing.ready().shown(), Some(Seat(0)));
        assert_eq!(private.hidden().shown(), None);
    }

    #[test]
    fn the_same_person_again_is_not_asked_again() {
        let after = HandVisibility::Public.after(people(&[0, 1]), Some(Seat(1)), Some(Seat(1)));
        assert_eq!(
            after,
            HandVisibility::Private {
                seat: Seat(1),
                peek: false
            }
        );
    }

    #[test]
    fn one_person_alone_is_never_asked() {
        let after = HandVisibility::Public.after(people(&[2]), Some(Seat(0)), None);
        assert_eq!(
            after,
            HandVisibility::Private {
                seat: Seat(2),
                peek: false
            }
        );
    }
}
