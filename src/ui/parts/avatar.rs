//! The disk that stands for a player.

use leptos::prelude::*;

use crate::rules::Seat;
use crate::text;
use crate::ui::state::AppState;

/// The disk of a player of the game, with the first letter of the name.
#[component]
pub fn Avatar(
    /// The seat of the player.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Its classes besides that of every avatar.
    #[prop(default = "")]
    class: &'static str,
) -> impl IntoView {
    let game = AppState::expect().game;
    let initial = Signal::derive(move || game.read(|game| text::initial(game.name(seat.get()))));
    view! {
        <span class=Signal::derive(move || format!("avatar hue-{} {class}", seat.get().0)) aria-hidden="true">
            {initial}
        </span>
    }
}
