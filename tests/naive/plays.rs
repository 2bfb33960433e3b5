//! Which cards may be played.

use uskalla::rules::*;

use super::cards::{draw_value, identical, is_dare, is_number, is_wild, may_bluff, same_symbol};
use super::table::Table;

/// Whether a seat may play one card of a face now.
pub fn may_play(table: &Table, seat: Seat, face: Face) -> bool {
    if !table.is_in(seat) || !table.hand(seat).contains(&face) || is_forbidden(table, seat, face, 1)
    {
        return false;
    }
    if table.current_player != Some(seat) {
        return may_jump_in(table, face);
    }
    match table.phase {
        // G6: one card that matches.
        Phase::Turn => matches(table, face),
        // G6: only the drawn card, if it matches.
        Phase::Drawn(_) => table.drawn == Some(face) && matches(table, face),
        // N4, H2: a draw card answers a draw card, also in place of a challenge.
        Phase::DrawStack { .. } => answers_debt(table, face),
        // H2: a last card is not answered by stacking.
        Phase::Challenge(bluff) => !bluff.last && answers_debt(table, face),
        // H9: a last card's dare is not answered by a card; a Customizable's belongs to another game.
        Phase::Dare(offer) => {
            !offer.last && offer.kind == OfferKind::List && answers_dare(table, face)
        }
        // A7: only before the first roll.
        Phase::Roll(offer) => {
            !offer.last
                && offer.kind == (OfferKind::Unrolled { turned: false })
                && answers_dare(table, face)
        }
        Phase::Color(_) | Phase::Verdict(_) | Phase::Over(_) => false,
    }
}

/// G7.
fn matches(table: &Table, face: Face) -> bool {
    // A wild always matches unless its game restricts it.
    if is_wild(face) {
        return true;
    }
    // On a wild only the color named counts (D4 for dares): no colored card shares its symbol.
    face.color == table.color_in_play()
        || !is_wild(table.top) && same_symbol(face.symbol, table.top.symbol)
}

/// What a card may not do under the options in force, although it matches; `count` of it are played together.
fn is_forbidden(table: &Table, seat: Seat, face: Face, count: u8) -> bool {
    let hand = table.hand(seat);
    let is_last = hand.len() == usize::from(count);
    // C3, F6 with `bluffing` no: refused unless honest. H2: a stacked one must be honest too.
    let color = table.color_in_play();
    let dishonest =
        may_bluff(face) && color.is_some() && hand.iter().any(|held| held.color == color);
    // T4: may not be the last card.
    let trade = face.symbol == Symbol::TradeHands;
    // H8: an action card or wild may not be the last card.
    let action = table.rules.no_action_finish && !is_number(face);
    !table.rules.bluffing && dishonest || is_last && (trade || action)
}

/// H4: identical to the top card; not while an answer is awaited, but also while a stack is open.
fn may_jump_in(table: &Table, face: Face) -> bool {
    let open = matches!(table.phase, Phase::Turn | Phase::DrawStack { .. });
    table.rules.jump_in && open && identical(face, table.top)
}

/// N4: of equal or higher value, whatever its color. H2: of the same kind, or of equal or higher value, or not at all.
fn answers_debt(table: &Table, face: Face) -> bool {
    let (Some(last), Some(value)) = (draw_value(table.top), draw_value(face)) else {
        return false;
    };
    match (table.rules.edition, table.rules.stacking) {
        (Edition::NoMercy, _) | (_, Stacking::Up) => value >= last,
        // Colored and wild cards of one value are not the same.
        (_, Stacking::Same) => same_symbol(face.symbol, table.top.symbol),
        (_, Stacking::Off) => false,
    }
}

/// H9: an own Dare or Wild Dare; its color rules as usual.
fn answers_dare(table: &Table, face: Face) -> bool {
    table.rules.dare_stack && is_dare(face) && matches(table, face)
}

/// The most cards of a face that may be played in one turn; 0 when not even one may (H7).
pub fn most_together(table: &Table, seat: Seat, face: Face) -> u8 {
    if !may_play(table, seat, face) {
        return 0;
    }
    // Not Dares or wilds.
    let kind = !is_dare(face) && !is_wild(face);
    // Not when jumping in, and not with the drawn card; in answer to a stack, yes.
    let moment = table.current_player == Some(seat) && !matches!(table.phase, Phase::Drawn(_));
    if !table.rules.identical_together || !kind || !moment {
        return 1;
    }
    let held = table
        .hand(seat)
        .iter()
        .filter(|&&held| held == face)
        .count() as u8;
    (1..=held)
        .rev()
        .find(|&count| !is_forbidden(table, seat, face, count))
        .unwrap_or(0)
}
