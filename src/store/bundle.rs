//! Everything of a device as one file, and back again, without overwriting anything unasked.
//!
//! The file is text: a heading, a line for each key with the text that the storage holds under it (`format.rs`), and an end. The
//! text of a backup, which may hold anything, is in URL-safe base64.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::de::DeserializeOwned;

use super::backups::{BACKUPS_MAX, Backup};
use super::errors::{SavedText, StoreError};
use super::format::{FormatError, decode};
use super::own::{OwnList, OwnLists, name_of};
use super::saves::{Store, VERSION};
use super::settings::Settings;
use super::storage::Storage;
use crate::dares::DareListDraft;
use crate::table::{Session, SessionRecord};

const HEAD: &str = "Uskalla, everything";
const END: &str = "end";
/// The part of a key that marks a backup.
const BACKUP: &str = ".backup.";
/// The longest file that is read, in bytes: more than a browser stores for a page.
const LENGTH_MAX: usize = 1 << 24;

/// Why a text is no file of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BundleError {
    /// It is something else.
    Foreign,
    /// It is cut off or changed.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

impl fmt::Display for BundleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BundleError::Foreign => "the file is none of this game",
            BundleError::Damaged => "the file is damaged",
            BundleError::Newer => "a newer version wrote the file",
        })
    }
}

impl std::error::Error for BundleError {}

/// One thing in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A game being played.
    Game(Box<SessionRecord>),
    /// The settings.
    Settings(Box<Settings>),
    /// An own list, or a set; never without a draft.
    List(Vec<DareListDraft>),
    /// A text that could not be read on the device that wrote the file.
    Backup(SavedText, String),
}

/// How a thing in a file differs from this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// This device has none.
    New,
    /// This device has the same.
    Same,
    /// This device has another: the game or the settings, or the list of the same name, whose id is given.
    Differs(Option<u32>),
    /// A game that this version cannot resume.
    Unusable,
}

/// What to do with a thing in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportChoice {
    /// Leave it in the file.
    #[default]
    Leave,
    /// Take it in place of what this device has, if it has any.
    Take,
    /// Take a list beside the one of the same name.
    Beside,
}

/// A thing in a file and how it differs from this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The thing.
    pub item: Item,
    /// How it differs.
    pub difference: Difference,
}

impl Found {
    /// Returns the choice that overwrites nothing and takes everything new.
    #[must_use]
    pub fn default_choice(&self) -> ImportChoice {
        if self.difference == Difference::New {
            ImportChoice::Take
        } else {
            ImportChoice::Leave
        }
    }
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Everything in the file, in its order.
    pub found: Vec<Found>,
    /// The ids of the lists of this device that the file does not hold: they stay as they are.
    pub untouched: Vec<u32>,
}

impl<S: Storage> Store<S> {
    /// Returns the file: every list, the game and the settings, as far as they can be read, and every backup.
    #[must_use]
    pub fn export(&self) -> String {
        let mut file = String::from(HEAD);
        self.push::<Settings>(&mut file, SavedText::Settings);
        self.push::<SessionRecord>(&mut file, SavedText::Game);
        self.push::<OwnLists>(&mut file, SavedText::Lists);
        for (number, backup) in (1..).zip(self.backups()) {
            let text = Base64UrlUnpadded::encode_string(backup.text.as_bytes());
            let number: u32 = number;
            file.extend([
                "\n",
                backup.kind.key(),
                BACKUP,
                &number.to_string(),
                " ",
                &text,
            ]);
        }
        file + "\n" + END + "\n"
    }

    fn push<T: DeserializeOwned>(&self, file: &mut String, kind: SavedText) {
        if let Some((text, _)) = self.look::<T>(kind) {
            file.extend(["\n", kind.key(), " ", &text]);
        }
    }

    /// Returns what a file holds and how it differs from this device. Changes nothing.
    ///
    /// # Errors
    /// When the text is no such file.
    pub fn preview(&self, text: &str) -> Result<Preview, BundleError> {
        let lists = self
            .look::<OwnLists>(SavedText::Lists)
            .map(|(_, lists)| lists)
            .unwrap_or_default();
        let mut preview = Preview {
            found: Vec::new(),
            untouched: lists.all().iter().map(OwnList::id).collect(),
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
            self.find(key, text, &lists, &mut preview)?;
        }
        Err(BundleError::Damaged)
    }

    /// Adds what a line holds to a preview.
    fn find(
        &self,
        key: &str,
        text: &str,
        lists: &OwnLists,
        preview: &mut Preview,
    ) -> Result<(), BundleError> {
        let kind = |key: &str| SavedText::ALL.into_iter().find(|kind| kind.key() == key);
        if let Some((key, _)) = key.split_once(BACKUP) {
            let kind = kind(key).ok_or(BundleError::Newer)?;
            preview.found.push(self.find_backup(kind, text)?);
            return Ok(());
        }
        match kind(key).ok_or(BundleError::Newer)? {
            SavedText::Settings => preview.found.push(Found {
                item: Item::Settings(Box::new(open(text)?)),
                difference: self.compare::<Settings>(SavedText::Settings, text),
            }),
            SavedText::Game => preview.found.push(self.find_game(text)?),
            SavedText::Lists => {
                for list in open::<OwnLists>(text)?.mended().all() {
                    let difference = compare_list(list.drafts(), lists, &mut preview.untouched);
                    preview.found.push(Found {
                        item: Item::List(list.drafts().to_vec()),
                        difference,
                    });
                }
            }
        }
        Ok(())
    }

