//! Carrying out a command.

use uskalla::rules::*;

use super::plays::may_play;
use super::table::Table;
use super::world::World;

impl World<'_> {
    /// Carries out a command that is legal; `before` is the table as it lay.
    pub fn act(&mut self, command: Action, before: &Table) {
        match command {
            Action::Table(action) => self.decide(action),
            Action::Seat(seat, SeatAction::Uno) => self.call(seat),
            Action::Seat(_, SeatAction::Catch(caught)) => self.catch(caught),
            Action::Seat(seat, action) => {
                // G11: any other action closes the window. G10: any other ends a row of passes.
                self.window = None;
                let passed = std::mem::take(&mut self.passed);
                self.actions += 1;
                self.turn_action(seat, action, passed, before);
                // G18.
                if self.actions == 3_000 && !self.is_over() {
                    self.over(None);
                }
            }
        }
    }

    /// G11: after the play, or before it.
    fn call(&mut self, seat: Seat) {
        match &mut self.window {
            Some((player, called)) if *player == seat => *called = true,
            _ => self.called = true,
        }
    }

    /// G12: the penalty is drawn at once; in Attack as many presses (T2).
    fn catch(&mut self, seat: Seat) {
        self.window = None;
        let penalty = self.rules.ruleset.uno_penalty;
        if self.rules.ruleset.edition == Edition::Attack {
            for _ in 0..penalty {
                self.press(seat);
            }
        } else {
            self.draw_cards(seat, penalty.into());
        }
    }

    fn turn_action(&mut self, seat: Seat, action: SeatAction, passed: Vec<Seat>, before: &Table) {
        match action {
            SeatAction::Play(play) => self.play(seat, play),
            SeatAction::Draw => self.draw_in_turn(seat, before),
            // T2: the turn is over, whatever came out.
            SeatAction::Press => {
                self.press(seat);
                self.begin_after(seat);
            }
            // G6.
            SeatAction::Keep => self.begin_after(seat),
            SeatAction::Take => self.take(seat),
            SeatAction::Pass => self.pass(seat, passed),
            SeatAction::Color(color) => self.name_color(seat, color),
            SeatAction::DareDraw => self.dare_draw(seat),
            SeatAction::DareDo => self.dare_do(seat),
            SeatAction::Roll => self.roll(),
            SeatAction::Accept | SeatAction::Challenge => {
                let Phase::Challenge(bluff) = self.phase else {
                    panic!("nothing to answer")
                };
                if action == SeatAction::Challenge {
                    return self.challenge(seat, bluff);
                }
                self.pay(seat, bluff.claim);
                self.settled(seat, bluff, true);
            }
            SeatAction::Uno | SeatAction::Catch(_) => {}
        }
    }

    /// G6: one card; H1, N2: until one matches. One that matches may be played at once, else the turn passes by itself.
    fn draw_in_turn(&mut self, seat: Seat, before: &Table) {
        let until_match =
            self.rules.ruleset.draw_until_match || self.rules.ruleset.edition == Edition::NoMercy;
        let matches = |world: &World, card: Card| {
            let mut table = before.clone();
            table.hands[seat.index()] = world.hands[seat.index()]
                .iter()
                .map(|&card| world.face(card))
                .collect();
            may_play(&table, seat, world.face(card))
        };
        let drawn = self.draw_until(seat, |world, card, _| !until_match || matches(world, card));
        if !self.within.contains(&seat) || self.is_over() {
            return;
        }
        match drawn {
            Some(card) if matches(self, card) => self.phase = Phase::Drawn(card),
            _ => self.begin_after(seat),
        }
    }

    /// N4: the whole debt, and the turn is lost.
    fn take(&mut self, seat: Seat) {
        let Phase::DrawStack { amount } = self.phase else {
            panic!("no debt is open")
        };
        self.draw_cards(seat, amount);
        if self.within.contains(&seat) {
            self.begin_after(seat);
        }
    }

    /// G10: when every player still in has passed in succession, the round is blocked.
    fn pass(&mut self, seat: Seat, mut passed: Vec<Seat>) {
        passed.push(seat);
        if self.within.iter().all(|other| passed.contains(other)) {
            return self.over(None);
        }
        self.begin_after(seat);
        self.passed = passed;
    }

    /// D9, C7, T5, N10.
    fn name_color(&mut self, seat: Seat, color: Color) {
        let Phase::Color(then) = self.phase else {
            panic!("no color is asked")
        };
        self.named = Some(color);
        match then {
            ColorThen::Play => self.phase = Phase::Turn,
            ColorThen::Lose => self.begin_after(seat),
            ColorThen::Dare(offer) => self.put(offer),
            ColorThen::Roulette => {
                self.phase = Phase::Turn;
                self.draw_color(seat, color);
                if self.within.contains(&seat) {
                    self.begin_after(seat);
                }
            }
        }
    }

    /// What the table decides.
    fn decide(&mut self, action: TableAction) {
        match action {
            // The handing over of a seat and a slip leave the window as it is (G11).
            TableAction::Bot(seat) => {
                self.computers.push(seat);
                self.computers.sort_unstable();
            }
            TableAction::Human(seat) => self.computers.retain(|&other| other != seat),
            // D8: draws two, once, and that dare is over.
            TableAction::Slip(seat, number) => {
                self.lasting[seat.index()].retain(|&open| open != number);
                self.draw_cards(seat, 2);
            }
            TableAction::Done | TableAction::Failed => {
                self.window = None;
                let Phase::Verdict(offer) = self.phase else {
                    panic!("nothing is judged")
                };
                self.judge(offer, action == TableAction::Done);
            }
            TableAction::Strike => {
                self.window = None;
                self.strike();
            }
            TableAction::Leave(seat) => {
                self.window = None;
                self.leave(seat);
            }
        }
    }

    /// G16.
    fn leave(&mut self, seat: Seat) {
        let (phase, current_player) = (self.phase, self.current_player() == seat);
        // Its cards are shuffled and go to the bottom of the draw pile; without cards nothing is shuffled.
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        if !hand.is_empty() {
            let mut pile = self.shuffled(hand);
            pile.append(&mut self.draw);
            self.draw = pile;
        }
        self.lasting[seat.index()].clear();
        self.without(seat);
        match phase {
            // When one seat is left, it wins the round.
            _ if self.within.len() == 1 => self.over(Some(self.within[0])),
            _ if !current_player => {}
            // A last card waited for the answer: the round is over.
            Phase::Challenge(bluff) if bluff.last => self.over(Some(bluff.offender)),
            Phase::Dare(offer) | Phase::Verdict(offer) | Phase::Roll(offer) if offer.last => {
                self.over(offer.source);
            }
            // The next player names the color and owes nothing.
            Phase::Color(_) => {
                self.begin_after(seat);
                self.phase = Phase::Color(ColorThen::Play);
            }
            // A6: who answered after a reverse is gone, the original target takes the turn.
            Phase::Dare(_) | Phase::Verdict(_) | Phase::Roll(_)
                if self.within.contains(&self.turn) =>
            {
                self.phase = Phase::Turn;
            }
            // What it owed lapses, the turn passes.
            _ => self.begin_after(self.turn),
        }
    }
}
