//! The points of the round and the totals, as a table.

use leptos::prelude::*;

use super::Shown;
use crate::i18n::{Counted, Word};
use crate::rules::{Length, Seat};
use crate::ui::App;
use crate::ui::dom::live;
use crate::ui::parts::seat::Avatar;
use crate::ui::parts::shapes::Icon;

/// The table.
#[component]
pub(super) fn Totals(shown: Shown) -> impl IntoView {
    let app = App::get();
    let rows: Vec<Row> = shown.order.iter().map(|&seat| Row::of(&shown, seat)).collect();
    let Shown { rules, round, .. } = shown;
    let single = rules.length == Length::Round;
    let caption = move || {
        let round = Word::ROUND_N.number(app.lang.get(), round.into());
        let target = Word::TARGET.number(app.lang.get(), rules.target.into());
        if single { round } else { [round, target].join(" · ") }
    };
    view! {
        <table class="score">
            <caption class="note">{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{app.t(Word::PLAYER_NAME)}</th>
                    <th scope="col" class="points">
                        {app.t(Word::ROUND_SCORE)}
                    </th>
                    {(!single)
                        .then(|| {
                            view! {
                                <th scope="col" class="points">
                                    {app.t(Word::TOTALS)}
                                </th>
                                <td></td>
                            }
                        })}
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(|row| view! { <ScoreRow row single /> }).collect_view()}</tbody>
        </table>
    }
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

#[component]
fn ScoreRow(row: Row, single: bool) -> impl IntoView {
    let app = App::get();
    let Row { seat, points, total, .. } = row;
    let spoken = move |points: u32| move || Counted::POINTS.text(app.lang.get(), points as usize);
    let out = move || row.is_out.then(|| Word::OUT_OF_GAME.named(app.lang.get(), &app.name(seat)));
    view! {
        <tr class:is-first=row.is_first>
            <th scope="row">
                <Avatar seat />
                {live(move || app.name(seat))}
                {row.is_first.then(|| view! { " " <Icon shape="crown" /> })}
                {live(move || out().map(|out| view! { <p class="note">{out}</p> }))}
            </th>
            <td class="points">
                <span aria-hidden="true">{format!("+{points}")}</span>
                <span class="vh">{spoken(points)}</span>
            </td>
            {(!single)
                .then(|| {
                    view! {
                        <td class="points">
                            <span aria-hidden="true">{total}</span>
                            <span class="vh">{spoken(total)}</span>
                        </td>
                        <td>
                            <span class="bar" style:--part=row.part.to_string()></span>
                        </td>
                    }
                })}
        </tr>
    }
}
