//! The language a dare list is written in.

use serde::{Deserialize, Serialize};

/// The language of a list's texts; it may differ from the language of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ListLang {
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

impl ListLang {
    /// Every language, in the order the game offers them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fi, Self::Tr, Self::Sv];

    /// The BCP 47 code, as a page's `lang` attribute wants it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fi => "fi",
            Self::Tr => "tr",
            Self::Sv => "sv",
        }
    }

    /// The language of a BCP 47 code, if it is one of the four.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::ListLang;

    #[test]
    fn a_code_leads_back_to_its_language() {
        for lang in ListLang::ALL {
            assert_eq!(ListLang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(ListLang::from_code("tlh"), None);
    }
}
