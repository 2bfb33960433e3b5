//! Invariants of a round. The scenario runner, the simulator and the tests check them after each action.

use super::card_set::CardSet;
use super::deck::Rules;
use super::phase::Phase;
use super::round::Round;

/// Returns whether every card of the deck is in exactly one place.
#[must_use]
pub fn conserved(rules: &Rules, round: &Round) -> bool {
    let piles = round
        .draw_pile()
        .iter()
        .chain(round.discard_pile())
        .copied();
    let mut seen = CardSet::EMPTY;
    let mut count = 0;
    for card in piles {
        seen.insert(card);
        count += 1;
    }
    for set in round.hands.into_iter().chain([round.out_of_play]) {
        count += set.len();
        seen = seen.or(set);
    }
    count == rules.deck.len() && seen.len() == count
}

/// Returns whether the round is over, or a seat or the table has a legal action.
#[must_use]
pub fn goes_on(rules: &Rules, round: &Round) -> bool {
    match round.current_player() {
        None => true,
        Some(_) if matches!(round.phase(), Phase::Verdict(_)) => true,
        Some(seat) => round.seats().contains(seat) && !round.legal_actions(rules, seat).is_empty(),
    }
}
