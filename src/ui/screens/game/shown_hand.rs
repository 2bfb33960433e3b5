//! The hand of somebody who was challenged, for the challenger alone (C3).

use leptos::prelude::*;

use crate::i18n::{Message, card_name};
use crate::ui::actions::play;
use crate::ui::parts::aria::aria;
use crate::ui::parts::button::button;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::form::is_by_key;
use crate::ui::parts::show::Show;
use crate::ui::state::{AppState, ShownHand, memo};

/// The hand that a challenge has laid open: it is seen only while a button is held. Where holding is hard, Enter and the space bar
/// show and hide it.
#[component]
pub fn ShownHandDialog() -> impl IntoView {
    let app = AppState::expect();
    let hand = app.selection.shown_hand;
    let is_open = memo(move || hand.with(Option::is_some));
    let visible = memo(move || hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.visible)));
    let about = move |message: fn(&ShownHand) -> Message| {
        app.locale.text(move |lang| {
            hand.with(|hand| {
                let hand = hand.as_ref();
                hand.map(|hand| {
                    let offender = hand.offender;
                    app.game
                        .read(|game| message(hand).named(lang, game.name(offender)))
                })
                .unwrap_or_default()
            })
        })
    };
    let title = about(|_| Message::CHALLENGE_SHOWN);
    let verdict = about(|hand| {
        if hand.guilty {
            Message::BLUFF
        } else {
            Message::NO_BLUFF
        }
    });
    let close = move || hand.set(None);
    let look = move |visible| play::look_at_shown_hand(app, visible);
    let toggle = move |event: web_sys::MouseEvent| {
        if is_by_key(&event) {
            look(None);
        }
    };
    let cards = move || {
        let (faces, side) = hand
            .get_untracked()
            .map(|hand| (hand.faces, hand.side))
            .unwrap_or_default();
        let items = faces.into_iter().map(|face| {
            view! {
                <li aria-label=Signal::derive(move || card_name(face, app.locale.lang()))>
                    <CardFace face side/>
                </li>
            }
        });
        view! { <ul class="laid-open">{items.collect_view()}</ul> }
    };
    view! {
        <Show when=is_open>
            <ModalDialog label=title class="is-tall" on_cancel=move |()| close()>
                <h2>{title}</h2>
                <p class="lead">{verdict}</p>
                <button
                    type="button"
                    class="btn is-choice"
                    aria-pressed=aria(move || visible.get())
                    on:pointerdown=move |_| look(Some(true))
                    on:pointerup=move |_| look(Some(false))
                    on:pointerleave=move |_| look(Some(false))
                    on:pointercancel=move |_| look(Some(false))
                    on:click=toggle
                >
                    {app.locale.t(Message::HOLD_TO_SHOW)}
                </button>
                <div class="open-place">
                    <Show when=visible>{cards()}</Show>
                </div>
                {button("link", app.locale.t(Message::CLOSE), move |_| close())}
            </ModalDialog>
        </Show>
    }
}
