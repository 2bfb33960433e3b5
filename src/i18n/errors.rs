//! Why a set-up or a dare list cannot be used, in words for a player.

use super::{Lang, Message, game_name, option_words};
use crate::dares::{DareListError, SECONDS_MAX, TextError, TextPlace};
use crate::rules::{Edition, RulesetError};
use crate::store::{SavedText, StoreError};
use crate::table::{NAME_MAX, SetupError};

/// Returns why a set-up cannot be played, as a sentence.
#[must_use]
pub fn setup_error(error: &SetupError, game: Edition, lang: Lang) -> String {
    let message = match error {
        SetupError::NameMissing(_) => Message::NAME_EMPTY,
        SetupError::NameTooLong(_) => return Message::NAME_TOO_LONG.number(lang, NAME_MAX),
        SetupError::NameTwice(..) => Message::NAME_TAKEN,
        SetupError::NoPerson => Message::NO_PERSON,
        SetupError::Lists => Message::ADULTS_LISTS,
        SetupError::Rules(error) => return ruleset_error(*error, game, lang),
    };
    message.text(lang).to_owned()
}

/// Returns why a set-up of a game is refused, as a sentence.
#[must_use]
pub fn ruleset_error(error: RulesetError, game: Edition, lang: Lang) -> String {
    let title = |option| option_words(option).title.text(lang);
    match error {
        RulesetError::Seats { min, max, .. } => {
            let limits = [min.to_string(), max.to_string()].join("–");
            Message::BAD_SEATS.with(
                lang,
                &[("name", game_name(game).text(lang)), ("n", &limits)],
            )
        }
        RulesetError::OptionOutsideGame(option) => {
            Message::BAD_OPTION.with(lang, &[("what", title(option))])
        }
        RulesetError::ValueOutOfRange(option) => {
            Message::BAD_VALUE.with(lang, &[("what", title(option))])
        }
        RulesetError::NoDares => Message::BAD_NO_DARES.text(lang).to_owned(),
    }
}

/// Returns what is wrong with a dare list, as a sentence. A forbidden character is named by its code, never shown.
#[must_use]
pub fn list_error(error: DareListError, lang: Lang) -> String {
    let (word, place, n) = match error {
        DareListError::NoDare => return Message::BAD_LIST_EMPTY.text(lang).to_owned(),
        DareListError::TooManyNumbers { count } => {
            return Message::BAD_LIST_TOO_MANY.number(lang, count);
        }
        DareListError::TooMuchText => return Message::BAD_LIST_LARGE.text(lang).to_owned(),
        DareListError::Timer(number) => (
            Message::BAD_TIMER,
            TextPlace::Text(number),
            SECONDS_MAX.to_string(),
        ),
        DareListError::Text {
            place,
            error: TextError::Empty,
        } => (Message::BAD_TEXT_EMPTY, place, String::new()),
        DareListError::Text {
            place,
            error: TextError::TooLong { limit },
        } => (Message::BAD_TEXT_LONG, place, limit.to_string()),
        DareListError::Text {
            place,
            error: TextError::Forbidden(character),
        } => (Message::BAD_TEXT_FORBIDDEN, place, code_point(character)),
    };
    word.with(lang, &[("what", &place_name(place, lang)), ("n", &n)])
}

/// Returns what the players are told when something could not be saved or loaded.
#[must_use]
pub const fn store_error(error: StoreError) -> Message {
    use SavedText::{Game, Lists, Settings};
    match error {
        StoreError::Blocked => Message::STORE_BLOCKED,
        StoreError::Full => Message::STORE_FULL,
        StoreError::Corrupt { text, recovered } => match (text, recovered) {
            (Game, false) => Message::STORE_CORRUPT,
            (Game, true) => Message::STORE_GAME_RECOVERED,
            (Lists, false) => Message::STORE_LISTS_CORRUPT,
            (Lists, true) => Message::STORE_LISTS_RECOVERED,
            (Settings, false) => Message::STORE_SETTINGS_CORRUPT,
            (Settings, true) => Message::STORE_SETTINGS_RECOVERED,
        },
        StoreError::Newer { text, .. } => match text {
            Game => Message::STORE_NEWER,
            Lists => Message::STORE_LISTS_NEWER,
            Settings => Message::STORE_SETTINGS_NEWER,
        },
    }
}

fn place_name(place: TextPlace, lang: Lang) -> String {
    match place {
        TextPlace::Name => Message::PLACE_NAME.text(lang).to_owned(),
        TextPlace::Text(number) => Message::PLACE_TEXT.number(lang, number.into()),
        TextPlace::Alternative(number) => Message::PLACE_ALTERNATIVE.number(lang, number.into()),
    }
}

fn code_point(character: char) -> String {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let code = u32::from(character);
    let width = if code > 0xffff { 6 } else { 4 };
    let digits = (0..width)
        .rev()
        .map(|at| char::from(DIGITS[(code >> (4 * at) & 15) as usize]));
    "U+".chars().chain(digits).collect()
}
