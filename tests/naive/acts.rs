//! What else may be done besides playing.

use uskalla::rules::*;

use super::naming::colors_of;
use super::plays::may_play;
use super::table::Table;

/// The actions of a seat that play no card, calls and catches aside.
pub fn acts(table: &Table, seat: Seat) -> Vec<SeatAction> {
    if table.current_player != Some(seat) {
        return Vec::new();
    }
    // D12: for a computer player that always draws, `dare do` and `roll` are refused.
    let draws_dares =
        table.rules.computer_dares == ComputerDares::Draw && table.computers.contains(&seat);
    match table.phase {
        Phase::Turn => turn(table, seat),
        Phase::Drawn(_) => drawn(table, seat),
        // D9, C7, T5, N10.
        Phase::Color(_) => colors_of(table.side)
            .into_iter()
            .map(SeatAction::Color)
            .collect(),
        Phase::Dare(_) | Phase::Roll(_) if draws_dares => vec![SeatAction::DareDraw],
        // D5, and A4 after the roll.
        Phase::Dare(_) => vec![SeatAction::DareDraw, SeatAction::DareDo],
        // A4.
        Phase::Roll(_) => vec![SeatAction::DareDraw, SeatAction::Roll],
        // C3, F6.
        Phase::Challenge(_) => vec![SeatAction::Accept, SeatAction::Challenge],
        // N4, H2: who does not answer takes the whole debt; no ordinary draw is possible.
        Phase::DrawStack { .. } => vec![SeatAction::Take],
        // D6: the table decides.
        Phase::Verdict(_) | Phase::Over(_) => Vec::new(),
    }
}

fn turn(table: &Table, seat: Seat) -> Vec<SeatAction> {
    let holds_match = table
        .hand(seat)
        .iter()
        .any(|&face| may_play(table, seat, face));
    // G6: draw; T2: in Attack the launcher is pressed instead, and where no card can be had `press` is illegal.
    let instead = if table.rules.edition == Edition::Attack {
        SeatAction::Press
    } else {
        SeatAction::Draw
    };
    match (table.can_draw(), holds_match) {
        // H6: who holds a match may not choose to draw, nor to press (T2).
        (true, true) if table.rules.must_play => Vec::new(),
        (true, _) => vec![instead],
        // G10: only who can neither play nor draw passes.
        (false, true) => Vec::new(),
        (false, false) => vec![SeatAction::Pass],
    }
}

fn drawn(table: &Table, seat: Seat) -> Vec<SeatAction> {
    let matches = table.drawn.is_some_and(|face| may_play(table, seat, face));
    // H5: a drawn card that matches must be played; N2: it is never kept.
    let must = table.rules.force_play || table.rules.edition == Edition::NoMercy;
    if matches && must {
        Vec::new()
    } else {
        vec![SeatAction::Keep]
    }
}
