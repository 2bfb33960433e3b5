//! The dares of a game: which list, which text.

use super::{ListChoice, Session, Stage};
use crate::dares::{Dare, DareList};
use crate::rules::edition::adults::DieFace;
use crate::rules::{Level, Observation, OfferView, PublicEvent, Seat};
use crate::table::Setup;

impl Session {
    /// Chooses the dare list of the next round, where each round has its own (D3). Without effect at other times, and for a list
    /// without a dare that this table would do (D14).
    pub fn choose_list(&mut self, list: ListChoice) {
        if matches!(self.stage(), Stage::Scored(_)) {
            self.next_list = Some(list);
        }
    }

    /// The list of the round to come, or of the one being played.
    #[must_use]
    pub fn list_choice(&self) -> &ListChoice {
        self.next_list.as_ref().unwrap_or(&self.setup.list)
    }

    /// Takes the list chosen into use.
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

    /// Reads the built-in lists anew, whose texts have come.
    pub fn refresh_lists(&mut self) {
        self.lists = self.setup.list.lists();
    }

    /// The list in use: that of a level in the game for adults (A5), the only one elsewhere.
    #[must_use]
    pub fn list(&self, level: Option<Level>) -> &DareList {
        let at = level.map_or(0, |level| level as usize);
        self.lists.get(at).unwrap_or(&self.lists[0])
    }

    /// The dare on offer: of a list, or what the players wrote on a Customizable (C6). `None` before the roll.
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

    /// The text of a dare that lasts at a seat (D8).
    #[must_use]
    pub fn lasting_dare(&self, seat: Seat, number: u8) -> Option<&str> {
        let level = if self.lists.len() > 1 {
            Some(self.level_of(seat, number)?)
        } else {
            None
        };
        self.list(level).get(number).map(|dare| dare.text.as_str())
    }

    /// The level on which a seat took on a lasting dare, as far back as the event_log goes.
    fn level_of(&self, seat: Seat, number: u8) -> Option<Level> {
        let mut before = self.event_log.entries().rev().map(|told| &told.event);
        before.find(|event| {
            **event == Observation::Public(PublicEvent::LastingOpened(seat, number))
        })?;
        before.find_map(|event| match event {
            Observation::Public(PublicEvent::Rolled(_, DieFace::Level(level))) => Some(*level),
            _ => None,
        })
    }
}
