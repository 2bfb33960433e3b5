//! The timer of a dare.

use serde::{Deserialize, Serialize};

/// A timer that runs out at a moment, however long the page was busy, hidden or closed meanwhile.
///
/// It knows no clock: every method takes the time now, in milliseconds since any fixed moment, such as that of the Unix epoch. What
/// is stored with the value therefore goes on after a reload. A clock that was set back does not lengthen the timer beyond its
/// seconds.
///
/// ```
/// use uskalla::table::Timer;
///
/// let mut timer = Timer::start(30, 1_000);
/// assert_eq!(timer.remaining_ms(11_000), 20_000);
/// timer.pause(11_000);
/// assert_eq!(timer.remaining_ms(99_000), 20_000);
/// timer.resume(100_000);
/// assert!(timer.is_over(120_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timer {
    /// The seconds from start to end.
    seconds: u16,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    /// It runs out at this time.
    Until(u64),
    /// It was paused with so many milliseconds left.
    Paused(u32),
}

impl Timer {
    /// Starts a timer of some seconds.
    #[must_use]
    pub fn start(seconds: u16, now_ms: u64) -> Timer {
        let mut timer = Timer {
            seconds,
            state: State::Paused(u32::from(seconds) * 1000),
        };
        timer.resume(now_ms);
        timer
    }

    /// Returns the seconds from start to end.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.seconds
    }

    /// Returns the milliseconds that are left, 0 at the end and after it.
    #[must_use]
    pub fn remaining_ms(self, now_ms: u64) -> u32 {
        let most = u32::from(self.seconds) * 1000;
        match self.state {
            State::Until(end_ms) => {
                let left = end_ms.saturating_sub(now_ms);
                u32::try_from(left).unwrap_or(most).min(most)
            }
            State::Paused(left) => left.min(most),
        }
    }

    /// Returns the whole seconds to show: a second counts until it is over, so that 0 is the end.
    #[must_use]
    pub fn shown_seconds(self, now_ms: u64) -> u32 {
        self.remaining_ms(now_ms).div_ceil(1000)
    }

    /// Returns whether the time is over. A paused timer is never over before it has run out.
    #[must_use]
    pub fn is_over(self, now_ms: u64) -> bool {
        self.remaining_ms(now_ms) == 0
    }

    /// Returns whether it was paused.
    #[must_use]
    pub const fn is_paused(self) -> bool {
        matches!(self.state, State::Paused(_))
    }

    /// Pauses it, on purpose: nothing else does. Without effect on a paused timer.
    pub fn pause(&mut self, now_ms: u64) {
        if !self.is_paused() {
            self.state = State::Paused(self.remaining_ms(now_ms));
        }
    }

    /// Lets a paused timer run on. Without effect on one that runs.
    pub fn resume(&mut self, now_ms: u64) {
        if let State::Paused(left) = self.state {
            self.state = State::Until(now_ms.saturating_add(left.into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Timer;

    const NOW: u64 = 1_790_000_000_000;

    #[test]
    fn it_runs_out_at_its_moment_whoever_looks_and_how_often() {
        let timer = Timer::start(20, NOW);
        let shown = [0, 1, 999, 1000, 19_000, 19_001, 19_999, 20_000, 90_000]
            .map(|ms| timer.shown_seconds(NOW + ms));
        assert_eq!(shown, [20, 20, 20, 19, 1, 1, 1, 0, 0]);
        assert!(!timer.is_over(NOW + 19_999) && timer.is_over(NOW + 20_000));
    }

    #[test]
    fn it_goes_on_after_a_reload() {
        let timer = Timer::start(600, NOW);
        let stored = postcard::to_allocvec(&timer).expect("plain data");
        let loaded: Timer = postcard::from_bytes(&stored).expect("the same data");
        assert_eq!(loaded, timer);
        assert_eq!(loaded.remaining_ms(NOW + 50_000), 550_000);
        assert!(loaded.is_over(NOW + 3_600_000));
    }

    #[test]
    fn it_stands_still_only_while_it_is_paused() {
        let mut timer = Timer::start(10, NOW);
        timer.pause(NOW + 4_000);
        timer.pause(NOW + 8_000);
        assert!(timer.is_paused());
        assert_eq!(timer.remaining_ms(NOW + 999_000), 6_000);
        timer.resume(NOW + 999_000);
        timer.resume(NOW + 1_000_000);
        assert!(!timer.is_paused());
        assert_eq!(timer.remaining_ms(NOW + 1_001_000), 4_000);
        timer.pause(NOW + 2_000_000);
        assert!(timer.is_over(NOW + 2_000_000), "it had run out");
    }

    #[test]
    fn a_clock_set_back_gives_no_more_than_all_seconds() {
        let timer = Timer::start(10, NOW);
        assert_eq!(timer.remaining_ms(0), 10_000);
        assert_eq!(Timer::start(u16::MAX, u64::MAX).seconds(), u16::MAX);
        assert!(
            Timer::start(1, u64::MAX).is_over(u64::MAX),
            "no time after the last"
        );
    }
}
