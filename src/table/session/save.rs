//! Saving a game and resuming it: a saved game may hold anything.

use super::{Session, Stage, actor};
use crate::dare_set::DareSet;
use crate::rules::{
    Card, Chance, Deck, Die, DieFace, Event, Face, Launcher, Recorder, Replay, Round, Rules,
    SeatSet, Seeded,
};
use crate::table::event_log::EventLog;
use crate::table::hand_visibility::HandVisibility;
use crate::table::record::{ResumeError, RoundRecord, SessionRecord};

impl Session {
    /// Returns the game as it is saved.
    #[must_use]
    pub fn record(&self) -> SessionRecord {
        SessionRecord {
            setup: self.setup.clone(),
            totals: self.totals,
            round_number: self.round_number,
            draws: self.draws.clone(),
            pairing: self.pairing.clone(),
            round: self.record.clone(),
            digest: self.round.map_or(0, |round| round.digest()),
            visibility: self.visibility.hidden(),
            last_shown: self.last_shown,
            next_list: self.next_list.clone(),
        }
    }

    /// Returns a saved game just as it was, with no hand shown; `seed` is for the chance still to come. Names in it that are not clean
    /// are changed so that the game can go on.
    ///
    /// # Errors
    /// When the record does not lead to a game.
    pub fn resume(mut record: SessionRecord, seed: u64) -> Result<Session, ResumeError> {
        record.setup.repair_texts();
        let ruleset = record.setup.check().map_err(|_| ResumeError::Setup)?;
        if !is_sound(&record, ruleset.seats) {
            return Err(ResumeError::Strayed);
        }
        let deck = Deck::standard(&ruleset, |dark| restore_pairing(dark, &record.pairing));
        let all = SeatSet::first(ruleset.seats);
        if !record
            .draws
            .iter()
            .flatten()
            .all(|&(seat, card)| all.contains(seat) && usize::from(card.0) < deck.len())
        {
            return Err(ResumeError::Strayed);
        }
        let mut session = Session {
            lists: record.setup.list.lists(),
            rules: Rules { ruleset, deck },
            setup: record.setup,
            totals: record.totals,
            round_number: record.round_number,
            draws: record.draws,
            pairing: record.pairing,
            record: None,
            round: None,
            event_log: EventLog::default(),
            visibility: record.visibility.hidden(),
            last_shown: None,
            undo: None,
            chance: Seeded::new(seed),
            next_list: record.next_list,
        };
        if let Some(round) = record.round {
            session.replay(&round)?;
            session.record = Some(round);
            if session.round.map_or(0, |round| round.digest()) != record.digest {
                return Err(ResumeError::Strayed);
            }
        } else if session.draws.is_empty() {
            return Err(ResumeError::Strayed);
        }
        session.ask_only_person();
        Ok(session)
    }

    /// Asks the only person at the table for the device, as it asks each of several: somebody else may have opened the app.
    fn ask_only_person(&mut self) {
        let people = self.people();
        if let (Stage::Round, Some(seat), 1) = (self.stage(), people.iter().next(), people.len()) {
            self.visibility = HandVisibility::Handoff {
                to: seat,
                peek: false,
            };
        }
    }

    /// Replays a round up to its last action.
    fn replay(&mut self, record: &RoundRecord) -> Result<(), ResumeError> {
        let mut replay = Source::Replay(Replay::new(&record.outcomes));
        let mut events: Vec<Event> = Vec::new();
        let dealt = Round::deal(
            &self.rules,
            record.dealer,
            record.match_state,
            &mut replay,
            &mut events,
        );
        let mut round = dealt.map_err(|_| ResumeError::Strayed)?;
        self.event_log
            .write(&self.rules, round.side(), None, &events);
        for &action in &record.actions {
            events.clear();
            round
                .apply(&self.rules, action, &mut replay, &mut events)
                .map_err(|_| ResumeError::Strayed)?;
            self.event_log
                .write(&self.rules, round.side(), actor(action), &events);
        }
        self.round = Some(round);
        if replay.strayed() {
            Err(ResumeError::Strayed)
        } else {
            Ok(())
        }
    }
}

/// Pairs the dark faces at random and returns their order (F1).
pub(super) fn pair(dark: &mut [Face], chance: &mut Seeded) -> Vec<u8> {
    let mut order: Vec<Card> = (0..dark.len() as u8).map(Card).collect();
    chance.shuffle(&mut order);
    let order: Vec<u8> = order.into_iter().map(|card| card.0).collect();
    restore_pairing(dark, &order);
    order
}

/// Puts the dark faces into a recorded order. A record that is no order of them changes nothing.
pub(super) fn restore_pairing(dark: &mut [Face], order: &[u8]) {
    let faces: Vec<Face> = order
        .iter()
        .filter_map(|&index| dark.get(index as usize).copied())
        .collect();
    if faces.len() == dark.len() {
        dark.copy_from_slice(&faces);
    }
}

/// Returns whether every seat in a record exists.
fn is_sound(record: &SessionRecord, seats: u8) -> bool {
    let all = SeatSet::first(seats);
    let within = |set: SeatSet| set.0 & !all.0 == 0;
    let device = match record.visibility {
        HandVisibility::Public => true,
        HandVisibility::Handoff { to: seat, .. } | HandVisibility::Private { seat, .. } => {
            all.contains(seat)
        }
    };
    let round = record.round.as_ref().is_none_or(|round| {
        let match_state = round.match_state;
        all.contains(round.dealer)
            && within(match_state.seats)
            && within(match_state.bots)
            && match_state.seats.len() >= 2
    });
    device && round && within(record.totals.playing) && !record.totals.playing.is_empty()
}

/// The source of chance of a session: a generator whose outcomes are recorded, or a record. One type, so that the rules are compiled
/// once.
pub(super) enum Source<'a> {
    Live(Recorder<'a, Seeded>),
    Replay(Replay<'a>),
}

impl Source<'_> {
    /// Returns whether a record did not fit the outcomes that were asked for.
    fn strayed(&self) -> bool {
        if let Source::Replay(replay) = self {
            replay.strayed()
        } else {
            false
        }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        match self {
            Source::Live(live) => live,
            Source::Replay(replay) => replay,
        }
    }
}

impl Chance for Source<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.chance().below(bound)
    }

    fn shuffle(&mut self, pile: &mut [Card]) -> usize {
        self.chance().shuffle(pile)
    }

    fn performs(&mut self) -> bool {
        self.chance().performs()
    }

    fn other_dare(&mut self, among: DareSet) -> u8 {
        self.chance().other_dare(among)
    }

    fn roll(&mut self, die: Die) -> DieFace {
        self.chance().roll(die)
    }

    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        self.chance().press(launcher, must_fire)
    }
}
