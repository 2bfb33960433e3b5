//! What is asked before a game: who sits where, which game, which list, which options.

use serde::{Deserialize, Serialize};

use crate::dares::{Builtin, DareList, ListLang, Tags};
use crate::rules::{DareMarks, DealerChoice, Edition, Ruleset, RulesetDraft, RulesetError, Seat};

/// The longest name, in characters.
pub const NAME_MAX: usize = 20;

/// The longest text of a Customizable, in characters (C6).
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
    Builtin(Builtin, ListLang),
    /// One the players wrote; kept whole, so that a game outlives the list it was begun with.
    Own(Box<DareList>),
    /// The five lists of a game for adults, one for each level (A5); kept whole.
    Set(Box<[DareList; 5]>),
}

impl ListChoice {
    /// The list itself, or the five in the order of the levels.
    #[must_use]
    pub fn lists(&self) -> Vec<DareList> {
        match self {
            ListChoice::Builtin(builtin, lang) => vec![builtin.list(*lang)],
            ListChoice::Own(list) => vec![DareList::clone(list)],
            ListChoice::Set(lists) => lists.to_vec(),
        }
    }

    /// Which numbers can be played: those that have a dare on every level. What lasts on one level lasts on all (A7).
    fn marks(&self, ruled_out: Tags) -> DareMarks {
        let lists = self.lists();
        let filled = lists
            .iter()
            .fold(u16::MAX, |filled, list| filled & list.filled(ruled_out));
        let levels = lists.iter().take(LEVELS_THAT_LAST);
        DareMarks {
            filled,
            lasting: levels.fold(0, |lasting, list| lasting | list.lasting()),
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
    /// Two seats have the same name.
    NameTwice(Seat, Seat),
    /// The game for adults is played with its five lists, and they with no other game (A1, A5).
    Lists,
    /// The options do not fit.
    Rules(RulesetError),
}

impl Setup {
    /// A table of people without names, with the defaults of dare rules.
    #[must_use]
    pub fn new(people: u8, lang: ListLang) -> Setup {
        Setup {
            players: vec![Player::default(); people as usize],
            draft: RulesetDraft::new(Edition::default(), people),
            list: ListChoice::Builtin(Builtin::Family, lang),
            ruled_out: Tags::NONE,
            youngest: Seat(0),
            custom: Default::default(),
        }
    }

    /// The rules this set-up asks for.
    ///
    /// # Errors
    /// Every reason why it cannot be played, at once.
    pub fn check(&self) -> Result<Ruleset, Vec<SetupError>> {
        let mut problems = self.name_problems();
        let is_set = matches!(self.list, ListChoice::Set(_));
        if is_set != self.draft.edition.rolls_die() && self.draft.edition.has_dares() {
            problems.push(SetupError::Lists);
        }
        match self.full_draft().check() {
            Ok(ruleset) if problems.is_empty() => return Ok(ruleset),
            Ok(_) => {}
            Err(errors) => problems.extend(errors.into_iter().map(SetupError::Rules)),
        }
        Err(problems)
    }

    /// The draft with the seats and the dares filled in.
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

    fn name_problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        for (index, player) in self.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let name = player.name.trim();
            if name.is_empty() {
                problems.push(SetupError::NameMissing(seat));
            } else if name.chars().count() > NAME_MAX {
                problems.push(SetupError::NameTooLong(seat));
            }
            let earlier = self.players[..index]
                .iter()
                .position(|other| other.name.trim() == name);
            if let Some(other) = earlier.filter(|_| !name.is_empty()) {
                problems.push(SetupError::NameTwice(Seat(other as u8), seat));
            }
        }
        problems
    }

    /// Who deals the first round, when no draw decides it (G2).
    #[must_use]
    pub fn named_dealer(&self) -> Option<Seat> {
        match self.draft.dealer {
            DealerChoice::Draw => None,
            DealerChoice::Youngest => Some(self.youngest),
            DealerChoice::Seat(seat) => Some(seat),
        }
    }
}
