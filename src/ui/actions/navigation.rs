//! Showing another screen.

use leptos::prelude::*;

use super::{session, settings};
use crate::ui::route::{self, Route};
use crate::ui::state::{AppState, Removed};

/// Shows a screen, and puts it into the address. Leaving the game hides the hand.
pub fn show(app: AppState, route: Route) {
    let route = match route {
        Route::Game if !app.game.peek(|_| true) && !app.game.elsewhere.get_untracked() => {
            Route::Title
        }
        Route::List(_) | Route::Received => available(app, route),
        _ => route,
    };
    if route != Route::Game {
        session::hide_hand(app);
    }
    app.dialogs.close();
    app.dialogs.start_attempted.set(false);
    match route {
        Route::Setup => settings::forget_adults_game(app),
        Route::Lists | Route::List(_) | Route::Received => {}
        _ => app.dialogs.adults_confirmed.set(false),
    }
    // Back from a game leads past the set-up that began it, which has no way back into the game.
    if route == Route::Game && app.route.get_untracked() == Route::Setup {
        route::replace(route);
    } else {
        route::push(route);
    }
    // The browser reports the change of the address too, a moment later.
    if app.route.get_untracked() != route {
        leave_screen(app, route);
        app.route.set(route);
    }
}

/// Returns the route itself, or that of all lists where the route has nothing to show.
fn available(app: AppState, route: Route) -> Route {
    let exists = match route {
        Route::List(id) => app
            .lists
            .lists
            .with_untracked(|lists| lists.get(id).is_some()),
        _ => app.lists.received.with_untracked(Option::is_some),
    };
    if exists { route } else { Route::Lists }
}

/// Forgets what was said on the screen being left. Only the list deleted last can still be put back.
fn leave_screen(app: AppState, to: Route) {
    let lists = app.lists;
    app.announcements.answer.set(String::new());
    match to {
        Route::Setup => lists.back.set(Route::Setup),
        Route::Title | Route::Game => lists.back.set(Route::Title),
        _ => {}
    }
    if !lists
        .removed
        .with_untracked(|removed| matches!(removed, Some(Removed::List { .. })))
    {
        lists.removed.set(None);
        lists.message.set(None);
    }
}
