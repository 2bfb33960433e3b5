//! The timer of the dare being performed, so that a reload gives nobody more time.

use serde::{Deserialize, Serialize};

use super::format::{decode, encode};
use super::storage::Storage;
use super::{Store, StoreError};
use crate::rules::Seat;
use crate::table::Countdown;

/// Small, apart from the game, and written only when the timer is started or paused.
const KEY: &str = "uskalla.timer";
const VERSION: u32 = 1;

/// The timer of a dare, and which dare it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DareTimer {
    /// The number of the round, from 1 on.
    pub round: u16,
    /// Who performs the dare.
    pub performer: Seat,
    /// The number of the dare, 1–16.
    pub number: u8,
    /// The time it has.
    pub countdown: Countdown,
}

impl<S: Storage> Store<S> {
    /// Saves the timer of a dare, or deletes the saved one.
    ///
    /// # Errors
    /// When it could not be saved.
    pub fn save_timer(&mut self, timer: Option<&DareTimer>) -> Result<(), StoreError> {
        match timer.and_then(|timer| encode(VERSION, timer)) {
            Some(text) => self.storage.set(KEY, &text).map_err(StoreError::from),
            None => {
                self.storage.remove(KEY);
                Ok(())
            }
        }
    }

    /// Returns the saved timer of a dare; `None` also where it cannot be read, since it is worth no word.
    #[must_use]
    pub fn timer(&self) -> Option<DareTimer> {
        let text = self.storage.get(KEY).ok()??;
        decode(VERSION, &text).ok()
    }
}
