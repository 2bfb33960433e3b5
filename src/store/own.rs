//! The lists the players wrote, finished or not.

use serde::{Deserialize, Serialize};

use super::format::decode;
use super::storage::{BACKUPS, Storage, Store, StoreError, VERSION, backup};
use crate::dares::{DareList, DareListDraft, SLOTS};

pub(super) const LISTS: &str = "uskalla.lists";

/// A list of the players, or a set for adults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnList {
    id: u32,
    drafts: Vec<DareListDraft>,
}

impl OwnList {
    /// By what it is known on this device, whatever becomes of it and its neighbors.
    #[must_use]
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// One draft, or the five of a set for adults in the order of the levels (A5); never none. Each has sixteen slots.
    #[must_use]
    pub fn drafts(&self) -> &[DareListDraft] {
        &self.drafts
    }

    /// The drafts, to be written on. Slots may be filled and emptied; there are sixteen again when the lists are read next.
    pub fn drafts_mut(&mut self) -> &mut [DareListDraft] {
        &mut self.drafts
    }

    /// The lists ready to be played, unless one of them does not pass the gate.
    #[must_use]
    pub fn lists(&self) -> Option<Vec<DareList>> {
        self.drafts
            .iter()
            .map(|draft| draft.clone().check().ok())
            .collect()
    }
}

/// The players' lists in the order in which they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnLists {
    next_id: u32,
    lists: Vec<OwnList>,
}

impl OwnLists {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[OwnList] {
        &self.lists
    }

    /// The list with an id.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&OwnList> {
        self.lists.iter().find(|list| list.id == id)
    }

    /// The list with an id, to be written on.
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

    /// Takes a list out, with its place among the others, so that it can be put back.
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

    /// A finished list or set with the same content as these, if there is one; names do not matter.
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

    /// Writes other drafts over those of a list, if there is one with the id.
    pub(super) fn write(&mut self, id: u32, drafts: Vec<DareListDraft>) {
        if let Some(list) = self.get_mut(id) {
            list.drafts = drafts;
        }
        self.mend();
    }

    /// Whether one holds exactly these drafts.
    pub(super) fn holds(&self, drafts: &[DareListDraft]) -> bool {
        self.lists.iter().any(|list| list.drafts == drafts)
    }

    /// These lists as they come from a file.
    pub(super) fn mended(mut self) -> OwnLists {
        self.mend();
        self
    }

    /// What this app never writes, but a storage may hold: lists without a draft, more or fewer slots, ids used twice.
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
    /// Keeps the players' lists.
    ///
    /// # Errors
    /// When they could not be kept; those kept before still are.
    pub fn save_lists(&mut self, lists: &OwnLists) -> Result<(), StoreError> {
        self.save(LISTS, lists)
    }

    /// Returns the players' lists; `None` where there are none. A text that cannot be read is moved to a backup; lists of a backup
    /// that can be read now, because a newer version wrote it, are added behind the others.
    ///
    /// # Errors
    /// Why the saved lists cannot be used.
    pub fn lists(&mut self) -> Result<Option<OwnLists>, StoreError> {
        let saved = self.load::<OwnLists>(LISTS)?;
        let is_saved = saved.is_some();
        let mut lists = saved.unwrap_or_default();
        lists.mend();
        let more = self.take_up(&mut lists);
        Ok((is_saved || more).then_some(lists))
    }

    /// Adds those put aside that can be read now. Whether there are any; they stay aside as well until they are kept in their place.
    fn take_up(&mut self, lists: &mut OwnLists) -> bool {
        let mut found = Vec::new();
        for number in 1..=BACKUPS {
            let Ok(Some(text)) = self.storage.get(&backup(LISTS, number)) else {
                continue;
            };
            let Ok(aside) = decode::<OwnLists>(VERSION, &text) else {
                continue;
            };
            found.push(number);
            for list in aside.lists {
                if !lists.holds(&list.drafts) {
                    lists.add(list.drafts);
                }
            }
        }
        if !found.is_empty() && self.save_lists(lists).is_ok() {
            for number in found.iter().rev() {
                self.storage.remove(&backup(LISTS, *number));
                self.close_gap(LISTS, *number);
            }
        }
        !found.is_empty()
    }
}
