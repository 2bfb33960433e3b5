//! The buttons of the table.

use leptos::prelude::*;

use crate::i18n::{Lang, Message, Plural};
use crate::rules::{PhaseView, Seat, SeatAction, View};
use crate::table::GameView;
use crate::ui::actions::{play, session};
use crate::ui::parts::button::button;
use crate::ui::parts::relaid::relaid;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, memo};

/// What a seat may do besides playing a card. Drawing and pressing have their places on the table too; dares have their dialog.
const ACTIONS: [(SeatAction, Message); 7] = [
    (SeatAction::Draw, Message::DRAW_CARD),
    (SeatAction::Press, Message::PRESS),
    (SeatAction::Keep, Message::KEEP),
    (SeatAction::Take, Message::TAKE_STACK),
    (SeatAction::Accept, Message::ACCEPT),
    (SeatAction::Challenge, Message::CHALLENGE),
    (SeatAction::Pass, Message::PASS),
];

/// A button beside the open hand.
#[derive(Clone, PartialEq)]
struct Button {
    class: &'static str,
    text: String,
    /// What the seat does; `None` puts the hand away.
    action: Option<SeatAction>,
}

/// Returns the buttons of whoever looks.
fn private_buttons(game: &GameView, round: &View, lang: Lang) -> Vec<Button> {
    let button = |class, text, action| Button {
        class,
        text,
        action,
    };
    let caught = round.may_catch.map(|seat| {
        let text = Message::CATCH_SEAT.named(lang, game.name(seat));
        button("btn is-call", text, Some(SeatAction::Catch(seat)))
    });
    let call = round.may_call.then(|| {
        let text = Message::LAST_CARD.text(lang).to_owned();
        button("btn is-call", text, Some(SeatAction::Uno))
    });
    let legal = ACTIONS.into_iter().filter(|(action, _)| round.may(*action));
    let legal = legal.map(|(action, message)| {
        let text = match round.phase {
            PhaseView::DrawStack(amount) if action == SeatAction::Take => {
                Plural::TAKE_STACK_CARDS.text(lang, amount.into())
            }
            _ => message.text(lang).to_owned(),
        };
        button("btn", text, Some(action))
    });
    // Whoever looked for a card to answer a dare with may have found none (H9).
    let is_dared = round.offer().is_some();
    let back = (is_dared || lays_down(game)).then(|| {
        let message = if is_dared {
            Message::BACK_TO_DARE
        } else {
            Message::HIDE_MY_CARDS
        };
        button("btn is-quiet", message.text(lang).to_owned(), None)
    });
    caught
        .into_iter()
        .chain(call)
        .chain(legal)
        .chain(back)
        .collect()
}

/// Returns whether the hand that is shown can be hidden again; a person who plays alone has nobody to hide it from.
fn lays_down(game: &GameView) -> bool {
    game.is_peek() || !game.is_solo()
}

/// The buttons of the person whose hand is open.
#[component]
pub fn PrivateButtons(
    /// The seat of that person.
    seat: Seat,
) -> impl IntoView {
    let app = AppState::expect();
    let buttons = memo(move || {
        let lang = app.locale.lang();
        app.game
            .read_round(|game, round| private_buttons(game, round, lang))
    });
    let relaid = relaid(buttons);
    let is_challenged = memo(move || {
        app.game.read_round(|game, round| {
            matches!(round.phase, PhaseView::Challenge(_)) && game.is_own_turn()
        })
    });
    let press = move |action: Option<SeatAction>| {
        if let Some(action) = action {
            return play::act_as(app, seat, action);
        }
        app.selection
            .dare_sheet
            .update(|sheet| sheet.by_card = false);
        if app.game.peek(lays_down) {
            session::lay_down(app);
        }
    };
    let button = move |button: Button| {
        let action = button.action;
        view! {
            <button type="button" class=button.class on:click=move |_| press(action)>
                {button.text}
            </button>
        }
    };
    view! {
        <div class="actions" class:is-relaid=relaid>
            <Show when=is_challenged>
                <p class="note">
                    <span>{app.locale.t(Message::CHALLENGE_HINT)}</span>
                </p>
            </Show>
            <For each=move || buttons.get() key=|button| button.text.clone() children=button/>
        </div>
    }
}

/// What the table can do while it is nobody's private turn: hand the device to the next person.
#[component]
pub fn PublicButtons() -> impl IntoView {
    let app = AppState::expect();
    let next = move || {
        app.game.read_round(|game, round| {
            let seat = round.current_player?;
            Some((seat, game.people.contains(seat)))
        })
    };
    let named = move |message: Message, seat| {
        app.locale
            .text(move |lang| app.game.read(|game| message.named(lang, game.name(seat))))
    };
    let button = move |(seat, is_person)| {
        if is_person {
            let text = named(Message::HAND_OVER, seat);
            view! {
                {button("btn is-glow", text, move |_| session::hand_to(app, seat))}
            }
            .into_any()
        } else {
            let text = named(Message::THINKING, seat);
            view! { <p class="chip">{text}</p> }.into_any()
        }
    };
    view! {
        <div class="actions">
            <For each=next key=|next| *next children=button/>
        </div>
    }
}
