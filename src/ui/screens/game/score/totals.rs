//! The points of the round and the totals, as a table.

use leptos::prelude::*;

use super::outcome::Outcome;
use crate::i18n::{Lang, Message, Plural};
use crate::rules::{Length, Scoring, Seat};
use crate::table::GameView;
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::note;
use crate::ui::parts::icon::Icon;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, memo};

/// The table.
#[component]
pub(super) fn Totals(
    /// What the round brought.
    outcome: Outcome,
) -> impl IntoView {
    let app = AppState::expect();
    let has_totals = memo(move || app.game.read(has_totals));
    let seats = move || app.game.read(|game| ranking(game, outcome));
    let caption = app
        .locale
        .text(move |lang| app.game.read(|game| caption(game, lang)));
    view! {
        <table class="score">
            <caption class="note">{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">{app.locale.t(Message::PLAYER_NAME)}</th>
                    <th scope="col" class="points">
                        {app.locale.t(Message::ROUND_SCORE)}
                    </th>
                    <Show when=has_totals>
                        <th scope="col" class="points">
                            {app.locale.t(Message::TOTALS)}
                        </th>
                        <td></td>
                    </Show>
                </tr>
            </thead>
            <tbody>
                <For
                    each=seats
                    key=|seat| *seat
                    children=move |seat| {
                        view! { <Row outcome seat has_totals/> }
                    }
                />
            </tbody>
        </table>
    }
}

/// Returns whether there are totals besides the points of the round.
fn has_totals(game: &GameView) -> bool {
    game.ruleset.length != Length::Round
}

/// Returns which round this is, and how far the game goes.
fn caption(game: &GameView, lang: Lang) -> String {
    let round = Message::ROUND_N.number(lang, game.round_number.into());
    if has_totals(game) {
        let target = Message::TARGET.number(lang, game.ruleset.target.into());
        [round, target].join(" · ")
    } else {
        round
    }
}

/// Returns the seats as they stand: the most points first where points are collected, the fewest first where they are bad; who is
/// out comes last.
fn ranking(game: &GameView, outcome: Outcome) -> Vec<Seat> {
    let totals = outcome.result.totals;
    let key = |seat: Seat| {
        let points = totals.points[seat.index()];
        let is_out = !totals.playing.contains(seat) && totals.winner != Some(seat);
        let rank = match game.ruleset.scoring {
            Scoring::Winner => u32::MAX - points,
            Scoring::Lowest | Scoring::Knockout => points,
        };
        (is_out, rank)
    };
    let mut ranking = Vec::with_capacity(game.players.len());
    for seat in (0..game.players.len() as u8).map(Seat) {
        // At most ten seats: the sort of the standard library would be a larger download.
        let place = ranking.partition_point(|other| key(*other) <= key(seat));
        ranking.insert(place, seat);
    }
    ranking
}

/// One line of the table.
#[component]
fn Row(
    /// What the round brought.
    outcome: Outcome,
    /// The seat.
    seat: Seat,
    /// Whether there are totals besides the points of the round.
    has_totals: Memo<bool>,
) -> impl IntoView {
    let app = AppState::expect();
    let totals = outcome.result.totals;
    let gained = outcome.result.points[seat.index()];
    let total = totals.points[seat.index()];
    let is_first = outcome.winner == Some(seat);
    let is_out = !outcome.is_over && !totals.playing.contains(seat);
    let out_text = app.locale.text(move |lang| {
        app.game
            .read(|game| Message::OUT_OF_GAME.named(lang, game.name(seat)))
    });
    let reached = move || {
        let target = app.game.read(|game| u32::from(game.ruleset.target)).max(1);
        format!("{}%", total.min(target) * 100 / target)
    };
    view! {
        <tr class=is_first.then_some("is-first")>
            <th scope="row">
                <Avatar seat/> {Signal::derive(move || app.game.read(|game| game.name(seat).to_owned()))}
                {is_first.then(|| view! { " " <Icon shape="crown"/> })}
                {is_out.then(|| view! { {note(out_text)} })}
            </th>
            <Points points=gained text=format!("+{gained}")/>
            <Show when=has_totals>
                <Points points=total text=total.to_string()/>
                <td>
                    <span class="bar" style=("--part", reached)></span>
                </td>
            </Show>
        </tr>
    }
}

/// A number of points, for the eye and for screen readers.
#[component]
fn Points(
    /// The points.
    points: u32,
    /// What is seen.
    text: String,
) -> impl IntoView {
    let spoken = AppState::expect()
        .locale
        .text(move |lang| Plural::POINTS.text(lang, points as usize));
    view! {
        <td class="points">
            <span aria-hidden="true">{text}</span>
            <span class="vh">{spoken}</span>
        </td>
    }
}
