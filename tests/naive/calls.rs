//! Calling the last card, and catching one who has not (G11, G12).

use uskalla::rules::*;

use super::naming::left_after;
use super::plays::most_together;
use super::table::Table;

/// G11: a call is accepted once, after the play or before it.
pub fn may_call(table: &Table, seat: Seat) -> bool {
    if !table.is_in(seat) {
        return false;
    }
    match table.window {
        // After the play, until the next accepted action closes the window.
        Some((player, called)) if player == seat => !called,
        _ => table.current_player == Some(seat) && !table.called && may_come_to_one(table, seat),
    }
}

/// Before the play, in a phase in which its player may play a card from the hand.
fn may_come_to_one(table: &Table, seat: Seat) -> bool {
    let two = table.hand(seat).len() == 2;
    // With more cards, when a play now legal leaves exactly one.
    let leaves_one = table.faces_of(seat).into_iter().any(|face| {
        let counts = 1..=most_together(table, seat, face);
        counts
            .into_iter()
            .any(|count| left_after(table, seat, face, count) == 1)
    });
    match table.phase {
        // With two cards a match is not needed.
        Phase::Turn | Phase::Drawn(_) => two || leaves_one,
        // A card that may answer now is needed.
        Phase::DrawStack { .. } | Phase::Challenge(_) | Phase::Dare(_) | Phase::Roll(_) => {
            leaves_one
        }
        Phase::Color(_) | Phase::Verdict(_) | Phase::Over(_) => false,
    }
}

/// G12: until the window closes any other player may catch the one who has not called.
pub fn may_catch(table: &Table, by: Seat, caught: Seat) -> bool {
    table.is_in(by) && by != caught && table.window == Some((caught, false))
}
