//! The languages of the screens.

use serde::{Deserialize, Serialize};

use crate::dares::ListLang;

/// A language of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Finnish.
    Fi,
    /// Swedish.
    Sv,
    /// Turkish.
    Tr,
}

impl Lang {
    /// All languages, in the order in which a screen offers them. Every text exists in each of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fi, Lang::Sv, Lang::Tr];

    /// The BCP 47 code, as a page's `lang` attribute wants it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fi => "fi",
            Lang::Sv => "sv",
            Lang::Tr => "tr",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fi => "Suomi",
            Lang::Sv => "Svenska",
            Lang::Tr => "Türkçe",
        }
    }

    /// The language of a BCP 47 tag, by its first part: `sv-FI` is Swedish.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Lang::ALL
            .into_iter()
            .find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// The first language of a list of wishes that is offered; English when none is.
    #[must_use]
    pub fn from_tags<'a>(tags: impl IntoIterator<Item = &'a str>) -> Lang {
        tags.into_iter()
            .find_map(Lang::from_tag)
            .unwrap_or_default()
    }

    /// The same language as that of a dare list.
    #[must_use]
    pub const fn for_lists(self) -> ListLang {
        match self {
            Lang::En => ListLang::En,
            Lang::Fi => ListLang::Fi,
            Lang::Sv => ListLang::Sv,
            Lang::Tr => ListLang::Tr,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_tag_leads_to_its_language() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.code()), Some(lang));
            assert_eq!(lang.for_lists().code(), lang.code());
        }
        assert_eq!(Lang::from_tag("sv-FI"), Some(Lang::Sv));
        assert_eq!(Lang::from_tag("FI"), Some(Lang::Fi));
        assert_eq!(Lang::from_tag("fil"), None, "Filipino is not Finnish");
    }

    #[test]
    fn the_first_offered_wish_counts() {
        assert_eq!(Lang::from_tags(["de-DE", "tr-TR", "en"]), Lang::Tr);
        assert_eq!(Lang::from_tags(["tlh"]), Lang::En);
        assert_eq!(Lang::from_tags([]), Lang::En);
    }
}
