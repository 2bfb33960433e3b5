//! The content of a code, in order; the same functions write and read it.
//!
//! A head: the number of lists, and whether rules follow. Each list: its language and whether it is for adults, the marks of its
//! sixteen numbers, its name, then the text and the alternative of each number. Then the rules. Every text ends with [`END`], which
//! no text may hold.

use super::coder::Coder;
use super::sample::sample;
use super::{LISTS_MAX, RULES_MAX};
use crate::dares::{Dare, DareListDraft, Lang, SLOTS, Tags, check::LIST_MAX};

/// The most bytes of content: of as many lists as may be, each as long as may be, with marks and ends.
pub(super) const CONTENT_MAX: usize = LISTS_MAX * (LIST_MAX + 100) + RULES_MAX + 10;

/// The end of a text: a control character, which no checked text holds.
const END: u8 = 0x1f;
/// Kinds of bytes, for the model.
const MARKS: u32 = 0;
const WORDS: u32 = 1;
const RULES: u32 = 2;

const HAS_RULES: u8 = 0x80;
const IS_ADULT: u8 = 0x80;
const LASTS: u8 = 0x20;
const HAS_TIMER: u8 = 0x40;

/// Lists and rules of a code, not yet checked.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Content {
    pub lists: Vec<DareListDraft>,
    pub rules: Option<String>,
}

/// The content does not fit the format.
#[derive(Debug)]
pub(super) struct Malformed;

/// A coder that goes through the content from its beginning to its end.
pub(super) struct Walk {
    coder: Coder,
    /// The most bytes of the content.
    length: usize,
    /// Bit n is set when the model has learned the sample of language n.
    primed: u8,
}

impl Walk {
    pub const fn new(coder: Coder, length: usize) -> Walk {
        Walk {
            coder,
            length,
            primed: 0,
        }
    }

    /// Returns the coder at the end of the content.
    ///
    /// # Errors
    /// When reading has not found as many bytes as the code announced.
    pub fn finish(self) -> Result<Coder, Malformed> {
        if self.coder.is_reading() && self.coder.count() != self.length {
            Err(Malformed)
        } else {
            Ok(self.coder)
        }
    }

    /// Writes the content, or reads into it.
    pub fn content(&mut self, content: &mut Content) -> Result<(), Malformed> {
        self.coder.turn_to(MARKS);
        let head = self.byte(
            content.lists.len() as u8
                | if content.rules.is_some() {
                    HAS_RULES
                } else {
                    0
                },
        )?;
        let count = usize::from(head & !HAS_RULES);
        if !(1..=LISTS_MAX).contains(&count) {
            return Err(Malformed);
        }
        content.lists.resize_with(count, DareListDraft::default);
        for list in &mut content.lists {
            self.list(list)?;
        }
        if head & HAS_RULES != 0 {
            self.coder.turn_to(RULES);
            self.text(content.rules.get_or_insert_default())?;
        }
        Ok(())
    }

    fn list(&mut self, list: &mut DareListDraft) -> Result<(), Malformed> {
        self.coder.turn_to(MARKS);
        let head = self.byte(list.lang.number() | if list.adult { IS_ADULT } else { 0 })?;
        list.lang = Lang::from_number(head & !IS_ADULT).ok_or(Malformed)?;
        list.adult = head & IS_ADULT != 0;
        list.slots.resize(SLOTS, None);
        for slot in &mut list.slots {
            self.marks(slot.get_or_insert_default())?;
        }
        self.turn_to_words(list.lang);
        self.text(&mut list.name)?;
        for slot in &mut list.slots {
            let dare = slot.get_or_insert_default();
            self.text(&mut dare.text)?;
            let way = dare.alternative.get_or_insert_default();
            self.text(way)?;
            if way.is_empty() {
                dare.alternative = None;
            }
            if *dare == Dare::default() {
                *slot = None;
            }
        }
        Ok(())
    }

    /// Writes the marks of a number, or reads into them. An empty number has the marks of an empty dare.
    fn marks(&mut self, dare: &mut Dare) -> Result<(), Malformed> {
        let timer = if dare.seconds.is_some() { HAS_TIMER } else { 0 };
        let marks =
            self.byte(u8::from(dare.tags) | timer | if dare.lasting { LASTS } else { 0 })?;
        (dare.tags, dare.lasting) = (Tags::from(marks), marks & LASTS != 0);
        if marks & HAS_TIMER != 0 {
            let [high, low] = dare.seconds.unwrap_or_default().to_be_bytes();
            dare.seconds = Some(u16::from_be_bytes([self.byte(high)?, self.byte(low)?]));
        }
        Ok(())
    }

    fn turn_to_words(&mut self, lang: Lang) {
        self.coder.turn_to(WORDS);
        if self.primed & 1 << lang.number() == 0 {
            self.primed |= 1 << lang.number();
            self.coder.prime(sample(lang));
        }
    }

    fn text(&mut self, text: &mut String) -> Result<(), Malformed> {
        if !self.coder.is_reading() {
            for byte in text.bytes() {
                self.byte(byte)?;
            }
            self.byte(END)?;
            return Ok(());
        }
        let mut bytes = Vec::new();
        loop {
            match self.byte(0)? {
                END => break,
                byte => bytes.push(byte),
            }
        }
        *text = String::from_utf8(bytes).map_err(|_| Malformed)?;
        Ok(())
    }

    fn byte(&mut self, byte: u8) -> Result<u8, Malformed> {
        if self.coder.count() < self.length {
            Ok(self.coder.byte(byte))
        } else {
            Err(Malformed)
        }
    }
}
