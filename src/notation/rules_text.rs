//! The rules of a table as one short text that can travel with its dare lists: `dare;target=300;dare_turn=loses`.

use crate::rules::{DealerChoice, OptionId, RulesetDraft};

use super::error::NotationError;
use super::options::{changed_options, custom_text, parse_custom, set_option};
use super::words::{game_text, parse_game};

/// The key of the Customizables, which are written apart from the other options (C6).
const CUSTOM: &str = OptionId::Custom.key();

/// The game and every option that differs from its default. A seat named as dealer stays behind: it belongs to one table.
#[must_use]
pub fn rules_text(draft: &RulesetDraft) -> String {
    let mut draft = *draft;
    if matches!(draft.dealer, DealerChoice::Seat(_)) {
        draft.dealer = DealerChoice::Draw;
    }
    let mut text = game_text(draft.edition).to_owned();
    for (key, value) in changed_options(&draft) {
        text.extend([";", key, "=", &value]);
    }
    if draft.custom != RulesetDraft::new(draft.edition, draft.seats).custom {
        text.extend([";", CUSTOM, "=", &draft.custom.map(custom_text).join(",")]);
    }
    text
}

/// The rules of such a text, for a table of so many seats. They have yet to pass the gate.
///
/// # Errors
/// When it names a game, an option or a value that this version does not have.
pub fn parse_rules(text: &str, seats: u8) -> Result<RulesetDraft, NotationError> {
    let mut parts = text.split(';');
    let mut draft = RulesetDraft::new(parse_game(parts.next().unwrap_or_default())?, seats);
    for part in parts {
        let (key, value) = part
            .split_once('=')
            .ok_or_else(|| NotationError::unreadable("option", part))?;
        if key != CUSTOM {
            set_option(&mut draft, key, value)?;
            continue;
        }
        let effects = value
            .split(',')
            .map(parse_custom)
            .collect::<Result<Vec<_>, _>>()?;
        draft.custom = effects
            .try_into()
            .map_err(|_| NotationError::unreadable("three effects", value))?;
    }
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::{parse_rules, rules_text};
    use crate::rules::{CustomEffect, DareTurn, DealerChoice, Edition, RulesetDraft, Seat};

    #[test]
    fn rules_are_the_game_and_what_was_changed() {
        let mut draft = RulesetDraft::new(Edition::default(), 4);
        assert_eq!(rules_text(&draft), "dare");
        draft.target = 300;
        draft.dare_turn = DareTurn::Loses;
        assert_eq!(rules_text(&draft), "dare;target=300;dare_turn=loses");
        assert_eq!(parse_rules(&rules_text(&draft), 4), Ok(draft));
        draft.dealer = DealerChoice::Seat(Seat(3));
        assert_eq!(
            rules_text(&draft),
            "dare;target=300;dare_turn=loses",
            "which seat deals is not for another table"
        );
    }

    #[test]
    fn what_is_written_on_customizables_travels_along() {
        let custom = [
            CustomEffect::Draw(3),
            CustomEffect::None,
            CustomEffect::Skip,
        ];
        let classic = parse_rules("classic", 3).expect("a game");
        let draft = RulesetDraft { custom, ..classic };
        assert_eq!(rules_text(&draft), "classic;custom=draw:3,none,skip");
        assert_eq!(parse_rules(&rules_text(&draft), 3), Ok(draft));
    }

    #[test]
    fn foreign_rules_are_a_fault() {
        for text in [
            "",
            "chess",
            "dare;",
            "dare;target",
            "dare;target=9",
            "dare;stacking=on",
            "dare;custom=skip",
            "dare;x=1",
            "dare;target=300;",
        ] {
            assert!(parse_rules(text, 4).is_err(), "{text}");
        }
    }
}
