//! Options by key and value (notation.md, Options). Whether an option belongs to a game is asked of the rules.

use crate::rules::{
    ClassicDeck, ComputerDares, CustomEffect, DareTurn, DealerChoice, Die, Edition, Launcher,
    Length, ListPer, RulesetDraft, Scoring, Stacking, StartReverse, StartWild, TwoPlayerReverse,
    option,
};

use super::card::{color_text, parse_color};
use super::error::{NotationError, quoted};
use super::words::{game_text, number, number_within, seat};

/// An option in words.
struct Worded {
    key: &'static str,
    values: &'static str,
    /// Sets the value if there is one of this name.
    set: fn(&mut RulesetDraft, &str) -> Option<()>,
    /// The name of the value set.
    show: fn(&RulesetDraft) -> String,
}

macro_rules! worded {
    ($($key:literal $field:ident: $first:literal = $default:expr $(, $word:literal = $value:expr)*;)+) => {
        [$(Worded {
            key: $key,
            values: concat!($first $(, ", ", $word)*),
            set: |draft, text| {
                draft.$field = match text { $first => $default, $($word => $value,)* _ => return None };
                Some(())
            },
            show: |draft| {
                $(if PartialEq::eq(&draft.$field, &$value) { return $word.to_owned(); })*
                $first.to_owned()
            },
        }),+]
    };
}

const WORDED: &[Worded] = &worded! {
    "uno_penalty" uno_penalty: "2" = 2, "4" = 4;
    "scoring" scoring: "winner" = Scoring::Winner, "lowest" = Scoring::Lowest, "knockout" = Scoring::Knockout;
    "length" length: "game" = Length::Game, "round" = Length::Round;
    "two_player_reverse" two_player_reverse: "skip" = TwoPlayerReverse::Skip, "turn-only" = TwoPlayerReverse::TurnOnly;
    "list_per" list_per: "game" = ListPer::Game, "round" = ListPer::Round;
    "dare_turn" dare_turn: "plays-on" = DareTurn::PlaysOn, "loses-if-draws" = DareTurn::LosesIfDraws, "loses" = DareTurn::Loses;
    "dare_points" dare_points: "20" = 20, "50" = 50;
    "computer_dares" computer_dares: "try" = ComputerDares::Try, "draw" = ComputerDares::Draw;
    "die" die: "six" = Die::Six, "five" = Die::Five;
    "adults_refusal" adults_refusal: "4" = 4, "2" = 2;
    "edition" classic_deck: "108" = ClassicDeck::Cards108, "112" = ClassicDeck::Cards112;
    "bluffing" bluffing: "yes" = true, "no" = false;
    "start_reverse" start_reverse: "dealer" = StartReverse::Dealer, "right" = StartReverse::Right;
    "start_wild" start_wild: "choose" = StartWild::Choose, "redraw" = StartWild::Redraw;
    "launcher" launcher: "classic" = Launcher::Classic, "gentle" = Launcher::Gentle, "wild" = Launcher::Wild;
    "draw_until_match" draw_until_match: "false" = false, "true" = true;
    "force_play" force_play: "false" = false, "true" = true;
    "must_play" must_play: "false" = false, "true" = true;
    "no_action_finish" no_action_finish: "false" = false, "true" = true;
    "stacking" stacking: "off" = Stacking::Off, "same" = Stacking::Same, "up" = Stacking::Up;
    "seven_zero" seven_zero: "false" = false, "true" = true;
    "jump_in" jump_in: "false" = false, "true" = true;
    "identical_together" identical_together: "false" = false, "true" = true;
    "dare_stack" dare_stack: "false" = false, "true" = true;
};

/// The options whose values are not a handful of words.
const FREE: &[Worded] = &[
    Worded {
        key: "dealer",
        values: "draw, youngest, seat:N",
        set: |draft, text| {
            draft.dealer = match text {
                "draw" => DealerChoice::Draw,
                "youngest" => DealerChoice::Youngest,
                _ => DealerChoice::Seat(
                    seat(text.strip_prefix("seat:")?)
                        .ok()
                        .filter(|seat| seat.0 < draft.seats)?,
                ),
            };
            Some(())
        },
        show: |draft| match draft.dealer {
            DealerChoice::Draw => "draw".to_owned(),
            DealerChoice::Youngest => "youngest".to_owned(),
            DealerChoice::Seat(seat) => format!("seat:{}", seat.number()),
        },
    },
    Worded {
        key: "target",
        values: "50–5000",
        set: |draft, text| {
            draft.target = number(text).filter(|target| (50..=5000).contains(target))?;
            Some(())
        },
        show: |draft| draft.target.to_string(),
    },
];

fn all() -> impl Iterator<Item = &'static Worded> {
    FREE.iter().chain(WORDED)
}

/// Sets an option by its key to the value of a name.
///
/// # Errors
/// When there is no such option, it does not belong to the draft's game, or has no such value.
pub fn set_option(draft: &mut RulesetDraft, key: &str, value: &str) -> Result<(), NotationError> {
    let worded = all()
        .find(|worded| worded.key == key)
        .ok_or_else(|| NotationError::unreadable("option", key))?;
    if !option(key).is_some_and(|option| option.applies(draft.edition)) {
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
            worded.values
        ))
    };
    (worded.set)(draft, value).ok_or_else(unknown)
}

/// The options that differ from the defaults of their game, with the names of their values.
#[must_use]
pub fn changed_options(draft: &RulesetDraft) -> Vec<(&'static str, String)> {
    let base = RulesetDraft::new(draft.edition, draft.seats);
    let shown = all().map(|worded| (worded.key, (worded.show)(draft), (worded.show)(&base)));
    shown
        .filter(|(_, value, default)| value != default)
        .map(|(key, value, _)| (key, value))
        .collect()
}

/// The effect of a Customizable as text (C6).
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

/// The effect of a Customizable from its text.
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
        (_, Some(("until", color))) => parse_color(Edition::Classic, color)
            .map(CustomEffect::Until)
            .map_err(|_| unknown()),
        _ => Err(unknown()),
    }
}
