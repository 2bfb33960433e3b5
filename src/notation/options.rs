//! Options by their keys and the names of their values (notation.md, Options), as the table of options has them.

use crate::rules::{
    CustomEffect, DealerChoice, GameOption, OPTIONS, OptionId, RulesetDraft, Side, TARGET_RANGE,
    Values, option,
};

use super::card::{color_text, parse_side_color};
use super::error::{NotationError, quoted};
use super::words::{game_text, number, number_within, seat};

/// The options that are written as one word: first those with free values, then those with a few named ones. The Customizables are written
/// apart ([`custom_text`]).
fn written() -> impl Iterator<Item = &'static GameOption> {
    let free = |option: &&GameOption| matches!(option.values, Values::Dealer | Values::Target);
    let named = |option: &&GameOption| matches!(option.values, Values::Named(_));
    OPTIONS
        .iter()
        .filter(free)
        .chain(OPTIONS.iter().filter(named))
}

/// Returns the names of the values for a message.
fn known_values(option: &GameOption) -> String {
    match option.values {
        Values::Named(values) => values.names().join(", "),
        Values::Dealer => "draw, youngest, seat:N".to_owned(),
        Values::Target => format!("{}–{}", TARGET_RANGE.start(), TARGET_RANGE.end()),
        Values::Custom => String::new(),
    }
}

/// Returns the name of the value set, `None` for the Customizables.
fn value_text(option: &GameOption, draft: &RulesetDraft) -> Option<String> {
    Some(match option.values {
        Values::Named(values) => {
            let index = values.index(draft).unwrap_or_default();
            (*values.names().get(index)?).to_owned()
        }
        Values::Dealer => match draft.dealer {
            DealerChoice::Draw => "draw".to_owned(),
            DealerChoice::Youngest => "youngest".to_owned(),
            DealerChoice::Seat(seat) => format!("seat:{}", seat.number()),
        },
        Values::Target => draft.target.to_string(),
        Values::Custom => return None,
    })
}

/// Sets the value of a name, if the option has it.
fn set_value(option: &GameOption, draft: &mut RulesetDraft, text: &str) -> Option<()> {
    match option.values {
        Values::Named(values) => {
            let index = values.names().iter().position(|name| *name == text)?;
            values.set(draft, index);
        }
        Values::Dealer => {
            draft.dealer = match text {
                "draw" => DealerChoice::Draw,
                "youngest" => DealerChoice::Youngest,
                _ => DealerChoice::Seat(
                    seat(text.strip_prefix("seat:")?)
                        .ok()
                        .filter(|seat| seat.0 < draft.seats)?,
                ),
            };
        }
        Values::Target => {
            draft.target = number(text).filter(|target| TARGET_RANGE.contains(target))?;
        }
        Values::Custom => return None,
    }
    Some(())
}

/// Sets an option by its key to the value of a name.
///
/// ```
/// use uskalla::notation::{changed_options, set_option};
/// use uskalla::rules::{Edition, RulesetDraft};
///
/// let mut draft = RulesetDraft::new(Edition::default(), 4);
/// set_option(&mut draft, "target", "300")?;
/// assert_eq!(changed_options(&draft), [("target", "300".to_owned())]);
/// # Ok::<(), uskalla::notation::NotationError>(())
/// ```
///
/// # Errors
/// When there is no such option, it does not belong to the draft's game, or has no such value.
pub fn set_option(draft: &mut RulesetDraft, key: &str, value: &str) -> Result<(), NotationError> {
    let option = option(key)
        .filter(|option| option.id != OptionId::Custom)
        .ok_or_else(|| NotationError::unreadable("option", key))?;
    if !option.applies(draft.edition) {
        return Err(NotationError::new(format!(
            "no option of {}: {}",
            game_text(draft.edition),
            quoted(key)
        )));
    }
    let unknown = || {
        NotationError::new(format!(
            "no value of option {key}: {}; known: {}",
            quoted(value),
            known_values(option)
        ))
    };
    set_value(option, draft, value).ok_or_else(unknown)
}

/// Returns the options that differ from the defaults of their game, with the names of their values.
#[must_use]
pub fn changed_options(draft: &RulesetDraft) -> Vec<(&'static str, String)> {
    let base = RulesetDraft::new(draft.edition, draft.seats);
    written()
        .filter_map(|option| {
            let value = value_text(option, draft)?;
            (Some(&value) != value_text(option, &base).as_ref()).then_some((option.key, value))
        })
        .collect()
}

/// Returns the effect of a Customizable as text (C6).
#[must_use]
pub fn custom_text(effect: CustomEffect) -> String {
    match effect {
        CustomEffect::None => "none".to_owned(),
        CustomEffect::Draw(count) => format!("draw:{count}"),
        CustomEffect::Until(color) => format!("until:{}", color_text(color)),
        CustomEffect::Skip => "skip".to_owned(),
        CustomEffect::Dare => "dare".to_owned(),
    }
}

/// Reads the effect of a Customizable from its text.
///
/// # Errors
/// When there is no such effect.
pub fn parse_custom(text: &str) -> Result<CustomEffect, NotationError> {
    let unknown =
        || NotationError::unreadable("effect (none, draw:1–4, until:COLOR, skip, dare)", text);
    match (text, text.split_once(':')) {
        ("none", _) => Ok(CustomEffect::None),
        ("skip", _) => Ok(CustomEffect::Skip),
        ("dare", _) => Ok(CustomEffect::Dare),
        (_, Some(("draw", count))) => number_within(count, 1..=4)
            .map(CustomEffect::Draw)
            .ok_or_else(unknown),
        (_, Some(("until", color))) => parse_side_color(Side::Light, color)
            .map(CustomEffect::Until)
            .map_err(|_| unknown()),
        _ => Err(unknown()),
    }
}
