//! Which game.

use leptos::prelude::*;

use super::Form;
use crate::i18n::{Message, game_words};
use crate::rules::{Color, Edition, Face, Side, Symbol};
use crate::ui::actions::adults;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::form::Radio;

/// The games that can be chosen, each with some of its cards.
#[component]
pub(super) fn Games(form: Form) -> impl IntoView {
    let app = form.app;
    let game = |edition: Edition| {
        let (name, what) = game_words(edition);
        let cards = example_faces(edition).map(|face| {
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

/// Returns three cards that show what a game is about.
const fn example_faces(edition: Edition) -> [Face; 3] {
    use Symbol::{Dare, DrawFive, DrawFour, Flip, HitTwo, Number, Skip, SkipEveryone, TradeHands};
    use Symbol::{WildAllHit, WildDare, WildDrawFour, WildDrawTen};
    match edition {
        Edition::Dare => [
            Face::colored(Color::Red, Number(7)),
            Face::colored(Color::Yellow, Dare(3)),
            Face::wild(WildDare(9)),
        ],
        Edition::Adults => [
            Face::colored(Color::Red, Dare(6)),
            Face::wild(WildDare(16)),
            Face::colored(Color::Blue, Dare(11)),
        ],
        Edition::Classic => [
            Face::colored(Color::Blue, Number(2)),
            Face::colored(Color::Green, Skip),
            Face::wild(WildDrawFour),
        ],
        Edition::NoMercy => [
            Face::colored(Color::Red, DrawFour),
            Face::wild(WildDrawTen),
            Face::colored(Color::Blue, SkipEveryone),
        ],
        Edition::Flip => [
            Face::colored(Color::Pink, Number(5)),
            Face::colored(Color::Teal, Flip),
            Face::colored(Color::Orange, DrawFive),
        ],
        Edition::Attack => [
            Face::colored(Color::Yellow, HitTwo),
            Face::wild(WildAllHit),
            Face::colored(Color::Green, TradeHands),
        ],
    }
}
