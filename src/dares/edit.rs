//! Changes of a draft, one at a time, as an editor makes them; the draft may have errors.

use super::list::SLOTS;
use super::{Dare, DareListDraft, Lang, Tag};

/// One change of a draft. A dare is named by its number, from 1 on; a number that does not exist changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets the name of the list.
    Name(String),
    /// Sets the language of its texts.
    Lang(Lang),
    /// Changes one dare.
    Dare(u8, DareEdit),
    /// Moves the dare of the first number to the second; those between move up by one.
    Move(u8, u8),
    /// Replaces the dare of a number, or empties the number.
    Put(u8, Option<Dare>),
}

/// One change of a dare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DareEdit {
    /// Sets what to do. Line breaks become spaces, since a dare is one line.
    Text(String),
    /// Sets another way to do it; an empty text is none.
    Alternative(String),
    /// Sets whether it lasts (D8).
    Lasting(bool),
    /// Sets the seconds of its timer.
    Seconds(Option<u16>),
    /// Sets whether it has a tag.
    Tag(Tag, bool),
}

impl DareListDraft {
    /// Makes a change. A dare of which nothing is left makes its number empty (D14).
    pub fn edit(&mut self, edit: Edit) {
        self.slots.resize(SLOTS, None);
        match edit {
            Edit::Name(name) => self.name = name,
            Edit::Lang(lang) => self.lang = lang,
            Edit::Move(from, to) => self.move_dare(from, to),
            Edit::Put(number, dare) => {
                if let Some(slot) = self.slot(number) {
                    *slot = dare;
                }
            }
            Edit::Dare(number, edit) => {
                if let Some(slot) = self.slot(number) {
                    let dare = slot.get_or_insert_default();
                    dare.edit(edit);
                    if *dare == Dare::default() {
                        *slot = None;
                    }
                }
            }
        }
    }

    fn slot(&mut self, number: u8) -> Option<&mut Option<Dare>> {
        self.slots.get_mut(usize::from(number).checked_sub(1)?)
    }

    fn move_dare(&mut self, from: u8, to: u8) {
        let [low, high] = [from.min(to), from.max(to)].map(usize::from);
        let Some(between) = low
            .checked_sub(1)
            .and_then(|low| self.slots.get_mut(low..high))
        else {
            return;
        };
        if from < to {
            between.rotate_left(1);
        } else {
            between.rotate_right(1);
        }
    }
}

impl Dare {
    fn edit(&mut self, edit: DareEdit) {
        match edit {
            DareEdit::Text(text) => self.text = one_line(&text),
            DareEdit::Alternative(text) => {
                self.alternative = (!text.is_empty()).then(|| one_line(&text));
            }
            DareEdit::Lasting(lasting) => self.lasting = lasting,
            DareEdit::Seconds(seconds) => self.seconds = seconds,
            DareEdit::Tag(tag, on) => {
                self.tags = if on {
                    self.tags.with(tag)
                } else {
                    self.tags.without(tag)
                }
            }
        }
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r', '\t'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dares::Tags;

    fn numbered() -> DareListDraft {
        let dare = |number: u8| {
            Some(Dare {
                text: number.to_string(),
                ..Dare::default()
            })
        };
        DareListDraft {
            slots: (1..=16).map(dare).collect(),
            ..DareListDraft::default()
        }
    }

    fn texts(draft: &DareListDraft) -> Vec<&str> {
        draft
            .slots
            .iter()
            .map(|slot| slot.as_ref().map_or("", |dare| &dare.text))
            .collect()
    }

    #[test]
    fn a_moved_dare_shifts_those_between() {
        let mut draft = numbered();
        draft.edit(Edit::Move(2, 4));
        assert_eq!(texts(&draft)[..5], ["1", "3", "4", "2", "5"]);
        draft.edit(Edit::Move(4, 2));
        assert_eq!(draft, numbered());
        for (from, to) in [(0, 3), (3, 17), (7, 7), (255, 0)] {
            draft.edit(Edit::Move(from, to));
            assert_eq!(draft, numbered(), "{from} to {to}");
        }
    }

    #[test]
    fn a_number_of_which_nothing_is_left_is_empty() {
        let mut draft = DareListDraft::default();
        draft.edit(Edit::Dare(16, DareEdit::Text("Hum.".into())));
        draft.edit(Edit::Dare(16, DareEdit::Tag(Tag::Noisy, true)));
        draft.edit(Edit::Dare(16, DareEdit::Text(String::new())));
        assert_eq!(
            draft.slots[15],
            Some(Dare {
                tags: Tags::of(&[Tag::Noisy]),
                ..Dare::default()
            }),
            "its mark is left"
        );
        draft.edit(Edit::Dare(16, DareEdit::Tag(Tag::Noisy, false)));
        assert_eq!(draft.slots, vec![None; 16]);
    }

    #[test]
    fn a_dare_stays_on_one_line() {
        let mut draft = DareListDraft::default();
        draft.edit(Edit::Dare(1, DareEdit::Text("Hum\n\ta tune.".into())));
        draft.edit(Edit::Dare(1, DareEdit::Alternative("Whistle\rit.".into())));
        let dare = draft.slots[0].clone().unwrap();
        assert_eq!(
            (dare.text.as_str(), dare.alternative.as_deref()),
            ("Hum  a tune.", Some("Whistle it."))
        );
    }

    #[test]
    fn a_put_dare_replaces_the_one_before() {
        let mut draft = numbered();
        let hum = Dare {
            text: "Hum.".into(),
            lasting: true,
            ..Dare::default()
        };
        draft.edit(Edit::Put(3, Some(hum.clone())));
        assert_eq!(draft.slots[2], Some(hum));
        draft.edit(Edit::Put(3, None));
        assert_eq!(draft.slots[2], None);
        let before = draft.clone();
        draft.edit(Edit::Put(0, None));
        draft.edit(Edit::Dare(17, DareEdit::Lasting(true)));
        assert_eq!(draft, before);
    }
}
