//! The table: flat between all players, or as the one sees it whose hand is open.

mod acts;
mod piles;
mod ring;

pub use ring::is_opposite;

use super::hand::hand_band;
use crate::i18n::{Message, Plural, card_name, refusal, sentence};
use crate::rules::{Length, Side};
use crate::table::Session;
use crate::ui::app::{Notice, Sheet};
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::heading::title_page;
use crate::ui::parts::seat::seat_plate;
use crate::ui::parts::shapes::icon;
use crate::ui::{Scene, actions, names};

/// From so many seats on the plates are small.
const CROWD: u8 = 7;
/// Events shown on the table.
const LOG: usize = 5;

/// The table with its seats, piles and, in turn, the open hand.
#[must_use]
pub fn table(scene: Scene) -> El {
    let shown = scene.view.viewer;
    let count = scene.session.players().len() as u8;
    let upright = scene.app().settings.with(|settings| settings.upright);
    let marks = [
        (shown.is_some(), "is-private"),
        (shown.is_none(), "is-public"),
        (count >= CROWD, "is-crowded"),
        (scene.view.side == Side::Dark, "is-dark"),
        (!upright, "is-round"),
        (
            !upright && shown.is_some_and(|seat| is_opposite(seat, count)),
            "is-turned",
        ),
    ];
    let title = round_title(scene);
    title_page(&title);
    el("main")
        .key("table")
        .classes("table", &marks)
        .child(el("h1").class("vh").attr("tabindex", "-1").child(title))
        .child(log(scene))
        .child(el("div").class("edges").child(ring::edges(scene, count)))
        .child(corner(scene))
        .child(piles::middle(scene))
        .child(match shown {
            Some(seat) => Node::Many(vec![
                el("div")
                    .key("me")
                    .class("me")
                    .child(seat_plate(scene, seat, false))
                    .into(),
                acts::private_actions(scene, seat).key("acts").into(),
                hand_band(scene, seat).key("hand").into(),
            ]),
            None => acts::public_actions(scene).key("public").into(),
        })
        .child(toast(scene))
}

fn round_title(scene: Scene) -> String {
    Message::ROUND_N.number(scene.lang, scene.session.round_number().into())
}

/// The last events, newest last.
fn log(scene: Scene) -> El {
    let names = names(scene.session);
    let told = scene.session.event_log().entries().rev();
    let lines =
        told.filter_map(|told| Some((told.number, sentence(&told.event, &names, scene.lang)?)));
    let mut lines: Vec<_> = lines.take(LOG).collect();
    lines.reverse();
    let lines = lines
        .into_iter()
        .map(|(number, line)| el("li").key(number.to_string()).child(line))
        .collect::<Node>();
    el("ol")
        .class("log")
        .attr("aria-label", scene.t(Message::LOG))
        .child(lines)
}

/// The round, what is played for, and the menu.
fn corner(scene: Scene) -> El {
    let app = scene.app();
    let rules = &scene.view.ruleset;
    let goal = (rules.length == Length::Game)
        .then(|| Message::TO_POINTS.number(scene.lang, rules.target.into()));
    let title = [round_title(scene)]
        .into_iter()
        .chain(goal)
        .collect::<Vec<_>>()
        .join(" · ");
    let menu = el("button")
        .class("btn is-quiet is-small is-round")
        .attr("aria-label", scene.t(Message::MENU))
        .tap(move || actions::open_sheet(app, Sheet::Menu))
        .child(icon("menu"));
    let chip = el("span").class("chip").child(title);
    el("div").class("corner").child(chip).child(menu)
}

/// A word that comes and goes: why something was refused, what was drawn, and the way back from a slip of the finger.
fn toast(scene: Scene) -> Option<El> {
    let app = scene.app();
    let text = app.notice.get().map(|notice| told(scene, notice));
    let undo = Session::can_undo(scene.session).then(|| {
        el("button")
            .class("btn is-small")
            .tap(move || actions::undo(app))
            .child(scene.t(Message::UNDO))
    });
    let shown = text.is_some() || undo.is_some();
    // Another text is another toast, which comes in anew.
    let key = ["toast ", text.as_deref().unwrap_or_default()].concat();
    shown.then(|| {
        el("div")
            .key(key)
            .class("toast is-high")
            .child(text.map(|text| el("p").child(text)))
            .child(undo)
    })
}

fn entries(scene: Scene, notice: Notice) -> String {
    match notice {
        Notice::Refused(why) => refusal(why, &names(scene.session), scene.lang),
        Notice::Drew(faces, count) if count <= faces.len() => {
            let names: Vec<String> = faces
                .into_iter()
                .flatten()
                .map(|face| card_name(face, scene.lang))
                .collect();
            Message::YOU_DREW.with(scene.lang, &[("card", &names.join(", "))])
        }
        Notice::Drew(_, count) => Plural::MORE_CARDS.text(scene.lang, count),
    }
}
