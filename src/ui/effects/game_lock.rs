//! Follows which of several windows has the game.

use crate::platform::game_lock;
use crate::ui::actions::game;
use crate::ui::state::AppState;

/// Gives the game up when another window takes it over, and loads it afresh when this one has it again.
pub(super) fn follow(app: AppState) {
    game_lock::on_change(move |is_elsewhere| {
        if is_elsewhere {
            game::give_up(app);
        } else {
            game::load(app);
        }
    });
}
