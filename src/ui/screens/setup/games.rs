//! Which game.

use leptos::prelude::*;

use super::form::Form;
use crate::i18n::{Message, game_words};
use crate::rules::{Edition, Side};
use crate::ui::actions::adults;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::form::Radio;
use crate::ui::parts::show::Show;

/// The games that can be chosen, each with some of its cards.
#[component]
pub(super) fn Games(form: Form) -> impl IntoView {
    let app = form.app;
    let game = |edition: Edition| {
        let (name, what) = game_words(edition);
        let cards = edition.example_faces().map(|face| {
            view! { <CardFace face side=Side::default()/> }
        });
        view! {
            <Radio
                group="game"
                class="is-game"
                checked=Signal::derive(move || form.draft.with(|draft| draft.edition == edition))
                on_choose=move |()| adults::choose_game(app, edition)
            >
                <span class="spread">{cards.into_iter().collect_view()}</span>
                <b>{app.locale.t(name)}</b>
                <span class="note">{app.locale.t(what)}</span>
            </Radio>
        }
    };
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(Message::CHOOSE_GAME)}</legend>
            <div class="picks">{Edition::ALL.into_iter().map(game).collect_view()}</div>
            <Show when=move || app.dialogs.adults_missing.get()>
                <p class="error" role="alert">
                    {app.locale.t(Message::ADULTS_MISSING)}
                </p>
            </Show>
        </fieldset>
    }
}
