//! A seed for the random numbers of a game.

/// A seed nobody can guess; where the browser has no such source, one from the clock.
#[must_use]
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
