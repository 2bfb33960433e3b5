//! Which screen is shown, mirrored in the fragment of the address so that the device's Back works.

use std::borrow::Cow;

use wasm_bindgen::JsValue;

use crate::platform::life;

/// How the fragment of a link with dare lists begins.
const LINK: &str = "#l=";
const LIST: &str = "#list-";

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
    /// The dare lists.
    Lists,
    /// Writing the own list with this id.
    List(u32),
    /// What somebody else has sent.
    Received,
}

impl Screen {
    /// The screens there is one of.
    const SINGLE: [Screen; 7] = [
        Screen::Title,
        Screen::Setup,
        Screen::Game,
        Screen::Help,
        Screen::Settings,
        Screen::Lists,
        Screen::Received,
    ];

    /// The fragment of the address.
    #[must_use]
    pub fn fragment(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Screen::Title => "",
            Screen::Setup => "#setup",
            Screen::Game => "#game",
            Screen::Help => "#help",
            Screen::Settings => "#settings",
            Screen::Lists => "#lists",
            Screen::Received => "#received",
            Screen::List(id) => return Cow::Owned([LIST, &id.to_string()].concat()),
        })
    }

    /// The screen a fragment names; the start for anything unknown.
    #[must_use]
    pub fn of_fragment(fragment: &str) -> Screen {
        if fragment.starts_with(LINK) {
            return Screen::Received;
        }
        let list = fragment
            .strip_prefix(LIST)
            .and_then(|id| id.parse().ok())
            .map(Screen::List);
        list.or_else(|| {
            Screen::SINGLE
                .into_iter()
                .find(|screen| screen.fragment() == fragment)
        })
        .unwrap_or_default()
    }
}

fn fragment_now() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The screen the address names now.
pub fn current() -> Screen {
    Screen::of_fragment(&fragment_now())
}

/// The fragment of the address, if it is that of a link with dare lists.
pub fn link() -> Option<String> {
    Some(fragment_now()).filter(|fragment| fragment.starts_with(LINK))
}

/// The address of the app, without a fragment.
pub fn address() -> String {
    let href = web_sys::window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Puts a screen into the address, as a new step to come back from; in the place of a link, so that nothing brings that back.
pub fn push(screen: Screen) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let fragment = screen.fragment();
    if link().is_some() && screen != Screen::Received {
        let whole = [&address(), fragment.as_ref()].concat();
        // Fails, as below, only for a document that is not shown any more.
        let _ = window
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&whole)));
    } else if current() != screen {
        let _ = window.location().set_hash(&fragment);
    }
}

/// Calls back whenever the address changes.
pub fn on_change(mut callback: impl FnMut(Screen) + 'static) {
    if let Some(window) = web_sys::window() {
        life::listen(&window, "hashchange", move |_| callback(current()));
    }
}
