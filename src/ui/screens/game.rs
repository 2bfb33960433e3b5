//! The game: the draw for the dealer, the table with whatever lies over it, the score.

use leptos::prelude::*;

use super::choose::{ColorSheet, SwapSheet};
use super::dare::{DareSheet, SlipSheet};
use super::draw::DealerDraw;
use super::handing::Handing;
use super::menu::MenuSheet;
use super::rules::RulesInForce;
use super::score::Score;
use super::table::Table;
use crate::rules::PhaseView;
use crate::table::{Device, Stage};
use crate::ui::App;
use crate::ui::app::{Asking, Sheet};
use crate::ui::dom::{live, memo};

/// The screen of the game.
#[component]
pub fn Game() -> impl IntoView {
    let app = App::get();
    // What stands here must not be rebuilt by every card: the settlement of a round is the score's own business.
    let part = memo(move || {
        app.stage.get().map(|stage| match stage {
            Stage::Draw => Part::Draw,
            Stage::Round => Part::Round,
            Stage::Scored(_) => Part::Score,
        })
    });
    live(move || match part.get() {
        Some(Part::Draw) => DealerDraw().into_any(),
        Some(Part::Round) => Play().into_any(),
        Some(Part::Score) => view! { <Score /> <MenuSheets /> }.into_any(),
        None => ().into_any(),
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Draw,
    Round,
    Score,
}

#[component]
fn Play() -> impl IntoView {
    let app = App::get();
    let handing = memo(move || match app.device.get() {
        Device::Handing { to, peek } => Some((to, peek)),
        Device::Public | Device::Private { .. } => None,
    });
    live(move || match handing.get() {
        Some((to, peek)) => Handing(super::handing::HandingProps { to, peek }).into_any(),
        None => view! { <Table /> <PlaySheets /> <MenuSheets /> }.into_any(),
    })
}

/// What must be answered before play goes on.
#[component]
fn PlaySheets() -> impl IntoView {
    let app = App::get();
    let dare = memo(move || {
        // A dare is everybody's business; but nobody judges one over the shoulder of another person's open hand.
        let seen = !app.device.get().shown().is_some_and(|_| !app.alone());
        seen && app.view.with(|view| view.as_ref().is_some_and(|view| view.offer().is_some()))
    });
    let color = memo(move || {
        let own =
            |view: &crate::rules::View| view.phase == PhaseView::Color && view.viewer.is_some() && view.viewer == view.awaited;
        matches!(app.asking.get(), Some(Asking::Color(_))) || app.view.with(|view| view.as_ref().is_some_and(own))
    });
    let swap = memo(move || matches!(app.asking.get(), Some(Asking::Swap(_))));
    let slip = memo(move || match app.sheet.get() {
        Some(Sheet::Slip(seat, number)) => Some((seat, number)),
        _ => None,
    });
    view! {
        {live(move || dare.get().then(|| view! { <DareSheet /> }))}
        {live(move || color.get().then(|| view! { <ColorSheet /> }))}
        {live(move || swap.get().then(|| view! { <SwapSheet /> }))}
        {live(move || slip.get().map(|(seat, number)| view! { <SlipSheet seat number /> }))}
    }
}

/// What the players may open at any time.
#[component]
fn MenuSheets() -> impl IntoView {
    let app = App::get();
    live(move || match app.sheet.get() {
        Some(Sheet::Menu | Sheet::EndGame) => view! { <MenuSheet /> }.into_any(),
        Some(Sheet::Rules) => view! { <RulesInForce /> }.into_any(),
        Some(Sheet::Slip(..)) | None => ().into_any(),
    })
}
