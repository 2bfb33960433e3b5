//! The choices a play must name: a color, or a player to swap hands with.

use leptos::prelude::*;

use crate::i18n::{Word, color_word};
use crate::rules::{Color, Seat};
use crate::ui::app::Asking;
use crate::ui::dom::{derived, live, tap};
use crate::ui::parts::seat::Avatar;
use crate::ui::parts::shapes::{Icon, silhouette, tint};
use crate::ui::parts::sheet::SheetDialog;
use crate::ui::{App, actions};

/// Which color?
#[component]
pub fn ColorSheet() -> impl IntoView {
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
    view! {
        <SheetDialog label=derived(move || Word::NAME_COLOR.text(app.lang.get()).to_owned()) on_dismiss=dismiss>
            <h2>{app.t(Word::NAME_COLOR)}</h2>
            <div class="colors">
                {live(move || colors().map(|color| view! { <ColorTile color /> }).collect_view())}
            </div>
            {live(move || waits().then(|| view! { <Cancel /> }))}
        </SheetDialog>
    }
}

#[component]
fn ColorTile(color: Color) -> impl IntoView {
    let app = App::get();
    view! {
        <button class=format!("color-tile {}", tint(color)) on:click=tap(move || actions::name_color(app, color))>
            <Icon shape=silhouette(color) />
            {live(move || color_word(color, app.lang.get()))}
        </button>
    }
}

#[component]
fn Cancel() -> impl IntoView {
    let app = App::get();
    view! { <button class="link" on:click=tap(move || actions::clear_choice(app))>{app.t(Word::CANCEL)}</button> }
}

/// Swap hands with whom?
#[component]
pub fn SwapSheet() -> impl IntoView {
    let app = App::get();
    let targets = move || app.view.with(|view| view.as_ref().map(|view| view.swap_targets().iter().collect::<Vec<_>>()));
    let label = derived(move || Word::CHOOSE_SWAP.text(app.lang.get()).to_owned());
    view! {
        <SheetDialog label on_dismiss=Callback::new(move |()| actions::clear_choice(app))>
            <h2>{label}</h2>
            <div class="choices">
                {live(move || targets().unwrap_or_default().into_iter().map(|seat| view! { <SwapTarget seat /> }).collect_view())}
            </div>
            <Cancel />
        </SheetDialog>
    }
}

#[component]
fn SwapTarget(seat: Seat) -> impl IntoView {
    let app = App::get();
    let count = move || app.view.with(|view| view.as_ref().and_then(|view| view.seat(seat)).map_or(0, |seat| seat.count));
    view! {
        <button class="seat is-target" on:click=tap(move || actions::name_swap(app, seat))>
            <Avatar seat />
            <span class="seat-name">{live(move || app.name(seat))}</span>
            <span class="seat-note">{live(move || crate::i18n::Counted::CARDS.text(app.lang.get(), count()))}</span>
        </button>
    }
}
