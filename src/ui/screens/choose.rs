//! The choices a play must name: a color, or a player to swap hands with.

use crate::i18n::{Word, color_word};
use crate::rules::{Color, Seat};
use crate::ui::app::Asking;
use crate::ui::dom::{Callback, Node, derived, el, live};
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::{icon, silhouette, tint};
use crate::ui::parts::sheet::sheet_dialog;
use crate::ui::{App, actions};

/// Which color?
#[must_use]
pub fn color_sheet() -> Node {
    let app = App::get();
    let colors = move || {
        app.view.with(|view| {
            view.as_ref().map_or(Color::LIGHT, |view| match app.asking.get() {
                Some(Asking::Color(play)) => view.colors(play),
                _ => view.side.colors(),
            })
        })
    };
    // Of a play the color can still be thought over; asked outside a play it must be named.
    let waits = move || app.asking.get().is_some();
    let dismiss = Callback::new(move |()| actions::clear_choice(app));
    sheet_dialog(
        "",
        derived(move || Word::NAME_COLOR.text(app.lang.get()).to_owned()).into(),
        Some(dismiss),
        vec![
            el("h2").child(app.t(Word::NAME_COLOR)).into(),
            el("div").class("colors").child(live(move || colors().map(color_tile))).into(),
            live(move || waits().then(cancel)),
        ],
    )
}

fn color_tile(color: Color) -> Node {
    let app = App::get();
    Node::from(
        el("button")
            .class(format!("color-tile {}", tint(color)))
            .tap(move || actions::name_color(app, color))
            .child(icon(silhouette(color)))
            .child(live(move || color_word(color, app.lang.get()))),
    )
}

fn cancel() -> Node {
    let app = App::get();
    Node::from(el("button").class("link").tap(move || actions::clear_choice(app)).child(app.t(Word::CANCEL)))
}

/// Swap hands with whom?
#[must_use]
pub fn swap_sheet() -> Node {
    let app = App::get();
    let targets = move || app.view.with(|view| view.as_ref().map(|view| view.swap_targets().iter().collect::<Vec<_>>()));
    let label = derived(move || Word::CHOOSE_SWAP.text(app.lang.get()).to_owned());
    sheet_dialog(
        "",
        label.into(),
        Some(Callback::new(move |()| actions::clear_choice(app))),
        vec![
            el("h2").child(label).into(),
            el("div")
                .class("choices")
                .child(live(move || targets().unwrap_or_default().into_iter().map(swap_target).collect::<Node>()))
                .into(),
            cancel(),
        ],
    )
}

fn swap_target(seat: Seat) -> Node {
    let app = App::get();
    let count = move || app.view.with(|view| view.as_ref().and_then(|view| view.seat(seat)).map_or(0, |seat| seat.count));
    Node::from(
        el("button")
            .class("seat is-target")
            .tap(move || actions::name_swap(app, seat))
            .child(avatar(seat, ""))
            .child(el("span").class("seat-name").child(live(move || app.name(seat))))
            .child(el("span").class("seat-note").child(live(move || crate::i18n::Counted::CARDS.text(app.lang.get(), count())))),
    )
}
