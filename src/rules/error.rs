//! Why an action was refused, with what is needed to explain it. The words live in `i18n`.

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
