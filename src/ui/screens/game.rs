//! The game: the draw for the dealer, the table with whatever lies over it, the score.

use super::choose::{color_sheet, swap_sheet};
use super::dare::{dare_sheet, slip_sheet};
use super::draw::dealer_draw;
use super::handing::handing;
use super::menu::menu_sheet;
use super::rules::rules_in_force;
use super::score::score;
use super::table::table;
use crate::rules::PhaseView;
use crate::table::{Device, Stage};
use crate::ui::App;
use crate::ui::app::{Asking, Sheet};
use crate::ui::dom::{Node, el, live, memo};
use crate::ui::parts::notice::storage_trouble;

/// The screen of the game.
#[must_use]
pub fn game() -> Node {
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
        Some(Part::Draw) => dealer_draw(),
        Some(Part::Round) => play(),
        Some(Part::Score) => Node::Many(vec![storage_trouble(), score(), menu_sheets()]),
        None => Node::none(),
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Draw,
    Round,
    Score,
}

fn play() -> Node {
    let app = App::get();
    let to_hand = memo(move || match app.device.get() {
        Device::Handing { to, peek } => Some((to, peek)),
        Device::Public | Device::Private { .. } => None,
    });
    live(move || match to_hand.get() {
        Some((to, peek)) => handing(to, peek),
        None => Node::Many(vec![table(), table_trouble(), play_sheets(), menu_sheets()]),
    })
}

/// Trouble with keeping the game, where it covers neither seats nor hand.
fn table_trouble() -> Node {
    el("div").class("table-trouble").child(storage_trouble()).into()
}

/// What must be answered before play goes on.
fn play_sheets() -> Node {
    let app = App::get();
    let dare = memo(move || {
        // A dare is everybody's business; but nobody judges one over the shoulder of another person's open hand.
        let seen = app.device.get().shown().is_none_or(|_| app.alone());
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
    Node::Many(vec![
        (live(move || dare.get().then(dare_sheet))),
        (live(move || color.get().then(color_sheet))),
        (live(move || swap.get().then(swap_sheet))),
        (live(move || slip.get().map(|(seat, number)| slip_sheet(seat, number)))),
    ])
}

/// What the players may open at any time.
fn menu_sheets() -> Node {
    let app = App::get();
    live(move || match app.sheet.get() {
        Some(Sheet::Menu | Sheet::EndGame) => menu_sheet(),
        Some(Sheet::Rules) => rules_in_force(),
        Some(Sheet::Slip(..)) | None => Node::none(),
    })
}
