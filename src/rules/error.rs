//! The rule that an action breaks, with the values that explain it. The player reads the words of `i18n`.

use core::fmt;

use super::card::{Color, Face, Symbol};
use super::seat::Seat;

/// The broken rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionError {
    /// The round is over.
    RoundOver,
    /// The seat does not exist or is no longer in the round.
    NotInRound(Seat),
    /// Another seat has to act.
    NotYourTurn(Seat),
    /// The table has to give its verdict, no seat may act.
    AwaitingVerdict,
    /// The card is not in the hand.
    NotInHand(Face),
    /// The card does not match: this color, or this symbol, or a wild is needed (G7).
    NoMatch {
        /// The color in play.
        color: Option<Color>,
        /// The symbol on top; `None` where only the color counts.
        symbol: Option<Symbol>,
    },
    /// Only the drawn card may be played now (G6).
    OnlyDrawnCard,
    /// A draw card of at least this value, or of this kind, answers; or the debt is taken (N4, H2).
    OnlyDrawCard(Symbol),
    /// Only a Dare or Wild Dare that matches answers a dare (H9).
    OnlyDareCard,
    /// Only a card identical to the top one may be played out of turn (H4).
    NotIdentical,
    /// What is awaited is something else: a color, an answer to a dare, a roll …
    NotNow,
    /// A color must be named.
    ColorMissing,
    /// A color is named where none is asked (G8).
    ColorNotAsked,
    /// The color does not belong to the side in play.
    WrongColor(Color),
    /// A player to swap with must be named.
    SwapMissing,
    /// A player is named where none is asked (G8).
    SwapNotAsked,
    /// Hands cannot be swapped with this seat.
    SwapTarget(Seat),
    /// These cards cannot be played together (H7).
    NotTogether,
    /// This card may not be the last one (H8, T4).
    CannotBeLast,
    /// The player holds a card of the color in play (C3 without bluffing).
    NotHonest(Color),
    /// Who holds a match must play (H6).
    MustPlay,
    /// The drawn card must be played (H5, N2).
    MustPlayDrawn,
    /// No card can be drawn.
    NothingToDraw,
    /// Something can still be played or drawn, so passing is not allowed (G10).
    CanStillAct,
    /// Computer players do no dares at this table (D12).
    ComputerMustDraw,
    /// There is nothing to call: no play leaves this player one card (G11).
    NothingToCall,
    /// The call was made already.
    AlreadyCalled,
    /// There is nobody to catch: the player called, has no duty, or the window has closed (G12).
    NothingToCatch,
    /// No dare awaits a verdict.
    NoVerdict,
    /// The seat has no such open dare (D8).
    NoOpenDare,
    /// No dare of a list is on offer (D13).
    NothingToStrike,
    /// Who has gone out and waits for the last card's answer cannot leave (G16).
    CannotLeave,
    /// The seat is that already (G16).
    NoChange,
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            ActionError::NotInRound(seat) => {
                return write!(f, "seat {} is not in the round", seat.0);
            }
            ActionError::NotYourTurn(seat) => {
                return write!(f, "it is not the turn of seat {}", seat.0);
            }
            ActionError::NotInHand(face) => return write!(f, "{face:?} is not in the hand"),
            ActionError::NoMatch { color, symbol } => {
                return write!(f, "the card matches neither {color:?} nor {symbol:?}");
            }
            ActionError::OnlyDrawCard(symbol) => {
                return write!(f, "only a draw card answers {symbol:?}");
            }
            ActionError::WrongColor(color) => {
                return write!(f, "{color:?} does not belong to the side in play");
            }
            ActionError::SwapTarget(seat) => {
                return write!(f, "hands cannot be swapped with seat {}", seat.0);
            }
            ActionError::NotHonest(color) => {
                return write!(f, "the hand holds a card of the color {color:?}");
            }
            ActionError::RoundOver => "the round is over",
            ActionError::AwaitingVerdict => "the table has to judge a dare",
            ActionError::OnlyDrawnCard => "only the drawn card may be played",
            ActionError::OnlyDareCard => "only a matching dare card answers a dare",
            ActionError::NotIdentical => "only an identical card may be played out of turn",
            ActionError::NotNow => "another kind of action is expected",
            ActionError::ColorMissing => "a color is missing",
            ActionError::ColorNotAsked => "no color is asked for",
            ActionError::SwapMissing => "a seat to swap with is missing",
            ActionError::SwapNotAsked => "no seat to swap with is asked for",
            ActionError::NotTogether => "these cards cannot be played together",
            ActionError::CannotBeLast => "this card may not be the last one",
            ActionError::MustPlay => "a card that matches must be played",
            ActionError::MustPlayDrawn => "the drawn card must be played",
            ActionError::NothingToDraw => "no card can be drawn",
            ActionError::CanStillAct => "something can still be played or drawn",
            ActionError::ComputerMustDraw => "computer players do no dares at this table",
            ActionError::NothingToCall => "there is nothing to call",
            ActionError::AlreadyCalled => "the call was already made",
            ActionError::NothingToCatch => "there is nobody to catch",
            ActionError::NoVerdict => "no dare awaits a verdict",
            ActionError::NoOpenDare => "the seat has no such open dare",
            ActionError::NothingToStrike => "no dare of a list is on offer",
            ActionError::CannotLeave => "a player who has gone out cannot leave before the answer",
            ActionError::NoChange => "the seat is already played that way",
        };
        f.write_str(text)
    }
}

impl core::error::Error for ActionError {}
