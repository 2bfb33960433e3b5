//! A dare and a list of sixteen.

use serde::{Deserialize, Serialize};

use super::{DareListDraft, DareListErrors, Lang, Tags};

/// How many numbers a list has (D2).
pub const SLOTS: usize = 16;

/// One dare.
///
/// Inside a [`DareList`] its texts are checked; on its own it may hold anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dare {
    /// What to do, as said across the table.
    pub text: String,
    /// Another way, for somebody whom the text does not suit: who cannot move freely, would rather not be
    /// touched, has no phone. `None` if the text suits all.
    pub alternative: Option<String>,
    /// Whether it lasts until the performer's next turn (D8).
    pub lasting: bool,
    /// How long a timer runs, if one fits.
    pub seconds: Option<u16>,
    /// What it asks of people.
    pub tags: Tags,
}

/// A checked list: every text is fit to show and at least one number has a dare.
///
/// Made by [`DareListDraft::check`] or [`super::Builtin::list`]; reading a stored list passes the same gate.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "DareListDraft", into = "DareListDraft")]
pub struct DareList {
    name: String,
    lang: Lang,
    adult: bool,
    slots: [Option<Dare>; SLOTS],
}

impl DareList {
    /// A list whose parts the caller has already checked.
    pub(super) const fn assemble(name: String, lang: Lang, slots: [Option<Dare>; SLOTS]) -> Self {
        Self {
            name,
            lang,
            adult: false,
            slots,
        }
    }

    /// The same list, for adults only or for everyone.
    pub(super) fn marked(self, adult: bool) -> Self {
        Self { adult, ..self }
    }

    /// What the list is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language of its texts.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether it is for adults only: then it is shown and played behind their gate alone (A1).
    #[must_use]
    pub const fn is_adult(&self) -> bool {
        self.adult
    }

    /// Whether the two lists hold the same dares for the same people in the same language, whatever they are called.
    #[must_use]
    pub fn has_content_of(&self, other: &DareList) -> bool {
        (self.lang, self.adult, &self.slots) == (other.lang, other.adult, &other.slots)
    }

    /// The dare of a number from 1 to 16; `None` for an empty slot (D14) or any other number.
    #[must_use]
    pub fn get(&self, number: u8) -> Option<&Dare> {
        let index = usize::from(number).checked_sub(1)?;
        self.slots.get(index)?.as_ref()
    }

    /// The dares there are, each with its number, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Dare)> {
        (1..)
            .zip(&self.slots)
            .filter_map(|(number, slot)| Some((number, slot.as_ref()?)))
    }

    /// Bit n−1 is set when number n has a dare and none of its tags is ruled out (D14, D15).
    ///
    /// Zero when the table has ruled out every dare: then this list cannot be chosen.
    #[must_use]
    pub fn filled(&self, ruled_out: Tags) -> u16 {
        self.bits(|dare| !dare.tags.meets(ruled_out))
    }

    /// Bit n−1 is set when dare n lasts until its performer's next turn (D8).
    #[must_use]
    pub fn lasting(&self) -> u16 {
        self.bits(|dare| dare.lasting)
    }

    /// The list as a draft, to be changed and checked again.
    #[must_use]
    pub fn to_draft(&self) -> DareListDraft {
        self.clone().into()
    }

    fn bits(&self, is_in: impl Fn(&Dare) -> bool) -> u16 {
        self.iter()
            .filter(|(_, dare)| is_in(dare))
            .fold(0, |bits, (number, _)| bits | 1 << (number - 1))
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

    fn house_rules() -> DareList {
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
        draft.check().expect("nothing to complain about")
    }

    #[test]
    fn d14_an_empty_number_is_not_filled() {
        let list = house_rules();
        assert_eq!(list.filled(Tags::NONE), 0b1000_0000_0000_0011);
        assert_eq!(list.get(3), None);
        assert_eq!(list.get(16).map(|dare| dare.text.as_str()), Some("Wink."));
        assert_eq!(list.iter().map(|(n, _)| n).collect::<Vec<_>>(), [1, 2, 16]);
    }

    #[test]
    fn d15_a_dare_ruled_out_counts_as_empty() {
        let list = house_rules();
        assert_eq!(list.filled(Tags::of(&[Tag::Noisy])), 0b1000_0000_0000_0001);
        assert_eq!(
            list.filled(Tags::of(&[Tag::Phone])),
            list.filled(Tags::NONE)
        );
    }

    #[test]
    fn d8_lasting_dares_are_known_by_number() {
        assert_eq!(house_rules().lasting(), 1);
    }

    #[test]
    fn there_is_no_dare_but_from_1_to_16() {
        let list = house_rules();
        assert!([0, 17, u8::MAX].into_iter().all(|n| list.get(n).is_none()));
    }

    #[test]
    fn content_is_what_is_dared_and_not_the_name() {
        let list = house_rules();
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
        let list = house_rules();
        assert_eq!(list.to_draft().check(), Ok(list));
    }

    #[test]
    fn a_stored_list_passes_the_gate_again() {
        let list = house_rules();
        let stored = serde_json::to_string(&list).expect("plain data");
        assert_eq!(serde_json::from_str::<DareList>(&stored).ok(), Some(list));
        let tampered = stored.replace("Wink.", "");
        assert!(serde_json::from_str::<DareList>(&tampered).is_err());
    }
}
