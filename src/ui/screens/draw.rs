//! The draw for the dealer (G2): what each drew, who drew again, who deals.

use leptos::prelude::*;

use crate::i18n::{Word, card_name};
use crate::rules::{Face, Seat};
use crate::table::Session;
use crate::ui::dom::{derived, live, tap};
use crate::ui::parts::card::CardFace;
use crate::ui::parts::heading::Heading;
use crate::ui::parts::seat::Avatar;
use crate::ui::parts::shapes::Icon;
use crate::ui::{App, actions};

/// The draw for the dealer, until the cards are dealt.
#[component]
pub fn DealerDraw() -> impl IntoView {
    let app = App::get();
    let heading = derived(move || Word::DEALER_DRAW.text(app.lang.get()).to_owned());
    let (draws, dealer) = app.session.with_untracked(|session| {
        let draws = session.as_ref().map(Session::dealer_draw).unwrap_or_default();
        (draws, session.as_ref().and_then(Session::drawn_dealer))
    });
    let last = draws.len().saturating_sub(1);
    let draws = draws.into_iter().enumerate().map(|(index, draw)| {
        let dealer = dealer.filter(|_| index == last);
        view! {
            {(index > 0).then(|| view! { <p class="lead">{app.t(Word::DEALER_TIE)}</p> })}
            <Draw draw dealer />
        }
    });
    view! {
        <main class="page is-middle">
            <div class="winner">
                <Heading text=heading />
                <p>{app.t(Word::DEALER_DRAW_HINT)}</p>
            </div>
            {draws.collect_view()}
            {dealer
                .map(|seat| view! { <p class="lead">{live(move || Word::DEALER_IS.named(app.lang.get(), &app.name(seat)))}</p> })}
            <div class="page-foot">
                <button class="btn is-glow" on:click=tap(move || actions::next_round(app))>
                    {app.t(Word::DEAL)}
                </button>
            </div>
        </main>
    }
}

/// The cards of one draw.
#[component]
fn Draw(draw: Vec<(Seat, Face)>, dealer: Option<Seat>) -> impl IntoView {
    let app = App::get();
    let drawn = draw.into_iter().map(|(seat, face)| {
        let deals = dealer == Some(seat);
        view! {
            <li class="drawn" class:is-first=deals>
                <CardFace face />
                <span class="drawn-name">
                    {if deals { view! { <Icon shape="crown" /> }.into_any() } else { view! { <Avatar seat /> }.into_any() }}
                    {live(move || app.name(seat))}
                </span>
                <span class="note">{live(move || card_name(face, app.lang.get()))}</span>
            </li>
        }
    });
    view! { <ol class="draws">{drawn.collect_view()}</ol> }
}
