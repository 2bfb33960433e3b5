//! The lists the players wrote, finished or not.

use serde::{Deserialize, Serialize};

use super::backups::backup_key;
use super::errors::{SavedText, StoreError};
use super::format::decode;
use super::saves::{Store, VERSION};
use super::storage::Storage;
use crate::dares::{DareList, DareListDraft, Edit, NAME_MAX, SLOTS};
use crate::table::ListChoice;
use crate::text::{clean_text, first_graphemes, is_same_name, length};

/// A list of the players, or a set for adults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnList {
    id: u32,
    drafts: Vec<DareListDraft>,
}

impl OwnList {
    /// Returns the number by which the list is known on this device, whatever becomes of it and its neighbors.
    #[must_use]
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Returns the name fit to show; it may be empty.
    #[must_use]
    pub fn name(&self) -> String {
        name_of(&self.drafts)
    }

    /// Returns whether any of it is for adults only.
    #[must_use]
    pub fn is_adult(&self) -> bool {
        self.drafts.iter().any(|draft| draft.adult)
    }

    /// Returns one draft, or the five of a set for adults in the order of the levels (A5); never none. Each has sixteen slots.
    #[must_use]
    pub fn drafts(&self) -> &[DareListDraft] {
        &self.drafts
    }

    /// Returns the drafts, to be changed. Slots may be filled and emptied; there are sixteen again when the lists are loaded next.
    pub fn drafts_mut(&mut self) -> &mut [DareListDraft] {
        &mut self.drafts
    }

    /// Makes a change at a level of a set, from 0 on. Name and language are those of the whole set.
    pub fn edit(&mut self, level: usize, edit: Edit) {
        if matches!(edit, Edit::Name(_) | Edit::Lang(_)) {
            for draft in &mut self.drafts {
                draft.edit(edit.clone());
            }
        } else if let Some(draft) = self.drafts.get_mut(level) {
            draft.edit(edit);
        }
    }

    /// Returns the lists ready to be played, unless one of them has an error.
    #[must_use]
    pub fn lists(&self) -> Option<Vec<DareList>> {
        self.drafts
            .iter()
            .map(|draft| draft.clone().check().ok())
            .collect()
    }

    /// Returns the list, or the set, as a table chooses it; `None` while it is not finished. A list for adults is played as one of a
    /// set only (A5).
    #[must_use]
    pub fn choice(&self) -> Option<ListChoice> {
        let mut lists = self.lists()?;
        if lists.len() == 1 {
            let list = lists.pop().filter(|list| !list.is_adult())?;
            return Some(ListChoice::Own(Box::new(list)));
        }
        Some(ListChoice::Set(Box::new(lists.try_into().ok()?)))
    }

    /// Returns what a table plays that had chosen this list, after the list has become `now`. `None` if the table has chosen another
    /// list, or `now` is not finished.
    ///
    /// A table holds its list whole, so the list is recognised: by its content or by name and language, of which a change leaves one
    /// as it was.
    #[must_use]
    pub fn followed(&self, now: &OwnList, chosen: &ListChoice) -> Option<ListChoice> {
        if matches!(chosen, ListChoice::Builtin(..)) {
            return None;
        }
        let choice = now.choice()?;
        let (was, is) = (chosen.lists(), choice.lists());
        let has_name = |draft: &DareListDraft| {
            let name = clean_text(&draft.name);
            was.iter()
                .all(|list| clean_text(list.name()) == name && list.lang() == draft.lang)
        };
        let has_content = || was.iter().zip(&is).all(|(was, is)| was.has_content_of(is));
        let is_chosen =
            was.len() == is.len() && (has_content() || self.drafts.first().is_some_and(has_name));
        is_chosen.then_some(choice)
    }
}

/// Returns the name of a list or a set fit to show.
pub(super) fn name_of(drafts: &[DareListDraft]) -> String {
    drafts
        .first()
        .map_or_else(String::new, |draft| clean_text(&draft.name))
}

/// The players' lists in the order in which they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnLists {
    next_id: u32,
    lists: Vec<OwnList>,
}

impl OwnLists {
    /// Returns all lists.
    #[must_use]
    pub fn all(&self) -> &[OwnList] {
        &self.lists
    }

