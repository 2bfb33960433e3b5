//! The effects and listeners of the app: computer players, keyboard, narration, what happens in the browser.

mod browser;
mod computer_players;
mod keyboard;
mod narration;
mod texts;

use crate::ui::state::AppState;

/// Starts every effect and listener. Call it once, inside the owner of the app.
pub fn start(app: AppState) {
    browser::listen(app);
    keyboard::listen(app);
    texts::follow(app);
    narration::follow(app);
    computer_players::follow(app);
}

pub use texts::take_loaded;
