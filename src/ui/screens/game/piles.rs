//! The middle of the table: the piles, the direction of play, the color in play, the launcher.

use leptos::prelude::*;

use crate::i18n::{Lang, Message, Plural, card_name, color_word};
use crate::rules::{
    Color, Direction, Face, Observation, PhaseView, PublicEvent, SeatAction, Side, View,
};
use crate::table::GameView;
use crate::ui::actions::play;
use crate::ui::parts::card::{CardBack, CardFace};
use crate::ui::parts::icon::{Icon, silhouette, tint};
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, memo};

/// Discards that are seen, as they lie on each other.
const SEEN: usize = 3;

/// Events that one action brings, at most, after everything was turned over.
const LATEST: usize = 4;

/// The piles, the direction of play, the color in play, and what is asked.
#[component]
pub fn Middle() -> impl IntoView {
    let app = AppState::expect();
    let side = move || app.game.read_round(|_, round| Some(round.side));
    let color = move || app.game.read_round(|_, round| round.color);
    let hint = move || {
        let lang = app.locale.lang();
        app.game.read_round(|game, round| hint(game, round, lang))
    };
    view! {
        <section class="middle">
            <Ring/>
            // When the cards are turned over the piles are other ones, and turn into sight.
            <For each=side key=|side| *side children=|_| view! { <Piles/> }/>
            <For
                each=color
                key=|color| *color
                children=|color| view! { <ColorChip color/> }
            />
            <Show when=move || hint().is_some()>
                <p class="chip hint">{Signal::derive(hint)}</p>
            </Show>
        </section>
    }
}

/// The ring that shows the direction of play.
#[component]
fn Ring() -> impl IntoView {
    let app = AppState::expect();
    let reversed = memo(move || {
        app.game
            .read_round(|_, round| round.direction == Direction::CounterClockwise)
    });
    let label = app.locale.text(move |lang| {
        let direction = if reversed.get() {
            Message::COUNTER_CLOCKWISE
        } else {
            Message::CLOCKWISE
        };
        Message::DIRECTION.with(lang, &[("what", direction.text(lang))])
    });
    view! {
        <svg
            class=Signal::derive(move || if reversed.get() { "ring is-reversed" } else { "ring" })
            viewBox="0 0 400 400"
            role="img"
            aria-label=label
        >
            <use href="#ring"></use>
        </svg>
    }
}

/// The draw pile, the launcher where there is one, the discard pile.
#[component]
fn Piles() -> impl IntoView {
    let app = AppState::expect();
    let turning = memo(move || {
        app.game.read(|game| {
            let mut latest = game.log.iter().rev().take(LATEST);
            latest.any(|entry| matches!(entry.event, Observation::Public(PublicEvent::Flipped(_))))
        })
    });
    let launcher = app.game.peek(|game| game.ruleset.edition.has_launcher());
    view! {
        <div class=Signal::derive(move || if turning.get() { "piles is-turning" } else { "piles" })>
            <DrawPile/>
            {launcher.then(|| view! { <Launcher/> })}
            <DiscardPile/>
        </div>
    }
}

/// What is seen of the draw pile: how many cards, and in a game of two sides the other side of the top card (F2).
type DrawPileView = (usize, Option<(Face, Side)>);

/// The draw pile: a button while whoever looks may draw.
#[component]
fn DrawPile() -> impl IntoView {
    let app = AppState::expect();
    let may = memo(move || app.game.read(|game| game.may(SeatAction::Draw)));
    let pile = move || {
        app.game.read_round(|_, round| {
            let back = round.draw_back.map(|face| (face, round.side.turned()));
            (round.draw, back)
        })
    };
    let label = app.locale.text(move |lang| {
        let (count, back) = pile();
        let count = Plural::DRAW_PILE_CARDS.text(lang, count);
        back.map_or(count.clone(), |(face, _)| {
            format!("{count}, {}", card_name(face, lang))
        })
    });
    let as_picture = move || {
        view! {
            <div class="pile is-draw" role="img" aria-label=label>
                {draw_pile_cards(pile)}
            </div>
        }
    };
    view! {
        <Show when=may fallback=as_picture>
            <button
                type="button"
                class="pile is-draw is-playable"
                aria-label=label
                on:click=move |_| play::act(app, SeatAction::Draw)
            >
                {draw_pile_cards(pile)}
            </button>
        </Show>
    }
}

