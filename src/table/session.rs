//! One game at one table, from the draw for the dealer to its winner. The only way to change it is a method of [`Session`].

mod dares;
mod hand_over;
mod keep;

use hand_over::asks_anew;
use keep::{Source, pair};

use super::event_log::EventLog;
use super::hand_visibility::HandVisibility;
use super::record::RoundRecord;
use super::setup::{ListChoice, Player, PlayerKind, Setup, SetupError};
use crate::dares::DareList;
use crate::rules::{
    Action, ActionError, Card, Deck, Event, Face, MatchState, Outcome, Phase, Recorder, Round,
    RoundResult, Rules, Seat, SeatAction, SeatSet, Seeded, Totals, View, dealer_value,
    draw_for_dealer, settle,
};

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The draw for the dealer is on the table (G2).
    Draw,
    /// A round is being played.
    Round,
    /// The round is over and counted; the game may be won.
    Scored(RoundResult),
}

/// What an undo goes back to (ux.md, section 6).
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
    /// The list chosen for the round to come (D3).
    next_list: Option<ListChoice>,
}

impl Session {
    /// Begins a game: with the draw for the dealer on the table, or at once with the first deal when the dealer is known (G2).
    ///
    /// # Errors
    /// Every reason why the set-up cannot be played.
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
        let Ok(round) = Round::deal(&self.rules, dealer, match_state, (&mut chance, &mut events))
        else {
            return;
        };
        self.round_number += 1;
        self.draws.clear();
        self.event_log = EventLog::default();
        self.event_log
            .write(&self.rules, (round.side(), None), &events);
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

    /// Goes on from the draw for the dealer, or from a counted round, to the next deal. Without effect in the middle of a round and
    /// when the game is won.
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

    /// The same table plays again from nothing.
    ///
    /// # Errors
    /// Every reason why the set-up cannot be played; it was played already, so there is none.
    pub fn rematch(&self, seed: u64) -> Result<Session, Vec<SetupError>> {
        Session::new(self.setup.clone(), seed)
    }

    /// Carries out a action and tells what came of it.
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
        round.apply(&self.rules, action, (&mut chance, &mut events))?;
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
            .write(&self.rules, (round.side(), actor(action)), &events);
        // Who is asked may have changed, and also who sits there: a seat handed over takes its hand out of sight.
        if self.round.is_some_and(|round| asks_anew(&before, &round)) || self.people() != people {
            self.visibility = self.visibility_after();
        }
        Ok(events)
    }

    /// Takes the last play back, while that harms nobody: it used no chance, and nobody has acted or looked since. Whether it did.
    pub fn undo(&mut self) -> bool {
        let (Some(undo), Some(record)) = (self.undo.take(), &mut self.record) else {
            return false;
        };
        record.actions.pop();
        self.round = Some(undo.round);
        self.event_log = undo.event_log;
        // Whoever takes it back is not necessarily the one who played.
        self.visibility = if self.people().len() == 1 {
            undo.visibility
        } else {
            undo.visibility.hidden()
        };
        self.last_shown = undo.last_shown;
        true
    }

    /// Whether the last play can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo.is_some()
    }

    /// The time for taking back is over.
    pub fn forget_undo(&mut self) {
        self.undo = None;
    }

    /// What the device shows.
    #[must_use]
    pub fn hand_visibility(&self) -> HandVisibility {
        self.visibility
    }

    /// Where the game is.
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

    /// What may be shown now: of the one whose hand is open, or of the table. None before the first deal.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        self.round
            .as_ref()
            .map(|round| View::of(&self.rules, round, self.visibility.shown()))
    }

    /// What a computer player may know; none for the seat of a person.
    #[must_use]
    pub fn bot_view(&self, seat: Seat) -> Option<View> {
        let round = self
            .round
            .as_ref()
            .filter(|round| round.bots().contains(seat))?;
        Some(View::of(&self.rules, round, Some(seat)))
    }

    /// The computer player whose action is current_player.
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

    /// The seats played by people who are in the round, or in the game between rounds.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let (seats, bots) = match &self.round {
            Some(round) => (round.seats(), round.bots()),
            None => (self.totals.playing, self.first_match_state().bots),
        };
        SeatSet(seats.0 & !bots.0)
    }

    /// The seats played by the computer.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        self.round
            .as_ref()
            .map_or_else(|| self.first_match_state().bots, Round::bots)
    }

    /// The draw for the dealer while it lies on the table: the faces drawn, one list for every time.
    #[must_use]
    pub fn dealer_draw(&self) -> Vec<Vec<(Seat, Face)>> {
        let face = |card: Card| self.rules.deck.side(crate::rules::Side::Light).face(card);
        self.draws
            .iter()
            .map(|draw| {
                draw.iter()
                    .map(|&(seat, card)| (seat, face(card)))
                    .collect()
            })
            .collect()
    }

    /// Who deals by the draw.
    #[must_use]
    pub fn drawn_dealer(&self) -> Option<Seat> {
        let last = self.draws.last()?;
        last.iter()
            .max_by_key(|&&(_, card)| dealer_value(&self.rules, card))
            .map(|&(seat, _)| seat)
    }

    /// The event_log of the round.
    #[must_use]
    pub fn event_log(&self) -> &EventLog {
        &self.event_log
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What was set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats with their names, in order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.setup.players
    }

    /// Totals before the round at hand.
    #[must_use]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Rounds begun.
    #[must_use]
    pub fn round_number(&self) -> u16 {
        self.round_number
    }

    /// The sum of the state, by which tests recognise it.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.round.map_or(0, |round| round.digest())
    }

    /// The record of the round at hand, for the log a player can copy out.
    #[must_use]
    pub fn round_record(&self) -> Option<&RoundRecord> {
        self.record.as_ref()
    }
}

/// The seat that acted.
fn actor(action: Action) -> Option<Seat> {
    if let Action::Seat(seat, _) = action {
        Some(seat)
    } else {
        None
    }
}

/// Only a person's play that left the round going on can be taken back, and only when it showed nothing new to anybody.
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

/// The next seat clockwise that plays on.
fn next_playing(playing: SeatSet, from: Seat) -> Seat {
    playing
        .iter()
        .find(|seat| seat.0 > from.0)
        .or_else(|| playing.iter().next())
        .unwrap_or(from)
}
