//! A dare and a list of sixteen.

use serde::{Deserialize, Serialize};

use crate::dare_set::DareSet;

use super::{DareListDraft, DareListErrors, Lang, Tags};

/// The number of dares in a full list (D2).
pub const SLOTS: usize = 16;

/// One dare.
///
/// Inside a [`DareList`] its texts are checked; on its own it may hold anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dare {
    /// What to do, in words to read out.
    pub text: String,
    /// Another way, for a person who cannot move freely, does not want to be touched or has no phone. `None` if the text suits
    /// everyone.
    pub alternative: Option<String>,
    /// Whether it lasts until the performer's next turn (D8).
    pub lasting: bool,
    /// The seconds of its timer; `None` if it has none.
    pub seconds: Option<u16>,
    /// What it asks of people.
    pub tags: Tags,
}

/// A checked list: every text is fit to show and at least one number has a dare.
///
/// [`DareListDraft::check`] and [`super::Builtin::list`] make it; a stored list is checked again when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "DareListDraft", into = "DareListDraft")]
pub struct DareList {
    name: String,
    lang: Lang,
    adult: bool,
    slots: [Option<Dare>; SLOTS],
}

impl DareList {
    /// Returns a list of parts that the caller has checked.
    pub(super) const fn assemble(name: String, lang: Lang, slots: [Option<Dare>; SLOTS]) -> Self {
        Self {
            name,
            lang,
            adult: false,
            slots,
        }
    }

    /// Returns the same list, for adults only or for everyone.
    pub(super) fn marked(self, adult: bool) -> Self {
        Self { adult, ..self }
    }

    /// Returns the name of the list.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the language of its texts.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns whether it is for adults only: then it is shown and played only after everyone has said to be an adult (A1).
    #[must_use]
    pub const fn is_adult(&self) -> bool {
        self.adult
    }

    /// Returns whether the two lists hold the same dares for the same people in the same language, whatever their names.
    #[must_use]
    pub fn has_content_of(&self, other: &DareList) -> bool {
        (self.lang, self.adult, &self.slots) == (other.lang, other.adult, &other.slots)
    }

    /// Returns the dare of a number from 1 to 16; `None` for an empty slot (D14) or any other number.
    #[must_use]
    pub fn get(&self, number: u8) -> Option<&Dare> {
        let index = usize::from(number).checked_sub(1)?;
        self.slots.get(index)?.as_ref()
    }

    /// Returns the dares that are not empty, each with its number, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Dare)> {
        (1..)
            .zip(&self.slots)
            .filter_map(|(number, slot)| Some((number, slot.as_ref()?)))
    }

    /// Returns the numbers that have a dare with no tag that is ruled out (D14, D15).
    ///
    /// The set is empty when the table has ruled out every dare: then this list cannot be chosen.
    #[must_use]
    pub fn filled(&self, ruled_out: Tags) -> DareSet {
        self.numbers(|dare| !dare.tags.meets(ruled_out))
    }

    /// Returns the numbers whose dare lasts until its performer's next turn (D8).
    #[must_use]
    pub fn lasting(&self) -> DareSet {
        self.numbers(|dare| dare.lasting)
    }

    /// Returns the list as a draft, to be changed and checked again.
    #[must_use]
    pub fn to_draft(&self) -> DareListDraft {
        self.clone().into()
    }

    fn numbers(&self, is_in: impl Fn(&Dare) -> bool) -> DareSet {
        self.iter()
            .filter(|(_, dare)| is_in(dare))
            .map(|(number, _)| number)
            .collect()
    }
}

impl TryFrom<DareListDraft> for DareList {
    type Error = DareListErrors;

    fn try_from(draft: DareListDraft) -> Result<Self, DareListErrors> {
        draft.check().map_err(DareListErrors)
    }
}

impl From<DareList> for DareListDraft {
    fn from(list: DareList) -> Self {
        Self {
            name: list.name,
            lang: list.lang,
            adult: list.adult,
            slots: list.slots.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Dare, DareList, DareListDraft, Tag, Tags};

    fn three_dares() -> DareList {
        let dare = |text: &str| Dare {
            text: text.into(),
            ..Dare::default()
        };
        let hum = Dare {
            lasting: true,
            ..dare("Hum until your next turn.")
        };
        let cheer = Dare {
            tags: Tags::of(&[Tag::Noisy]),
            ..dare("Cheer for your cards.")
        };
        let mut slots = vec![None; 16];
        slots[0] = Some(hum);
        slots[1] = Some(cheer);
        slots[15] = Some(dare("Wink."));
        let draft = DareListDraft {
            name: "Ours".into(),
            slots,
            ..DareListDraft::default()
        };
        draft.check().expect("a sound draft")
    }

    #[test]
    fn d14_an_empty_number_is_not_filled() {
        let list = three_dares();
        assert_eq!(list.filled(Tags::NONE).bits(), 0b1000_0000_0000_0011);
        assert_eq!(list.get(3), None);
        assert_eq!(list.get(16).map(|dare| dare.text.as_str()), Some("Wink."));
        assert_eq!(list.iter().map(|(n, _)| n).collect::<Vec<_>>(), [1, 2, 16]);
    }

    #[test]
    fn d15_a_dare_ruled_out_counts_as_empty() {
        let list = three_dares();
        assert_eq!(
            list.filled(Tags::of(&[Tag::Noisy])).bits(),
            0b1000_0000_0000_0001
        );
        assert_eq!(
            list.filled(Tags::of(&[Tag::Phone])),
            list.filled(Tags::NONE)
        );
    }

    #[test]
    fn d8_lasting_dares_are_known_by_number() {
        assert_eq!(three_dares().lasting().bits(), 1);
    }

    #[test]
    fn there_is_no_dare_but_from_1_to_16() {
        let list = three_dares();
        assert!([0, 17, u8::MAX].into_iter().all(|n| list.get(n).is_none()));
    }

    #[test]
    fn content_is_the_dares_and_not_the_name() {
        let list = three_dares();
        let changed = |change: fn(&mut DareListDraft)| {
            let mut draft = list.to_draft();
            change(&mut draft);
            draft.check().expect("still a list").has_content_of(&list)
        };
        assert!(changed(|draft| draft.name = "Theirs".into()));
        assert!(!changed(|draft| draft.adult = true));
        assert!(!changed(|draft| draft.slots[15] = None));
    }

    #[test]
    fn a_list_survives_being_a_draft() {
        let list = three_dares();
        assert_eq!(list.to_draft().check(), Ok(list));
    }

    #[test]
    fn a_stored_list_is_checked_again() {
        let list = three_dares();
        let stored = serde_json::to_string(&list).expect("plain data");
        assert_eq!(serde_json::from_str::<DareList>(&stored).ok(), Some(list));
        let tampered = stored.replace("Wink.", "");
        assert!(serde_json::from_str::<DareList>(&tampered).is_err());
    }
}
