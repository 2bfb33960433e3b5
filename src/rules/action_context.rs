//! Carrying out an action: [`Round::apply`], and the flow of turns that every effect uses.

use super::action::{Action, Names, Play, SeatAction, TableAction};
use super::card::Card;
use super::chance::Chance;
use super::check::{check_action, check_play, check_table, why_illegal};
use super::deck::{Rules, flag};
use super::error::ActionError;
use super::event::{Event, EventSink, PublicEvent};
use super::naming::check_naming;
use super::phase::Phase;
use super::round::Round;
use super::seat::{Seat, SeatSet};

/// A round in which so many turn actions have been accepted is blocked (G18).
pub const MAX_TURN_ACTIONS: u16 = 3000;

/// The state with all that an action needs to change it.
pub(super) struct ActionContext<'a, C, S> {
    pub round: &'a mut Round,
    pub rules: &'a Rules,
    pub chance: &'a mut C,
    pub sink: &'a mut S,
}

impl Round {
    /// Carries out an action.
    ///
    /// # Errors
    /// The rule that forbids it; the round is then unchanged.
    #[inline]
    pub fn apply<C: Chance, S: EventSink>(
        &mut self,
        rules: &Rules,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), ActionError> {
        let mut step = ActionContext {
            round: self,
            rules,
            chance,
            sink,
        };
        match action {
            Action::Seat(seat, SeatAction::Play(play)) => step.seat_plays(seat, play),
            Action::Seat(seat, SeatAction::Draw) => step.seat_draws(seat),
            Action::Seat(seat, action) => step.seat_acts(seat, action),
            Action::Table(action) => step.table_acts(action),
        }
    }

    /// Carries out the play of one card: what [`Round::apply`] does with a play of its face that names the same. Whoever has
    /// chosen one of [`Legal::cards`](super::Legal::cards) is served sooner so, for neither face nor card need be looked up.
    ///
    /// # Errors
    /// The rule that forbids it; the round is then unchanged.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn play_card<C: Chance, S: EventSink>(
        &mut self,
        rules: &Rules,
        seat: Seat,
        card: Card,
        names: Names,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), ActionError> {
        let plain = names == Names::default() && self.flags(rules, card) == flag::NONE;
        if !plain || !self.may_play_in_turn(rules, seat, card) {
            return ActionContext {
                round: self,
                rules,
                chance,
                sink,
            }
            .seat_plays_card(seat, card, names);
        }
        let mut step = ActionContext {
            round: self,
            rules,
            chance,
            sink,
        };
        step.begin_action();
        step.play_plain(seat, card);
        step.end_action();
        Ok(())
    }
}

