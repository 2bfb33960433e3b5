//! The points of the round and the totals, as a table.

use super::Shown;
use crate::i18n::{Message, Plural};
use crate::rules::{Length, Scoring, Seat};
use crate::ui::dom::{El, Node, el};
use crate::ui::order::sorted_by;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::icon;

/// The table.
pub(super) fn totals(shown: Shown) -> El {
    let scene = shown.scene;
    let rules = shown.ruleset();
    let single = rules.length == Length::Round;
    let round = Message::ROUND_N.number(scene.lang, scene.session.round_number().into());
    let caption = if single {
        round
    } else {
        [
            round,
            Message::TARGET.number(scene.lang, rules.target.into()),
        ]
        .join(" · ")
    };
    let rows = order(shown)
        .into_iter()
        .map(|seat| row(shown, seat, single))
        .collect::<Node>();
    let head = |word: Message| el("th").attr("scope", "col").child(scene.t(word));
    let titles = el("tr")
        .child(head(Message::PLAYER_NAME))
        .child(head(Message::ROUND_SCORE).class("points"))
        .child((!single).then(|| Node::from([head(Message::TOTALS).class("points"), el("td")])));
    el("table")
        .class("score")
        .child(el("caption").class("note").child(caption))
        .child(el("thead").child(titles))
        .child(el("tbody").child(rows))
}

/// The seats as they stand: the most points first where points are collected, the fewest first where they are bad; who is out last.
fn order(shown: Shown) -> Vec<Seat> {
    let totals = shown.result.totals;
    let collected = shown.ruleset().scoring == Scoring::Winner;
    let seats: Vec<Seat> = (0..shown.scene.session.players().len() as u8)
        .map(Seat)
        .collect();
    sorted_by(&seats, |seat| {
        let total = totals.points[seat.index()];
        let is_out = !totals.playing.contains(seat) && totals.winner != Some(seat);
        [
            is_out.into(),
            if collected { u32::MAX - total } else { total },
            0,
        ]
    })
}

/// One line of the table.
fn row(shown: Shown, seat: Seat, single: bool) -> El {
    let scene = shown.scene;
    let totals = shown.result.totals;
    let (gained, total) = (
        shown.result.points[seat.index()],
        totals.points[seat.index()],
    );
    let is_first = shown.winner == Some(seat);
    let is_out = !shown.over && !totals.playing.contains(seat);
    let points = |points: u32, text: String| {
        let spoken = Plural::POINTS.text(scene.lang, points as usize);
        let text = el("span").attr("aria-hidden", "true").child(text);
        el("td")
            .class("points")
            .child(text)
            .child(el("span").class("vh").child(spoken))
    };
    let target = u32::from(shown.ruleset().target.max(1));
    let reached = (total.min(target) * 100 / target).to_string() + "%";
    el("tr")
        .class(is_first.then_some("is-first"))
        .child(
            el("th")
                .attr("scope", "row")
                .child(avatar(scene.session, seat, ""))
                .child(scene.name(seat).to_owned())
                .child(is_first.then(|| vec![" ".into(), icon("crown").into()]))
                .child(is_out.then(|| {
                    el("p")
                        .class("note")
                        .child(scene.about(Message::OUT_OF_GAME, seat))
                })),
        )
        .child(points(gained, format!("+{gained}")))
        .child((!single).then(|| {
            Node::from([
                points(total, total.to_string()),
                el("td").child(el("span").class("bar").var("--part", reached)),
            ])
        }))
}
