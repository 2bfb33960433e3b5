//! Showing another screen.

use leptos::prelude::*;

use super::{adults, game, lists};
use crate::ui::route::{self, Route};
use crate::ui::state::AppState;

/// Shows a screen, and puts it into the address. Leaving the game hides the hand.
pub fn show(app: AppState, route: Route) {
    let route = match route {
        Route::Game if !app.game.peek(|_| true) && !app.game.elsewhere.get_untracked() => {
            Route::Title
        }
        Route::List(_) | Route::Received => lists::available(app, route),
        _ => route,
    };
    if route != Route::Game {
        game::hide_hand(app);
    }
    app.dialogs.close();
    app.dialogs.start_attempted.set(false);
    match route {
        Route::Setup => adults::forget_game(app),
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
        lists::leave_screen(app, route);
        app.route.set(route);
    }
}
