//! Whether an action is legal now and, if not, which rule forbids it. Every answer rests on [`Round::legal`].

use super::action::{Play, SeatAction, TableAction};
use super::card::{Card, Face};
use super::deck::Rules;
use super::error::ActionError;
use super::legal::bluffs;
use super::naming::check_naming;
use super::options::Stacking;
use super::phase::{OfferKind, Phase};
use super::round::Round;
use super::seat::Seat;

/// Whether a seat may play so; the card that the play names.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_play(
    round: &Round,
    rules: &Rules,
    seat: Seat,
    play: Play,
) -> Result<Card, ActionError> {
    // Of several cards with one face all are legal or, after drawing, just the drawn one.
    let legal = round
        .legal_outlined(rules, seat)
        .cards
        .and(rules.deck.side(round.side).of_face(play.face));
    let Some(card) = round.first_of(rules, legal) else {
        return Err(why_not_face(round, rules, seat, play.face));
    };
    check_naming(round, rules, seat, play)?;
    Ok(card)
}

/// Whether a seat may do this; plays are for [`check_play`].
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub(super) fn check_action(
    round: &Round,
    rules: &Rules,
    seat: Seat,
    action: SeatAction,
) -> Result<(), ActionError> {
    match action {
        SeatAction::Uno => check_seat(round, seat).and_then(|()| round.check_call(rules, seat)),
        SeatAction::Catch(caught) => {
            check_seat(round, seat).and_then(|()| round.check_catch(seat, caught))
        }
        SeatAction::Color(color) if color.side() != round.side => {
            Err(why_illegal(round, rules, seat, action))
        }
        _ if round
            .legal_outlined(rules, seat)
            .other_actions
            .contains(action) =>
        {
            Ok(())
        }
        _ => Err(why_illegal(round, rules, seat, action)),
    }
}

/// Whether the seat is in a round that goes on; nobody else has anything in the legal list.
fn check_seat(round: &Round, seat: Seat) -> Result<(), ActionError> {
    match round.phase {
        Phase::Over(_) => Err(ActionError::RoundOver),
        _ if !round.seats.contains(seat) => Err(ActionError::NotInRound(seat)),
        _ => Ok(()),
    }
}

/// Why an action may not be done that is not in the legal list, or names a color of the other side.
#[cold]
pub(super) fn why_illegal(
    round: &Round,
    rules: &Rules,
    seat: Seat,
    action: SeatAction,
) -> ActionError {
    if let Err(refusal) = check_seat(round, seat) {
        return refusal;
    }
    let legal = round.legal_outlined(rules, seat);
    match (round.current_player(), action, &round.phase) {
        (_, SeatAction::Color(color), _) if legal.other_actions.contains(action) => {
            ActionError::WrongColor(color)
        }
        (Some(current_player), ..) if current_player != seat => {
            ActionError::NotYourTurn(current_player)
        }
        (_, _, Phase::Verdict(_)) => ActionError::AwaitingVerdict,
        (_, SeatAction::Draw | SeatAction::Press, Phase::Turn) if !round.can_draw() => {
            ActionError::NothingToDraw
        }
        (_, SeatAction::Draw | SeatAction::Press, Phase::Turn)
            if !legal.cards.is_empty() && rules.ruleset.must_play =>
        {
            ActionError::MustPlay
        }
        (_, SeatAction::Pass, Phase::Turn) => ActionError::CanStillAct,
        (_, SeatAction::Keep, Phase::Drawn(_)) => ActionError::MustPlayDrawn,
        (_, SeatAction::DareDo, Phase::Dare(_)) | (_, SeatAction::Roll, Phase::Roll(_)) => {
            ActionError::ComputerMustDraw
        }
        _ => ActionError::NotNow,
    }
}

/// Why a face may not be played.
#[cold]
fn why_not_face(round: &Round, rules: &Rules, seat: Seat, face: Face) -> ActionError {
    if let Err(refusal) = check_seat(round, seat) {
        return refusal;
    }
    match (round.resolve(rules, seat, face), round.current_player()) {
        (Some(card), _) => why_not(round, rules, seat, card),
        (None, Some(current_player)) if current_player != seat && !rules.ruleset.jump_in => {
            ActionError::NotYourTurn(current_player)
        }
        _ => ActionError::NotInHand(face),
    }
}

/// Why a card in the hand may not be played.
fn why_not(round: &Round, rules: &Rules, seat: Seat, card: Card) -> ActionError {
    let hand = round.hand(seat);
    let top = round.top_face(rules);
    match &round.phase {
        Phase::Verdict(_) => return ActionError::AwaitingVerdict,
        phase if round.current_player() != Some(seat) => {
            let may_jump =
                rules.ruleset.jump_in && matches!(phase, Phase::Turn | Phase::DrawStack { .. });
            return match round.current_player() {
                _ if may_jump => ActionError::NotIdentical,
                Some(current_player) => ActionError::NotYourTurn(current_player),
                None => ActionError::RoundOver,
            };
        }
        Phase::Drawn(drawn) if *drawn != card => return ActionError::OnlyDrawnCard,
        Phase::Color(_) => return ActionError::NotNow,
        Phase::Dare(offer) | Phase::Roll(offer) => {
            let chain = rules.ruleset.dare_stack && !offer.last;
            return if chain {
                ActionError::OnlyDareCard
            } else {
                ActionError::NotNow
            };
        }
        Phase::Challenge(_) if rules.ruleset.stacking == Stacking::Off => {
            return ActionError::NotNow;
        }
        Phase::Challenge(_) | Phase::DrawStack { .. } => {
            return ActionError::OnlyDrawCard(top.symbol);
        }
        _ => {}
    }
    if !round.matching.contains(card) {
        let symbol = (!top.is_wild()).then_some(top.symbol);
        return ActionError::NoMatch {
            color: round.color,
            symbol,
        };
    }
    match round.color {
        Some(color) if bluffs(rules, round).contains(card) && round.holds_color(rules, hand) => {
            ActionError::NotHonest(color)
        }
        _ => ActionError::CannotBeLast,
    }
}

/// Whether the table may decide so.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_table(round: &Round, action: TableAction) -> Result<(), ActionError> {
    if round.is_over() {
        return Err(ActionError::RoundOver);
    }
    let verdict = matches!(round.phase, Phase::Verdict(_));
    let on_offer = matches!(&round.phase, Phase::Dare(offer) if matches!(offer.kind, OfferKind::List | OfferKind::Level(..)));
    match action {
        TableAction::Done | TableAction::Failed if !verdict => Err(ActionError::NoVerdict),
        TableAction::Slip(seat, number) => {
            let open = round.lasting.get(seat.index());
            if open.is_some_and(|open| open.contains(number)) {
                Ok(())
            } else {
                Err(ActionError::NoOpenDare)
            }
        }
        TableAction::Strike if !on_offer => Err(ActionError::NothingToStrike),
        TableAction::Leave(seat) | TableAction::Bot(seat) | TableAction::Human(seat)
            if !round.seats.contains(seat) =>
        {
            Err(ActionError::NotInRound(seat))
        }
        TableAction::Leave(seat) if round.gone_out() == Some(seat) => Err(ActionError::CannotLeave),
        TableAction::Bot(seat) if round.bots.contains(seat) => Err(ActionError::NoChange),
        TableAction::Human(seat) if !round.bots.contains(seat) => Err(ActionError::NoChange),
        _ => Ok(()),
    }
}
