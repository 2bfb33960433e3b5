//! A message in every language, and how its places are filled.

use super::Lang;
use super::messages::AREAS;
use crate::text::isolate;

/// The places that hold names of players or lists.
const FOREIGN: [&str; 2] = ["name", "other"];

/// A message: the place of its row in the tables of `messages/`. A row holds a text for each language: English, Finnish, Swedish,
/// Turkish.
///
/// The messages are constants: `Message::PLAY_NOW.text(lang)`. A message that lacks a language does not compile. Natively the tables
/// are part of the program; the page holds only the places, and fetches the texts of a language as a catalog (see
/// [`super::texts`]).
///
/// A text may hold `{name}`, `{other}` (a second name), `{n}`, `{card}`, `{color}` and `{what}` (a ready phrase); [`Message::with`]
/// fills them. Names stand uninflected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Message(pub(super) u16);

/// A row of the tables: a text in each language.
pub(super) type Row = [&'static str; Lang::ALL.len()];

/// Returns the place of a language in a row: English, Finnish, Swedish, Turkish.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn column(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::Fi => 1,
        Lang::Sv => 2,
        Lang::Tr => 3,
    }
}

impl Message {
    /// Returns the text in a language.
    #[must_use]
    pub fn text(self, lang: Lang) -> &'static str {
        super::texts::line(lang, self.0.into())
    }

    /// Returns the message of a row. A program that asks for a row that is in no table does not compile.
    pub(super) const fn of(row: &Row) -> Message {
        let (mut area, mut place) = (0, 0);
        while area < AREAS.len() {
            let mut at = 0;
            while at < AREAS[area].len() {
                if same(&AREAS[area][at], row) {
                    return Message(place);
                }
                at += 1;
                place += 1;
            }
            area += 1;
        }
        panic!("a message is a row of its area");
    }

    /// Returns the text in a language with its places filled: `Message::TURN_OF.with(lang, &[("name", "Aino")])`. Names, which are
    /// foreign text, are isolated ([`isolate`]), so that one from right to left leaves the order of the sentence alone.
    #[must_use]
    pub fn with(self, lang: Lang, values: &[(&str, &str)]) -> String {
        let isolated = |&(place, value)| {
            let is_foreign = FOREIGN.contains(&place);
            let value = if is_foreign {
                isolate(value)
            } else {
                value.to_owned()
            };
            (place, value)
        };
        let isolated: Vec<(&str, String)> = values.iter().map(isolated).collect();
        fill(self.text(lang), &isolated)
    }

    /// Returns the text in a language with its one `{name}` filled.
    #[must_use]
    pub fn named(self, lang: Lang, name: &str) -> String {
        self.with(lang, &[("name", name)])
    }

    /// Returns the text in a language with its one `{n}` filled.
    #[must_use]
    pub fn number(self, lang: Lang, n: usize) -> String {
        self.with(lang, &[("n", &n.to_string())])
    }
}

/// A message about a number of things. All four languages have one form for 1 and one for every other number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plural {
    /// The whole message for 1.
    pub(super) one: Message,
    /// The whole message for every other number.
    pub(super) other: Message,
}

impl Plural {
    /// Returns the message for a number, with `{n}` filled.
    #[must_use]
    pub fn text(self, lang: Lang, n: usize) -> String {
        self.with(lang, n, &[])
    }

    /// Returns the message for a number, with `{n}` and its other places filled.
    #[must_use]
    pub fn with(self, lang: Lang, n: usize, values: &[(&str, &str)]) -> String {
        let digits = n.to_string();
        let mut all = vec![("n", digits.as_str())];
        all.extend_from_slice(values);
        let form = if n == 1 { self.one } else { self.other };
        form.with(lang, &all)
    }

    /// Returns both forms: for 1, and for every other number.
    #[must_use]
    pub const fn forms(self) -> [Message; 2] {
        [self.one, self.other]
    }
}

