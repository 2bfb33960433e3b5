//! The game: the draw for the dealer, the table with whatever lies over it, the screen between two people, the score.

mod buttons;
mod choices;
mod dare;
mod dealer_draw;
mod drag;
mod hand;
mod handoff;
mod marks;
mod menu;
mod piles;
mod rules;
mod score;
mod seats;
mod shown_hand;
mod slip;
mod table;
mod timer;

use leptos::prelude::*;

use crate::rules::Seat;
use crate::table::{GameView, HandVisibility, Stage};
use crate::ui::parts::show::{For, Show};
use crate::ui::state::AppState;

/// What the game shows. Another value is another screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Screen {
    /// The draw for the dealer (G2).
    DealerDraw,
    /// The table as everybody sees it, or as the person in this seat does.
    Table(Option<Seat>),
    /// The opaque screen while the device goes to a seat; `peek` when it is not that seat's turn.
    Handoff { to: Seat, peek: bool },
    /// The score of the round.
    Score,
}

impl Screen {
    fn of(game: &GameView) -> Screen {
        match (game.stage, game.visibility) {
            (Stage::Draw, _) => Screen::DealerDraw,
            (Stage::Scored(_), _) => Screen::Score,
            (Stage::Round, HandVisibility::Handoff { to, peek }) => Screen::Handoff { to, peek },
            (Stage::Round, _) => Screen::Table(game.viewer()),
        }
    }
}

/// The game.
#[component]
pub fn Game() -> impl IntoView {
    let app = AppState::expect();
    let shown = move || app.game.read(|game| Some(Screen::of(game)));
    // Nothing may lie over the opaque screen, or under it.
    let is_handoff = move || matches!(shown(), Some(Screen::Handoff { .. }));
    view! {
        // Keyed, so that every screen is a fresh `<main>`, and no card of one person ever becomes one of another.
        <For each=shown key=|screen| *screen children=screen/>
        <Show when=move || !is_handoff()>
            <dare::DareDialog/>
            <choices::ChoiceDialogs/>
            <slip::SlipDialog/>
            <shown_hand::ShownHandDialog/>
            <menu::GameMenu/>
            <rules::RulesDialog/>
        </Show>
    }
}

fn screen(screen: Screen) -> AnyView {
    match screen {
        Screen::DealerDraw => view! { <dealer_draw::DealerDraw/> }.into_any(),
        Screen::Table(viewer) => view! { <table::Table viewer/> }.into_any(),
        Screen::Handoff { to, peek } => view! { <handoff::Handoff to peek/> }.into_any(),
        Screen::Score => view! { <score::Score/> }.into_any(),
    }
}
