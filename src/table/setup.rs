//! What is asked before a game: who sits where, which game, which list, which options.

mod edit;
mod names;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::dare_set::DareSet;
use crate::dares::{Builtin, DareList, Lang, Tags};
use crate::rules::{DareMarks, DealerChoice, Edition, Ruleset, RulesetDraft, RulesetError, Seat};

/// The longest name of a player, in characters as [`crate::text::length`] counts them.
pub const NAME_MAX: usize = 20;

/// The longest text of a Customizable (C6), in characters as [`crate::text::length`] counts them.
pub const CUSTOM_MAX: usize = 120;

/// The levels on which a dare may last; a truth never does (A7).
const LEVELS_THAT_LAST: usize = 4;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayerKind {
    /// A person at this device.
    #[default]
    Person,
    /// The computer.
    Computer,
}

/// One seat at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// Who plays.
    pub kind: PlayerKind,
}

/// The dare list chosen (D3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ListChoice {
    /// One of the game's own, in a language.
    Builtin(Builtin, Lang),
    /// One that the players wrote. It is saved whole, so that a game outlives the list it was begun with.
    Own(Box<DareList>),
    /// The five lists of a game for adults, one for each level (A5), saved whole.
    Set(Box<[DareList; 5]>),
}

impl ListChoice {
    /// Returns the list itself, or the five in the order of the levels.
    #[must_use]
    pub fn lists(&self) -> Vec<DareList> {
        match self {
            ListChoice::Builtin(builtin, lang) => vec![builtin.list(*lang)],
            ListChoice::Own(list) => vec![DareList::clone(list)],
            ListChoice::Set(lists) => lists.to_vec(),
        }
    }

    /// Returns the numbers that can be played: those that have a dare on every level. What lasts on one level lasts on all (A7).
    fn marks(&self, ruled_out: Tags) -> DareMarks {
        let lists = self.lists();
        let filled = lists.iter().fold(DareSet::ALL, |filled, list| {
            filled.intersection(list.filled(ruled_out))
        });
        let levels = lists.iter().take(LEVELS_THAT_LAST);
        DareMarks {
            filled,
            lasting: levels.fold(DareSet::EMPTY, |lasting, list| {
                lasting.union(list.lasting())
            }),
        }
    }
}

/// Everything a game is set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The seats in clockwise order.
    pub players: Vec<Player>,
    /// The options; its number of seats and its dares are filled in from the rest.
    pub draft: RulesetDraft,
    /// The dare list.
    pub list: ListChoice,
    /// Kinds of dares this table does not want (D15).
    pub ruled_out: Tags,
    /// Who is youngest, for the option that lets the youngest deal (G2).
    pub youngest: Seat,
    /// What the players wrote on the Customizables 1–3 (C6); empty where nothing.
    pub custom: [String; 3],
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A seat has no name.
    NameMissing(Seat),
    /// A name is longer than [`NAME_MAX`].
    NameTooLong(Seat),
    /// The names of two seats look the same; the second one is the later seat.
    NameTwice(Seat, Seat),
    /// Every seat is played by the computer: nobody sits at the device.
    NoPerson,
    /// The game for adults is played with its five lists, and they with no other game (A1, A5).
    Lists,
    /// The options do not fit.
    Rules(RulesetError),
}

impl SetupError {
    /// Returns the seat whose name is wrong, if a name is.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            SetupError::NameMissing(seat)
            | SetupError::NameTooLong(seat)
            | SetupError::NameTwice(_, seat) => Some(*seat),
            SetupError::NoPerson | SetupError::Lists | SetupError::Rules(_) => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NameMissing(seat) => write!(f, "seat {} has no name", seat.number()),
            SetupError::NameTooLong(seat) => {
                write!(f, "the name of seat {} is too long", seat.number())
            }
            SetupError::NameTwice(one, other) => write!(
                f,
                "seats {} and {} have the same name",
                one.number(),
                other.number()
            ),
            SetupError::NoPerson => f.write_str("no seat is played by a person"),
            SetupError::Lists => f.write_str("the dare lists do not belong to this game"),
            SetupError::Rules(error) => write!(f, "the options do not fit: {error:?}"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// Returns a table of people without names, with the defaults of dare rules.
    #[must_use]
    pub fn new(people: u8, lang: Lang) -> Setup {
        Setup {
            players: vec![Player::default(); people as usize],
            draft: RulesetDraft::new(Edition::default(), people),
            list: ListChoice::Builtin(Builtin::Family, lang),
            ruled_out: Tags::NONE,
            youngest: Seat(0),
            custom: Default::default(),
        }
    }

    /// Returns the rules of this set-up. Computer players alone can play too; [`Setup::errors`] asks for a person.
    ///
    /// # Errors
    /// Every reason why it cannot be played, at once.
    pub fn check(&self) -> Result<Ruleset, Vec<SetupError>> {
        let mut errors = self.name_errors();
        let is_set = matches!(self.list, ListChoice::Set(_));
        if is_set != self.draft.edition.rolls_die() && self.draft.edition.has_dares() {
            errors.push(SetupError::Lists);
        }
        match self.full_draft().check() {
            Ok(ruleset) if errors.is_empty() => return Ok(ruleset),
            Ok(_) => {}
            Err(of_rules) => errors.extend(of_rules.into_iter().map(SetupError::Rules)),
        }
        Err(errors)
    }

    /// Returns every reason why this set-up cannot be played at a device: those of [`Setup::check`], and that no person plays.
    #[must_use]
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = self.check().err().unwrap_or_default();
        let is_computer = |player: &Player| player.kind == PlayerKind::Computer;
        if self.players.iter().all(is_computer) {
            errors.push(SetupError::NoPerson);
        }
        errors
    }

    /// Returns the draft with the seats and the dares filled in.
    fn full_draft(&self) -> RulesetDraft {
        let has_dares = self.draft.edition.has_dares();
        let dares = if has_dares {
            self.list.marks(self.ruled_out)
        } else {
            DareMarks::default()
        };
        RulesetDraft {
            seats: self.players.len() as u8,
            dares,
            ..self.draft
        }
    }

    /// Returns the dealer of the first round; `None` where a draw decides (G2).
    #[must_use]
    pub fn named_dealer(&self) -> Option<Seat> {
        match self.draft.dealer {
            DealerChoice::Draw => None,
            DealerChoice::Youngest => Some(self.youngest),
            DealerChoice::Seat(seat) => Some(seat),
        }
    }
}
