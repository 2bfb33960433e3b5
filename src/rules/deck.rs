//! The deck in use: which card carries which faces, with the sets that make matching fast.

use core::fmt;

use super::card::{Card, Color, Face, Side, Symbol};
use super::card_set::CardSet;
use super::ruleset::Ruleset;

/// The most cards a deck may hold: No Mercy's 168.
pub const MAX_CARDS: usize = 168;

/// Why a list of cards is no deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// More cards than [`MAX_CARDS`].
    TooMany,
    /// No card at all.
    Empty,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::TooMany => write!(f, "the deck has more than {MAX_CARDS} cards"),
            DeckError::Empty => f.write_str("the deck has no cards"),
        }
    }
}

impl core::error::Error for DeckError {}

/// One side of all cards, indexed for matching.
#[derive(Clone, Debug)]
pub struct SideTable {
    faces: [Face; ROOM],
    /// The cards of each color and, at last, the wilds.
    colors: [CardSet; COLORS],
    classes: [CardSet; CLASSES],
    numbers: CardSet,
    /// Draw cards of at least this value.
    at_least: [CardSet; 11],
    /// For each card on top: the cards that match it by color or symbol, and all wilds.
    after: [CardSet; ROOM],
    /// For each card: what there is about a play of it, as bits of [`flag`].
    flags: [u8; ROOM],
    /// The dares and Customizables of each number.
    numbered: [CardSet; ROOM],
}

// Powers of two, and one place for every value of a byte: no place need be checked.
const ROOM: usize = 256;
const COLORS: usize = 16;
const CLASSES: usize = 64;
/// The face of every place that is no card of the deck; no deck has it, for there is no dare 0 (D2).
const NO_FACE: Face = Face::wild(Symbol::WildDare(0));
/// Where the wilds are kept among the colors.
const WILD: usize = 8;

impl SideTable {
    fn new(faces: &[Face]) -> SideTable {
        let mut table = SideTable {
            faces: [NO_FACE; ROOM],
            colors: [CardSet::EMPTY; COLORS],
            classes: [CardSet::EMPTY; CLASSES],
            numbers: CardSet::EMPTY,
            at_least: [CardSet::EMPTY; 11],
            after: [CardSet::EMPTY; ROOM],
            flags: [0; ROOM],
            numbered: [CardSet::EMPTY; ROOM],
        };
        for (index, &face) in faces.iter().enumerate() {
            table.add(Card(index as u8), face);
        }
        for (index, &face) in faces.iter().enumerate() {
            table.after[index] = table
                .of_class(face.symbol)
                .or(table.wilds())
                .or(table.colors[place(face.color)]);
            table.flags[index] = flag::of(face.symbol);
        }
        table
    }

    fn add(&mut self, card: Card, face: Face) {
        self.faces[card.0 as usize] = face;
        self.colors[place(face.color) % COLORS].insert(card);
        self.numbered[face.symbol.number() as usize].insert(card);
        self.classes[face.symbol.class() % CLASSES].insert(card);
        if face.symbol.is_number() {
            self.numbers.insert(card);
        }
        for value in 1..=face.symbol.draw_value() {
            self.at_least[value as usize].insert(card);
        }
    }

    /// The face of a card on this side.
    #[inline]
    #[must_use]
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.0 as usize]
    }

    /// All cards of a color; wilds have none.
    #[inline]
    #[must_use]
    pub fn of_color(&self, color: Color) -> CardSet {
        self.colors[color as usize]
    }

    /// All cards whose symbol is of the same class (G7, D4).
    #[inline]
    #[must_use]
    pub fn of_class(&self, symbol: Symbol) -> CardSet {
        self.classes[symbol.class() % CLASSES]
    }

    /// All wilds.
    #[inline]
    #[must_use]
    pub fn wilds(&self) -> CardSet {
        self.colors[WILD]
    }

    /// All number cards.
    #[inline]
    #[must_use]
    pub fn numbers(&self) -> CardSet {
        self.numbers
    }

    /// All draw cards worth at least `value` (N4, H2).
    #[must_use]
    pub fn draw_cards(&self, value: u8) -> CardSet {
        self.at_least[value.clamp(1, 10) as usize]
    }

    /// All cards with exactly this face.
    #[inline]
    #[must_use]
    pub fn of_face(&self, face: Face) -> CardSet {
        let class = self
            .of_class(face.symbol)
            .and(self.colors[place(face.color) % COLORS]);
        match face.symbol {
            Symbol::Dare(number) | Symbol::WildDare(number) | Symbol::WildCustom(number) => {
                class.and(self.numbered[number as usize])
            }
            _ => class,
        }
    }

    /// The cards that match a colored top by color or symbol, or the color named for a wild, and all wilds (G7).
    #[inline]
    #[must_use]
    pub fn matching(&self, top: Card, named: Option<Color>) -> CardSet {
        let after = self.after(top);
        match named {
            Some(color) if self.flags(top) & flag::WILD != 0 => after.or(self.of_color(color)),
            _ => after,
        }
    }

    /// The cards that match a colored top (G7).
    #[inline]
    pub(super) fn after(&self, top: Card) -> CardSet {
        self.after[top.0 as usize]
    }

    /// What there is about a play of this card, as bits of [`flag`].
    #[inline]
    pub(super) fn flags(&self, card: Card) -> u8 {
        self.flags[card.0 as usize]
    }

    /// The cards identical to a face for jumping in: color and number or symbol, or a wild of the same kind; the numbers of
    /// Dares and Customizables do not count (H4).
    #[must_use]
    pub fn identical(&self, face: Face) -> CardSet {
        let class = self.of_class(face.symbol);
        match face.color {
            Some(color) => class.and(self.of_color(color)),
            None => class,
        }
    }
}

