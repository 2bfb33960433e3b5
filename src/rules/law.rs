//! What must hold of every round at every moment. Tests and the simulator check it after each action.

use super::act::{Act, Command, TableAct};
use super::card_set::CardSet;
use super::deck::Rules;
use super::phase::Phase;
use super::round::Round;

/// Whether every card of the deck is in just one place.
#[must_use]
pub fn conserved(rules: &Rules, round: &Round) -> bool {
    let piles = round.draw_pile().iter().chain(round.discard_pile()).copied();
    let mut seen = CardSet::EMPTY;
    let mut count = 0;
    for card in piles {
        seen.insert(card);
        count += 1;
    }
    for set in round.hands.into_iter().chain([round.aside]) {
        count += set.len();
        seen = seen.or(set);
    }
    count == rules.deck.len() && seen.len() == count
}

/// Whether somebody, or the table, has a legal action, or the round is over.
#[must_use]
pub fn goes_on(rules: &Rules, round: &Round) -> bool {
    match round.awaited() {
        None => true,
        Some(_) if matches!(round.phase(), Phase::Verdict(_)) => true,
        Some(seat) => round.seats().contains(seat) && !round.choices(rules, seat).is_empty(),
    }
}

/// Every command that might be thought of for a table of `seats`, legal or not: what tests throw at [`Round::apply`].
#[must_use]
pub fn conceivable(rules: &Rules, round: &Round, seats: u8) -> Vec<Command> {
    use super::seat::Seat;
    let mut commands = Vec::new();
    for seat in (0..seats).map(Seat) {
        let mut faces: Vec<_> = round.hand(seat).iter().map(|card| rules.deck.side(round.side()).face(card)).collect();
        faces.dedup();
        let plays = faces.into_iter().flat_map(|face| {
            (1..=2).flat_map(move |count| {
                let colors = round.side().colors().map(Some).into_iter().chain([None]);
                colors.flat_map(move |color| {
                    let swaps = (0..seats).map(|other| Some(Seat(other))).chain([None]);
                    swaps.map(move |swap| Act::Play(super::act::Play { face, count, color, swap }))
                })
            })
        });
        let acts = [Act::Draw, Act::Press, Act::Keep, Act::Take, Act::Pass, Act::DareDraw, Act::DareDo, Act::Roll, Act::Accept];
        let others = acts.into_iter().chain([Act::Challenge, Act::Uno]).chain(round.side().colors().map(Act::Color));
        let catches = (0..seats).map(|other| Act::Catch(Seat(other)));
        commands.extend(plays.chain(others).chain(catches).map(|act| Command::Seat(seat, act)));
        commands.extend([TableAct::Leave(seat), TableAct::Bot(seat), TableAct::Human(seat)].map(Command::Table));
        commands.extend((1..=16).map(|number| Command::Table(TableAct::Slip(seat, number))));
    }
    commands.extend([TableAct::Done, TableAct::Failed, TableAct::Strike].map(Command::Table));
    commands
}
