//! Everything of a device as one file, and back again, without overwriting anything unasked.
//!
//! The file is text: a heading, a line for each key with what a storage holds under it (`format.rs`), checksum and all, and an end.

use serde::de::DeserializeOwned;

use super::OwnLists;
use super::format::{FormatError, decode};
use super::own::LISTS;
use super::settings::Settings;
use super::storage::{GAME, SETTINGS, Storage, Store, StoreError, VERSION};
use crate::dares::DareListDraft;
use crate::table::{Session, SessionRecord};

const HEAD: &str = "Uskalla, everything";
const END: &str = "end";
/// The longest file looked at, in bytes: more than a browser keeps for a page.
const LENGTH_MAX: usize = 1 << 24;

/// Why a text is no such file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BundleError {
    /// It is something else.
    Foreign,
    /// It is cut off or changed.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

/// One thing in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A game being played.
    Game(Box<SessionRecord>),
    /// The settings.
    Settings(Box<Settings>),
    /// An own list, or a set; never without a draft.
    List(Vec<DareListDraft>),
}

/// How a thing in a file stands to what is on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// There is none here.
    New,
    /// It is here just as it is.
    Same,
    /// There is another: the game or the settings here, or the list of the same name, with its id.
    Differs(Option<u32>),
    /// A game that this version cannot play on.
    Unusable,
}

/// What shall become of a thing in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportChoice {
    /// Leave it; what is here stays.
    #[default]
    Leave,
    /// Take it in the place of what is here, if anything is.
    Take,
    /// Take a list and keep the one of the same name as well.
    Beside,
}

/// A thing in a file and how it stands to what is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The thing.
    pub item: Item,
    /// How it stands.
    pub difference: Difference,
}

impl Found {
    /// The choice that overwrites nothing and loses nothing new.
    #[must_use]
    pub fn default_choice(&self) -> ImportChoice {
        if self.difference == Difference::New {
            ImportChoice::Take
        } else {
            ImportChoice::Leave
        }
    }
}

/// What taking a file over would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Everything in the file, in its order.
    pub found: Vec<Found>,
    /// The ids of the lists here of which the file says nothing: they stay as they are.
    pub untouched: Vec<u32>,
}

impl<S: Storage> Store<S> {
    /// The file: every list, the game and the settings, as far as they can be read.
    #[must_use]
    pub fn export(&self) -> String {
        let mut file = String::from(HEAD);
        self.push::<Settings>(&mut file, SETTINGS);
        self.push::<SessionRecord>(&mut file, GAME);
        self.push::<OwnLists>(&mut file, LISTS);
        file + "\n" + END + "\n"
    }

    fn push<T: DeserializeOwned>(&self, file: &mut String, key: &str) {
        if let Some((text, _)) = self.look::<T>(key) {
            file.extend(["\n", key, " ", &text]);
        }
    }

    /// What a file holds and how it stands to what is here. Changes nothing.
    ///
    /// # Errors
    /// When the text is no such file.
    pub fn preview(&self, text: &str) -> Result<Preview, BundleError> {
        let lists = self
            .look::<OwnLists>(LISTS)
            .map(|(_, lists)| lists)
            .unwrap_or_default();
        let mut preview = Preview {
            found: Vec::new(),
            untouched: lists.all().iter().map(super::OwnList::id).collect(),
        };
        let mut lines = if text.len() > LENGTH_MAX { "" } else { text }.lines();
        if lines.next() != Some(HEAD) {
            return Err(BundleError::Foreign);
        }
        for line in lines {
            if line == END {
                return Ok(preview);
            }
            let (key, text) = line.split_once(' ').ok_or(BundleError::Damaged)?;
            if key == SETTINGS {
                let item = Item::Settings(Box::new(open(text)?));
                preview.found.push(Found {
                    item,
                    difference: self.compare::<Settings>(key, text),
                });
            } else if key == GAME {
                let game: Box<SessionRecord> = Box::new(open(text)?);
                let unusable = Session::resume(SessionRecord::clone(&game), 0).is_err();
                let difference = if unusable {
                    Difference::Unusable
                } else {
                    self.compare::<SessionRecord>(key, text)
                };
                preview.found.push(Found {
                    item: Item::Game(game),
                    difference,
                });
            } else if key == LISTS {
                for list in open::<OwnLists>(text)?.mended().all() {
                    let difference = compare_list(list.drafts(), &lists, &mut preview.untouched);
                    preview.found.push(Found {
                        item: Item::List(list.drafts().to_vec()),
                        difference,
                    });
                }
            } else {
                return Err(BundleError::Newer);
            }
        }
        Err(BundleError::Damaged)
    }

