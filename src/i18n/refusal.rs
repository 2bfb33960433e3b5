//! Why an action was refused, in words for a player.

use super::cards::kind_name;
use super::{Lang, Word, card_told, color_word};
use crate::rules::{Color, Refusal, Seat, Symbol};

/// The broken rule as a sentence: “Needed: red or 7.” `names` are the players' names by seat.
#[must_use]
pub fn refusal(refusal: Refusal, names: &[impl AsRef<str>], lang: Lang) -> String {
    let color = |color: Color| color_word(color, lang);
    match refusal {
        Refusal::NotInRound(seat) | Refusal::NotYourTurn(seat) | Refusal::SwapTarget(seat) => {
            plain(refusal).named(lang, &name(names, seat, lang))
        }
        Refusal::NotInHand(face) => Word::NO_NOT_IN_HAND.with(lang, &[("card", &card_told(face, lang))]),
        Refusal::NoMatch { color, symbol } => no_match(color, symbol, lang),
        Refusal::OnlyDrawCard(symbol) => Word::NO_ONLY_DRAW_CARD.with(lang, &[("card", &kind_name(symbol, lang))]),
        Refusal::WrongColor(wrong) => Word::NO_WRONG_COLOR.with(lang, &[("color", color(wrong))]),
        Refusal::NotHonest(held) => Word::NO_NOT_HONEST.with(lang, &[("color", color(held))]),
        _ => plain(refusal).text(lang).to_owned(),
    }
}

fn name(names: &[impl AsRef<str>], seat: Seat, lang: Lang) -> String {
    let name = names.get(seat.index()).map(|name| name.as_ref().to_owned());
    name.unwrap_or_else(|| Word::PLAYER_N.number(lang, seat.number().into()))
}

fn no_match(color: Option<Color>, symbol: Option<Symbol>, lang: Lang) -> String {
    let color = color.map(|color| color_word(color, lang));
    let symbol = symbol.filter(|symbol| !symbol.is_wild()).map(|symbol| kind_name(symbol, lang));
    match (color, symbol) {
        (Some(color), Some(symbol)) => Word::NO_MATCH_BOTH.with(lang, &[("color", color), ("what", &symbol)]),
        (Some(color), None) => Word::NO_MATCH_ONE.with(lang, &[("what", color)]),
        (None, Some(symbol)) => Word::NO_MATCH_ONE.with(lang, &[("what", &symbol)]),
        (None, None) => Word::NO_MATCH.text(lang).to_owned(),
    }
}

const fn plain(refusal: Refusal) -> Word {
    match refusal {
        Refusal::RoundOver => Word::NO_ROUND_OVER,
        Refusal::NotInRound(_) => Word::NO_NOT_IN_ROUND,
        Refusal::NotYourTurn(_) => Word::NO_NOT_YOUR_TURN,
        Refusal::AwaitingVerdict => Word::NO_AWAITING_VERDICT,
        Refusal::NotInHand(_) => Word::NO_NOT_IN_HAND,
        Refusal::NoMatch { .. } => Word::NO_MATCH,
        Refusal::OnlyDrawnCard => Word::NO_ONLY_DRAWN,
        Refusal::OnlyDrawCard(_) => Word::NO_ONLY_DRAW_CARD,
        Refusal::OnlyDareCard => Word::NO_ONLY_DARE_CARD,
        Refusal::NotIdentical => Word::NO_NOT_IDENTICAL,
        Refusal::NotNow => Word::NO_NOT_NOW,
        Refusal::ColorMissing => Word::NO_COLOR_MISSING,
        Refusal::ColorNotAsked => Word::NO_COLOR_NOT_ASKED,
        Refusal::WrongColor(_) => Word::NO_WRONG_COLOR,
        Refusal::SwapMissing => Word::NO_SWAP_MISSING,
        Refusal::SwapNotAsked => Word::NO_SWAP_NOT_ASKED,
        Refusal::SwapTarget(_) => Word::NO_SWAP_TARGET,
        Refusal::NotTogether => Word::NO_NOT_TOGETHER,
        Refusal::CannotBeLast => Word::NO_CANNOT_BE_LAST,
        Refusal::NotHonest(_) => Word::NO_NOT_HONEST,
        Refusal::MustPlay => Word::NO_MUST_PLAY,
        Refusal::MustPlayDrawn => Word::NO_MUST_PLAY_DRAWN,
        Refusal::NothingToDraw => Word::NO_NOTHING_TO_DRAW,
        Refusal::CanStillAct => Word::NO_CAN_STILL_ACT,
        Refusal::ComputerMustDraw => Word::NO_COMPUTER_MUST_DRAW,
        Refusal::NothingToCall => Word::NO_NOTHING_TO_CALL,
        Refusal::AlreadyCalled => Word::NO_ALREADY_CALLED,
        Refusal::NothingToCatch => Word::NO_NOTHING_TO_CATCH,
        Refusal::NoVerdict => Word::NO_NO_VERDICT,
        Refusal::NoOpenDare => Word::NO_NO_OPEN_DARE,
        Refusal::NothingToStrike => Word::NO_NOTHING_TO_STRIKE,
        Refusal::CannotLeave => Word::NO_CANNOT_LEAVE,
        Refusal::NoChange => Word::NO_NO_CHANGE,
    }
}
