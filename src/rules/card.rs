//! Cards: what is printed on a face, and which card of the deck carries it.

use serde::{Deserialize, Serialize};

/// A color of a card. The first four belong to the light side (and to every other game), the last four to the dark side of Flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Color {
    /// Red: the flame.
    Red,
    /// Yellow: the sun.
    Yellow,
    /// Green: the leaf.
    Green,
    /// Blue: the wave.
    Blue,
    /// Pink, on the dark side of Flip.
    Pink,
    /// Teal, on the dark side of Flip.
    Teal,
    /// Orange, on the dark side of Flip.
    Orange,
    /// Purple, on the dark side of Flip.
    Purple,
}

impl Color {
    /// The colors of the light side, in the order of their index.
    pub const LIGHT: [Color; 4] = [Color::Red, Color::Yellow, Color::Green, Color::Blue];
    /// The colors of the dark side, in the order of their index.
    pub const DARK: [Color; 4] = [Color::Pink, Color::Teal, Color::Orange, Color::Purple];

    /// Position among the four colors of its side, 0–3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize % 4
    }

    /// The side this color is printed on.
    #[must_use]
    pub const fn side(self) -> Side {
        if (self as u8) < 4 {
            Side::Light
        } else {
            Side::Dark
        }
    }
}

/// The side of the cards that is in play; always light except in Flip (F2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The light side, on which every round begins.
    #[default]
    Light,
    /// The dark side of Flip.
    Dark,
}

impl Side {
    /// The four colors printed on this side.
    #[must_use]
    pub const fn colors(self) -> [Color; 4] {
        match self {
            Side::Light => Color::LIGHT,
            Side::Dark => Color::DARK,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn turned(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }
}

/// What a card does, apart from its color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Symbol {
    /// A number card, 0–9.
    Number(u8),
    /// Skip.
    Skip,
    /// Reverse.
    Reverse,
    /// Draw One (Flip, light).
    DrawOne,
    /// Draw Two (classic, No Mercy).
    DrawTwo,
    /// The colored Draw Four of No Mercy.
    DrawFour,
    /// Draw Five (Flip, dark).
    DrawFive,
    /// Skip Everyone (No Mercy; Flip, dark).
    SkipEveryone,
    /// Discard All (No Mercy, Attack).
    DiscardAll,
    /// Flip.
    Flip,
    /// Hit 2 (Attack).
    HitTwo,
    /// Trade Hands (Attack).
    TradeHands,
    /// A Dare with its number, 1–16.
    Dare(u8),
    /// A plain Wild.
    Wild,
    /// Wild Draw Two (Flip, light).
    WildDrawTwo,
    /// Wild Draw Four (classic).
    WildDrawFour,
    /// Wild Shuffle Hands (classic 112).
    WildShuffle,
    /// Wild Customizable with its number, 1–3 (classic 112).
    WildCustom(u8),
    /// Wild Reverse Draw Four (No Mercy).
    WildReverseDrawFour,
    /// Wild Draw Six (No Mercy).
    WildDrawSix,
    /// Wild Draw Ten (No Mercy).
    WildDrawTen,
    /// Wild Color Roulette (No Mercy).
    WildRoulette,
    /// Wild Draw Color (Flip, dark).
    WildDrawColor,
    /// Wild All-Hit (Attack).
    WildAllHit,
    /// Wild Hit-Fire (Attack).
    WildHitFire,
    /// A Wild Dare with its number, 1–16.
    WildDare(u8),
}

impl Symbol {
    /// The place in the declaration, whatever the number.
    #[inline]
    const fn kind(self) -> usize {
        match self {
            Symbol::Number(_) => 0,
            Symbol::Skip => 1,
            Symbol::Reverse => 2,
            Symbol::DrawOne => 3,
            Symbol::DrawTwo => 4,
            Symbol::DrawFour => 5,
            Symbol::DrawFive => 6,
            Symbol::SkipEveryone => 7,
            Symbol::DiscardAll => 8,
            Symbol::Flip => 9,
            Symbol::HitTwo => 10,
            Symbol::TradeHands => 11,
            Symbol::Dare(_) => 12,
            Symbol::Wild => 13,
            Symbol::WildDrawTwo => 14,
            Symbol::WildDrawFour => 15,
            Symbol::WildShuffle => 16,
            Symbol::WildCustom(_) => 17,
            Symbol::WildReverseDrawFour => 18,
            Symbol::WildDrawSix => 19,
            Symbol::WildDrawTen => 20,
            Symbol::WildRoulette => 21,
            Symbol::WildDrawColor => 22,
            Symbol::WildAllHit => 23,
            Symbol::WildHitFire => 24,
            Symbol::WildDare(_) => 25,
        }
    }