    /// Returns the list with an id.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&OwnList> {
        self.lists.iter().find(|list| list.id == id)
    }

    /// Returns the list with an id, to be changed.
    pub fn get_mut(&mut self, id: u32) -> Option<&mut OwnList> {
        self.lists.iter_mut().find(|list| list.id == id)
    }

    /// Adds a list of one draft, or a set, behind the others, under an id never used before. `None` if there is no draft.
    pub fn add(&mut self, drafts: Vec<DareListDraft>) -> Option<u32> {
        if drafts.is_empty() {
            return None;
        }
        self.lists.push(OwnList {
            id: self.next_id,
            drafts,
        });
        self.mend();
        self.lists.last().map(|list| list.id)
    }

    /// Adds a list, or a set, under its name or, if another list has that, under its name with the first number that makes it new.
    /// `None` if there is no draft.
    pub fn add_named(&mut self, mut drafts: Vec<DareListDraft>) -> Option<u32> {
        let name = self.free_name(&name_of(&drafts));
        for draft in &mut drafts {
            draft.name.clone_from(&name);
        }
        self.add(drafts)
    }

    /// Returns the name, or the name with the first number from 2 on that makes it new, cut so that it is no longer than a name may
    /// be.
    #[must_use]
    pub fn free_name(&self, wanted: &str) -> String {
        let is_taken = |name: &str| {
            self.lists
                .iter()
                .any(|list| is_same_name(&list.name(), name))
        };
        let mut free = wanted.to_owned();
        let mut number = 1;
        while is_taken(&free) {
            number += 1;
            let end = [" ", &number.to_string()].concat();
            let beginning = first_graphemes(wanted, NAME_MAX - length(&end));
            free = [beginning, &end].concat();
        }
        free
    }

    /// Removes a list and returns it with its place among the others, so that it can be put back.
    pub fn remove(&mut self, id: u32) -> Option<(usize, OwnList)> {
        let at = self.lists.iter().position(|list| list.id == id)?;
        Some((at, self.lists.remove(at)))
    }

    /// Puts back a list that was taken out, without effect if there is one with its id.
    pub fn put_back(&mut self, at: usize, list: OwnList) {
        if self.get(list.id).is_none() {
            self.lists.insert(at.min(self.lists.len()), list);
            self.mend();
        }
    }

    /// Returns a finished list or set with the same content as these, if there is one; names do not matter.
    #[must_use]
    pub fn same_as(&self, lists: &[DareList]) -> Option<&OwnList> {
        self.lists.iter().find(|own| {
            own.drafts.len() == lists.len()
                && own.lists().is_some_and(|own| {
                    own.iter()
                        .zip(lists)
                        .all(|(own, list)| own.has_content_of(list))
                })
        })
    }

    /// Replaces the drafts of a list, if there is one with the id.
    pub(super) fn write(&mut self, id: u32, drafts: Vec<DareListDraft>) {
        if let Some(list) = self.get_mut(id) {
            list.drafts = drafts;
        }
        self.mend();
    }

    /// Returns whether a list holds exactly these drafts.
    pub(super) fn holds(&self, drafts: &[DareListDraft]) -> bool {
        self.lists.iter().any(|list| list.drafts == drafts)
    }

    /// Returns these lists, which come from a file, mended.
    pub(super) fn mended(mut self) -> OwnLists {
        self.mend();
        self
    }

    /// Mends what this app never writes, but a storage may hold: lists without a draft, more or fewer slots, ids used twice.
    fn mend(&mut self) {
        self.lists.retain(|list| !list.drafts.is_empty());
        let mut used = Vec::new();
        for list in &mut self.lists {
            if used.contains(&list.id) || list.id == u32::MAX {
                list.id = (0..u32::MAX)
                    .find(|id| !used.contains(id))
                    .unwrap_or_default();
            }
            used.push(list.id);
            list.drafts
                .iter_mut()
                .for_each(|draft| draft.slots.resize(SLOTS, None));
        }
        self.next_id = used
            .into_iter()
            .max()
            .map_or(0, |id| id + 1)
            .max(self.next_id);
    }
}

impl<S: Storage> Store<S> {
    /// Saves the players' lists.
    ///
    /// # Errors
    /// When they could not be saved; lists saved before can still be loaded.
    pub fn save_lists(&mut self, lists: &OwnLists) -> Result<(), StoreError> {
        self.save(SavedText::Lists, lists)
    }

    /// Returns the players' lists; `None` where there are none. A text that cannot be read becomes a backup; lists of a backup that
    /// can be read now, because a newer version wrote it, are added behind the others.
    ///
    /// # Errors
    /// Why the saved lists cannot be used. Once more gives the lists before them if the error says so.
    pub fn lists(&mut self) -> Result<Option<OwnLists>, StoreError> {
        let saved = self.load::<OwnLists>(SavedText::Lists)?;
        let is_saved = saved.is_some();
        let mut lists = saved.unwrap_or_default();
        lists.mend();
        let has_more = self.add_lists_of_backups(&mut lists);
        Ok((is_saved || has_more).then_some(lists))
    }

    /// Adds the lists of backups that can be read now, and returns whether there are any. Their backups go once the lists are saved.
    fn add_lists_of_backups(&mut self, lists: &mut OwnLists) -> bool {
        let mut found = Vec::new();
        for number in self.resumable_backups(SavedText::Lists) {
            let key = backup_key(SavedText::Lists, number);
            let Ok(Some(text)) = self.storage.get(&key) else {
                continue;
            };
            let Ok(readable) = decode::<OwnLists>(VERSION, &text) else {
                continue;
            };
            found.push(key);
            for list in readable.lists {
                if !lists.holds(&list.drafts) {
                    lists.add(list.drafts);
                }
            }
        }
        if !found.is_empty() && self.save_lists(lists).is_ok() {
            for key in &found {
                self.storage.remove(key);
            }
        }
        !found.is_empty()
    }
}
