//! The games and their options in words.

use super::messages::OPTION_WORDS;
use super::{Lang, Message, color_word};
use crate::dares::Tag;
use crate::rules::{
    CustomEffect, DealerChoice, Edition, GameOption, OptionId, RulesetDraft, Values,
};

/// An option of a game in words.
#[derive(Debug)]
pub struct OptionWords {
    /// The label of its row: the key of the option, as in [`crate::rules::OPTIONS`].
    pub(super) label: &'static str,
    /// Its title.
    pub title: Message,
    /// One sentence on what it does.
    pub what: Message,
    /// Its values, each with its key in the notation, the default first. Those with a place hold `{name}` or `{n}`.
    pub values: &'static [(&'static str, Message)],
}

impl OptionWords {
    /// The name of a value, if the option has it.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Message> {
        self.values
            .iter()
            .find(|(value, _)| *value == key)
            .map(|(_, word)| *word)
    }
}

/// Returns the words of an option.
#[must_use]
pub fn option_words(option: OptionId) -> &'static OptionWords {
    &OPTION_WORDS[option as usize]
}

/// The name of a game.
#[must_use]
pub const fn game_name(game: Edition) -> Message {
    game_words(game).0
}

/// The name of a game, and two sentences on what is different about it.
#[must_use]
pub const fn game_words(game: Edition) -> (Message, Message) {
    GAMES[game as usize]
}

/// The name of each game and what is different about it, in the order of [`Edition::ALL`].
const GAMES: [(Message, Message); Edition::ALL.len()] = [
    (Message::GAME_DARE, Message::GAME_DARE_WHAT),
    (Message::GAME_ADULTS, Message::GAME_ADULTS_WHAT),
    (Message::GAME_CLASSIC, Message::GAME_CLASSIC_WHAT),
    (Message::GAME_NO_MERCY, Message::GAME_NO_MERCY_WHAT),
    (Message::GAME_FLIP, Message::GAME_FLIP_WHAT),
    (Message::GAME_ATTACK, Message::GAME_ATTACK_WHAT),
];

/// What a kind of dares asks for, to follow [`Message::RULE_OUT`].
#[must_use]
pub const fn tag_word(tag: Tag) -> Message {
    match tag {
        Tag::Moving => Message::TAG_MOVING,
        Tag::Noisy => Message::TAG_NOISY,
        Tag::OutsideHelp => Message::TAG_OUTSIDE_HELP,
        Tag::Touching => Message::TAG_TOUCHING,
        Tag::Phone => Message::TAG_PHONE,
    }
}

/// What a Customizable does (C6), as a value of its option; the text holds `{n}` or `{color}` where the effect has them.
#[must_use]
pub fn effect_word(effect: CustomEffect) -> Option<Message> {
    option_words(OptionId::Custom).value(match effect {
        CustomEffect::None => "none",
        CustomEffect::Draw(_) => "draw",
        CustomEffect::Until(_) => "until",
        CustomEffect::Skip => "skip",
        CustomEffect::Dare => "dare",
    })
}

/// Returns what a Customizable does (C6) as a phrase.
#[must_use]
pub fn effect_text(effect: CustomEffect, lang: Lang) -> String {
    let Some(message) = effect_word(effect) else {
        return String::new();
    };
    match effect {
        CustomEffect::Draw(count) => message.number(lang, count.into()),
        CustomEffect::Until(color) => message.with(lang, &[("color", color_word(color, lang))]),
        CustomEffect::None | CustomEffect::Skip | CustomEffect::Dare => {
            message.text(lang).to_owned()
        }
    }
}

/// Returns the value that a draft has for an option, in words. `names` are the names of the players by seat.
#[must_use]
pub fn option_value(
    option: &GameOption,
    draft: &RulesetDraft,
    names: &[String],
    lang: Lang,
) -> String {
    let in_words = |name: &str| {
        let message = option_words(option.id).value(name);
        message
            .map_or(name, |message| message.text(lang))
            .to_owned()
    };
    match option.values {
        Values::Named(values) => {
            let name = values
                .index(draft)
                .and_then(|index| values.names().get(index));
            name.map_or_else(String::new, |name| in_words(name))
        }
        Values::Target => draft.target.to_string(),
        Values::Dealer => match draft.dealer {
            DealerChoice::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            DealerChoice::Draw => in_words("draw"),
            DealerChoice::Youngest => in_words("youngest"),
        },
        Values::Custom => {
            let effects = draft.custom.iter().map(|effect| effect_text(*effect, lang));
            effects.collect::<Vec<_>>().join(" · ")
        }
    }
}
