//! One game at one table, from the draw for the dealer to its winner.

mod dares;
mod handoff;
mod read;
mod save;

use handoff::needs_handoff;
use save::{Source, pair};

use super::event_log::EventLog;
use super::hand_visibility::HandVisibility;
use super::record::RoundRecord;
use super::setup::{ListChoice, PlayerKind, Setup, SetupError};
use crate::dares::DareList;
use crate::rules::{
    Action, ActionError, Card, Deck, Event, MatchState, Outcome, Phase, Recorder, Round,
    RoundResult, Rules, Seat, SeatAction, SeatSet, Seeded, Totals, draw_for_dealer,
};

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The draw for the dealer is shown (G2).
    Draw,
    /// A round is being played.
    Round,
    /// The round is over and counted; the game may be won.
    Scored(RoundResult),
}

/// The state that an undo goes back to.
#[derive(Clone, Debug)]
struct Undo {
    round: Round,
    event_log: EventLog,
    visibility: HandVisibility,
    last_shown: Option<Seat>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    /// The list in use, or the five in the order of the levels (A5). Never empty.
    lists: Vec<DareList>,
    rules: Rules,
    totals: Totals,
    round_number: u16,
    draws: Vec<Vec<(Seat, Card)>>,
    pairing: Vec<u8>,
    record: Option<RoundRecord>,
    round: Option<Round>,
    event_log: EventLog,
    visibility: HandVisibility,
    last_shown: Option<Seat>,
    undo: Option<Box<Undo>>,
    chance: Seeded,
    /// The list chosen for the next round (D3).
    next_list: Option<ListChoice>,
}

impl Session {
    /// Begins a game, with clean names: with the draw for the dealer, or with the first deal when the dealer is known (G2).
    ///
    /// # Errors
    /// Every reason why the set-up cannot be played.
    ///
    /// ```
    /// use uskalla::lang::Lang;
    /// use uskalla::table::{Session, Setup, Stage};
    ///
    /// let mut setup = Setup::new(2, Lang::En);
    /// assert_eq!(Session::new(setup.clone(), 1).err().map(|errors| errors.len()), Some(2), "two names are missing");
    /// for (player, name) in setup.players.iter_mut().zip(["Aino", "Mika"]) {
    ///     player.name = name.into();
    /// }
    /// let mut session = Session::new(setup, 1).expect("a sound set-up");
    /// assert_eq!(session.stage(), Stage::Draw);
    /// session.next_round();
    /// assert_eq!(session.stage(), Stage::Round);
    /// ```
    pub fn new(mut setup: Setup, seed: u64) -> Result<Session, Vec<SetupError>> {
        setup.clean_texts();
        let ruleset = setup.check()?;
        let mut chance = Seeded::new(seed);
        let mut pairing = Vec::new();
        let deck = Deck::standard(&ruleset, |dark| pairing = pair(dark, &mut chance));
        let rules = Rules { ruleset, deck };
        let playing = SeatSet::first(ruleset.seats);
        let mut session = Session {
            lists: setup.list.lists(),
            totals: Totals {
                playing,
                ..Totals::default()
            },
            round_number: 0,
            draws: Vec::new(),
            pairing,
            record: None,
            round: None,
            event_log: EventLog::default(),
            visibility: HandVisibility::Public,
            last_shown: None,
            undo: None,
            chance,
            setup,
            rules,
            next_list: None,
        };
        match session.setup.named_dealer() {
            Some(dealer) => session.deal(dealer, session.first_match_state()),
            None => session.draws = draw_for_dealer(&session.rules, playing, &mut session.chance),
        }
        Ok(session)
    }

    fn first_match_state(&self) -> MatchState {
        let bots = self
            .setup
            .players
            .iter()
            .enumerate()
            .filter(|(_, player)| player.kind == PlayerKind::Computer);
        let bots = SeatSet::of(bots.map(|(index, _)| Seat(index as u8)));
        MatchState {
            seats: self.totals.playing,
            bots,
            ..MatchState::default()
        }
    }

    /// Deals a round.
    fn deal(&mut self, dealer: Seat, match_state: MatchState) {
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut events: Vec<Event> = Vec::new();
        let mut chance = Source::Live(Recorder::new(&mut self.chance, &mut outcomes));
        // A whole deck always has a start card.
        let Ok(round) = Round::deal(&self.rules, dealer, match_state, &mut chance, &mut events)
        else {
            return;
        };
        self.round_number += 1;
        self.draws.clear();
        self.event_log = EventLog::default();
        self.event_log
            .write(&self.rules, round.side(), None, &events);
        self.record = Some(RoundRecord {
            dealer,
            match_state,
            outcomes,
            actions: Vec::new(),
        });
        self.round = Some(round);
        self.undo = None;
        self.last_shown = None;
        self.visibility = HandVisibility::Public.after(self.people(), round.current_player(), None);
    }

