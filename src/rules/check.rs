//! Whether a command is allowed now and, if not, which rule forbids it.

use super::act::{Act, Command, Play, TableAct};
use super::card::Card;
use super::deck::Rules;
use super::legal::bluffs;
use super::options::Stacking;
use super::phase::{OfferKind, Phase};
use super::refusal::Refusal;
use super::round::Round;
use super::seat::Seat;

/// Whether a command is allowed now.
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub(super) fn check(round: &Round, rules: &Rules, command: Command) -> Result<(), Refusal> {
    if round.is_over() {
        return Err(Refusal::RoundOver);
    }
    match command {
        Command::Table(act) => check_table(round, act),
        Command::Seat(seat, _) if !round.seats.contains(seat) => Err(Refusal::NotInRound(seat)),
        Command::Seat(seat, Act::Play(play)) => check_play(round, rules, seat, play),
        Command::Seat(seat, Act::Uno) => round.check_call(rules, seat),
        Command::Seat(seat, Act::Catch(caught)) => round.check_catch(seat, caught),
        Command::Seat(seat, act) => check_act(round, rules, seat, act),
    }
}

fn check_act(round: &Round, rules: &Rules, seat: Seat, act: Act) -> Result<(), Refusal> {
    let legal = round.legal(rules, seat);
    if legal.acts.contains(act) {
        return match act {
            Act::Color(color) if color.side() != round.side => Err(Refusal::WrongColor(color)),
            _ => Ok(()),
        };
    }
    Err(match (round.awaited(), act, &round.phase) {
        (Some(awaited), ..) if awaited != seat => Refusal::NotYourTurn(awaited),
        (_, _, Phase::Verdict(_)) => Refusal::AwaitingVerdict,
        (_, Act::Draw | Act::Press, Phase::Turn) if !round.can_draw() => Refusal::NothingToDraw,
        (_, Act::Draw | Act::Press, Phase::Turn) if !legal.cards.is_empty() && rules.ruleset.must_play => Refusal::MustPlay,
        (_, Act::Pass, Phase::Turn) => Refusal::CanStillAct,
        (_, Act::Keep, Phase::Drawn(_)) => Refusal::MustPlayDrawn,
        (_, Act::DareDo, Phase::Dare(_)) | (_, Act::Roll, Phase::Roll(_)) => Refusal::ComputerMustDraw,
        _ => Refusal::NotNow,
    })
}

#[inline]
fn check_play(round: &Round, rules: &Rules, seat: Seat, play: Play) -> Result<(), Refusal> {
    let legal = round.legal(rules, seat);
    let card =
        if play.face.color.is_none_or(|color| color.side() == round.side) { round.resolve(rules, seat, play.face) } else { None };
    match card {
        Some(card) if legal.cards.contains(card) => check_naming(round, rules, seat, play),
        Some(card) => Err(why_not(round, rules, seat, card)),
        None if round.awaited().is_some_and(|awaited| awaited != seat) && !rules.ruleset.jump_in => {
            Err(round.awaited().map_or(Refusal::RoundOver, Refusal::NotYourTurn))
        }
        None => Err(Refusal::NotInHand(play.face)),
    }
}

/// Whether a play of a legal card names just what it must (G8, H7).
#[inline]
fn check_naming(round: &Round, rules: &Rules, seat: Seat, play: Play) -> Result<(), Refusal> {
    if play.count != 1 && !(1..=round.together(rules, seat, play.face)).contains(&play.count) {
        return Err(Refusal::NotTogether);
    }
    match (round.asks_color(rules, seat, play), play.color) {
        (true, None) => return Err(Refusal::ColorMissing),
        (false, Some(_)) => return Err(Refusal::ColorNotAsked),
        (true, Some(color)) if !round.color_choices(play).contains(&color) => return Err(Refusal::WrongColor(color)),
        _ => {}
    }
    match (round.asks_swap(rules, seat, play), play.swap) {
        (true, None) => Err(Refusal::SwapMissing),
        (false, Some(_)) => Err(Refusal::SwapNotAsked),
        (true, Some(other)) if !round.swap_targets(seat).contains(other) => Err(Refusal::SwapTarget(other)),
        _ => Ok(()),
    }
}

/// Why a card in the hand may not be played.
fn why_not(round: &Round, rules: &Rules, seat: Seat, card: Card) -> Refusal {
    let hand = round.hand(seat);
    let table = rules.deck.side(round.side);
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
    if !table.matching(top, round.color).contains(card) {
        let symbol = (!top.is_wild()).then_some(top.symbol);
        return Refusal::NoMatch { color: round.color, symbol };
    }
    match round.color {
        Some(color) if bluffs(rules, round).contains(card) && round.holds_color(rules, hand) => Refusal::NotHonest(color),
        _ => Refusal::CannotBeLast,
    }
}

fn check_table(round: &Round, act: TableAct) -> Result<(), Refusal> {
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
