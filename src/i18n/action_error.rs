//! Why an action was refused, in words for a player.

use super::cards::kind_name;
use super::{Lang, Message, card_told, color_word};
use crate::rules::{ActionError, Color, Seat, Symbol};

/// Returns the rule that an action breaks, as a sentence: “Needed: red or 7.” `names` are the players' names by seat.
#[must_use]
pub fn action_error(error: ActionError, names: &[impl AsRef<str>], lang: Lang) -> String {
    let color = |color: Color| color_word(color, lang);
    match error {
        ActionError::NotInRound(seat)
        | ActionError::NotYourTurn(seat)
        | ActionError::SwapTarget(seat) => plain(error).named(lang, &name(names, seat, lang)),
        ActionError::NotInHand(face) => {
            Message::NO_NOT_IN_HAND.with(lang, &[("card", &card_told(face, lang))])
        }
        ActionError::NoMatch { color, symbol } => no_match(color, symbol, lang),
        ActionError::OnlyDrawCard(symbol) => {
            Message::NO_ONLY_DRAW_CARD.with(lang, &[("card", &kind_name(symbol, lang))])
        }
        ActionError::WrongColor(wrong) => {
            Message::NO_WRONG_COLOR.with(lang, &[("color", color(wrong))])
        }
        ActionError::NotHonest(held) => {
            Message::NO_NOT_HONEST.with(lang, &[("color", color(held))])
        }
        _ => plain(error).text(lang).to_owned(),
    }
}

fn name(names: &[impl AsRef<str>], seat: Seat, lang: Lang) -> String {
    let name = names.get(seat.index()).map(|name| name.as_ref().to_owned());
    name.unwrap_or_else(|| Message::PLAYER_N.number(lang, seat.number().into()))
}

fn no_match(color: Option<Color>, symbol: Option<Symbol>, lang: Lang) -> String {
    let color = color.map(|color| color_word(color, lang));
    let symbol = symbol
        .filter(|symbol| !symbol.is_wild())
        .map(|symbol| kind_name(symbol, lang));
    match (color, symbol) {
        (Some(color), Some(symbol)) => {
            Message::NO_MATCH_BOTH.with(lang, &[("color", color), ("what", &symbol)])
        }
        (Some(color), None) => Message::NO_MATCH_ONE.with(lang, &[("what", color)]),
        (None, Some(symbol)) => Message::NO_MATCH_ONE.with(lang, &[("what", &symbol)]),
        (None, None) => Message::NO_MATCH.text(lang).to_owned(),
    }
}

/// Returns the message of an error, with its places unfilled.
const fn plain(error: ActionError) -> Message {
    match error {
        ActionError::RoundOver => Message::NO_ROUND_OVER,
        ActionError::NotInRound(_) => Message::NO_NOT_IN_ROUND,
        ActionError::NotYourTurn(_) => Message::NO_NOT_YOUR_TURN,
        ActionError::AwaitingVerdict => Message::NO_AWAITING_VERDICT,
        ActionError::NotInHand(_) => Message::NO_NOT_IN_HAND,
        ActionError::NoMatch { .. } => Message::NO_MATCH,
        ActionError::OnlyDrawnCard => Message::NO_ONLY_DRAWN,
        ActionError::OnlyDrawCard(_) => Message::NO_ONLY_DRAW_CARD,
        ActionError::OnlyDareCard => Message::NO_ONLY_DARE_CARD,
        ActionError::NotIdentical => Message::NO_NOT_IDENTICAL,
        ActionError::NotNow => Message::NO_NOT_NOW,
        ActionError::ColorMissing => Message::NO_COLOR_MISSING,
        ActionError::ColorNotAsked => Message::NO_COLOR_NOT_ASKED,
        ActionError::WrongColor(_) => Message::NO_WRONG_COLOR,
        ActionError::SwapMissing => Message::NO_SWAP_MISSING,
        ActionError::SwapNotAsked => Message::NO_SWAP_NOT_ASKED,
        ActionError::SwapTarget(_) => Message::NO_SWAP_TARGET,
        ActionError::NotTogether => Message::NO_NOT_TOGETHER,
        ActionError::CannotBeLast => Message::NO_CANNOT_BE_LAST,
        ActionError::NotHonest(_) => Message::NO_NOT_HONEST,
        ActionError::MustPlay => Message::NO_MUST_PLAY,
        ActionError::MustPlayDrawn => Message::NO_MUST_PLAY_DRAWN,
        ActionError::NothingToDraw => Message::NO_NOTHING_TO_DRAW,
        ActionError::CanStillAct => Message::NO_CAN_STILL_ACT,
        ActionError::ComputerMustDraw => Message::NO_COMPUTER_MUST_DRAW,
        ActionError::NothingToCall => Message::NO_NOTHING_TO_CALL,
        ActionError::AlreadyCalled => Message::NO_ALREADY_CALLED,
        ActionError::NothingToCatch => Message::NO_NOTHING_TO_CATCH,
        ActionError::NoVerdict => Message::NO_NO_VERDICT,
        ActionError::NoOpenDare => Message::NO_NO_OPEN_DARE,
        ActionError::NothingToStrike => Message::NO_NOTHING_TO_STRIKE,
        ActionError::CannotLeave => Message::NO_CANNOT_LEAVE,
        ActionError::NoChange => Message::NO_NO_CHANGE,
    }
}
