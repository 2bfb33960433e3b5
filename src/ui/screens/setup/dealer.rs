//! Who deals first: the draw decides, or the youngest, or a player by name (G2).

use leptos::prelude::*;

use super::Form;
use super::options::DefaultNote;
use crate::i18n::{OptionWords, Word, option_words};
use crate::rules::{DealerChoice, Seat};
use crate::ui::dom::{derived, live, when};
use crate::ui::parts::pick::Pick;

/// The choice of the first dealer.
#[component]
pub(super) fn Dealer(form: Form) -> impl IntoView {
    let app = form.app;
    let Some(words) = option_words("dealer") else { return ().into_any() };
    let youngest = move || form.setup.with(|setup| setup.draft.dealer == DealerChoice::Youngest);
    let choose = Callback::new(move |seat: Seat| form.change(|setup| setup.draft.dealer = DealerChoice::Seat(seat)));
    let chosen = derived(move || {
        form.setup.with(|setup| matches!(setup.draft.dealer, DealerChoice::Seat(_)).then(|| setup.named_dealer())?)
    });
    view! {
        <fieldset class="option">
            <legend>{app.t(words.title)}</legend>
            <p class="note">{app.t(words.what)}</p>
            <div class="picks">
                <Rule form words key="draw" choice=DealerChoice::Draw />
                <Rule form words key="youngest" choice=DealerChoice::Youngest />
                <People form group="dealer" chosen on_choose=choose />
            </div>
            {when(youngest, move || view! { <Youngest form /> })}
        </fieldset>
    }
    .into_any()
}

/// A rule that decides.
#[component]
fn Rule(form: Form, words: &'static OptionWords, key: &'static str, choice: DealerChoice) -> impl IntoView {
    let app = form.app;
    let chosen = derived(move || form.setup.with(|setup| setup.draft.dealer == choice));
    let default = choice == DealerChoice::default();
    view! {
        <Pick group="dealer" class="is-small" chosen on_choose=Callback::new(move |()| form.change(|setup| setup.draft.dealer = choice))>
            {words.value(key).map(|word| app.t(word))}
            <DefaultNote form is_it=Signal::stored(default) />
        </Pick>
    }
}

/// The players by name.
#[component]
fn People(form: Form, group: &'static str, chosen: Signal<Option<Seat>>, on_choose: Callback<Seat>) -> impl IntoView {
    let names = form.of(|setup| setup.places.iter().map(|place| place.name.clone()).collect::<Vec<_>>());
    live(move || {
        let pick = |(seat, name): (Seat, String)| {
            let is_it = derived(move || chosen.get() == Some(seat));
            view! {
                <Pick group class="is-small" chosen=is_it on_choose=Callback::new(move |()| on_choose.run(seat))>
                    {name}
                </Pick>
            }
        };
        (0..).map(Seat).zip(names.get()).map(pick).collect_view()
    })
}

/// Who is the youngest.
#[component]
fn Youngest(form: Form) -> impl IntoView {
    let chosen = derived(move || Some(form.setup.with(|setup| setup.youngest)));
    let choose = Callback::new(move |seat: Seat| form.change(|setup| setup.youngest = seat));
    view! {
        <p>{form.app.t(Word::YOUNGEST_ASK)}</p>
        <div class="picks" role="radiogroup" aria-label=form.app.t(Word::YOUNGEST_ASK)>
            <People form group="youngest" chosen on_choose=choose />
        </div>
    }
}
