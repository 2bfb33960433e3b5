//! Whether a command is allowed now and, if not, which rule forbids it. Every answer rests on [`Round::legal`].

use super::act::{Act, Play, TableAct};
use super::card::{Card, Face};
use super::deck::Rules;
use super::legal::bluffs;
use super::naming::check_naming;
use super::options::Stacking;
use super::phase::{OfferKind, Phase};
use super::refusal::Refusal;
use super::round::Round;
use super::seat::Seat;

/// Whether a seat may play so; the card that the play names.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_play(round: &Round, rules: &Rules, seat: Seat, play: Play) -> Result<Card, Refusal> {
    // Of several cards with one face all are legal or, after drawing, just the drawn one.
    let legal = round.legal_outlined(rules, seat).cards.and(rules.deck.side(round.side).of_face(play.face));
    let Some(card) = round.first_of(rules, legal) else { return Err(why_not_face(round, rules, seat, play.face)) };
    check_naming(round, rules, seat, play)?;
    Ok(card)
}

/// Whether a seat may do this; plays are for [`check_play`].
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub(super) fn check_act(round: &Round, rules: &Rules, seat: Seat, act: Act) -> Result<(), Refusal> {
    match act {
        Act::Uno => check_seat(round, seat).and_then(|()| round.check_call(rules, seat)),
        Act::Catch(caught) => check_seat(round, seat).and_then(|()| round.check_catch(seat, caught)),
        Act::Color(color) if color.side() != round.side => Err(why_no_act(round, rules, seat, act)),
        _ if round.legal_outlined(rules, seat).acts.contains(act) => Ok(()),
        _ => Err(why_no_act(round, rules, seat, act)),
    }
}

/// Whether the seat is in a round that goes on; nobody else has anything in the legal list.
fn check_seat(round: &Round, seat: Seat) -> Result<(), Refusal> {
    match round.phase {
        Phase::Over(_) => Err(Refusal::RoundOver),
        _ if !round.seats.contains(seat) => Err(Refusal::NotInRound(seat)),
        _ => Ok(()),
    }
}

/// Why an act may not be done that is not in the legal list, or names a color of the other side.
#[cold]
pub(super) fn why_no_act(round: &Round, rules: &Rules, seat: Seat, act: Act) -> Refusal {
    if let Err(refusal) = check_seat(round, seat) {
        return refusal;
    }
    let legal = round.legal_outlined(rules, seat);
    match (round.awaited(), act, &round.phase) {
        (_, Act::Color(color), _) if legal.acts.contains(act) => Refusal::WrongColor(color),
        (Some(awaited), ..) if awaited != seat => Refusal::NotYourTurn(awaited),
        (_, _, Phase::Verdict(_)) => Refusal::AwaitingVerdict,
        (_, Act::Draw | Act::Press, Phase::Turn) if !round.can_draw() => Refusal::NothingToDraw,
        (_, Act::Draw | Act::Press, Phase::Turn) if !legal.cards.is_empty() && rules.ruleset.must_play => Refusal::MustPlay,
        (_, Act::Pass, Phase::Turn) => Refusal::CanStillAct,
        (_, Act::Keep, Phase::Drawn(_)) => Refusal::MustPlayDrawn,
        (_, Act::DareDo, Phase::Dare(_)) | (_, Act::Roll, Phase::Roll(_)) => Refusal::ComputerMustDraw,
        _ => Refusal::NotNow,
    }
}

/// Why a face may not be played.
#[cold]
fn why_not_face(round: &Round, rules: &Rules, seat: Seat, face: Face) -> Refusal {
    if let Err(refusal) = check_seat(round, seat) {
        return refusal;
    }
    match (round.resolve(rules, seat, face), round.awaited()) {
        (Some(card), _) => why_not(round, rules, seat, card),
        (None, Some(awaited)) if awaited != seat && !rules.ruleset.jump_in => Refusal::NotYourTurn(awaited),
        _ => Refusal::NotInHand(face),
    }
}

/// Why a card in the hand may not be played.
fn why_not(round: &Round, rules: &Rules, seat: Seat, card: Card) -> Refusal {
    let hand = round.hand(seat);
    let top = round.top_face(rules);
    match &round.phase {
        Phase::Verdict(_) => return Refusal::AwaitingVerdict,
        phase if round.awaited() != Some(seat) => {
            let may_jump = rules.ruleset.jump_in && matches!(phase, Phase::Turn | Phase::Debt { .. });
            return match round.awaited() {
                _ if may_jump => Refusal::NotIdentical,
                Some(awaited) => Refusal::NotYourTurn(awaited),
                None => Refusal::RoundOver,
            };
        }
        Phase::Drawn(drawn) if *drawn != card => return Refusal::OnlyDrawnCard,
        Phase::Color(_) => return Refusal::NotNow,
        Phase::Dare(offer) | Phase::Roll(offer) => {
            let chain = rules.ruleset.dare_stack && !offer.last;
            return if chain { Refusal::OnlyDareCard } else { Refusal::NotNow };
        }
        Phase::Challenge(_) if rules.ruleset.stacking == Stacking::Off => return Refusal::NotNow,
        Phase::Challenge(_) | Phase::Debt { .. } => return Refusal::OnlyDrawCard(top.symbol),
        _ => {}
    }
    if !round.matching.contains(card) {
        let symbol = (!top.is_wild()).then_some(top.symbol);
        return Refusal::NoMatch { color: round.color, symbol };
    }
    match round.color {
        Some(color) if bluffs(rules, round).contains(card) && round.holds_color(rules, hand) => Refusal::NotHonest(color),
        _ => Refusal::CannotBeLast,
    }
}

/// Whether the table may decide so.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn check_table(round: &Round, act: TableAct) -> Result<(), Refusal> {
    if round.is_over() {
        return Err(Refusal::RoundOver);
    }
    let verdict = matches!(round.phase, Phase::Verdict(_));
    let on_offer = matches!(&round.phase, Phase::Dare(offer) if matches!(offer.kind, OfferKind::List | OfferKind::Level(..)));
    match act {
        TableAct::Done | TableAct::Failed if !verdict => Err(Refusal::NoVerdict),
        TableAct::Slip(seat, number) => {
            let open = seat.index() < round.lasting.len() && (1..=16).contains(&number);
            let open = open && round.lasting[seat.index()] >> (number - 1) & 1 == 1;
            if open { Ok(()) } else { Err(Refusal::NoOpenDare) }
        }
        TableAct::Strike if !on_offer => Err(Refusal::NothingToStrike),
        TableAct::Leave(seat) | TableAct::Bot(seat) | TableAct::Human(seat) if !round.seats.contains(seat) => {
            Err(Refusal::NotInRound(seat))
        }
        TableAct::Leave(seat) if round.gone_out() == Some(seat) => Err(Refusal::CannotLeave),
        TableAct::Bot(seat) if round.bots.contains(seat) => Err(Refusal::NoChange),
        TableAct::Human(seat) if !round.bots.contains(seat) => Err(Refusal::NoChange),
        _ => Ok(()),
    }
}
