//! Carrying out a command: [`Round::apply`], and the flow of turns that every effect uses.

use super::act::{Act, Command, Play, TableAct};
use super::card::Card;
use super::chance::Chance;
use super::check::{check_act, check_play, check_table};
use super::deck::Rules;
use super::event::{Event, Open, Sink};
use super::phase::Phase;
use super::refusal::Refusal;
use super::round::Round;
use super::seat::{Seat, SeatSet};

/// A round in which so many turn actions have been accepted is blocked (G18).
pub const LONG_ROUND: u16 = 3000;

/// The state with all that a command needs to change it.
pub(super) struct Step<'a, C, S> {
    pub round: &'a mut Round,
    pub rules: &'a Rules,
    pub chance: &'a mut C,
    pub sink: &'a mut S,
}

impl Round {
    /// Carries out a command.
    ///
    /// # Errors
    /// The rule that forbids it; the round is then unchanged.
    #[inline]
    pub fn apply<C: Chance, S: Sink>(
        &mut self,
        rules: &Rules,
        command: Command,
        (chance, sink): (&mut C, &mut S),
    ) -> Result<(), Refusal> {
        let mut step = Step { round: self, rules, chance, sink };
        match command {
            Command::Seat(seat, Act::Play(play)) => step.seat_plays(seat, play)?,
            Command::Seat(seat, act) => step.seat_acts(seat, act)?,
            Command::Table(act) => {
                check_table(step.round, act)?;
                step.table_acts(act);
            }
        }
        Ok(())
    }
}

impl<C: Chance, S: Sink> Step<'_, C, S> {
    #[inline]
    pub fn tell(&mut self, event: impl Into<Event>) {
        self.sink.tell(event.into());
    }

    #[inline(never)]
    fn seat_plays(&mut self, seat: Seat, play: Play) -> Result<(), Refusal> {
        let card = check_play(self.round, self.rules, seat, play)?;
        self.begin_action();
        self.play(seat, play, card);
        self.end_action();
        Ok(())
    }

    #[inline(never)]
    fn seat_acts(&mut self, seat: Seat, act: Act) -> Result<(), Refusal> {
        check_act(self.round, self.rules, seat, act)?;
        match act {
            // These are no turn actions.
            Act::Uno => self.call(seat),
            Act::Catch(caught) => self.catch(seat, caught),
            _ => {
                let passed = self.round.passed;
                self.begin_action();
                self.turn_action(seat, act, passed);
                self.end_action();
            }
        }
        Ok(())
    }

    /// A turn action closes the window for calls (G11) and ends a row of passes (G10).
    #[inline]
    fn begin_action(&mut self) {
        self.round.window = None;
        self.round.actions += 1;
        self.round.passed = SeatSet::default();
    }

    /// G18.
    #[inline]
    fn end_action(&mut self) {
        if self.round.actions >= LONG_ROUND && !self.round.is_over() {
            self.finish(None);
        }
    }

    /// A turn action besides playing; `passed` are those who have passed in a row before.
    #[inline]
    fn turn_action(&mut self, seat: Seat, act: Act, passed: SeatSet) {
        match act {
            Act::Draw => self.draw_in_turn(seat),
            Act::Press => self.press_in_turn(seat),
            Act::Keep => {
                self.tell(Open::Kept(seat));
                self.advance();
            }
            Act::Take => self.take_debt(seat),
            Act::Color(color) => self.name_color(seat, color),
            Act::DareDraw => self.dare_draw(seat),
            Act::DareDo => self.dare_do(seat),
            Act::Roll => self.roll(seat),
            Act::Accept => self.accept(seat),
            Act::Challenge => self.challenge(seat),
            Act::Pass => self.pass(seat, passed),
            // Dealt with before.
            Act::Play(_) | Act::Uno | Act::Catch(_) => {}
        }
    }

    #[cold]
    fn table_acts(&mut self, act: TableAct) {
        match act {
            TableAct::Slip(seat, number) => self.slip(seat, number),
            TableAct::Bot(seat) => {
                self.round.bots.insert(seat);
                self.tell(Open::HandedOver(seat, true));
            }
            TableAct::Human(seat) => {
                self.round.bots.remove(seat);
                self.tell(Open::HandedOver(seat, false));
            }
            TableAct::Done | TableAct::Failed | TableAct::Strike | TableAct::Leave(_) => {
                self.round.window = None;
                match act {
                    TableAct::Done => self.verdict(true),
                    TableAct::Failed => self.verdict(false),
                    TableAct::Strike => self.strike(),
                    TableAct::Leave(seat) => self.leave(seat),
                    TableAct::Slip(..) | TableAct::Bot(_) | TableAct::Human(_) => {}
                }
            }
        }
    }

    /// G10.
    fn pass(&mut self, seat: Seat, passed: SeatSet) {
        self.tell(Open::Passed(seat));
        self.round.passed = passed;
        self.round.passed.insert(seat);
        if self.round.seats.0 & !self.round.passed.0 == 0 {
            self.finish(None);
        } else {
            self.advance();
        }
    }

    /// Ends the round (G13), blocked when nobody won it (G10, G18).
    pub fn finish(&mut self, winner: Option<Seat>) {
        self.round.phase = Phase::Over(winner);
        self.round.window = None;
        self.round.called = false;
        self.end_lasting();
        self.tell(Open::RoundOver(winner));
    }

    /// The turn goes to the next player.
    #[inline]
    pub fn advance(&mut self) {
        let next = self.round.next(self.round.turn);
        self.begin_turn(next);
    }

    /// The turn begins for a seat: a call made before no longer counts (G11), and its lasting dares end well (D8).
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        self.round.turn = seat;
        self.round.phase = Phase::Turn;
        self.round.called = false;
        self.reach(seat);
    }

    /// Play reaches a seat, even if only to skip it (D8).
    #[inline]
    pub fn reach(&mut self, seat: Seat) {
        if self.round.lasting[seat.index()] != 0 {
            self.end_lasting_of(seat);
        }
    }

    /// The next player loses the turn.
    pub fn skip_next(&mut self) {
        let next = self.round.next(self.round.turn);
        self.skip(next);
        self.begin_after(next);
    }

    /// A seat is passed over.
    pub fn skip(&mut self, seat: Seat) {
        self.reach(seat);
        self.tell(Open::Skipped(seat));
    }

    /// The turn goes to the player after a seat.
    pub fn begin_after(&mut self, seat: Seat) {
        if !self.round.is_over() {
            let next = self.round.next(seat);
            self.begin_turn(next);
        }
    }

    /// Puts the card of a play, and what goes together with it (H7), on the discard pile.
    #[inline]
    pub fn lay_down(&mut self, seat: Seat, play: Play, card: Card) {
        self.discard(seat, card);
        for _ in 1..play.count {
            if let Some(card) = self.round.resolve(self.rules, seat, play.face) {
                self.discard(seat, card);
            }
        }
    }

    #[inline]
    fn discard(&mut self, seat: Seat, card: Card) {
        self.round.give_up(self.rules, seat, card);
        self.round.push_discard(card);
    }
}
