//! What the table decides.

use uskalla::rules::*;

use super::table::Table;

/// Whether the table may decide so.
pub fn may(table: &Table, action: TableAction) -> bool {
    if matches!(table.phase, Phase::Over(_)) {
        return false;
    }
    match action {
        // D6: of a dare or truth being performed.
        TableAction::Done | TableAction::Failed => matches!(table.phase, Phase::Verdict(_)),
        // D8: of a lasting dare that is open, by its own number.
        TableAction::Slip(seat, number) => table
            .lasting
            .get(seat.index())
            .is_some_and(|open| open.contains(&number)),
        // D13: before the choice; A7: after the roll, within its level; C6: a Customizable's dare cannot be struck.
        TableAction::Strike => {
            matches!(table.phase, Phase::Dare(offer) if matches!(offer.kind, OfferKind::List | OfferKind::Level(..)))
        }
        // G16: who has gone out and waits for the last card's answer cannot leave.
        TableAction::Leave(seat) => table.is_in(seat) && gone_out(table) != Some(seat),
        // G16: one that changes nothing is refused (notation.md).
        TableAction::Bot(seat) => table.is_in(seat) && !table.computers.contains(&seat),
        TableAction::Human(seat) => table.is_in(seat) && table.computers.contains(&seat),
    }
}

/// Who has played the last card and waits for its answer (D10, C8).
fn gone_out(table: &Table) -> Option<Seat> {
    match table.phase {
        Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer) if offer.last => {
            offer.source
        }
        Phase::Challenge(bluff) if bluff.last => Some(bluff.offender),
        _ => None,
    }
}
