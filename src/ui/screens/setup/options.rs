//! The options of a game (notation.md, Options), each with what it does and its default.

use leptos::prelude::*;

use super::custom::Customizables;
use super::dealer::Dealer;
use super::default_note::DefaultNote;
use super::form::Form;
use crate::i18n::{Message, option_words};
use crate::rules::{Edition, GameOption, NamedValues, OptionId, TARGET_RANGE, Values};
use crate::ui::parts::aria::aria;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::form::{Radio, Switch};
use crate::ui::parts::show::{For, Show};
use crate::ui::state::memo;

/// The targets that can be chosen at once, in points.
const TARGETS: [u16; 4] = [100, 200, 500, 1000];

/// How far one press of the stepper goes, in points.
const STEP: u16 = 50;

/// Returns the options of a game that have a few named values, in the order of notation.md: the switches, or the others.
fn named_options(edition: Edition, switches: bool) -> Vec<(OptionId, NamedValues)> {
    let named = |option: &GameOption| match option.values {
        Values::Named(values) => Some((option.id, values)),
        Values::Dealer | Values::Target | Values::Custom => None,
    };
    let options = edition.options().filter_map(named);
    options
        .filter(|(_, values)| values.is_switch() == switches)
        .collect()
}

/// How many points the game is played to.
#[component]
pub(super) fn Target(form: Form) -> impl IntoView {
    let app = form.app;
    let target = move || form.draft.get().target;
    let set = move |points: u16| {
        form.change(|setup| {
            setup.draft.target = points.clamp(*TARGET_RANGE.start(), *TARGET_RANGE.end());
        });
    };
    let radios = TARGETS.map(|points| {
        let is_default = Signal::derive(move || form.defaults.with(|draft| draft.target == points));
        view! {
            <Radio
                group="target"
                checked=Signal::derive(move || target() == points)
                on_choose=move |()| set(points)
            >
                {points}
                <DefaultNote form shown=is_default/>
            </Radio>
        }
    });
    let words = option_words(OptionId::Target);
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(words.title)}</legend>
            {note(app.locale.t(words.what))}
            <div class="picks">
                {radios.into_iter().collect_view()} <div class="stepper">
                    <button
                        type="button"
                        class="btn is-small"
                        aria-label=app.locale.t(Message::LESS)
                        aria-disabled=aria(move || target() <= *TARGET_RANGE.start())
                        on:click=move |_| set(untrack(target).saturating_sub(STEP))
                    >
                        "–"
                    </button>
                    <output>{Signal::derive(move || target().to_string())}</output>
                    <button
                        type="button"
                        class="btn is-small"
                        aria-label=app.locale.t(Message::MORE)
                        aria-disabled=aria(move || target() >= *TARGET_RANGE.end())
                        on:click=move |_| set(untrack(target).saturating_add(STEP))
                    >
                        "+"
                    </button>
                </div>
            </div>
        </fieldset>
    }
}

/// All other options: those with several values, then what a table may add.
#[component]
pub(super) fn Options(form: Form) -> impl IntoView {
    let app = form.app;
    let edition = move || form.draft.get().edition;
    let reset = move |_| {
        let defaults = form.defaults.get_untracked();
        form.change(|setup| setup.draft = defaults);
    };
    view! {
        <details class="more">
            <summary>
                {app.locale.t(Message::OPTIONS)} <ChangedCount form switches=false/>
            </summary>
            <div class="options">
                <Dealer form/>
                <For
                    each=move || named_options(edition(), false)
                    key=|(id, _)| *id
                    children=move |(id, values)| view! { <RadioOption form id values/> }
                />
                <Customizables form/>
            </div>
        </details>
        <details class="more">
            <summary>
                {app.locale.t(Message::EXTRA_RULES)} <ChangedCount form switches=true/>
            </summary>
            <div class="switches">
                <For
                    each=move || named_options(edition(), true)
                    key=|(id, _)| *id
                    children=move |(id, values)| view! { <SwitchOption form id values/> }
                />
            </div>
        </details>
        <div class="btn-row is-start">
            {button("btn is-small is-quiet", app.locale.t(Message::OPTIONS_RESET), reset)}
        </div>
    }
}

/// How many options of a kind differ from the defaults.
#[component]
fn ChangedCount(form: Form, switches: bool) -> impl IntoView {
    let is_switch = |option: &GameOption| match option.values {
        Values::Named(values) => values.is_switch(),
        Values::Dealer | Values::Target | Values::Custom => false,
    };
    let count = memo(move || {
        form.draft.with(|draft| {
            // The target has a place of its own on the screen.
            let here = draft
                .edition
                .options()
                .filter(|option| option.id != OptionId::Target);
            let kind = here.filter(|option| is_switch(option) == switches);
            kind.filter(|option| !option.is_default(draft)).count()
        })
    });
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="badge">{Signal::derive(move || count.get().to_string())}</span>
            <span class="vh">{form.app.locale.t(Message::OPTION_CHANGED)}</span>
        </Show>
    }
}

/// An option that is on or off.
#[component]
fn SwitchOption(form: Form, id: OptionId, values: NamedValues) -> impl IntoView {
    let app = form.app;
    let words = option_words(id);
    let is_on = memo(move || form.draft.with(|draft| values.index(draft)) == Some(1));
    let change = move |is_on| set(form, values, usize::from(is_on));
    view! {
        <Switch checked=is_on on_change=change>
            <span>{app.locale.t(words.title)}</span>
            <span class="note">{app.locale.t(words.what)}</span>
        </Switch>
    }
}

/// An option with a few values.
#[component]
fn RadioOption(form: Form, id: OptionId, values: NamedValues) -> impl IntoView {
    let app = form.app;
    let words = option_words(id);
    let value = move || form.draft.with(|draft| values.index(draft));
    let default = move || form.defaults.with(|draft| values.index(draft));
    let radios = values.names().iter().enumerate().map(|(index, name)| {
        view! {
            <Radio
                group=id.key()
                class="is-small"
                checked=Signal::derive(move || value() == Some(index))
                on_choose=move |()| set(form, values, index)
            >
                {words.value(name).map(|message| app.locale.t(message))}
                <DefaultNote form shown=Signal::derive(move || default() == Some(index))/>
            </Radio>
        }
    });
    view! {
        <fieldset class="option">
            <legend>{app.locale.t(words.title)}</legend>
            {note(app.locale.t(words.what))}
            <div class="picks">{radios.collect_view()}</div>
        </fieldset>
    }
}

/// Sets an option to the value of a place.
fn set(form: Form, values: NamedValues, index: usize) {
    form.change(|setup| values.set(&mut setup.draft, index));
}
