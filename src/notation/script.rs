//! Chance from a script: what is written down comes first, in order; the rest comes from the seed.

use std::collections::VecDeque;

use crate::dare_set::DareSet;
use crate::rules::edition::adults::DieFace;
use crate::rules::{Card, Chance, Deck, Die, Launcher, Seeded};

use super::card::{CardFaces, face_text};
use super::chances::{Chances, DareChance};
use super::error::NotationError;

/// A scripted source of chance.
#[derive(Clone, Debug)]
pub struct Script {
    rolls: VecDeque<DieFace>,
    presses: VecDeque<u8>,
    reshuffles: VecDeque<Vec<CardFaces>>,
    dares: VecDeque<DareChance>,
    rest: Seeded,
    /// The faces of the deck's cards.
    faces: Vec<CardFaces>,
    improvised: bool,
    fault: Option<NotationError>,
}

impl Script {
    /// Follows the outcomes written down, for the cards of a deck.
    #[must_use]
    pub fn new(chances: &Chances, deck: &Deck) -> Script {
        Script {
            rolls: chances.rolls.clone().into(),
            presses: chances.presses.clone().into(),
            reshuffles: chances.reshuffles.clone().into(),
            dares: chances.dares.clone().into(),
            rest: Seeded::new(chances.seed),
            faces: deck.cards().map(|card| CardFaces::of(deck, card)).collect(),
            improvised: false,
            fault: None,
        }
    }

    /// Whether everything asked for so far could be as it is written down.
    ///
    /// # Errors
    /// What could not: a card that is not in the pile, a dare that is not free.
    pub fn followed(&self) -> Result<(), NotationError> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Whether every outcome written down was used and nothing came from the seed, as it must be for a log.
    #[must_use]
    pub fn was_exact(&self) -> bool {
        let left = self.rolls.len() + self.presses.len() + self.reshuffles.len() + self.dares.len();
        !self.improvised && left == 0
    }

    fn complain(&mut self, key: &str, message: String) {
        self.fault
            .get_or_insert_with(|| NotationError::new(message).at(key));
    }

    /// Puts the cards written down on top of the pile, the next one first; returns how many.
    fn arrange(&mut self, pile: &mut [Card], cards: &[CardFaces]) -> usize {
        for (placed, &wanted) in cards.iter().enumerate() {
            let open = pile.len() - placed.min(pile.len());
            let Some(at) = pile[..open]
                .iter()
                .rposition(|card| self.faces.get(usize::from(card.0)) == Some(&wanted))
            else {
                let card = if wanted.light == wanted.dark {
                    face_text(wanted.light)
                } else {
                    [face_text(wanted.light), face_text(wanted.dark)].join("/")
                };
                self.complain(
                    "reshuffles",
                    format!("{card} is not among the cards shuffled"),
                );
                return placed;
            };
            pile.swap(at, open - 1);
        }
        cards.len()
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        self.improvised = true;
        self.rest.below(bound)
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        let cards = self.reshuffles.pop_front().unwrap_or_default();
        let placed = self.arrange(pile, &cards);
        let open = pile.len() - placed;
        self.improvised |= open > 1;
        self.rest.shuffle(&mut pile[..open]);
        pile.len()
    }

    fn performs(&mut self) -> bool {
        match self.dares.pop_front() {
            Some(DareChance::Performs(done)) => return done,
            Some(DareChance::Other(number)) => {
                self.complain("chances", format!("done or failed is needed, not {number}"));
            }
            None => self.improvised = true,
        }
        self.rest.performs()
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        match self.dares.pop_front() {
            Some(DareChance::Other(number)) if among.contains(number) => return number,
            Some(DareChance::Other(number)) => {
                self.complain("chances", format!("dare {number} is not free"));
            }
            Some(DareChance::Performs(_)) => {
                self.complain("chances", "the number of a dare is needed".to_owned());
            }
            None => self.improvised = true,
        }
        self.rest.other_dare(among)
    }

    fn roll(&mut self, die: Die) -> DieFace {
        match self.rolls.pop_front() {
            Some(DieFace::Reverse) if die == Die::Five => {
                self.complain("rolls", "this die has no reverse".to_owned());
            }
            Some(face) => return face,
            None => self.improvised = true,
        }
        self.rest.roll(die)
    }

    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        match self.presses.pop_front() {
            Some(0) if must_fire => {
                self.complain("presses", "the fourth press in a row fires".to_owned());
            }
            Some(count) => return count,
            None => self.improvised = true,
        }
        self.rest.press(launcher, must_fire)
    }
}
