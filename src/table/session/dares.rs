//! The dare lists of a game and the texts of its dares.

use super::{ListChoice, Session, Stage};
use crate::dares::{Dare, DareList};
use crate::rules::edition::adults::DieFace;
use crate::rules::{Level, Observation, OfferView, PublicEvent, Seat};
use crate::table::Setup;

impl Session {
    /// Chooses the dare list of the next round, where each round has its own (D3). Without effect during a round. A list without a dare
    /// that this table would do (D14) is not used.
    pub fn choose_list(&mut self, list: ListChoice) {
        if matches!(self.stage(), Stage::Scored(_)) {
            self.next_list = Some(list);
        }
    }

    /// Returns the list chosen for the next round, else that of the current one.
    #[must_use]
    pub fn list_choice(&self) -> &ListChoice {
        self.next_list.as_ref().unwrap_or(&self.setup.list)
    }

    /// Uses the list that was chosen for the next round.
    pub(super) fn change_list(&mut self) {
        let Some(list) = self.next_list.take() else {
            return;
        };
        let setup = Setup {
            list,
            ..self.setup.clone()
        };
        if let Ok(ruleset) = setup.check() {
            self.rules.ruleset = ruleset;
            self.lists = setup.list.lists();
            self.setup = setup;
        }
    }

    /// Reloads the lists of the game, after the page has fetched their texts.
    pub fn refresh_lists(&mut self) {
        self.lists = self.setup.list.lists();
    }

    /// Returns the list in use: that of a level in the game for adults (A5), the only one elsewhere.
    #[must_use]
    pub fn list(&self, level: Option<Level>) -> &DareList {
        let at = level.map_or(0, |level| level as usize);
        self.lists.get(at).unwrap_or(&self.lists[0])
    }

    /// Returns the dare on offer: of a list, or what the players wrote on a Customizable (C6). `None` before the roll.
    #[must_use]
    pub fn dare(&self, offer: &OfferView) -> Option<Dare> {
        let number = offer.number?;
        if offer.custom {
            let text = self
                .setup
                .custom
                .get(usize::from(number).checked_sub(1)?)?
                .clone();
            return Some(Dare {
                text,
                ..Dare::default()
            });
        }
        self.list(offer.level).get(number).cloned()
    }

    /// Returns the text of a dare that lasts at a seat (D8).
    #[must_use]
    pub fn lasting_dare(&self, seat: Seat, number: u8) -> Option<&str> {
        let level = if self.lists.len() > 1 {
            Some(self.level_of(seat, number)?)
        } else {
            None
        };
        self.list(level).get(number).map(|dare| dare.text.as_str())
    }

    /// Returns the level on which a seat took on a lasting dare, as far back as the event log goes.
    fn level_of(&self, seat: Seat, number: u8) -> Option<Level> {
        let mut before = self.event_log.entries().rev().map(|entry| &entry.event);
        before.find(|event| {
            **event == Observation::Public(PublicEvent::LastingOpened(seat, number))
        })?;
        before.find_map(|event| match event {
            Observation::Public(PublicEvent::Rolled(_, DieFace::Level(level))) => Some(*level),
            _ => None,
        })
    }
}
