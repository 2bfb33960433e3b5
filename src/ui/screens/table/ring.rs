//! The seats round the table.

use crate::rules::Seat;
use crate::ui::Scene;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::seat::seat_plate;

/// The seats clockwise from the left of the one who looks, or all of them with the first at the lower edge.
pub(super) fn edges(scene: Scene, count: u8) -> Node {
    let shown = scene.view.viewer;
    let acts = shown.is_none();
    let first = shown.map_or(0, |seat| seat.0 + 1);
    let others = if acts { count } else { count.saturating_sub(1) };
    let seats: Vec<Seat> = (0..others)
        .map(|step| Seat((first + step) % count.max(1)))
        .collect();
    let (bottom, ring) = seats.split_at(if acts { lower(count) } else { 0 });
    let side = if acts {
        side_public(ring.len())
    } else {
        side_private(ring.len())
    };
    let (left, rest) = ring.split_at(side);
    let (top, right) = rest.split_at(rest.len() - side);
    let edge = |class: &'static str, seats: &[Seat]| -> El {
        let plates = seats.iter().map(|&seat| {
            el("li")
                .key(seat.0.to_string())
                .child(seat_plate(scene, seat, acts))
        });
        el("ol").class(class).child(plates.collect::<Node>())
    };
    let below = acts.then(|| edge("edge edge-bottom", bottom));
    let around = [
        edge("edge edge-left", left),
        edge("edge edge-top", top),
        edge("edge edge-right", right),
    ];
    around.into_iter().chain(below).collect()
}

/// Whether a seat is at the upper edge of the table, whose owner reads it the other way round.
#[must_use]
pub fn is_opposite(seat: Seat, count: u8) -> bool {
    let low = lower(count);
    let ring = usize::from(count).saturating_sub(low);
    let side = side_public(ring);
    (low + side..low + ring - side).contains(&seat.index())
}

/// Seats at the lower edge of the public table.
const fn lower(count: u8) -> usize {
    match count {
        0..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// Seats at each side of the public table, of those not at the lower edge.
const fn side_public(ring: usize) -> usize {
    match ring {
        0..=1 => 0,
        2..=6 => 1,
        _ => 2,
    }
}

/// Seats at each side of the one who looks.
const fn side_private(others: usize) -> usize {
    match others {
        0..=1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}
