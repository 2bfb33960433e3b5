//! A countdown that is kept as a deadline: it goes on while nobody looks at it, and it can be saved. Only its owner pauses it.

use serde::{Deserialize, Serialize};

/// A countdown. Times are milliseconds since 1970, as the clock of the device tells them.
///
/// ```
/// use uskalla::table::Countdown;
///
/// let mut countdown = Countdown::start(30, 1_000);
/// assert_eq!(countdown.seconds_left(1_500), 30);
/// countdown.pause(11_000);
/// assert_eq!(countdown.seconds_left(99_000), 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Countdown {
    /// How long it lasts without a pause, in milliseconds.
    total: u64,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    /// It ends at this time.
    Running(u64),
    /// It has so many milliseconds left.
    Paused(u64),
}

impl Countdown {
    /// Returns a countdown of so many seconds that has just begun.
    #[must_use]
    pub const fn start(seconds: u16, now: u64) -> Countdown {
        let total = seconds as u64 * 1000;
        Countdown {
            total,
            state: State::Running(now + total),
        }
    }

    /// Returns the milliseconds left. A clock that was set back gives no more time than there was in all.
    #[must_use]
    pub fn left(self, now: u64) -> u64 {
        match self.state {
            State::Running(end) => end.saturating_sub(now).min(self.total),
            State::Paused(left) => left.min(self.total),
        }
    }

    /// Returns the seconds left; the last one is shown until it is over.
    #[must_use]
    pub fn seconds_left(self, now: u64) -> u16 {
        u16::try_from(self.left(now).div_ceil(1000)).unwrap_or(u16::MAX)
    }

    /// Returns whether it is counting down.
    #[must_use]
    pub fn is_running(self, now: u64) -> bool {
        matches!(self.state, State::Running(_)) && self.left(now) > 0
    }

    /// Returns whether it was paused before its end.
    #[must_use]
    pub fn is_paused(self) -> bool {
        matches!(self.state, State::Paused(_))
    }

    /// Pauses it.
    pub fn pause(&mut self, now: u64) {
        self.state = State::Paused(self.left(now));
    }

    /// Goes on after a pause.
    pub fn resume(&mut self, now: u64) {
        self.state = State::Running(now.saturating_add(self.left(now)));
    }

    /// Returns the milliseconds until the seconds left change; `None` where nothing runs.
    #[must_use]
    pub fn next_change(self, now: u64) -> Option<u64> {
        self.is_running(now)
            .then(|| (self.left(now) - 1) % 1000 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Countdown;

    const NOW: u64 = 1_700_000_000_000;

    #[test]
    fn time_passes_whether_or_not_anybody_asks() {
        let countdown = Countdown::start(30, NOW);
        assert_eq!(countdown.seconds_left(NOW), 30);
        assert_eq!(countdown.seconds_left(NOW + 1), 30);
        assert_eq!(countdown.seconds_left(NOW + 1000), 29);
        assert_eq!(countdown.seconds_left(NOW + 29_001), 1);
        assert!(countdown.is_running(NOW + 29_999));
        assert_eq!(countdown.seconds_left(NOW + 30_000), 0);
        assert!(!countdown.is_running(NOW + 30_000));
        assert_eq!(countdown.seconds_left(u64::MAX), 0);
    }

    #[test]
    fn a_pause_keeps_what_is_left() {
        let mut countdown = Countdown::start(30, NOW);
        countdown.pause(NOW + 12_500);
        assert!(countdown.is_paused());
        assert!(!countdown.is_running(NOW + 12_500));
        assert_eq!(countdown.left(NOW + 999_000), 17_500);
        countdown.resume(NOW + 999_000);
        assert_eq!(countdown.left(NOW + 1_000_000), 16_500);
    }

    #[test]
    fn a_clock_that_was_set_back_gives_no_time() {
        let mut countdown = Countdown::start(30, NOW);
        assert_eq!(countdown.seconds_left(0), 30);
        countdown.pause(0);
        assert_eq!(countdown.left(NOW), 30_000);
    }

    #[test]
    fn it_changes_when_a_second_is_over() {
        let countdown = Countdown::start(2, NOW);
        assert_eq!(countdown.next_change(NOW), Some(1000));
        assert_eq!(countdown.next_change(NOW + 300), Some(700));
        assert_eq!(countdown.next_change(NOW + 1999), Some(1));
        assert_eq!(countdown.next_change(NOW + 2000), None);
    }
}
