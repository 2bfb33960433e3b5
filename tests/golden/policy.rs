//! Who plays the rounds that are written out.

use uskalla::notation::Board;
use uskalla::rules::*;

/// The fixed policy: plays whenever it may, and decides the rest by a seed of its own.
pub struct Policy(pub Seeded);

impl Policy {
    fn one_in(&mut self, bound: u32) -> bool {
        self.0.below(bound) == 0
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.0.below(among.len() as u32) as usize]
    }

    /// What is done next.
    pub fn next(&mut self, board: &Board) -> Action {
        let (rules, round) = (&board.rules, &board.round);
        if let Some(aside) = self.aside(rules, round) {
            return aside;
        }
        let seat = round.current_player().expect("the round goes on");
        let choices = round.legal_actions(rules, seat);
        let plays: Vec<SeatAction> = choices
            .iter()
            .copied()
            .filter(|action| matches!(action, SeatAction::Play(_)))
            .collect();
        let choice = match round.phase() {
            Phase::Verdict(_) => {
                return Action::Table(if self.one_in(3) {
                    TableAction::Failed
                } else {
                    TableAction::Done
                });
            }
            Phase::Dare(_) | Phase::Roll(_) if plays.is_empty() => {
                if self.one_in(3) {
                    SeatAction::DareDraw
                } else {
                    choices[choices.len() - 1]
                }
            }
            Phase::Challenge(_) if plays.is_empty() || self.one_in(2) => {
                if self.one_in(2) {
                    SeatAction::Accept
                } else {
                    SeatAction::Challenge
                }
            }
            _ if plays.is_empty() || choices.len() > plays.len() && self.one_in(12) => {
                choices[choices.len() - 1]
            }
            _ => self.pick(&plays),
        };
        let ways = round.ways(rules, seat, choice);
        Action::Seat(seat, self.pick(&ways))
    }

    /// Calls, catches, jumping in, slips and strikes.
    fn aside(&mut self, rules: &Rules, round: &Round) -> Option<Action> {
        let may = |command: Action| {
            let mut copy = *round;
            copy.apply(rules, command, &mut Seeded::new(0), &mut NoEvents)
                .is_ok()
        };
        let seats: Vec<Seat> = round.seats().iter().collect();
        let caller = seats
            .iter()
            .find(|&&seat| may(Action::Seat(seat, SeatAction::Uno)));
        if let Some(&caller) = caller.filter(|_| self.one_in(2)) {
            return Some(Action::Seat(caller, SeatAction::Uno));
        }
        let window = round
            .call_window()
            .filter(|window| !window.called)
            .map(|window| window.seat);
        if let Some(caught) = window.filter(|_| self.one_in(3)) {
            let others: Vec<Seat> = seats
                .iter()
                .copied()
                .filter(|&seat| seat != caught)
                .collect();
            return Some(Action::Seat(self.pick(&others), SeatAction::Catch(caught)));
        }
        if let Some(jump) = self.jump(rules, round) {
            return Some(jump);
        }
        let open = |seat: Seat| round.open_dares(seat).iter();
        let slips: Vec<TableAction> = seats
            .iter()
            .flat_map(|&seat| open(seat).map(move |number| TableAction::Slip(seat, number)))
            .collect();
        if !slips.is_empty() && self.one_in(6) {
            return Some(Action::Table(self.pick(&slips)));
        }
        let strike = Action::Table(TableAction::Strike);
        (matches!(round.phase(), Phase::Dare(_)) && self.one_in(4) && may(strike)).then_some(strike)
    }

    /// Somebody jumps in now and then (H4).
    fn jump(&mut self, rules: &Rules, round: &Round) -> Option<Action> {
        let others = round
            .seats()
            .iter()
            .filter(|&seat| round.current_player() != Some(seat));
        let plays = others.flat_map(|seat| {
            round
                .legal_actions(rules, seat)
                .into_iter()
                .map(move |action| (seat, action))
        });
        let ways = plays.flat_map(|(seat, action)| {
            round
                .ways(rules, seat, action)
                .into_iter()
                .map(move |action| (seat, action))
        });
        let ways: Vec<(Seat, SeatAction)> = ways.collect();
        if ways.is_empty() || self.one_in(3) {
            return None;
        }
        let (seat, action) = self.pick(&ways);
        Some(Action::Seat(seat, action))
    }
}
