//! Which screen is shown, mirrored in the fragment of the address so that the device's Back works.

use crate::platform::life;

/// The screens of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The start.
    #[default]
    Title,
    /// Setting up a game.
    Setup,
    /// The game: the draw for the dealer, the table, the score.
    Game,
    /// How to play, and about.
    Help,
    /// Settings.
    Settings,
}

impl Screen {
    /// All screens.
    pub const ALL: [Screen; 5] = [Screen::Title, Screen::Setup, Screen::Game, Screen::Help, Screen::Settings];

    /// The fragment of the address.
    #[must_use]
    pub const fn fragment(self) -> &'static str {
        match self {
            Screen::Title => "",
            Screen::Setup => "#setup",
            Screen::Game => "#game",
            Screen::Help => "#help",
            Screen::Settings => "#settings",
        }
    }

    /// The screen a fragment names; the start for anything unknown.
    #[must_use]
    pub fn of_fragment(fragment: &str) -> Screen {
        Screen::ALL.into_iter().find(|screen| screen.fragment() == fragment).unwrap_or_default()
    }
}

/// The screen the address names now.
pub fn current() -> Screen {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Screen::of_fragment(&hash.unwrap_or_default())
}

/// Puts a screen into the address, as a new step to come back from.
pub fn push(screen: Screen) {
    if let Some(window) = web_sys::window()
        && current() != screen
    {
        // Fails only for a document that is not shown any more.
        let _ = window.location().set_hash(screen.fragment());
    }
}

/// Calls back whenever the address changes.
pub fn on_change(mut callback: impl FnMut(Screen) + 'static) {
    if let Some(window) = web_sys::window() {
        life::listen(&window, "hashchange", move |_| callback(current()));
    }
}
