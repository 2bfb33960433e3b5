//! What a play, or none, tells of the cards a player holds.

use crate::rules::{Color, Face, Ruleset, Side, Symbol};

/// The likelihood of a card with a hint, of 255: what cannot be is 0.
pub type Likelihood = u8;

/// What the hints do not speak against.
pub const FREE: Likelihood = 255;
/// A player who draws keeps a matching card now and then, by choice or by oversight.
const KEPT_BACK: Likelihood = 25;
/// A wild is more often kept for later.
const WILD_KEPT_BACK: Likelihood = 90;
/// A card that may be challenged is mostly played without the color in play.
const BLUFFED: Likelihood = 90;
/// A player names the color it holds most of.
const NOT_NAMED: Likelihood = 170;
/// A debt is mostly answered by whoever can.
const NOT_STACKED: Likelihood = 60;

/// What a card must match (G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The color in play.
    pub color: Option<Color>,
    /// The symbol on top.
    pub symbol: Symbol,
    /// The side in play.
    pub side: Side,
}

impl Match {
    /// Whether a face matches by color or symbol.
    fn colored(self, face: Face) -> bool {
        !face.is_wild() && (face.color == self.color || face.symbol.class() == self.symbol.class())
    }
}

/// Something seen of a player that tells of the cards it held at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It drew instead of playing.
    Drew(Match),
    /// Cards drawn that could not be played.
    Misfit(Match),
    /// A card drawn that could be played and was kept.
    Kept(Match),
    /// It played a card that may be challenged on a color (C3).
    Bluffable(Color),
    /// It was shown, or owned up, to lack a color.
    Lacks(Color),
    /// It named a color.
    Named(Color),
    /// It took a debt instead of answering it with a card of this value (N4, H2).
    Took(u8, Side),
}

impl Hint {
    fn side(self) -> Side {
        match self {
            Hint::Drew(seen) | Hint::Misfit(seen) | Hint::Kept(seen) => seen.side,
            Hint::Bluffable(color) | Hint::Lacks(color) | Hint::Named(color) => color.side(),
            Hint::Took(_, side) => side,
        }
    }

    /// Returns how likely a card of this face is among the cards the hint is about.
    #[must_use]
    pub fn likelihood(self, face: Face, side: Side, ruleset: &Ruleset) -> Likelihood {
        if self.side() != side {
            return FREE;
        }
        let unless = |unlikely: bool, likelihood: Likelihood| {
            if unlikely { likelihood } else { FREE }
        };
        match self {
            Hint::Drew(_) if face.is_wild() && !ruleset.must_play => WILD_KEPT_BACK,
            Hint::Drew(_) if face.is_wild() => unless(!may_be_withheld(face, ruleset), 0),
            Hint::Drew(seen) => unless(
                seen.colored(face),
                if ruleset.must_play { 0 } else { KEPT_BACK },
            ),
            Hint::Misfit(seen) => unless(seen.colored(face) || face.is_wild(), 0),
            Hint::Kept(seen) => unless(!seen.colored(face) && !face.is_wild(), 0),
            Hint::Bluffable(color) => unless(
                face.color == Some(color),
                if ruleset.bluffing { BLUFFED } else { 0 },
            ),
            Hint::Lacks(color) => unless(face.color == Some(color), 0),
            Hint::Named(color) => unless(!face.is_wild() && face.color != Some(color), NOT_NAMED),
            Hint::Took(value, _) => {
                let stacks = ruleset.stacks();
                unless(stacks && face.symbol.draw_value() >= value, NOT_STACKED)
            }
        }
    }
}

/// Whether a wild may be held by one who can play nothing: where bluffing is off it goes only without the color in play (C3).
fn may_be_withheld(face: Face, ruleset: &Ruleset) -> bool {
    !ruleset.bluffing && face.symbol != Symbol::Wild
}
