//! What must hold of every round at every moment. Tests and the simulator check it after each action.

use super::action::{Action, SeatAction, TableAction};
use super::card_set::CardSet;
use super::deck::Rules;
use super::phase::Phase;
use super::round::Round;

/// Whether every card of the deck is in just one place.
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

/// Whether somebody, or the table, has a legal action, or the round is over.
#[must_use]
pub fn goes_on(rules: &Rules, round: &Round) -> bool {
    match round.current_player() {
        None => true,
        Some(_) if matches!(round.phase(), Phase::Verdict(_)) => true,
        Some(seat) => round.seats().contains(seat) && !round.legal_actions(rules, seat).is_empty(),
    }
}

/// Every command that might be thought of for a table of `seats`, legal or not: what tests throw at [`Round::apply`].
#[must_use]
pub fn conceivable(rules: &Rules, round: &Round, seats: u8) -> Vec<Action> {
    use super::seat::Seat;
    let mut commands = Vec::new();
    for seat in (0..seats).map(Seat) {
        let mut faces: Vec<_> = round
            .hand(seat)
            .iter()
            .map(|card| rules.deck.side(round.side()).face(card))
            .collect();
        faces.dedup();
        let plays = faces.into_iter().flat_map(|face| {
            (1..=2).flat_map(move |count| {
                let colors = round.side().colors().map(Some).into_iter().chain([None]);
                colors.flat_map(move |color| {
                    let swaps = (0..seats).map(|other| Some(Seat(other))).chain([None]);
                    swaps.map(move |swap| {
                        SeatAction::Play(super::action::Play {
                            face,
                            count,
                            color,
                            swap,
                        })
                    })
                })
            })
        });
        let acts = [
            SeatAction::Draw,
            SeatAction::Press,
            SeatAction::Keep,
            SeatAction::Take,
            SeatAction::Pass,
            SeatAction::DareDraw,
            SeatAction::DareDo,
            SeatAction::Roll,
            SeatAction::Accept,
        ];
        let others = acts
            .into_iter()
            .chain([SeatAction::Challenge, SeatAction::Uno])
            .chain(round.side().colors().map(SeatAction::Color));
        let catches = (0..seats).map(|other| SeatAction::Catch(Seat(other)));
        commands.extend(
            plays
                .chain(others)
                .chain(catches)
                .map(|act| Action::Seat(seat, act)),
        );
        commands.extend(
            [
                TableAction::Leave(seat),
                TableAction::Bot(seat),
                TableAction::Human(seat),
            ]
            .map(Action::Table),
        );
        commands.extend((1..=16).map(|number| Action::Table(TableAction::Slip(seat, number))));
    }
    commands
        .extend([TableAction::Done, TableAction::Failed, TableAction::Strike].map(Action::Table));
    commands
}
