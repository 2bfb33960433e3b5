//! The draw for the dealer (G2): what each drew, who drew again, who deals.

use leptos::prelude::*;

use crate::i18n::{Message, card_name};
use crate::rules::{Face, Seat, Side};
use crate::table::Stage;
use crate::ui::actions::session;
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::button;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::heading::PageHeading;
use crate::ui::parts::icon::Icon;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, memo};

/// The draw for the dealer, until the cards are dealt.
#[component]
pub fn DealerDraw() -> impl IntoView {
    let app = AppState::expect();
    let is_shown = memo(move || {
        app.game
            .read(|game| game.stage == Stage::Draw || game.round.is_none())
    });
    let dealer = move || app.game.read(|game| game.drawn_dealer);
    let draws = move || app.game.read(|game| game.dealer_draws.clone());
    let numbered_draws = move || draws().into_iter().enumerate().collect::<Vec<_>>();
    let dealer_name = app.locale.text(move |lang| {
        app.game.read(|game| {
            let dealer = game.drawn_dealer.map_or("", |seat| game.name(seat));
            Message::DEALER_IS.named(lang, dealer)
        })
    });
    view! {
        <Show when=is_shown>
            <main class="page is-middle">
                <div class="winner">
                    <PageHeading text=app
                        .locale
                        .text(|lang| Message::DEALER_DRAW.text(lang).to_owned())/>
                    <p>{app.locale.t(Message::DEALER_DRAW_HINT)}</p>
                </div>
                <For
                    each=numbered_draws
                    key=|(index, _)| *index
                    children=move |(index, draw)| {
                        let is_last = move || index + 1 == draws().len();
                        view! {
                            {(index > 0)
                                .then(|| {
                                    view! {
                                        <p class="lead">{app.locale.t(Message::DEALER_TIE)}</p>
                                    }
                                })}
                            <Draw
                                draw
                                dealer=Signal::derive(move || dealer().filter(|_| is_last()))
                            />
                        }
                    }
                />
                <Show when=move || dealer().is_some()>
                    <p class="lead">{dealer_name}</p>
                </Show>
                <div class="page-foot">
                    {button("btn is-glow", app.locale.t(Message::DEAL), move |_| session::next_round(app))}
                </div>
            </main>
        </Show>
    }
}

/// The cards of one draw.
#[component]
fn Draw(
    /// What each seat drew.
    draw: Vec<(Seat, Face)>,
    /// Who deals by this draw.
    dealer: Signal<Option<Seat>>,
) -> impl IntoView {
    let app = AppState::expect();
    let cards = draw.into_iter().map(|(seat, face)| {
        let deals = move || dealer.get() == Some(seat);
        view! {
            <li class="drawn" class:is-first=deals>
                <CardFace face side=Side::default()/>
                <span class="drawn-name">
                    <Show when=deals fallback=move || view! { <Avatar seat/> }>
                        <Icon shape="crown"/>
                    </Show>
                    {Signal::derive(move || app.game.read(|game| game.name(seat).to_owned()))}
                </span>
                <span class="note">{Signal::derive(move || card_name(face, app.locale.lang()))}</span>
            </li>
        }
    });
    view! { <ol class="draws">{cards.collect_view()}</ol> }
}
