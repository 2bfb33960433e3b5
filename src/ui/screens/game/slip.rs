//! The question whether a seat slipped in its lasting dare.

use leptos::prelude::*;

use super::dare::is_in_play;
use crate::i18n::Message;
use crate::rules::{Seat, TableAction};
use crate::ui::actions::play;
use crate::ui::parts::button::button;
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::show::For;
use crate::ui::state::{AppState, Dialog};

/// Asks whether a seat slipped in its lasting dare (D8).
#[component]
pub fn SlipDialog() -> impl IntoView {
    let app = AppState::expect();
    let slip = move || match app.dialogs.open.get() {
        Some(Dialog::Slip(seat, number)) if app.game.read(is_in_play) => Some((seat, number)),
        _ => None,
    };
    view! {
        <For
            each=slip
            key=|slip| *slip
            children=|(seat, number)| view! { <SlipQuestion seat number/> }
        />
    }
}

/// The question about one lasting dare.
#[component]
fn SlipQuestion(
    /// The seat.
    seat: Seat,
    /// The number of the dare.
    number: u8,
) -> impl IntoView {
    let app = AppState::expect();
    let label = app.locale.text(move |lang| {
        app.game
            .read(|game| Message::SLIP_ASK.named(lang, game.name(seat)))
    });
    let text = app.locale.text(move |lang| {
        let text = app
            .game
            .read(|game| game.lasting_text(seat, number).map(str::to_owned));
        text.unwrap_or_else(|| Message::DARE_NUMBER.number(lang, number.into()))
    });
    let slipped = move |_| {
        app.dialogs.close();
        play::act_as_table(app, TableAction::Slip(seat, number));
    };
    view! {
        <ModalDialog label on_cancel=move |()| app.dialogs.close()>
            <h2>{label}</h2>
            <p class="dare-text">{text}</p>
            <div class="btn-row">
                <button
                    type="button"
                    class="btn is-glow"
                    autofocus=true
                    on:click=move |_| app.dialogs.close()
                >
                    {app.locale.t(Message::SLIP_NO)}
                </button>
                {button("btn", app.locale.t(Message::SLIP_YES), slipped)}
            </div>
        </ModalDialog>
    }
}