fn draw_pile_cards(
    pile: impl Fn() -> DrawPileView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <span class="pile-cards">
            <For
                each=move || 0..pile().0.clamp(1, 3)
                key=|at| *at
                children=|_| view! { <CardBack/> }
            />
            <For
                each=move || pile().1
                key=|back| *back
                children=|(face, side)| view! { <CardFace face side/> }
            />
        </span>
        <span class="pile-count" aria-hidden="true">
            {Signal::derive(move || pile().0.to_string())}
        </span>
    }
}

/// The launcher (T2): it jumps when cards come out.
#[component]
fn Launcher() -> impl IntoView {
    let app = AppState::expect();
    let may = memo(move || app.game.read(|game| game.may(SeatAction::Press)));
    let as_picture = move || {
        view! {
            <div class="press" role="img" aria-label=app.locale.t(Message::LAUNCHER)>
                <LauncherShape/>
            </div>
        }
    };
    view! {
        <Show when=may fallback=as_picture>
            <button
                type="button"
                class="press"
                aria-label=app.locale.t(Message::PRESS)
                on:click=move |_| play::act(app, SeatAction::Press)
            >
                <LauncherShape/>
            </button>
        </Show>
    }
}

/// The shape of the launcher. Each press is a new one, so that it moves anew.
#[component]
fn LauncherShape() -> impl IntoView {
    let app = AppState::expect();
    let last_press = move || app.game.read(last_press);
    let shape = |press: Option<(u32, usize)>| {
        let class = match press {
            None => "launcher",
            Some((_, 0)) => "launcher is-dry",
            Some(_) => "launcher is-fired",
        };
        view! {
            <span class=class>
                <svg viewBox="0 0 100 100" aria-hidden="true">
                    <use href="#press"></use>
                </svg>
            </span>
        }
    };
    view! { <For each=move || [last_press()] key=|press| *press children=shape/> }
}

/// Returns the number of the last press in the log, and how many cards came out.
fn last_press(game: &GameView) -> Option<(u32, usize)> {
    game.log.iter().rev().find_map(|entry| match entry.event {
        Observation::Public(PublicEvent::Pressed(_, count)) => {
            Some((entry.number, usize::from(count)))
        }
        _ => None,
    })
}

/// The last discards.
#[component]
fn DiscardPile() -> impl IntoView {
    let app = AppState::expect();
    let seen = move || {
        app.game.read_round(|_, round| {
            let from = round.discard.len().saturating_sub(SEEN);
            let faces = round.discard.iter().copied().enumerate().skip(from);
            faces
                .map(|(place, face)| (place, face, round.side))
                .collect::<Vec<_>>()
        })
    };
    let label = app.locale.text(move |lang| {
        app.game.read_round(|_, round| {
            Message::TOP_CARD.with(lang, &[("card", &card_name(round.top, lang))])
        })
    });
    view! {
        <div class="pile is-discard" role="img" aria-label=label>
            <span class="pile-cards">
                <For
                    each=seen
                    key=|card| *card
                    children=|(_, face, side)| view! { <CardFace face side/> }
                />
            </span>
        </div>
    }
}

/// The color in play.
#[component]
fn ColorChip(
    /// The color.
    color: Color,
) -> impl IntoView {
    let text = AppState::expect()
        .locale
        .text(move |lang| Message::COLOR_IN_PLAY.with(lang, &[("color", color_word(color, lang))]));
    view! {
        <p class=format!("chip color-chip {}", tint(color))>
            <Icon shape=silhouette(color)/>
            {text}
        </p>
    }
}

/// Returns what is asked of whoever looks, and the cards that are owed.
fn hint(game: &GameView, round: &View, lang: Lang) -> Option<String> {
    let is_own = game.is_own_turn();
    match round.phase {
        PhaseView::DrawStack(amount) => {
            let owed = Plural::MORE_CARDS.text(lang, amount.into());
            Some(if is_own {
                format!("{owed} · {}", Message::STACK_ASK.text(lang))
            } else {
                owed
            })
        }
        PhaseView::Drawn(_) if is_own => Some(Message::DRAWN_ASK.text(lang).to_owned()),
        PhaseView::Challenge(offender) if is_own => {
            let card = card_name(round.top, lang);
            let values = [("name", game.name(offender)), ("card", &card)];
            Some(Message::CHALLENGE_ASK.with(lang, &values))
        }
        _ if game.is_peek() => Some(Message::PEEK_HINT.text(lang).to_owned()),
        _ => None,
    }
}
