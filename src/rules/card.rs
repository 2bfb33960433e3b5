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
        if (self as u8) < 4 { Side::Light } else { Side::Dark }
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
    /// How many different classes of symbols there are.
    pub const CLASSES: usize = 35;

    /// The class two colored cards must share to match by symbol (G7). The number of a dare is no number to match (D4), so
    /// every Dare is of one class, and so is every Wild Dare and every Customizable.
    #[must_use]
    pub const fn class(self) -> usize {
        match self {
            Symbol::Number(n) => n as usize,
            Symbol::Skip => 10,
            Symbol::Reverse => 11,
            Symbol::DrawOne => 12,
            Symbol::DrawTwo => 13,
            Symbol::DrawFour => 14,
            Symbol::DrawFive => 15,
            Symbol::SkipEveryone => 16,
            Symbol::DiscardAll => 17,
            Symbol::Flip => 18,
            Symbol::HitTwo => 19,
            Symbol::TradeHands => 20,
            Symbol::Dare(_) => 21,
            Symbol::Wild => 22,
            Symbol::WildDrawTwo => 23,
            Symbol::WildDrawFour => 24,
            Symbol::WildShuffle => 25,
            Symbol::WildCustom(_) => 26,
            Symbol::WildReverseDrawFour => 27,
            Symbol::WildDrawSix => 28,
            Symbol::WildDrawTen => 29,
            Symbol::WildRoulette => 30,
            Symbol::WildDrawColor => 31,
            Symbol::WildAllHit => 32,
            Symbol::WildHitFire => 33,
            Symbol::WildDare(_) => 34,
        }
    }

    /// The number printed on a dare or a Customizable, 0 for every other symbol.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Symbol::Dare(n) | Symbol::WildDare(n) | Symbol::WildCustom(n) => n,
            _ => 0,
        }
    }

    /// Whether a card of this symbol carries no color of its own.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.class() >= 22
    }

    /// Whether this is a number card; everything else is an action card or a wild.
    #[must_use]
    pub const fn is_number(self) -> bool {
        matches!(self, Symbol::Number(_))
    }

    /// How many cards a draw card makes the next player owe (N4, H2); 0 when it is none. Color Roulette and Wild Draw Color
    /// are no draw cards.
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
pub struct Face {
    /// The printed color; `None` on a wild.
    pub color: Option<Color>,
    /// The printed symbol.
    pub symbol: Symbol,
}

impl Face {
    /// How many codes [`Face::code`] can give.
    pub const CODES: usize = 4 * 37 + 64;

    /// A colored card.
    #[must_use]
    pub const fn colored(color: Color, symbol: Symbol) -> Face {
        Face { color: Some(color), symbol }
    }

    /// A wild card.
    #[must_use]
    pub const fn wild(symbol: Symbol) -> Face {
        Face { color: None, symbol }
    }

    /// Whether the face has no color of its own.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.color.is_none()
    }

    /// A dense code, unique among the faces of one side, below [`Face::CODES`].
    #[must_use]
    pub const fn code(self) -> usize {
        if let Some(color) = self.color {
            let symbol = match self.symbol {
                Symbol::Dare(n) => 20 + n as usize,
                symbol => symbol.class(),
            };
            return color.index() * 37 + symbol;
        }
        let symbol = match self.symbol {
            Symbol::WildDare(n) => 20 + n as usize,
            Symbol::WildCustom(n) => 40 + n as usize,
            symbol => symbol.class() - 22,
        };
        4 * 37 + symbol
    }
}

/// A card of the deck in use, by its place in the sorted deck; [`super::Deck`] tells its faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card(pub u8);

/// A set of cards of one deck: one bit per card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 3]);

    /// The set of one card.
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        let mut words = [0; 3];
        words[card.0 as usize / 64] = 1 << (card.0 % 64);
        CardSet(words)
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0[card.0 as usize / 64] >> (card.0 % 64) & 1 == 1
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether there is no card in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of cards in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// The first card in deck order, if any.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        let mut word = 0;
        while word < 3 {
            if self.0[word] != 0 {
                return Some(Card(word as u8 * 64 + self.0[word].trailing_zeros() as u8));
            }
            word += 1;
        }
        None
    }

    /// The card at a position in deck order, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, mut position: usize) -> Option<Card> {
        for (index, mut word) in self.0.into_iter().enumerate() {
            let count = word.count_ones() as usize;
            if position < count {
                for _ in 0..position {
                    word &= word - 1;
                }
                return Some(Card(index as u8 * 64 + word.trailing_zeros() as u8));
            }
            position -= count;
        }
        None
    }

    /// The cards in deck order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let card = rest.first()?;
            rest.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
