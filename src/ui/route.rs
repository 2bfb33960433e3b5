//! Which screen is shown, mirrored in the fragment of the address so that the device's Back works.

use std::borrow::Cow;

use wasm_bindgen::JsValue;

use crate::dares::share::Fragment;
use crate::platform::listeners;

/// How the name of the editor of a list begins.
const LIST: &str = "list-";

/// The screens of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
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
    /// The editor of the own list with this id.
    List(u32),
    /// What somebody else has sent.
    Received,
}

impl Route {
    /// The routes without a parameter.
    const SIMPLE: [Route; 7] = [
        Route::Title,
        Route::Setup,
        Route::Game,
        Route::Help,
        Route::Settings,
        Route::Lists,
        Route::Received,
    ];

    /// Returns the fragment of the address, with its `#`; empty for the start.
    #[must_use]
    pub fn fragment(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Route::Title => "",
            Route::Setup => "#setup",
            Route::Game => "#game",
            Route::Help => "#help",
            Route::Settings => "#settings",
            Route::Lists => "#lists",
            Route::Received => "#received",
            Route::List(id) => return Cow::Owned(format!("#{LIST}{id}")),
        })
    }

    /// Returns the route of a fragment. A fragment that names no screen was meant as a list, which may turn out to be none.
    #[must_use]
    pub fn of_fragment(fragment: &str) -> Route {
        match Fragment::of(fragment, Route::of_name) {
            Fragment::Empty => Route::Title,
            Fragment::Screen(route) => route,
            Fragment::List(_) | Fragment::Unknown => Route::Received,
        }
    }

    /// Returns the route with a name, which is its fragment without `#`.
    fn of_name(name: &str) -> Option<Route> {
        let list = name
            .strip_prefix(LIST)
            .and_then(|id| id.parse().ok())
            .map(Route::List);
        let named =
            |route: &Route| !name.is_empty() && route.fragment().strip_prefix('#') == Some(name);
        list.or_else(|| Route::SIMPLE.into_iter().find(named))
    }
}

fn current_fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns the route of the address as it is now.
#[must_use]
pub fn current() -> Route {
    Route::of_fragment(&current_fragment())
}

/// Returns the fragment of the address unless it names a screen: then it was meant as a link with dare lists.
#[must_use]
pub fn link() -> Option<String> {
    match Fragment::of(&current_fragment(), Route::of_name) {
        Fragment::Empty | Fragment::Screen(_) => None,
        Fragment::List(_) | Fragment::Unknown => Some(current_fragment()),
    }
}

/// Returns the address of the app without its fragment.
#[must_use]
pub fn address() -> String {
    let href = web_sys::window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Puts a route into the address as a new step of the history. A link is replaced, so that Back never opens it again.
pub fn push(route: Route) {
    if link().is_some() && route != Route::Received {
        replace(route);
    } else if current() != route
        && let Some(window) = web_sys::window()
    {
        // Fails, as below, only for a document that is not shown any more.
        let _ = window.location().set_hash(&route.fragment());
    }
}

/// Puts a route into the address in place of the one that stands there.
pub fn replace(route: Route) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let whole = address() + &route.fragment();
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&whole));
    }
}

/// Calls back whenever the address changes.
pub fn on_change(mut callback: impl FnMut(Route) + 'static) {
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "hashchange", move |_| callback(current()));
    }
}
