//! The languages of the game: of its screens and of its dare lists.

use serde::{Deserialize, Serialize};

/// A language, of the screens or of the texts of a dare list.
///
/// Saves and links hold a language by its number ([`Lang::number`]), so the order of the variants never changes; a new
/// language goes to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Finnish.
    Fi,
    /// Turkish.
    Tr,
    /// Swedish.
    Sv,
}

impl Lang {
    /// Every language, in the order in which a screen offers them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fi, Lang::Sv, Lang::Tr];

    /// Returns the number by which saves and links hold the language, from 0 on.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the language with a number; `None` if there is none.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.number() == number)
    }

    /// Returns the BCP 47 code, for the `lang` attribute of a page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fi => "fi",
            Lang::Sv => "sv",
            Lang::Tr => "tr",
        }
    }

    /// Returns the name of the language in the language itself.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fi => "Suomi",
            Lang::Sv => "Svenska",
            Lang::Tr => "Türkçe",
        }
    }

    /// Returns the language of a BCP 47 tag by the first part of the tag: `sv-FI` is Swedish. `None` for another language.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Lang::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// Returns the first language of a list of preferences that the game has; English if it has none of them.
    #[must_use]
    pub fn from_tags<'a>(tags: impl IntoIterator<Item = &'a str>) -> Lang {
        tags.into_iter()
            .find_map(Lang::from_tag)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_tag_leads_to_its_language() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_tag("sv-FI"), Some(Lang::Sv));
        assert_eq!(Lang::from_tag("FI"), Some(Lang::Fi));
        assert_eq!(Lang::from_tag("fil"), None, "Filipino is not Finnish");
    }

    #[test]
    fn the_first_preference_that_the_game_has_counts() {
        assert_eq!(Lang::from_tags(["de-DE", "tr-TR", "en"]), Lang::Tr);
        assert_eq!(Lang::from_tags(["tlh"]), Lang::En);
        assert_eq!(Lang::from_tags([]), Lang::En);
    }

    #[test]
    fn the_numbers_of_saves_and_links_are_frozen() {
        let numbered = [Lang::En, Lang::Fi, Lang::Tr, Lang::Sv];
        for (number, lang) in (0..).zip(numbered) {
            assert_eq!(lang.number(), number);
            assert_eq!(Lang::from_number(number), Some(lang));
        }
        assert_eq!(Lang::from_number(4), None);
    }
}
