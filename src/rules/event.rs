//! What came of an action. [`Event`] knows everything; [`Observation`] is what one viewer may know.

use super::card::{Color, Face, Side};
use super::card_set::CardSet;
use super::deck::Rules;
use super::edition::adults::DieFace;
use super::seat::{Direction, Seat};

/// Where events go: a rollout ignores them, a table tells them.
pub trait EventSink {
    /// Takes one event.
    fn tell(&mut self, event: Event);
}

/// Ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl EventSink for NoEvents {
    #[inline]
    fn tell(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

/// Why cards were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// In place of playing (G6, T2).
    Turn,
    /// A draw card, a stack or a Hit (C2, N4, T4).
    Penalty,
    /// A dare not done (D5, D6).
    Dare,
    /// A slip in a lasting dare (D8).
    Slip,
    /// Caught without a call (G12).
    Caught,
    /// Lost by a challenge (C3).
    Challenge,
}

/// Something that happened in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicEvent {
    /// A start card was turned over.
    StartCard(Face),
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Its face.
        face: Face,
        /// How many identical ones.
        count: u8,
        /// The color named.
        color: Option<Color>,
        /// Whether out of turn (H4).
        jumped: bool,
    },
    /// Cards went beneath a Discard All (N7).
    DiscardedAlong(Seat, u8),
    /// The launcher was pressed (T2), with so many cards coming out.
    Pressed(Seat, u8),
    /// The drawn card was kept.
    Kept(Seat),
    /// Nothing could be played or drawn (G10).
    Passed(Seat),
    /// The seat lost its turn.
    Skipped(Seat),
    /// The direction turned.
    Turned(Direction),
    /// A color was named outside a play.
    ColorNamed(Seat, Color),
    /// The draw pile was rebuilt (G9).
    Reshuffled,
    /// A dare is on offer.
    DareOffered(Seat, u8),
    /// The dare is being done.
    DareAccepted(Seat, u8),
    /// It was done.
    DareDone(Seat, u8),
    /// It was not.
    DareFailed(Seat, u8),
    /// No dare is left: the choice falls away (D13).
    DareFellAway(Seat),
    /// A dare was struck (D13).
    DareStruck(u8),
    /// A lasting dare opened (D8).
    LastingOpened(Seat, u8),
    /// A lasting dare ended well.
    LastingEnded(Seat, u8),
    /// A slip was reported.
    Slipped(Seat, u8),
    /// The die was rolled (A3).
    Rolled(Seat, DieFace),
    /// The last card was called (G11).
    Called(Seat),
    /// One who had not called was caught (G12).
    Caught {
        /// By whom.
        by: Seat,
        /// Who.
        seat: Seat,
    },
    /// A debt is open on a seat (N4, H2).
    Owes(Seat, u16),
    /// Two hands were swapped.
    Swapped(Seat, Seat),
    /// Every hand went on to the next (N6).
    HandsPassed,
    /// All hands were shuffled and dealt out again (C5).
    HandsShuffled,
    /// Everything was turned over (F4).
    Flipped(Side),
    /// A bluff was accepted.
    Accepted(Seat),
    /// A seat was put out of the round (N5).
    PutOut(Seat),
    /// A seat left for good (G16).
    Left(Seat),
    /// A seat was handed over (G16); whether to a computer player.
    HandedOver(Seat, bool),
    /// The round is over: won, or blocked (G10).
    RoundOver(Option<Seat>),
}

/// Something that happened, in the order in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Something that everybody sees.
    Public(PublicEvent),
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only the seat itself may know.
        cards: CardSet,
        /// Why.
        reason: DrawReason,
    },
    /// A bluff was challenged.
    Challenged {
        /// By whom.
        by: Seat,
        /// Against whom.
        offender: Seat,
        /// Whether the offender was guilty.
        guilty: bool,
        /// The offender's hand, shown to the challenger alone (C3).
        held: CardSet,
    },
}

impl From<PublicEvent> for Event {
    fn from(open: PublicEvent) -> Event {
        Event::Public(open)
    }
}

/// An event as one viewer may see it: hidden cards are counted, not named. There is no place in it for a hidden face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    /// Something that everybody sees.
    Public(PublicEvent),
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: usize,
        /// Their faces, for the drawer alone.
        faces: Option<Vec<Face>>,
        /// Why.
        reason: DrawReason,
    },
    /// A bluff was challenged.
    Challenged {
        /// By whom.
        by: Seat,
        /// Against whom.
        offender: Seat,
        /// Whether the offender was guilty.
        guilty: bool,
        /// The offender's hand, for the challenger alone (C3).
        shown: Option<Vec<Face>>,
    },
}

impl Event {
    /// What `viewer` sees of it; `None` is the table, which sees what everybody sees.
    #[must_use]
    pub fn observed_by(self, viewer: Option<Seat>, side: Side, rules: &Rules) -> Observation {
        let faces = |cards: CardSet| {
            cards
                .iter()
                .map(|card| rules.deck.side(side).face(card))
                .collect::<Vec<_>>()
        };
        match self {
            Event::Public(open) => Observation::Public(open),
            Event::Drew {
                seat,
                cards,
                reason,
            } => Observation::Drew {
                seat,
                count: cards.len(),
                faces: (viewer == Some(seat)).then(|| faces(cards)),
                reason,
            },
            Event::Challenged {
                by,
                offender,
                guilty,
                held,
            } => Observation::Challenged {
                by,
                offender,
                guilty,
                shown: (viewer == Some(by)).then(|| faces(held)),
            },
        }
    }
}