/// Fills the places of a text, in one pass: what is filled in is not looked at again, so a player called `{n}` keeps that name.
#[must_use]
pub fn fill(template: &str, values: &[(&str, impl AsRef<str>)]) -> String {
    let mut filled = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, place)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((key, after)) = place.split_once('}') else {
            filled.push('{');
            rest = place;
            continue;
        };
        match values.iter().find(|(name, _)| *name == key) {
            Some((_, value)) => filled.push_str(value.as_ref()),
            None => filled.extend(["{", key, "}"]),
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Returns the text in a pseudo-language: every letter accented, half as long again, in brackets. A test of the screens that finds
/// plain letters has found a text that is no message.
#[must_use]
pub fn pseudo(text: &str) -> String {
    const PLAIN: &str = "aceinosuyACEINOSUY";
    const STRANGE: &str = "àçéîñöšüýÀÇÉÎÑÖŠÜÝ";
    let strange = |letter| {
        PLAIN
            .chars()
            .zip(STRANGE.chars())
            .find(|(plain, _)| *plain == letter)
            .map_or(letter, |(_, it)| it)
    };
    let mut made = String::from("[");
    let mut in_place = false;
    for letter in text.chars() {
        in_place = letter == '{' || (in_place && letter != '}');
        made.push(if in_place { letter } else { strange(letter) });
    }
    made.extend(std::iter::repeat_n('~', text.chars().count().div_ceil(2)));
    made.push(']');
    made
}

/// Returns whether two rows are the same.
const fn same(a: &Row, b: &Row) -> bool {
    let mut lang = 0;
    while lang < a.len() {
        let (one, other) = (a[lang].as_bytes(), b[lang].as_bytes());
        if one.len() != other.len() {
            return false;
        }
        let mut at = 0;
        while at < one.len() {
            if one[at] != other[at] {
                return false;
            }
            at += 1;
        }
        lang += 1;
    }
    true
}

/// Defines the messages of an area, one row each in the order English, Finnish, Swedish, Turkish:
/// `PLAY_NOW: "Play now", "Pelaa heti", "Spela nu", "Hemen oyna";`.
macro_rules! words {
    ($($name:ident: $en:literal, $fi:literal, $sv:literal, $tr:literal;)+) => {
        impl $crate::i18n::Message {
            $(#[doc = $en] pub const $name: Self = Self::of(&[$en, $fi, $sv, $tr]);)+
        }
        /// The rows of this area.
        pub(in crate::i18n) const ROWS: &[$crate::i18n::message::Row] = &[$([$en, $fi, $sv, $tr]),+];
        /// The messages of this area with their names.
        pub(in crate::i18n) const ALL: &[(&str, $crate::i18n::Message)] =
            &[$((stringify!($name), $crate::i18n::Message::$name)),+];
    };
}

/// Defines the counted messages of an area, one row each: the forms for 1, then the forms for every other number.
macro_rules! counted {
    ($($name:ident: [$($one:literal),+], [$en:literal, $($other:literal),+];)+) => {
        impl $crate::i18n::Plural {
            $(#[doc = $en] pub const $name: Self = Self {
                one: $crate::i18n::Message::of(&[$($one),+]),
                other: $crate::i18n::Message::of(&[$en, $($other),+]),
            };)+
        }
        /// The rows of the counted messages of this area.
        pub(in crate::i18n) const COUNTED_ROWS: &[$crate::i18n::message::Row] = &[$([$($one),+], [$en, $($other),+]),+];
        /// The counted messages of this area with their names.
        pub(in crate::i18n) const COUNTED: &[(&str, $crate::i18n::Plural)] =
            &[$((stringify!($name), $crate::i18n::Plural::$name)),+];
    };
}

pub(super) use {counted, words};

#[cfg(test)]
mod tests {
    use super::{fill, pseudo};

    #[test]
    fn places_are_filled_once() {
        assert_eq!(
            fill("Turn: {name}, {n} cards.", &[("name", "{n}"), ("n", "4")]),
            "Turn: {n}, 4 cards."
        );
        let none: [(&str, &str); 0] = [];
        assert_eq!(fill("{unknown} { open", &none), "{unknown} { open");
        assert_eq!(fill("", &none), "");
    }

    #[test]
    fn a_name_from_right_to_left_is_isolated() {
        let deals = |name| super::Message::DEALER_IS.named(super::Lang::En, name);
        assert_eq!(deals("דנה"), "\u{2068}דנה\u{2069} deals.");
        assert_eq!(deals("Aino"), "Aino deals.");
        assert_eq!(deals("\u{2069}\u{202E}x"), "\u{2068}x\u{2069} deals.");
    }

    #[test]
    fn a_pseudo_text_is_longer_and_keeps_its_places() {
        assert_eq!(pseudo("Pass {name}"), "[Pàšš {name}~~~~~~]");
    }
}
