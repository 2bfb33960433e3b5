//! The effects and listeners of the app: computer players, keyboard, narration, timers, other windows, what happens in the browser.

mod browser;
mod computer_players;
mod game_lock;
mod keyboard;
mod narration;
#[cfg(feature = "test-panic")]
mod test_panic;
mod texts;
mod timers;

use crate::ui::state::AppState;

/// Starts every effect and listener. Call it once, inside the owner of the app.
pub fn start(app: AppState) {
    browser::listen(app);
    keyboard::listen(app);
    texts::follow(app);
    timers::follow(app);
    game_lock::follow(app);
    #[cfg(feature = "test-panic")]
    test_panic::listen();
    narration::follow(app);
    computer_players::follow(app);
}

pub use texts::take_loaded;
