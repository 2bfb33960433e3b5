//! The points of the round and the totals, as a table.

use super::Shown;
use crate::i18n::{Counted, Word};
use crate::rules::{Length, Seat};
use crate::ui::App;
use crate::ui::dom::{Node, el, live};
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::icon;

/// The table.
pub(super) fn totals(shown: &Shown) -> Node {
    let app = App::get();
    let rows: Vec<Row> = shown.order.iter().map(|&seat| Row::of(shown, seat)).collect();
    let (rules, round) = (shown.rules, shown.round);
    let single = rules.length == Length::Round;
    let caption = move || {
        let round = Word::ROUND_N.number(app.lang.get(), round.into());
        let target = Word::TARGET.number(app.lang.get(), rules.target.into());
        if single { round } else { [round, target].join(" · ") }
    };
    Node::from(
        el("table")
            .class("score")
            .child(el("caption").class("note").child(live(caption)))
            .child(
                el("thead").child(
                    el("tr")
                        .child(el("th").attr("scope", "col").child(app.t(Word::PLAYER_NAME)))
                        .child(el("th").attr("scope", "col").class("points").child(app.t(Word::ROUND_SCORE)))
                        .child((!single).then(|| {
                            Node::Many(vec![
                                el("th").attr("scope", "col").class("points").child(app.t(Word::TOTALS)).into(),
                                el("td").into(),
                            ])
                        })),
                ),
            )
            .child(el("tbody").child(rows.into_iter().map(|row| score_row(row, single)).collect::<Node>())),
    )
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Row {
    seat: Seat,
    points: u32,
    total: u32,
    /// How much of the target is reached, from 0 to 1.
    part: f64,
    is_first: bool,
    is_out: bool,
}

impl Row {
    fn of(shown: &Shown, seat: Seat) -> Row {
        let standing = shown.settlement.standing;
        let total = standing.totals[seat.index()];
        Row {
            seat,
            points: shown.settlement.points[seat.index()],
            total,
            part: (f64::from(total) / f64::from(shown.rules.target.max(1))).min(1.0),
            is_first: shown.first() == Some(seat),
            is_out: !shown.is_over() && !standing.playing.contains(seat),
        }
    }
}

fn score_row(row: Row, single: bool) -> Node {
    let app = App::get();
    let Row { seat, points, total, .. } = row;
    let spoken = move |points: u32| live(move || Counted::POINTS.text(app.lang.get(), points as usize));
    let out = move || row.is_out.then(|| Word::OUT_OF_GAME.named(app.lang.get(), &app.name(seat)));
    Node::from(
        el("tr")
            .class_if("", (row.is_first, "is-first"))
            .child(
                el("th")
                    .attr("scope", "row")
                    .child(avatar(seat, ""))
                    .child(live(move || app.name(seat)))
                    .child(row.is_first.then(|| Node::Many(vec![" ".into(), icon("crown")])))
                    .child(live(move || out().map(|out| Node::from(el("p").class("note").child(out))))),
            )
            .child(
                el("td")
                    .class("points")
                    .child(el("span").attr("aria-hidden", "true").child(format!("+{points}")))
                    .child(el("span").class("vh").child(spoken(points))),
            )
            .child((!single).then(|| {
                Node::Many(vec![
                    el("td")
                        .class("points")
                        .child(el("span").attr("aria-hidden", "true").child(total))
                        .child(el("span").class("vh").child(spoken(total)))
                        .into(),
                    el("td").child(el("span").class("bar").var("--part", row.part.to_string())).into(),
                ])
            })),
    )
}
