//! Keeping a game and taking it up again: a save from elsewhere may hold anything.

use super::{Session, Stage, actor};
use crate::rules::{Card, Chance, Deck, Die, DieFace, Event, Face, Launcher, Recorder, Replay, Round, Rules, SeatSet, Seeded};
use crate::table::device::Device;
use crate::table::journal::Journal;
use crate::table::record::{RoundRecord, SessionRecord, Unreadable};

impl Session {
    /// The game as it is kept.
    #[must_use]
    pub fn record(&self) -> SessionRecord {
        SessionRecord {
            setup: self.setup.clone(),
            standing: self.standing,
            round_number: self.round_number,
            draws: self.draws.clone(),
            pairing: self.pairing.clone(),
            round: self.record.clone(),
            digest: self.round.map_or(0, |round| round.digest()),
            device: self.device.hidden(),
            last_shown: self.last_shown,
            next_list: self.next_list.clone(),
        }
    }

    /// Takes a kept game up again just where it was, with no hand open; `seed` is for the chance still to come.
    ///
    /// # Errors
    /// When the record does not lead back to a game.
    pub fn resume(record: SessionRecord, seed: u64) -> Result<Session, Unreadable> {
        let ruleset = record.setup.check().map_err(|_| Unreadable::Setup)?;
        if !is_sound(&record, ruleset.seats) {
            return Err(Unreadable::Strayed);
        }
        let deck = Deck::standard(&ruleset, |dark| restore_pairing(dark, &record.pairing));
        let all = SeatSet::first(ruleset.seats);
        if !record.draws.iter().flatten().all(|&(seat, card)| all.contains(seat) && usize::from(card.0) < deck.len()) {
            return Err(Unreadable::Strayed);
        }
        let mut session = Session {
            lists: record.setup.list.lists(),
            rules: Rules { ruleset, deck },
            setup: record.setup,
            standing: record.standing,
            round_number: record.round_number,
            draws: record.draws,
            pairing: record.pairing,
            record: None,
            round: None,
            journal: Journal::default(),
            device: record.device.hidden(),
            last_shown: None,
            undo: None,
            chance: Seeded::new(seed),
            next_list: record.next_list,
        };
        if let Some(kept) = record.round {
            session.play_again(&kept)?;
            session.record = Some(kept);
            if session.round.map_or(0, |round| round.digest()) != record.digest {
                return Err(Unreadable::Strayed);
            }
        } else if session.draws.is_empty() {
            return Err(Unreadable::Strayed);
        }
        // Nobody is looking any more: even the only person at the table is asked once (issue: resumes in Handing).
        if let (Stage::Round, Some(seat), 1) = (session.stage(), session.people().iter().next(), session.people().len()) {
            session.device = Device::Handing { to: seat, peek: false };
        }
        Ok(session)
    }

    pub(super) fn play_again(&mut self, kept: &RoundRecord) -> Result<(), Unreadable> {
        let mut replay = Source::Replay(Replay::new(&kept.outcomes));
        let mut events: Vec<Event> = Vec::new();
        let dealt = Round::deal(&self.rules, kept.dealer, kept.carried, (&mut replay, &mut events));
        let mut round = dealt.map_err(|_| Unreadable::Strayed)?;
        self.journal.write(&self.rules, (round.side(), None), &events);
        for &command in &kept.commands {
            events.clear();
            round.apply(&self.rules, command, (&mut replay, &mut events)).map_err(|_| Unreadable::Strayed)?;
            self.journal.write(&self.rules, (round.side(), actor(command)), &events);
        }
        self.round = Some(round);
        if replay.strayed() { Err(Unreadable::Strayed) } else { Ok(()) }
    }
}

/// Pairs the dark faces at random, and tells in which order (F1).
pub(super) fn pair(dark: &mut [Face], chance: &mut Seeded) -> Vec<u8> {
    let mut order: Vec<Card> = (0..dark.len() as u8).map(Card).collect();
    chance.shuffle(&mut order);
    let order: Vec<u8> = order.into_iter().map(|card| card.0).collect();
    restore_pairing(dark, &order);
    order
}

/// Puts the dark faces into a recorded order; an order that is none leaves them as they are.
pub(super) fn restore_pairing(dark: &mut [Face], order: &[u8]) {
    let faces: Vec<Face> = order.iter().filter_map(|&index| dark.get(index as usize).copied()).collect();
    if faces.len() == dark.len() {
        dark.copy_from_slice(&faces);
    }
}

/// Whether every seat a record speaks of exists.
fn is_sound(record: &SessionRecord, seats: u8) -> bool {
    let all = SeatSet::first(seats);
    let within = |set: SeatSet| set.0 & !all.0 == 0;
    let device = match record.device {
        Device::Public => true,
        Device::Handing { to: seat, .. } | Device::Private { seat, .. } => all.contains(seat),
    };
    let round = record.round.as_ref().is_none_or(|round| {
        let carried = round.carried;
        all.contains(round.dealer) && within(carried.seats) && within(carried.bots) && carried.seats.len() >= 2
    });
    device && round && within(record.standing.playing) && !record.standing.playing.is_empty()
}

/// Where a session's chance comes from: the generator, written down as it goes, or a record. One type, so that the rules are
/// compiled for it once.
pub(super) enum Source<'a> {
    Live(Recorder<'a, Seeded>),
    Replay(Replay<'a>),
}

impl Source<'_> {
    /// Whether a record did not fit what was asked of it.
    fn strayed(&self) -> bool {
        if let Source::Replay(replay) = self { replay.strayed() } else { false }
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

    fn other_dare(&mut self, among: u16) -> u8 {
        self.chance().other_dare(among)
    }

    fn roll(&mut self, die: Die) -> DieFace {
        self.chance().roll(die)
    }

    fn press(&mut self, launcher: Launcher, must_fire: bool) -> u8 {
        self.chance().press(launcher, must_fire)
    }
}