    /// Deals the next round, after the draw for the dealer or after a scored round. Without effect during a round and when the game is
    /// won.
    pub fn next_round(&mut self) {
        match self.stage() {
            Stage::Draw => {
                if let Some(dealer) = self.drawn_dealer() {
                    self.deal(dealer, self.first_match_state());
                }
            }
            Stage::Scored(result) if result.totals.winner.is_none() => {
                let Some(round) = self.round else { return };
                self.totals = result.totals;
                self.change_list();
                let dealer = next_playing(self.totals.playing, round.dealer());
                let seats = self.totals.playing;
                self.deal(
                    dealer,
                    MatchState {
                        seats,
                        ..round.match_state()
                    },
                );
            }
            Stage::Scored(_) | Stage::Round => {}
        }
    }

    /// Returns a new game of the same table.
    ///
    /// # Errors
    /// Every reason why the set-up cannot be played; it was played already, so there is none.
    pub fn rematch(&self, seed: u64) -> Result<Session, Vec<SetupError>> {
        Session::new(self.setup.clone(), seed)
    }

    /// Applies an action and returns its events.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, ActionError> {
        let (Some(round), Some(record)) = (&mut self.round, &mut self.record) else {
            return Err(ActionError::RoundOver);
        };
        let before = *round;
        let people = SeatSet(before.seats().0 & !before.bots().0);
        let outcomes = record.outcomes.len();
        let mut events: Vec<Event> = Vec::new();
        let mut chance = Source::Live(Recorder::new(&mut self.chance, &mut record.outcomes));
        round.apply(&self.rules, action, &mut chance, &mut events)?;
        record.actions.push(action);
        let undoable = record.outcomes.len() == outcomes && is_undoable(&before, round, action);
        let undo = Undo {
            round: before,
            event_log: self.event_log.clone(),
            visibility: self.visibility,
            last_shown: self.last_shown,
        };
        self.undo = undoable.then(|| Box::new(undo));
        self.event_log
            .write(&self.rules, round.side(), actor(action), &events);
        // Another player may have to act, or the computer may play a seat now: then its hand must not stay visible.
        if self
            .round
            .is_some_and(|round| needs_handoff(&before, &round))
            || self.people() != people
        {
            self.visibility = self.visibility_after();
        }
        Ok(events)
    }

    /// Takes back the last play. Returns false if it used chance, or if anybody has acted or looked at a hand since.
    pub fn undo(&mut self) -> bool {
        let (Some(undo), Some(record)) = (self.undo.take(), &mut self.record) else {
            return false;
        };
        record.actions.pop();
        self.round = Some(undo.round);
        self.event_log = undo.event_log;
        // Another person than the one who played may take it back.
        self.visibility = if self.people().len() == 1 {
            undo.visibility
        } else {
            undo.visibility.hidden()
        };
        self.last_shown = undo.last_shown;
        true
    }

    /// Returns whether the last play can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo.is_some()
    }

    /// Ends the time in which the last play can be taken back.
    pub fn forget_undo(&mut self) {
        self.undo = None;
    }
}

/// Returns the seat that acted; `None` for the table.
fn actor(action: Action) -> Option<Seat> {
    if let Action::Seat(seat, _) = action {
        Some(seat)
    } else {
        None
    }
}

/// Returns whether an action can be taken back: a person's play in turn that did not end the round and showed nothing new to anybody.
fn is_undoable(before: &Round, after: &Round, action: Action) -> bool {
    match action {
        Action::Seat(seat, SeatAction::Play(_)) => {
            let jumped = before.current_player() != Some(seat);
            !before.bots().contains(seat)
                && !after.is_over()
                && !jumped
                && !matches!(before.phase(), Phase::Drawn(_))
        }
        _ => false,
    }
}

/// Returns the next seat clockwise that plays on.
fn next_playing(playing: SeatSet, from: Seat) -> Seat {
    playing
        .iter()
        .find(|seat| seat.0 > from.0)
        .or_else(|| playing.iter().next())
        .unwrap_or(from)
}
