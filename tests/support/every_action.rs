//! Every action that can be formed at a table: tests apply all of them to a round.

use uskalla::rules::{Action, Play, Round, Rules, Seat, SeatAction, TableAction};

/// Returns every action that can be formed for a table of `seats`, legal or not.
pub fn every_action(rules: &Rules, round: &Round, seats: u8) -> Vec<Action> {
    let mut actions = Vec::new();
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
                        SeatAction::Play(Play {
                            face,
                            count,
                            color,
                            swap,
                        })
                    })
                })
            })
        });
        let plain = [
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
        let others = plain
            .into_iter()
            .chain([SeatAction::Challenge, SeatAction::Uno])
            .chain(round.side().colors().map(SeatAction::Color));
        let catches = (0..seats).map(|other| SeatAction::Catch(Seat(other)));
        actions.extend(
            plays
                .chain(others)
                .chain(catches)
                .map(|action| Action::Seat(seat, action)),
        );
        actions.extend(
            [
                TableAction::Leave(seat),
                TableAction::Bot(seat),
                TableAction::Human(seat),
            ]
            .map(Action::Table),
        );
        actions.extend((1..=16).map(|number| Action::Table(TableAction::Slip(seat, number))));
    }
    actions
        .extend([TableAction::Done, TableAction::Failed, TableAction::Strike].map(Action::Table));
    actions
}
