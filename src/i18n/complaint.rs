//! Why a set-up or a dare list cannot be used, in words for a player.

use super::{Lang, Word, game_name, option_words};
use crate::dares::{Complaint, Fault, Place, SECONDS_MAX};
use crate::rules::{Edition, SetupError};

/// Why a set-up of a game is refused, as a sentence.
#[must_use]
pub fn setup_error(error: SetupError, game: Edition, lang: Lang) -> String {
    let title = |key: &'static str| option_words(key).map_or(key, |option| option.title.text(lang));
    match error {
        SetupError::Seats { min, max, .. } => {
            let limits = [min.to_string(), max.to_string()].join("–");
            Word::BAD_SEATS.with(lang, &[("name", game_name(game).text(lang)), ("n", &limits)])
        }
        SetupError::OptionOutsideGame(key) => Word::BAD_OPTION.with(lang, &[("what", title(key))]),
        SetupError::ValueOutOfRange(key) => Word::BAD_VALUE.with(lang, &[("what", title(key))]),
        SetupError::NoDares => Word::BAD_NO_DARES.text(lang).to_owned(),
    }
}

/// What is wrong with a dare list, as a sentence. A forbidden character is named by its code, never shown.
#[must_use]
pub fn list_complaint(complaint: Complaint, lang: Lang) -> String {
    let (word, place, n) = match complaint {
        Complaint::NoDare => return Word::BAD_LIST_EMPTY.text(lang).to_owned(),
        Complaint::TooManyNumbers { count } => return Word::BAD_LIST_TOO_MANY.number(lang, count),
        Complaint::TooMuchText => return Word::BAD_LIST_LARGE.text(lang).to_owned(),
        Complaint::Timer(number) => (Word::BAD_TIMER, Place::Text(number), SECONDS_MAX.to_string()),
        Complaint::Text { place, fault: Fault::Empty } => (Word::BAD_TEXT_EMPTY, place, String::new()),
        Complaint::Text { place, fault: Fault::TooLong { limit } } => (Word::BAD_TEXT_LONG, place, limit.to_string()),
        Complaint::Text { place, fault: Fault::Forbidden(character) } => (Word::BAD_TEXT_FORBIDDEN, place, code_point(character)),
    };
    word.with(lang, &[("what", &place_name(place, lang)), ("n", &n)])
}

fn place_name(place: Place, lang: Lang) -> String {
    match place {
        Place::Name => Word::PLACE_NAME.text(lang).to_owned(),
        Place::Text(number) => Word::PLACE_TEXT.number(lang, number.into()),
        Place::Alternative(number) => Word::PLACE_ALTERNATIVE.number(lang, number.into()),
    }
}

fn code_point(character: char) -> String {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let code = u32::from(character);
    let width = if code > 0xffff { 6 } else { 4 };
    let digits = (0..width).rev().map(|at| char::from(DIGITS[(code >> (4 * at) & 15) as usize]));
    "U+".chars().chain(digits).collect()
}
