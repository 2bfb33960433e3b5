//! Who deals first: the draw decides, or the youngest, or a player by name (G2).

use leptos::prelude::*;

use super::default_note::DefaultNote;
use super::form::Form;
use crate::i18n::{Message, option_words};
use crate::rules::{DealerChoice, OptionId, Seat};
use crate::table::Setup;
use crate::ui::actions::setup;
use crate::ui::parts::button::note;
use crate::ui::parts::form::Radio;
use crate::ui::parts::show::{For, Show};

/// The choice of the first dealer.
#[component]
pub(super) fn Dealer(form: Form) -> impl IntoView {
    let app = form.app;
    let words = option_words(OptionId::Dealer);
    let now = move || form.draft.get().dealer;
    let named = move || match now() {
        DealerChoice::Seat(seat) => Some(seat),
        DealerChoice::Draw | DealerChoice::Youngest => None,
    };
    let youngest = move || setup::read(app, |setup| Some(setup.youngest));
    let rules = [
        ("draw", DealerChoice::Draw),
        ("youngest", DealerChoice::Youngest),
    ];
    let rules = rules.map(|(key, choice)| {
        view! {
            <Radio
                group="dealer"
                class="is-small"
                checked=Signal::derive(move || now() == choice)
                on_choose=move |()| form.change(|setup| setup.draft.dealer = choice)
            >
                {words.value(key).map(|word| app.locale.t(word))}
                <DefaultNote form shown=Signal::stored(choice == DealerChoice::default())/>
            </Radio>
        }
    });
    view! {
        <fieldset class="option">
            <legend>{app.locale.t(words.title)}</legend>
            {note(app.locale.t(words.what))}
            <div class="picks">
                {rules.into_iter().collect_view()}
                <People
                    form
                    group="dealer"
                    chosen=Signal::derive(named)
                    choose=|setup, seat| setup.draft.dealer = DealerChoice::Seat(seat)
                />
            </div>
            <Show when=move || now() == DealerChoice::Youngest>
                <p>{app.locale.t(Message::YOUNGEST_ASK)}</p>
                <div
                    class="picks"
                    role="radiogroup"
                    aria-label=app.locale.t(Message::YOUNGEST_ASK)
                >
                    <People
                        form
                        group="youngest"
                        chosen=Signal::derive(youngest)
                        choose=|setup, seat| setup.youngest = seat
                    />
                </div>
            </Show>
        </fieldset>
    }
}

/// The players by name.
#[component]
fn People(
    form: Form,
    group: &'static str,
    chosen: Signal<Option<Seat>>,
    choose: fn(&mut Setup, Seat),
) -> impl IntoView {
    let person = move |index| {
        let seat = Seat(index);
        let name = form.seat_name(seat);
        view! {
            <Radio
                group
                class="is-small"
                checked=Signal::derive(move || chosen.get() == Some(seat))
                on_choose=move |()| form.change(|setup| choose(setup, seat))
            >
                {name}
            </Radio>
        }
    };
    view! { <For each=move || 0..form.seats.get() as u8 key=|index| *index children=person/> }
}
