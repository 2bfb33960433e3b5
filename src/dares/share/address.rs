//! What the fragment of the game's address asks for.

use super::decode;
use super::find::{has_mark, layers};

/// What the fragment of an address asks for: the part behind `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fragment<S> {
    /// Nothing: the fragment is empty.
    Empty,
    /// A screen.
    Screen(S),
    /// A list, which [`decode`] reads or says what is wrong with it; the text is the fragment.
    List(String),
    /// Neither a screen nor a list: the players should be told.
    Unknown,
}

impl<S> Fragment<S> {
    /// Returns what a fragment asks for. `screen` returns the screen of a name, if there is one. The fragment may be
    /// percent-encoded, several times too, and hold characters that messengers put in.
    ///
    /// ```
    /// use uskalla::dares::share::Fragment;
    ///
    /// let screen = |name: &str| (name == "setup").then_some(1);
    /// assert_eq!(Fragment::of("#setup", screen), Fragment::Screen(1));
    /// assert_eq!(Fragment::of("#l%3D1abc", screen), Fragment::List("#l%3D1abc".into()));
    /// assert_eq!(Fragment::of("#nowhere", screen), Fragment::Unknown);
    /// assert_eq!(Fragment::of("", screen), Fragment::Empty);
    /// ```
    pub fn of(fragment: &str, screen: impl Fn(&str) -> Option<S>) -> Fragment<S> {
        let mut is_empty = false;
        for layer in layers(fragment) {
            let name = layer.trim().trim_start_matches('#').trim();
            is_empty |= name.is_empty();
            if let Some(screen) = screen(name) {
                return Fragment::Screen(screen);
            }
        }
        if is_empty {
            Fragment::Empty
        } else if has_mark(fragment) || decode(fragment).is_ok() {
            Fragment::List(fragment.to_owned())
        } else {
            Fragment::Unknown
        }
    }
}