    /// Takes over what was chosen, in the order of the preview; what has no choice is left.
    ///
    /// # Errors
    /// When something could not be kept; what was kept before that is.
    pub fn take_over(
        &mut self,
        preview: Preview,
        choices: &[ImportChoice],
    ) -> Result<(), StoreError> {
        // What cannot be read here is put aside, not overwritten.
        let _ = (
            self.load::<Settings>(SETTINGS),
            self.load::<SessionRecord>(GAME),
        );
        let before = self.lists().ok().flatten().unwrap_or_default();
        let mut lists = before.clone();
        let mut kept = Ok(());
        for (found, choice) in preview.found.into_iter().zip(choices) {
            if *choice == ImportChoice::Leave
                || matches!(found.difference, Difference::Same | Difference::Unusable)
            {
                continue;
            }
            match (found.item, found.difference) {
                (Item::Settings(settings), _) => kept = kept.and(self.save_settings(&settings)),
                (Item::Game(game), _) => kept = kept.and(self.save(GAME, &game)),
                (Item::List(drafts), Difference::Differs(Some(id)))
                    if *choice == ImportChoice::Take =>
                {
                    lists.write(id, drafts)
                }
                (Item::List(drafts), _) => {
                    lists.add(drafts);
                }
            }
        }
        if lists == before {
            kept
        } else {
            kept.and(self.save_lists(&lists))
        }
    }

    /// What a key holds, if it can be read; nothing is put aside.
    fn look<T: DeserializeOwned>(&self, key: &str) -> Option<(String, T)> {
        let text = self.storage.get(key).ok().flatten()?;
        let value = decode(VERSION, &text).ok()?;
        Some((text, value))
    }

    /// One value is written in one way, so texts tell whether values are the same.
    fn compare<T: DeserializeOwned>(&self, key: &str, text: &str) -> Difference {
        match self.look::<T>(key) {
            None => Difference::New,
            Some((mine, _)) if mine == text => Difference::Same,
            Some(_) => Difference::Differs(None),
        }
    }
}

fn open<T: DeserializeOwned>(text: &str) -> Result<T, BundleError> {
    decode(VERSION, text).map_err(|damage| {
        if damage == FormatError::Newer {
            BundleError::Newer
        } else {
            BundleError::Damaged
        }
    })
}

/// Compares with the lists that no other of the file was compared with.
fn compare_list(
    drafts: &[DareListDraft],
    lists: &OwnLists,
    untouched: &mut Vec<u32>,
) -> Difference {
    let name = |drafts: &[DareListDraft]| drafts.first().map(|draft| draft.name.trim().to_owned());
    let free = || {
        lists
            .all()
            .iter()
            .filter(|list| untouched.contains(&list.id()))
    };
    let same = free()
        .find(|list| list.drafts() == drafts)
        .map(|list| (list.id(), Difference::Same));
    let named = || {
        free()
            .find(|list| list.drafts().len() == drafts.len() && name(list.drafts()) == name(drafts))
    };
    let Some((id, difference)) =
        same.or_else(|| named().map(|list| (list.id(), Difference::Differs(Some(list.id())))))
    else {
        return Difference::New;
    };
    untouched.retain(|other| *other != id);
    difference
}
