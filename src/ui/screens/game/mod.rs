//! The game.

use leptos::prelude::*;

use self::dare::{DareDialog, SlipDialog};
use self::dealer_draw::DealerDraw;
use self::menu::GameMenu;
use self::rules::RulesDialog;
use self::score::Score;

mod dare;
mod dealer_draw;
mod menu;
mod rules;
mod score;

/// The game.
#[component]
pub fn Game() -> impl IntoView {
    view! {
        <DealerDraw/>
        <Score/>
        <DareDialog/>
        <SlipDialog/>
        <GameMenu/>
        <RulesDialog/>
    }
}
