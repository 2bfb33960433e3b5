//! What a play must name: a color, a seat to swap hands with, how many cards.

use leptos::prelude::*;

use crate::i18n::{Message, Plural, card_name, color_word};
use crate::rules::{Color, Face, PhaseView, Play, Seat, Symbol, View};
use crate::table::GameView;
use crate::ui::actions::play;
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::button;
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::icon::{Icon, silhouette, tint};
use crate::ui::parts::show::For;
use crate::ui::state::{AppState, PendingChoice};

/// The choice that is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Choice {
    /// A color: of a play, which can still be thought over, or outside a play, where it must be named.
    Color(Option<Play>),
    /// The seat to swap hands with.
    Swap,
    /// How many identical cards (H7).
    Count { face: Face, most: u8 },
}

impl Choice {
    fn of(pending: Option<PendingChoice>, game: &GameView, round: &View) -> Option<Choice> {
        match pending {
            Some(PendingChoice::Color(play)) => Some(Choice::Color(Some(play))),
            Some(PendingChoice::Swap(_)) => Some(Choice::Swap),
            Some(PendingChoice::Count { face, most }) => Some(Choice::Count { face, most }),
            None if round.phase == PhaseView::Color && game.is_own_turn() => {
                Some(Choice::Color(None))
            }
            None => None,
        }
    }
}

/// Returns whether the color that is asked for is the one to draw until it comes (N10).
fn is_roulette(round: &View) -> bool {
    round.phase == PhaseView::Color && round.top.symbol == Symbol::WildRoulette
}

/// The dialog of the choice that is open.
#[component]
pub fn ChoiceDialogs() -> impl IntoView {
    let app = AppState::expect();
    let choice = move || {
        let pending = app.selection.pending.get();
        app.game
            .read_round(|game, round| Choice::of(pending, game, round))
    };
    // Each choice is a fresh dialog.
    view! { <For each=choice key=|choice| *choice children=choice_dialog/> }
}

fn choice_dialog(choice: Choice) -> AnyView {
    match choice {
        Choice::Color(play) => view! { <ColorDialog play/> }.into_any(),
        Choice::Swap => view! { <SwapDialog/> }.into_any(),
        Choice::Count { face, most } => view! { <CountDialog face most/> }.into_any(),
    }
}

/// A question with its answers.
#[component]
fn ChoiceDialog(
    /// What is asked.
    ask: Signal<String>,
    /// Whether the play can still be thought over.
    can_cancel: bool,
    children: Children,
) -> impl IntoView {
    let app = AppState::expect();
    let cancel = move || app.selection.pending.set(None);
    let button = can_cancel.then(|| {
        view! {
            {button("link", app.locale.t(Message::CANCEL), move |_| cancel())}
        }
    });
    view! {
        <ModalDialog label=ask on_cancel=move |()| cancel()>
            <h2>{ask}</h2>
            {children()}
            {button}
        </ModalDialog>
    }
}

/// Which color?
#[component]
fn ColorDialog(
    /// The play that names it, if it is one.
    play: Option<Play>,
) -> impl IntoView {
    let app = AppState::expect();
    let (colors, roulette) = untrack(|| {
        let colors = app.game.read_round(|_, round| {
            Some(play.map_or(round.side.colors(), |play| round.colors(play)))
        });
        let roulette = app.game.read_round(|_, round| is_roulette(round));
        (colors.unwrap_or(Color::LIGHT), play.is_none() && roulette)
    });
    let ask = if roulette {
        Message::ROULETTE_ASK
    } else {
        Message::NAME_COLOR
    };
    let tile = move |color| {
        view! {
            <button
                type="button"
                class=format!("color-tile {}", tint(color))
                on:click=move |_| play::name_color(app, color)
            >
                <Icon shape=silhouette(color)/>
                {Signal::derive(move || color_word(color, app.locale.lang()))}
            </button>
        }
    };
    view! {
        <ChoiceDialog
            ask=app.locale.text(move |lang| ask.text(lang).to_owned())
            can_cancel=play.is_some()
        >
            <div class="colors">{colors.map(tile).collect_view()}</div>
        </ChoiceDialog>
    }
}

/// Swap hands with whom?
#[component]
fn SwapDialog() -> impl IntoView {
    let app = AppState::expect();
    let seats = untrack(|| {
        app.game
            .read_round(|_, round| round.swap_targets().iter().collect::<Vec<Seat>>())
    });
    let target = move |seat: Seat| {
        let note = app.locale.text(move |lang| {
            let count = app
                .game
                .read_round(|_, round| round.seat(seat).map_or(0, |seat| seat.count));
            Plural::CARDS.text(lang, count)
        });
        view! {
            <button
                type="button"
                class="seat is-target"
                on:click=move |_| play::name_swap(app, seat)
            >
                <Avatar seat/>
                <span class="seat-name">{app.game.peek(|game| game.name(seat).to_owned())}</span>
                <span class="seat-note">{note}</span>
            </button>
        }
    };
    view! {
        <ChoiceDialog
            ask=app.locale.text(|lang| Message::CHOOSE_SWAP.text(lang).to_owned())
            can_cancel=true
        >
            <div class="choices">{seats.into_iter().map(target).collect_view()}</div>
        </ChoiceDialog>
    }
}

/// How many of several identical cards (H7)?
#[component]
fn CountDialog(
    /// Their face.
    face: Face,
    /// How many may be played.
    most: u8,
) -> impl IntoView {
    let app = AppState::expect();
    let ask = app.locale.text(move |lang| {
        let card = card_name(face, lang);
        format!("{card}: {}", Message::TOGETHER_ASK.text(lang))
    });
    let button = move |count: u8| {
        view! {
            {button("btn is-choice", Signal::derive(move || Plural::CARDS.text(app.locale.lang(), count.into())), move |_| play::play_several(app, face, count))}
        }
    };
    view! {
        <ChoiceDialog ask can_cancel=true>
            <div class="btn-row">{(1..=most).map(button).collect_view()}</div>
        </ChoiceDialog>
    }
}
