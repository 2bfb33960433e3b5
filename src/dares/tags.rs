//! What a dare asks of people, so that a table can rule out kinds of dares before the game (D15).

use serde::{Deserialize, Serialize};

/// One thing a dare may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// Getting up, or moving the body freely.
    Moving,
    /// Sounds louder than talk.
    Noisy,
    /// Somebody besides the performer takes part.
    OutsideHelp,
    /// Touching somebody else.
    Touching,
    /// A phone with a camera or messages.
    Phone,
}

impl Tag {
    /// Every tag, in the order a screen shows them.
    pub const ALL: [Self; 5] = [
        Self::Moving,
        Self::Noisy,
        Self::OutsideHelp,
        Self::Touching,
        Self::Phone,
    ];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of tags.
///
/// It is stored as one number; a bit this version does not know is dropped when read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Tags(u8);

impl Tags {
    /// No tag.
    pub const NONE: Self = Self(0);

    /// Every tag.
    pub const EVERY: Self = Self::of(&Tag::ALL);

    /// Returns the set of the given tags.
    #[must_use]
    pub const fn of(tags: &[Tag]) -> Self {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < tags.len() {
            set = set.with(tags[i]);
            i += 1;
        }
        set
    }

    /// Returns this set with `tag`.
    #[must_use]
    pub const fn with(self, tag: Tag) -> Self {
        Self(self.0 | tag.bit())
    }

    /// Returns this set without `tag`.
    #[must_use]
    pub const fn without(self, tag: Tag) -> Self {
        Self(self.0 & !tag.bit())
    }

    /// Returns whether `tag` is in the set.
    #[must_use]
    pub const fn contains(self, tag: Tag) -> bool {
        self.0 & tag.bit() != 0
    }

    /// Returns whether the two sets share a tag.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether there is no tag in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the tags of the set, in the order of [`Tag::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tag> {
        Tag::ALL.into_iter().filter(move |tag| self.contains(*tag))
    }
}

impl From<u8> for Tags {
    fn from(bits: u8) -> Self {
        Self(bits & Self::EVERY.0)
    }
}

impl From<Tags> for u8 {
    fn from(tags: Tags) -> Self {
        tags.0
    }
}

impl FromIterator<Tag> for Tags {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> Self {
        tags.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::{Tag, Tags};

    #[test]
    fn a_set_holds_the_tags_it_was_made_of() {
        let set = Tags::of(&[Tag::Phone, Tag::Moving]);
        assert_eq!(
            set.iter().collect::<Vec<_>>(),
            [Tag::Moving, Tag::Phone],
            "in the order of the screen"
        );
        assert_eq!(set.iter().collect::<Tags>(), set);
        assert!(set.without(Tag::Phone).without(Tag::Moving).is_empty());
        assert_eq!(set.with(Tag::Phone), set);
    }

    #[test]
    fn sets_meet_when_they_share_a_tag() {
        let set = Tags::of(&[Tag::Noisy, Tag::Touching]);
        assert!(set.meets(Tags::of(&[Tag::Touching, Tag::Phone])));
        assert!(!set.meets(Tags::of(&[Tag::Moving])));
        assert!(!Tags::EVERY.meets(Tags::NONE));
    }

    #[test]
    fn unknown_bits_are_dropped() {
        assert_eq!(Tags::from(u8::MAX), Tags::EVERY);
        for tag in Tag::ALL {
            let one = Tags::of(&[tag]);
            assert_eq!(Tags::from(u8::from(one)), one);
        }
    }
}
