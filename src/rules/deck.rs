//! The deck in use: which card carries which faces, with the sets that make matching fast.

use super::card::{Card, Color, Face, Side, Symbol};
use super::card_set::CardSet;
use super::edition;
use super::options::Edition;
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
    /// For each class on top: the cards that match it by symbol, and all wilds.
    following: [CardSet; CLASSES],
    /// The dares and Customizables of each number.
    numbered: [CardSet; ROOM],
}

// Powers of two, and one place for every value of a byte: no place need be checked.
const ROOM: usize = 256;
const COLORS: usize = 16;
const CLASSES: usize = 64;
/// Where the wilds are kept among the colors.
const WILD: usize = 8;

impl SideTable {
    fn new(faces: &[Face]) -> SideTable {
        let mut table = SideTable {
            faces: [faces[0]; ROOM],
            colors: [CardSet::EMPTY; COLORS],
            classes: [CardSet::EMPTY; CLASSES],
            numbers: CardSet::EMPTY,
            at_least: [CardSet::EMPTY; 11],
            following: [CardSet::EMPTY; CLASSES],
            numbered: [CardSet::EMPTY; ROOM],
        };
        for (index, &face) in faces.iter().enumerate() {
            table.add(Card(index as u8), face);
        }
        table.following = table.classes.map(|class| class.or(table.colors[WILD]));
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
        let class = self.of_class(face.symbol).and(self.colors[place(face.color) % COLORS]);
        match face.symbol {
            Symbol::Dare(number) | Symbol::WildDare(number) | Symbol::WildCustom(number) => {
                class.and(self.numbered[number as usize])
            }
            _ => class,
        }
    }

    /// The cards that match a colored top by color or symbol, or a named color, and all wilds (G7).
    #[inline]
    #[must_use]
    pub fn matching(&self, top: Face, color: Option<Color>) -> CardSet {
        self.following[top.symbol.class() % CLASSES].or(self.colors[place(color) % COLORS])
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
        let light = match ruleset.edition {
            Edition::Dare | Edition::Adults => edition::dare::deck(),
            Edition::Classic => edition::classic::deck(ruleset.classic_deck),
            Edition::NoMercy => edition::no_mercy::deck(),
            Edition::Flip => edition::flip::light(),
            Edition::Attack => edition::attack::deck(),
        };
        if ruleset.edition != Edition::Flip {
            return Deck::of(&light, &light);
        }
        let mut dark = edition::flip::dark();
        pairing(&mut dark);
        Deck::of(&light, &dark)
    }

    fn of(light: &[Face], dark: &[Face]) -> Deck {
        Deck { len: light.len() as u8, light: Box::new(SideTable::new(light)), dark: Box::new(SideTable::new(dark)) }
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
