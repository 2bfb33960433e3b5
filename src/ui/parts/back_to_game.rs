//! The way back to the game that is being played.

use leptos::prelude::*;

use super::button::button;

use super::show::Show;
use crate::i18n::Message;
use crate::ui::actions::navigation;
use crate::ui::route::Route;
use crate::ui::state::AppState;

/// The button that continues the game, at the foot of a screen; nothing where no game is being played.
#[component]
pub fn BackToGame() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <Show when=move || app.game.exists()>
            <div class="page-foot">
                {button("btn is-glow", app.locale.t(Message::CONTINUE), move |_| navigation::show(app, Route::Game))}
            </div>
        </Show>
    }
}
