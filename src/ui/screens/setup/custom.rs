//! What the players write on the three Customizables, and what each does (C6).

use leptos::prelude::*;

use super::form::Form;
use crate::i18n::{Message, effect_text};
use crate::rules::{Color, CustomEffect, RulesetDraft};
use crate::table::CUSTOM_MAX;
use crate::ui::actions::setup;
use crate::ui::parts::form::Radio;
use crate::ui::parts::show::Show;
use crate::ui::state::memo;

/// The names of the groups of choices, one for each card.
const GROUPS: [&str; 3] = ["custom-0", "custom-1", "custom-2"];

/// Everything that a Customizable can do.
const EFFECTS: [CustomEffect; 11] = [
    CustomEffect::None,
    CustomEffect::Dare,
    CustomEffect::Skip,
    CustomEffect::Draw(1),
    CustomEffect::Draw(2),
    CustomEffect::Draw(3),
    CustomEffect::Draw(4),
    CustomEffect::Until(Color::Red),
    CustomEffect::Until(Color::Yellow),
    CustomEffect::Until(Color::Green),
    CustomEffect::Until(Color::Blue),
];

/// The three cards, where the deck has them.
#[component]
pub(super) fn Customizables(form: Form) -> impl IntoView {
    let in_deck = memo(move || form.draft.with(RulesetDraft::has_customizables));
    let cards = move || {
        let cards = GROUPS.into_iter().enumerate();
        let card = |(card, group)| view! { <Customizable form card group/> };
        cards.map(card).collect_view()
    };
    view! { <Show when=in_deck>{cards()}</Show> }
}

/// The text of a card, and what the card does.
#[component]
fn Customizable(form: Form, card: usize, group: &'static str) -> impl IntoView {
    let app = form.app;
    let label = app
        .locale
        .text(move |lang| Message::CUSTOM_TEXT_N.number(lang, card + 1));
    let text = memo(move || setup::read(app, |setup| setup.custom[card].clone()));
    let effect = move || form.draft.get().custom[card];
    let write = move |event| form.change(|setup| setup.custom[card] = event_target_value(&event));
    let effects = EFFECTS.map(|choice| {
        let name = app.locale.text(move |lang| effect_text(choice, lang));
        view! {
            <Radio
                group
                class="is-small"
                checked=Signal::derive(move || effect() == choice)
                on_choose=move |()| form.change(|setup| setup.draft.custom[card] = choice)
            >
                {name}
            </Radio>
        }
    });
    view! {
        <fieldset class="option">
            <legend>{label}</legend>
            <label class="field">
                <input
                    type="text"
                    maxlength=CUSTOM_MAX
                    aria-label=label
                    prop:value=text
                    on:input=write
                />
            </label>
            <div class="picks">{effects.into_iter().collect_view()}</div>
        </fieldset>
    }
}
