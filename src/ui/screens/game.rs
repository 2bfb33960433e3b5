//! The game: the draw for the dealer, the table with whatever lies over it, the score.

use super::choose::{color_sheet, count_sheet, open_hand, swap_sheet};
use super::dare::{dare_sheet, slip_sheet};
use super::draw::dealer_draw;
use super::handing::handing;
use super::menu::menu_sheet;
use super::rules::rules_in_force;
use super::score::score;
use super::setup::adults_question;
use super::table::table;
use crate::rules::PhaseView;
use crate::table::{HandVisibility, Session, Stage};
use crate::ui::app::{Asking, Sheet};
use crate::ui::dom::{Node, el};
use crate::ui::parts::notice::storage_trouble;
use crate::ui::{App, Scene, actions};

/// The screen of the game.
#[must_use]
pub fn game() -> Node {
    let app = App::get();
    app.game(|session| stage(app, session))
        .unwrap_or_else(Node::none)
}

fn stage(app: App, session: &Session) -> Node {
    let stage = session.stage();
    let view = session.view();
    match (stage, &view) {
        (Stage::Scored(result), Some(view)) => {
            let scene = Scene {
                session,
                view,
                lang: app.lang(),
            };
            let adults = adults_question(|| actions::rematch(App::get()));
            Node::Many(vec![
                storage_trouble().into(),
                score(scene, &result).into(),
                menu_sheets(app, session),
                adults.into(),
            ])
        }
        (Stage::Round, Some(view)) => play(Scene {
            session,
            view,
            lang: app.lang(),
        }),
        _ => dealer_draw(app, session).into(),
    }
}

fn play(scene: Scene) -> Node {
    let app = scene.app();
    if let HandVisibility::Handoff { to, peek } = scene.session.hand_visibility() {
        return handing(scene, to, peek);
    }
    // StoreError with keeping the game stands where it covers neither seats nor hand.
    let trouble = el("div").class("table-trouble").child(storage_trouble());
    Node::Many(vec![
        table(scene).into(),
        trouble.into(),
        play_sheets(scene),
        menu_sheets(app, scene.session),
    ])
}

/// What must be answered before play goes on. A dare is everybody's business; but nobody judges one over the shoulder of another
/// person's open hand, and who looks for a card to answer with needs the hand.
fn play_sheets(scene: Scene) -> Node {
    let app = scene.app();
    let public = scene.view.viewer.is_none() || scene.alone();
    let by_card = app.reading.get().by_card && scene.alone() && scene.own_turn();
    let dare = scene.view.offer().filter(|_| public && !by_card);
    let asked = scene.view.phase == PhaseView::Color && scene.own_turn();
    let asking = match app.asking.get() {
        Some(Asking::Color(play)) => Some(color_sheet(scene, Some(play))),
        Some(Asking::Swap(_)) => Some(swap_sheet(scene)),
        Some(Asking::Count(face, most)) => Some(count_sheet(scene, face, most)),
        None => asked.then(|| color_sheet(scene, None)),
    };
    let slip = match app.sheet.get() {
        Some(Sheet::Slip(seat, number)) => Some(slip_sheet(scene, seat, number)),
        _ => None,
    };
    let open = app
        .laid_open
        .with(|open| open.as_ref().map(|open| open_hand(scene, open)));
    Node::Many(vec![
        dare.map(|offer| dare_sheet(scene, offer)).into(),
        asking.into(),
        slip.into(),
        open.into(),
    ])
}

/// What the players may open at any time.
fn menu_sheets(app: App, session: &Session) -> Node {
    match app.sheet.get() {
        Some(Sheet::Rules) => rules_in_force(app, session),
        Some(sheet @ (Sheet::Menu | Sheet::EndGame | Sheet::Leave(_))) => {
            menu_sheet(app, session, sheet)
        }
        _ => Node::none(),
    }
}