impl<C: Chance, S: EventSink> ActionContext<'_, C, S> {
    #[inline]
    pub fn tell(&mut self, event: impl Into<Event>) {
        self.sink.tell(event.into());
    }

    /// A seat plays a card that is not plain, or not in turn.
    #[inline(never)]
    fn seat_plays_card(&mut self, seat: Seat, card: Card, names: Names) -> Result<(), ActionError> {
        let play = Play {
            color: names.color,
            swap: names.swap,
            ..Play::of(self.face(card))
        };
        if !self.round.may_play_in_turn(self.rules, seat, card) {
            return self.seat_plays(seat, play);
        }
        if names != Names::default() || self.round.may_name(self.rules, card) {
            check_naming(self.round, self.rules, seat, play)?;
        }
        self.carry_out(seat, play, card);
        Ok(())
    }

    /// A seat plays a face.
    #[inline(never)]
    fn seat_plays(&mut self, seat: Seat, play: Play) -> Result<(), ActionError> {
        let card = check_play(self.round, self.rules, seat, play)?;
        self.carry_out(seat, play, card);
        Ok(())
    }

    /// Carries out a play that may be made.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn carry_out(&mut self, seat: Seat, play: Play, card: Card) {
        self.begin_action();
        self.play(seat, play, card);
        self.end_action();
    }

    /// A seat draws, the commonest action besides playing.
    #[inline(never)]
    fn seat_draws(&mut self, seat: Seat) -> Result<(), ActionError> {
        if !self
            .round
            .legal_other_actions(self.rules, seat)
            .contains(SeatAction::Draw)
        {
            return Err(why_illegal(self.round, self.rules, seat, SeatAction::Draw));
        }
        self.begin_action();
        self.draw_in_turn(seat);
        self.end_action();
        Ok(())
    }

    #[inline(never)]
    fn seat_acts(&mut self, seat: Seat, action: SeatAction) -> Result<(), ActionError> {
        check_action(self.round, self.rules, seat, action)?;
        match action {
            // These are no turn actions.
            SeatAction::Uno => self.call(seat),
            SeatAction::Catch(caught) => self.catch(seat, caught),
            _ => {
                let passed = self.round.passed;
                self.begin_action();
                self.turn_action(seat, action, passed);
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
        if self.round.actions >= MAX_TURN_ACTIONS && !self.round.is_over() {
            self.finish(None);
        }
    }

    /// A turn action besides playing; `passed` are those who have passed in a row before.
    #[inline]
    fn turn_action(&mut self, seat: Seat, action: SeatAction, passed: SeatSet) {
        match action {
            SeatAction::Press => self.press_in_turn(seat),
            SeatAction::Keep => {
                self.tell(PublicEvent::Kept(seat));
                self.advance();
            }
            SeatAction::Take => self.take_debt(seat),
            SeatAction::Color(color) => self.name_color(seat, color),
            SeatAction::DareDraw => self.dare_draw(seat),
            SeatAction::DareDo => self.dare_do(seat),
            SeatAction::Roll => self.roll(seat),
            SeatAction::Accept => self.accept(seat),
            SeatAction::Challenge => self.challenge(seat),
            SeatAction::Pass => self.pass(seat, passed),
            // Dealt with before.
            SeatAction::Play(_) | SeatAction::Draw | SeatAction::Uno | SeatAction::Catch(_) => {}
        }
    }

    #[cold]
    fn table_acts(&mut self, action: TableAction) -> Result<(), ActionError> {
        check_table(self.round, action)?;
        match action {
            TableAction::Slip(seat, number) => self.slip(seat, number),
            TableAction::Bot(seat) => {
                self.round.bots.insert(seat);
                self.tell(PublicEvent::HandedOver(seat, true));
            }
            TableAction::Human(seat) => {
                self.round.bots.remove(seat);
                self.tell(PublicEvent::HandedOver(seat, false));
            }
            TableAction::Done
            | TableAction::Failed
            | TableAction::Strike
            | TableAction::Leave(_) => {
                self.round.window = None;
                match action {
                    TableAction::Done => self.verdict(true),
                    TableAction::Failed => self.verdict(false),
                    TableAction::Strike => self.strike(),
                    TableAction::Leave(seat) => self.leave(seat),
                    TableAction::Slip(..) | TableAction::Bot(_) | TableAction::Human(_) => {}
                }
            }
        }
        Ok(())
    }

    /// G10.
    fn pass(&mut self, seat: Seat, passed: SeatSet) {
        self.tell(PublicEvent::Passed(seat));
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
        self.tell(PublicEvent::RoundOver(winner));
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
        if !self.rules.ruleset.dares.lasting.is_empty()
            && !self.round.lasting[seat.index()].is_empty()
        {
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
        self.tell(PublicEvent::Skipped(seat));
    }

    /// The turn goes to the player after a seat.
    pub fn begin_after(&mut self, seat: Seat) {
        if !self.round.is_over() {
            let next = self.round.next(seat);
            self.begin_turn(next);
        }
    }

    /// Puts the cards that go together with the one of a play (H7) on the discard pile.
    #[inline(never)]
    pub fn lay_others(&mut self, seat: Seat, play: Play) {
        for _ in 1..play.count {
            if let Some(card) = self.round.resolve(self.rules, seat, play.face) {
                self.discard(seat, card);
            }
        }
    }

    /// Puts a card of a hand on the discard pile.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn discard(&mut self, seat: Seat, card: Card) {
        self.round.give_up(self.rules, seat, card);
        self.round.push_discard(card);
    }
}