    fn find_game(&self, text: &str) -> Result<Found, BundleError> {
        let game: Box<SessionRecord> = Box::new(open(text)?);
        let is_usable = Session::resume(SessionRecord::clone(&game), 0).is_ok();
        let difference = if is_usable {
            self.compare::<SessionRecord>(SavedText::Game, text)
        } else {
            Difference::Unusable
        };
        Ok(Found {
            item: Item::Game(game),
            difference,
        })
    }

    fn find_backup(&self, kind: SavedText, text: &str) -> Result<Found, BundleError> {
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| BundleError::Damaged)?;
        let text = String::from_utf8(bytes).map_err(|_| BundleError::Damaged)?;
        let is_same = |backup: &Backup| backup.kind == kind && backup.text == text;
        let difference = if self.backups().iter().any(is_same) {
            Difference::Same
        } else {
            Difference::New
        };
        Ok(Found {
            item: Item::Backup(kind, text),
            difference,
        })
    }

    /// Takes over what was chosen, in the order of the preview; what has no choice is left. A backup is taken only while there is room
    /// for it beside those that are here.
    ///
    /// # Errors
    /// When something could not be saved; what was saved before that is.
    pub fn take_over(
        &mut self,
        preview: Preview,
        choices: &[ImportChoice],
    ) -> Result<(), StoreError> {
        // What cannot be read here becomes a backup before anything is written over it.
        let _ = (
            self.load::<Settings>(SavedText::Settings),
            self.load::<SessionRecord>(SavedText::Game),
        );
        let before = self.lists().ok().flatten().unwrap_or_default();
        let mut lists = before.clone();
        let mut saved = Ok(());
        for (found, choice) in preview.found.into_iter().zip(choices) {
            if *choice == ImportChoice::Leave
                || matches!(found.difference, Difference::Same | Difference::Unusable)
            {
                continue;
            }
            match (found.item, found.difference) {
                (Item::Settings(settings), _) => saved = saved.and(self.save_settings(&settings)),
                (Item::Game(game), _) => saved = saved.and(self.save(SavedText::Game, &game)),
                (Item::Backup(kind, text), _) => saved = saved.and(self.take_backup(kind, &text)),
                (Item::List(drafts), Difference::Differs(Some(id)))
                    if *choice == ImportChoice::Take =>
                {
                    lists.write(id, drafts);
                }
                (Item::List(drafts), _) => {
                    lists.add(drafts);
                }
            }
        }
        if lists == before {
            saved
        } else {
            saved.and(self.save_lists(&lists))
        }
    }

    fn take_backup(&mut self, kind: SavedText, text: &str) -> Result<(), StoreError> {
        let backups = self.backups();
        let of_kind = backups.iter().filter(|backup| backup.kind == kind);
        if of_kind.count() < BACKUPS_MAX {
            self.add_backup(kind, text)?;
        }
        Ok(())
    }

    /// Returns the text and the value of a kind, if it can be read. Changes nothing.
    fn look<T: DeserializeOwned>(&self, kind: SavedText) -> Option<(String, T)> {
        let text = self.storage.get(kind.key()).ok().flatten()?;
        let value = decode(VERSION, &text).ok()?;
        Some((text, value))
    }

    /// Compares a text with the one here. A value has only one text, so texts tell whether values are the same.
    fn compare<T: DeserializeOwned>(&self, kind: SavedText, text: &str) -> Difference {
        match self.look::<T>(kind) {
            None => Difference::New,
            Some((mine, _)) if mine == text => Difference::Same,
            Some(_) => Difference::Differs(None),
        }
    }
}

fn open<T: DeserializeOwned>(text: &str) -> Result<T, BundleError> {
    decode(VERSION, text).map_err(|error| {
        if error == FormatError::Newer {
            BundleError::Newer
        } else {
            BundleError::Damaged
        }
    })
}

/// Compares a list with those of this device that no other list of the file was compared with.
fn compare_list(
    drafts: &[DareListDraft],
    lists: &OwnLists,
    untouched: &mut Vec<u32>,
) -> Difference {
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
        free().find(|list| {
            list.drafts().len() == drafts.len() && name_of(list.drafts()) == name_of(drafts)
        })
    };
    let Some((id, difference)) =
        same.or_else(|| named().map(|list| (list.id(), Difference::Differs(Some(list.id())))))
    else {
        return Difference::New;
    };
    untouched.retain(|other| *other != id);
    difference
}
