//! What a play must name (G8).

use uskalla::rules::*;

use super::cards::is_wild;
use super::table::Table;

/// The colors of which a play must name one; none where none is asked.
pub fn colors(table: &Table, seat: Seat, face: Face, count: u8) -> Vec<Color> {
    // G8: when the play ends the round no color is asked.
    let ends = left_after(table, seat, face, count) == 0;
    let (side, asks) = match face.symbol {
        // F7: its effect needs the color, also as last card.
        Symbol::WildDrawColor => (table.side, true),
        // N10: the next player names it.
        Symbol::WildRoulette => (table.side, false),
        // F4: the face now on top; if it is a wild, the player who flipped names a color of the new side.
        Symbol::Flip => (other(table.side), !ends && is_wild(table.under)),
        _ => (table.side, !ends && is_wild(face)),
    };
    if asks { colors_of(side) } else { Vec::new() }
}

/// The players of whom a play must name one to swap hands with; none where none is asked.
pub fn swaps(table: &Table, seat: Seat, face: Face, count: u8) -> Vec<Seat> {
    // N6, H3: a 7, but not as last card; H7: sevens played together do not swap.
    let sevens = table.rules.edition == Edition::NoMercy || table.rules.seven_zero;
    let seven =
        sevens && face.symbol == Symbol::Number(7) && count == 1 && table.hand(seat).len() > 1;
    // T4.
    let trade = face.symbol == Symbol::TradeHands;
    // With a player of choice who is in.
    if seven || trade {
        table
            .within
            .iter()
            .copied()
            .filter(|&other| other != seat)
            .collect()
    } else {
        Vec::new()
    }
}

/// How many cards a play leaves: Discard All takes all cards of its color along (N7, T4).
pub fn left_after(table: &Table, seat: Seat, face: Face, count: u8) -> usize {
    let hand = table.hand(seat);
    if face.symbol == Symbol::DiscardAll {
        hand.iter().filter(|held| held.color != face.color).count()
    } else {
        hand.len() - usize::from(count)
    }
}

/// F1: red, yellow, green and blue; on the dark side pink, teal, orange and purple.
pub fn colors_of(side: Side) -> Vec<Color> {
    match side {
        Side::Light => vec![Color::Red, Color::Yellow, Color::Green, Color::Blue],
        Side::Dark => vec![Color::Pink, Color::Teal, Color::Orange, Color::Purple],
    }
}

fn other(side: Side) -> Side {
    if side == Side::Light {
        Side::Dark
    } else {
        Side::Light
    }
}
