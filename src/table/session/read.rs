//! What can be read of a game.

use super::{Session, Stage};
use crate::rules::{
    Card, Face, Phase, Round, Rules, Seat, SeatSet, Side, Totals, View, dealer_value, settle,
};
use crate::table::event_log::EventLog;
use crate::table::hand_visibility::HandVisibility;
use crate::table::setup::{Player, Setup};

impl Session {
    /// Returns whose hand the device shows.
    #[must_use]
    pub fn hand_visibility(&self) -> HandVisibility {
        self.visibility
    }

    /// Returns the stage of the game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.round {
            None => Stage::Draw,
            Some(round) if round.is_over() => {
                Stage::Scored(settle(&self.rules, round, &self.totals))
            }
            Some(_) => Stage::Round,
        }
    }

    /// Returns the view of the seat whose hand is shown, or else of everybody. `None` before the first deal.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        self.round
            .as_ref()
            .map(|round| View::of(&self.rules, round, self.visibility.shown()))
    }

    /// Returns the view of a computer player; `None` for the seat of a person.
    #[must_use]
    pub fn bot_view(&self, seat: Seat) -> Option<View> {
        let round = self
            .round
            .as_ref()
            .filter(|round| round.bots().contains(seat))?;
        Some(View::of(&self.rules, round, Some(seat)))
    }

    /// Returns the current player if the computer plays that seat. A verdict is never the computer's.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<Seat> {
        let round = self
            .round
            .as_ref()
            .filter(|round| !matches!(round.phase(), Phase::Verdict(_)))?;
        round
            .current_player()
            .filter(|&seat| round.bots().contains(seat))
    }

    /// Returns the seats played by people who are in the round, or in the game between rounds.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let (seats, bots) = match &self.round {
            Some(round) => (round.seats(), round.bots()),
            None => (self.totals.playing, self.first_match_state().bots),
        };
        SeatSet(seats.0 & !bots.0)
    }

    /// Returns the seats played by the computer.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        self.round
            .as_ref()
            .map_or_else(|| self.first_match_state().bots, Round::bots)
    }

    /// Returns the draw for the dealer until the first deal: the faces drawn, one list for each time.
    #[must_use]
    pub fn dealer_draw(&self) -> Vec<Vec<(Seat, Face)>> {
        let face = |card: Card| self.rules.deck.side(Side::Light).face(card);
        self.draws
            .iter()
            .map(|draw| {
                draw.iter()
                    .map(|&(seat, card)| (seat, face(card)))
                    .collect()
            })
            .collect()
    }

    /// Returns the dealer by the draw.
    #[must_use]
    pub fn drawn_dealer(&self) -> Option<Seat> {
        let last = self.draws.last()?;
        last.iter()
            .max_by_key(|&&(_, card)| dealer_value(&self.rules, card))
            .map(|&(seat, _)| seat)
    }

    /// Returns the event log of the round.
    #[must_use]
    pub fn event_log(&self) -> &EventLog {
        &self.event_log
    }

    /// Returns the rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the set-up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the players by seat.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.setup.players
    }

    /// Returns the totals before the current round.
    #[must_use]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Returns the number of rounds begun.
    #[must_use]
    pub fn round_number(&self) -> u16 {
        self.round_number
    }

    /// Returns the digest of the round's state; 0 before the first deal.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.round.map_or(0, |round| round.digest())
    }
}
