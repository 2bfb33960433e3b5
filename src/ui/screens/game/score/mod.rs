//! The score: who won, what the round brought, how the game stands, and how to go on.

mod outcome;
mod totals;

use leptos::prelude::*;

use self::outcome::Outcome;
use self::totals::Totals;
use crate::i18n::Message;
use crate::rules::{Color, ListPer, Seat};
use crate::ui::actions::{game, navigation, session};
use crate::ui::parts::button::button;
use crate::ui::parts::confirm::{ADULTS, Confirm};
use crate::ui::parts::heading::PageHeading;
use crate::ui::parts::icon::{Icon, tint};
use crate::ui::parts::list_picker::ListPicker;
use crate::ui::parts::notices::UpdateOffer;
use crate::ui::parts::show::{For, Show};
use crate::ui::route::Route;
use crate::ui::state::{AppState, Dialog, memo};

/// Pieces of confetti.
const CONFETTI: u8 = 24;

/// The colors that the confetti comes in.
const CONFETTI_COLORS: [Color; 4] = [Color::Red, Color::Yellow, Color::Green, Color::Blue];

/// The score of the round just played.
#[component]
pub fn Score() -> impl IntoView {
    let app = AppState::expect();
    let outcome = move || app.game.read_round(Outcome::of);
    // Keyed, so that every score is a fresh `<main>` that takes the focus.
    view! {
        <For
            each=outcome
            key=move |_| app.game.peek(|game| game.round_number)
            children=|outcome| view! { <ScoreOf outcome/> }
        />
    }
}

/// One score.
#[component]
fn ScoreOf(
    /// What the round brought.
    outcome: Outcome,
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        <main class="page">
            <UpdateOffer/>
            <Winner outcome/>
            <Totals outcome/>
            {(!outcome.is_over).then(|| view! { <NextRound next_dealer=outcome.next_dealer/> })}
            <Ways is_over=outcome.is_over/>
        </main>
        // Each new game for adults asks anew (A1).
        <Confirm question=ADULTS on_go=move |()| game::rematch(app)/>
    }
}

/// Who has won, in words.
#[component]
fn Winner(
    /// What the round brought.
    outcome: Outcome,
) -> impl IntoView {
    let app = AppState::expect();
    let winner = outcome.winner;
    let (message, hint) = match (outcome.is_over, winner.is_some()) {
        (true, true) => (Message::GAME_WON, Some(Message::GAME_WON_HINT)),
        (true, false) => (Message::GAME_WON_NOBODY, None),
        (false, true) => (Message::ROUND_WON, None),
        (false, false) => (Message::ROUND_BLOCKED, Some(Message::ROUND_BLOCKED_HINT)),
    };
    let heading = app.locale.text(move |lang| {
        app.game.read(|game| {
            let name = winner.map_or("", |seat| game.name(seat));
            message.named(lang, name)
        })
    });
    view! {
        <div class="winner">
            {winner.map(|_| view! { <Icon shape="crown"/> })} <PageHeading text=heading/>
            {hint.map(|hint| view! { <p class="lead">{app.locale.t(hint)}</p> })}
        </div>
        {(outcome.is_over && winner.is_some()).then(|| view! { <Confetti/> })}
    }
}

/// Falls once when a game is won; not where less motion is wished for.
#[component]
fn Confetti() -> impl IntoView {
    let pieces = (0..CONFETTI)
        .zip(CONFETTI_COLORS.into_iter().cycle())
        .map(|(piece, color)| {
            // Spread over the width without a pattern that the eye finds.
            let x = u16::from(piece) * 37 % 100;
            view! { <i class=tint(color) style=("--x", x.to_string())></i> }
        });
    view! {
        <div class="confetti" aria-hidden="true">
            {pieces.collect_view()}
        </div>
    }
}

/// Who deals next, and which dares come then, where each round has its own list (D3).
#[component]
fn NextRound(
    /// Who deals next.
    next_dealer: Option<Seat>,
) -> impl IntoView {
    let app = AppState::expect();
    let has_list = memo(move || {
        app.game
            .read(|game| game.ruleset.list_per == ListPer::Round)
    });
    let dealer = app.locale.text(move |lang| {
        app.game.read(|game| {
            next_dealer.map_or_else(String::new, |seat| {
                Message::NEXT_DEALER.named(lang, game.name(seat))
            })
        })
    });
    view! {
        <Show when=has_list>
            <fieldset class="group">
                <legend>{app.locale.t(Message::NEXT_LIST_ASK)}</legend>
                <ListPicker
                    chosen=Signal::derive(move || app.game.read(|game| game.next_list.clone()))
                    on_choose=move |list| session::choose_list(app, list)
                />
            </fieldset>
        </Show>
        <p class="lead">{dealer}</p>
    }
}

/// How to go on: with the next round, or with another game.
#[component]
fn Ways(
    /// Whether the game is over.
    is_over: bool,
) -> impl IntoView {
    let app = AppState::expect();
    let go_on = move |_| {
        if !is_over {
            session::next_round(app);
        } else if app.game.peek(|game| game.ruleset.edition.is_for_adults()) {
            app.dialogs.show(Dialog::AdultsGate);
        } else {
            game::rematch(app);
        }
    };
    let new_game = is_over.then(|| {
        view! {
            {button("btn is-small", app.locale.t(Message::NEW_GAME), move |_| navigation::show(app, Route::Setup))}
        }
    });
    view! {
        <div class="btn-row">
            {new_game}
            {button("btn is-small is-quiet", app.locale.t(Message::RULES_IN_FORCE), move |_| app.dialogs.show(Dialog::Rules))}
            {button("btn is-small is-quiet", app.locale.t(Message::TO_START), move |_| navigation::show(app, Route::Title))}
        </div>
        <div class="page-foot">
            {button("btn is-glow", app.locale.t(if is_over { Message::REMATCH } else { Message::NEXT_ROUND }), go_on)}
        </div>
    }
}
