//! The settings of this device, and the table set up last.

use serde::{Deserialize, Serialize};

use crate::table::{Pace, Setup};

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// As the system asks.
    #[default]
    System,
    /// As little as possible.
    Reduced,
}

/// The order of the cards in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sort {
    /// By color, then by symbol.
    #[default]
    Color,
    /// By symbol, then by color.
    Symbol,
}

/// The settings of this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The code of the language; `None` lets the browser's languages decide.
    pub lang: Option<String>,
    /// How fast computer players act.
    pub pace: Pace,
    /// How much moves.
    pub motion: Motion,
    /// The order of a hand.
    pub sort: Sort,
    /// A card is played with one tap instead of two.
    pub one_tap: bool,
    /// The call is made automatically, for small children and for people who cannot tap in time.
    pub auto_call: bool,
    /// Single letters are keyboard shortcuts.
    pub keys: bool,
    /// Short sounds tell what happens.
    pub sound: bool,
    /// The cards are shown only after the button was held for a moment.
    pub hold: bool,
    /// Everything is upright; otherwise each hand faces its edge of the device.
    pub upright: bool,
    /// The table set up last, so that names need not be typed again.
    pub setup: Option<Setup>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            pace: Pace::Normal,
            motion: Motion::System,
            sort: Sort::Color,
            one_tap: false,
            auto_call: false,
            keys: true,
            sound: true,
            hold: false,
            upright: true,
            setup: None,
        }
    }
}
