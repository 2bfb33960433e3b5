//! The values that the options of the games may take (notation.md, Options).

use serde::{Deserialize, Serialize};

use super::card::Color;
use super::seat::Seat;

/// Who deals first (G2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DealerChoice {
    /// Everyone draws a card, the highest number deals.
    #[default]
    Draw,
    /// The players say who is youngest.
    Youngest,
    /// A seat is named.
    Seat(Seat),
}

/// How points are counted and the game is won (G14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scoring {
    /// The round's winner collects; first to the target wins.
    #[default]
    Winner,
    /// Each seat counts its own hand; when somebody reaches the target the lowest total wins.
    Lowest,
    /// Each seat counts its own hand; a seat that reaches the target drops out.
    Knockout,
}

/// How long a game lasts (G14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    /// Until the target is reached.
    #[default]
    Game,
    /// One round.
    Round,
}

/// What Reverse does with two players (G17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TwoPlayerReverse {
    /// It acts as Skip.
    #[default]
    Skip,
    /// Only the direction turns.
    TurnOnly,
}

/// Whether a dare list holds for the game or is chosen for each round (D3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ListPer {
    /// One list for the whole game.
    #[default]
    Game,
    /// A list for each round.
    Round,
}

/// Whose turn it is after a dare (D7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DareTurn {
    /// The target takes the normal turn.
    #[default]
    PlaysOn,
    /// Drawing costs the turn, a dare done does not.
    LosesIfDraws,
    /// The turn is lost in every case.
    Loses,
}

/// What computer players do with dares (D12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ComputerDares {
    /// They choose, and succeed three times in four.
    #[default]
    Try,
    /// They always draw.
    Draw,
}

/// The faces of the adults' die (A3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Die {
    /// With reverse.
    #[default]
    Six,
    /// Without reverse.
    Five,
}

/// The deck of the classic game (C1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClassicDeck {
    /// 108 cards.
    #[default]
    Cards108,
    /// 112 cards, with Shuffle Hands and Customizables.
    Cards112,
}

/// What a Reverse as start card does in classic and Flip (C7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StartReverse {
    /// The dealer plays first.
    #[default]
    Dealer,
    /// The player on the dealer's right plays first.
    Right,
}

/// What a Wild as start card does in classic and Flip (C7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StartWild {
    /// The first player names its color.
    #[default]
    Choose,
    /// It goes back and another card is turned.
    Redraw,
}

/// How the launcher of Attack behaves (T3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Launcher {
    /// Fires one press in three, 1–8 cards.
    #[default]
    Classic,
    /// Fires one press in three, 1–3 cards.
    Gentle,
    /// Fires one press in two, 1–12 cards.
    Wild,
}

/// Which draw cards answer a draw card (H2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stacking {
    /// None.
    #[default]
    Off,
    /// A card of the same kind.
    Same,
    /// A card of equal or higher value.
    Up,
}

/// What a Customizable does (C6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CustomEffect {
    /// Acts as a plain Wild: nothing is written on it, or the table does what is written.
    #[default]
    None,
    /// The next player draws 1–4 cards and loses the turn.
    Draw(u8),
    /// The next player draws until a card of the color comes and loses the turn.
    Until(Color),
    /// The next player is skipped.
    Skip,
    /// The next player does what is written or draws two.
    Dare,
}