/// What there is about a play of a card, besides that the turn goes on. A card without a flag is plain.
pub(super) mod flag {
    use super::Symbol;

    /// Nothing.
    pub const NONE: u8 = 0;
    /// The card has no color of its own.
    pub const WILD: u8 = 1;
    /// The play may have to name a color or a seat (G8, F4, T4).
    pub const NAMES: u8 = 1 << 1;
    /// A 7 or a 0, which move hands where the rules say so (N6, H3).
    pub const SEVEN_ZERO: u8 = 1 << 2;
    /// The card does something by itself.
    pub const EFFECT: u8 = 1 << 3;

    pub(super) const fn of(symbol: Symbol) -> u8 {
        match symbol {
            Symbol::Number(0 | 7) => SEVEN_ZERO,
            Symbol::Number(_) => 0,
            Symbol::Wild => WILD | NAMES,
            Symbol::Flip | Symbol::TradeHands => NAMES | EFFECT,
            other if other.is_wild() => WILD | NAMES | EFFECT,
            _ => EFFECT,
        }
    }
}

/// Where the cards of a color, or those of none, are kept.
#[inline]
const fn place(color: Option<Color>) -> usize {
    match color {
        Some(color) => color as usize,
        None => WILD,
    }
}

/// The cards of a game, sorted, so that a [`Card`] is a place in it.
#[derive(Clone, Debug)]
pub struct Deck {
    len: u8,
    light: Box<SideTable>,
    dark: Box<SideTable>,
}

impl Deck {
    /// A deck of one-sided cards; the order given becomes the order of the cards.
    ///
    /// # Errors
    /// When there are no cards or more than [`MAX_CARDS`].
    pub fn new(faces: &[Face]) -> Result<Deck, DeckError> {
        Deck::two_sided(faces, faces)
    }

    /// A deck of two-sided cards: `light[i]` and `dark[i]` are the faces of one card (F1).
    ///
    /// # Errors
    /// When there are no cards or more than [`MAX_CARDS`].
    pub fn two_sided(light: &[Face], dark: &[Face]) -> Result<Deck, DeckError> {
        match light.len().min(dark.len()) {
            0 => Err(DeckError::Empty),
            len if len > MAX_CARDS => Err(DeckError::TooMany),
            len => Ok(Deck::of(&light[..len], &dark[..len])),
        }
    }

    /// The whole deck of a game. `pairing` orders the dark faces of Flip, which are paired at random (F1); other games ignore it.
    #[must_use]
    pub fn standard(ruleset: &Ruleset, pairing: impl FnOnce(&mut [Face])) -> Deck {
        let traits = ruleset.edition.traits();
        let light = (traits.deck)(ruleset);
        let Some(dark_deck) = traits.dark_deck else {
            return Deck::of(&light, &light);
        };
        let mut dark = dark_deck();
        pairing(&mut dark);
        Deck::of(&light, &dark)
    }

    fn of(light: &[Face], dark: &[Face]) -> Deck {
        Deck {
            len: light.len() as u8,
            light: Box::new(SideTable::new(light)),
            dark: Box::new(SideTable::new(dark)),
        }
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the deck has no cards; it always has some.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All cards in order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.len).map(Card)
    }

    /// The faces of one side.
    #[inline]
    #[must_use]
    pub fn side(&self, side: Side) -> &SideTable {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }
}

/// What does not change during a round: the rules in force and the deck.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The checked options.
    pub ruleset: Ruleset,
    /// The cards.
    pub deck: Deck,
}