    /// The number of a number card, a dare or a Customizable, 0 for every other symbol.
    #[inline]
    const fn any_number(self) -> u8 {
        match self {
            Symbol::Number(n) | Symbol::Dare(n) | Symbol::WildDare(n) | Symbol::WildCustom(n) => n,
            _ => 0,
        }
    }

    /// The class two colored cards must share to match by symbol (G7): each number is one. The number of a dare is no number
    /// to match (D4), so every Dare is of one class, and so is every Wild Dare and every Customizable.
    #[inline]
    #[must_use]
    pub const fn class(self) -> usize {
        match self {
            Symbol::Number(number) if number < 32 => number as usize,
            // No such number exists.
            Symbol::Number(_) => 31,
            _ => 31 + self.kind(),
        }
    }

    /// The number printed on a dare or a Customizable, 0 for every other symbol.
    #[must_use]
    pub const fn number(self) -> u8 {
        if self.is_number() {
            0
        } else {
            self.any_number()
        }
    }

    /// Whether a card of this symbol carries no color of its own.
    #[inline]
    #[must_use]
    pub const fn is_wild(self) -> bool {
        matches!(
            self,
            Symbol::Wild
                | Symbol::WildDrawTwo
                | Symbol::WildDrawFour
                | Symbol::WildShuffle
                | Symbol::WildCustom(_)
                | Symbol::WildReverseDrawFour
                | Symbol::WildDrawSix
                | Symbol::WildDrawTen
                | Symbol::WildRoulette
                | Symbol::WildDrawColor
                | Symbol::WildAllHit
                | Symbol::WildHitFire
                | Symbol::WildDare(_)
        )
    }

    /// Whether this is a number card; everything else is an action card or a wild.
    #[must_use]
    pub const fn is_number(self) -> bool {
        matches!(self, Symbol::Number(_))
    }

    /// How many cards a draw card makes the next player owe (N4, H2); 0 when it is none. Color Roulette and Wild Draw Color
    /// are no draw cards.
    #[inline]
    #[must_use]
    pub const fn draw_value(self) -> u8 {
        match self {
            Symbol::DrawOne => 1,
            Symbol::DrawTwo | Symbol::WildDrawTwo => 2,
            Symbol::DrawFour | Symbol::WildDrawFour | Symbol::WildReverseDrawFour => 4,
            Symbol::DrawFive => 5,
            Symbol::WildDrawSix => 6,
            Symbol::WildDrawTen => 10,
            _ => 0,
        }
    }
}

/// One face of a card: its color (none on a wild) and its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
// One word: plays are made of faces, and a face of three bytes is dear to pack and unpack.
#[repr(align(4))]
pub struct Face {
    /// The printed color; `None` on a wild.
    pub color: Option<Color>,
    /// The printed symbol.
    pub symbol: Symbol,
}

impl Face {
    /// A colored card.
    #[must_use]
    pub const fn colored(color: Color, symbol: Symbol) -> Face {
        Face {
            color: Some(color),
            symbol,
        }
    }

    /// A wild card.
    #[must_use]
    pub const fn wild(symbol: Symbol) -> Face {
        Face {
            color: None,
            symbol,
        }
    }

    /// Whether the face has no color of its own.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.color.is_none()
    }
}

/// A card of the deck in use, by its place in the sorted deck; [`super::Deck`] tells its faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card(pub u8);
/// Puts faces in their order, which tells nothing of how they came.
pub(super) fn sort_faces(faces: &mut [Face]) {
    sort_few(faces, |&face| face);
}

/// Sorts by a key; what has the same key keeps its order. By insertion: a hand or a deck is small, and the sorting of the standard
/// library weighs more in the page than all cards.
pub(super) fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        for at in (1..=end).rev() {
            if key(&items[at - 1]) <= key(&items[at]) {
                break;
            }
            items.swap(at - 1, at);
        }
    }
}
