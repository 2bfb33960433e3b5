//! The options of a game (notation.md, Options), each with what it does and its default.

use leptos::prelude::*;

use super::Form;
use super::custom::Customizables;
use super::dealer::Dealer;
use crate::i18n::{Message, OptionWords, option_words};
use crate::notation::{changed_options, set_option};
use crate::rules::{Edition, OPTIONS, RulesetDraft};
use crate::ui::parts::form::{Radio, Switch};

/// The targets that can be chosen at once, in points.
const TARGETS: [u16; 4] = [100, 200, 500, 1000];

/// How far one press of the stepper goes, in points.
const STEP: u16 = 50;

/// The lowest target, in points (G14).
const TARGET_MIN: u16 = 50;

/// The highest target, in points (G14).
const TARGET_MAX: u16 = 5000;

/// The values of an option that is only on or off.
const ON_OFF: [&str; 2] = ["false", "true"];

/// Returns whether an option belongs to a game.
pub(super) fn applies(key: &str, edition: Edition) -> bool {
    let mut options = OPTIONS.iter();
    options.any(|option| option.key == key && option.applies(edition))
}

fn is_switch(words: &OptionWords) -> bool {
    words.values.iter().map(|(value, _)| *value).eq(ON_OFF)
}

/// Returns the value of an option by its name in the notation.
fn value_of(draft: &RulesetDraft, words: &OptionWords) -> Option<&'static str> {
    let stays = |value: &&str| {
        let mut trial = *draft;
        set_option(&mut trial, words.key, value).is_ok() && trial == *draft
    };
    words.values.iter().map(|(value, _)| *value).find(stays)
}

/// Returns the options of a game that have a few named values, in the order of notation.md: the switches, or the others.
fn worded(edition: Edition, switches: bool) -> Vec<&'static OptionWords> {
    let apart = |key: &str| matches!(key, "target" | "dealer" | "custom");
    let apply = OPTIONS
        .iter()
        .filter(|option| option.applies(edition) && !apart(option.key));
    apply
        .filter_map(|option| option_words(option.key))
        .filter(|words| is_switch(words) == switches)
        .collect()
}

/// The word that marks the default.
#[component]
pub(super) fn DefaultNote(form: Form, shown: Signal<bool>) -> impl IntoView {
    view! {
        <Show when=move || shown.get()>
            <span class="note">{form.app.locale.t(Message::DEFAULT)}</span>
        </Show>
    }
}

/// How many points the game is played to.
#[component]
pub(super) fn Target(form: Form) -> impl IntoView {
    let app = form.app;
    let target = Memo::new(move |_| form.draft.with(|draft| draft.target));
    let set = move |points: u16| {
        form.change(|setup| setup.draft.target = points.clamp(TARGET_MIN, TARGET_MAX));
    };
    let radios = TARGETS.map(|points| {
        let is_default = Signal::derive(move || form.defaults.with(|draft| draft.target == points));
        view! {
            <Radio
                group="target"
                checked=Signal::derive(move || target.get() == points)
                on_choose=move |()| set(points)
            >
                {points}
                <DefaultNote form shown=is_default/>
            </Radio>
        }
    });
    let words = option_words("target");
    view! {
        <fieldset class="group">
            <legend>{words.map(|words| app.locale.t(words.title))}</legend>
            <p class="note">{words.map(|words| app.locale.t(words.what))}</p>
            <div class="picks">
                {radios.into_iter().collect_view()} <div class="stepper">
                    <button
                        type="button"
                        class="btn is-small"
                        aria-label=app.locale.t(Message::LESS)
                        aria-disabled=move || (target.get() <= TARGET_MIN).to_string()
                        on:click=move |_| set(target.get_untracked().saturating_sub(STEP))
                    >
                        "–"
                    </button>
                    <output>{target}</output>
                    <button
                        type="button"
                        class="btn is-small"
                        aria-label=app.locale.t(Message::MORE)
                        aria-disabled=move || (target.get() >= TARGET_MAX).to_string()
                        on:click=move |_| set(target.get_untracked().saturating_add(STEP))
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
    let edition = Memo::new(move |_| form.draft.with(|draft| draft.edition));
    let reset = move |_| {
        let defaults = form.defaults.get_untracked();
        form.change(|setup| setup.draft = defaults);
    };
    let dealer = option_words("dealer").map(|words| view! { <Dealer form words/> });
    view! {
        <details class="more">
            <summary>
                {app.locale.t(Message::OPTIONS)} <ChangedCount form switches=false/>
            </summary>
            <div class="options">
                {dealer}
                <For
                    each=move || worded(edition.get(), false)
                    key=|words| words.key
                    children=move |words| view! { <RadioOption form words/> }
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
                    each=move || worded(edition.get(), true)
                    key=|words| words.key
                    children=move |words| view! { <SwitchOption form words/> }
                />
            </div>
        </details>
        <div class="btn-row is-start">
            <button type="button" class="btn is-small is-quiet" on:click=reset>
                {app.locale.t(Message::OPTIONS_RESET)}
            </button>
        </div>
    }
}

/// How many options of a kind differ from the defaults.
#[component]
fn ChangedCount(form: Form, switches: bool) -> impl IntoView {
    let count = Memo::new(move |_| {
        let changed = form.draft.with(changed_options);
        let is_counted =
            |key: &str| key != "target" && option_words(key).is_some_and(is_switch) == switches;
        changed.iter().filter(|(key, _)| is_counted(key)).count()
    });
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="badge">{count}</span>
            <span class="vh">{form.app.locale.t(Message::OPTION_CHANGED)}</span>
        </Show>
    }
}

/// An option that is on or off.
#[component]
fn SwitchOption(form: Form, words: &'static OptionWords) -> impl IntoView {
    let app = form.app;
    let is_on =
        Memo::new(move |_| form.draft.with(|draft| value_of(draft, words)) == Some(ON_OFF[1]));
    let change = move |is_on| set(form, words.key, ON_OFF[usize::from(is_on)]);
    view! {
        <Switch checked=is_on on_change=change>
            <span>{app.locale.t(words.title)}</span>
            <span class="note">{app.locale.t(words.what)}</span>
        </Switch>
    }
}

/// An option with a few values.
#[component]
fn RadioOption(form: Form, words: &'static OptionWords) -> impl IntoView {
    let app = form.app;
    let value = Memo::new(move |_| form.draft.with(|draft| value_of(draft, words)));
    let default = Memo::new(move |_| form.defaults.with(|draft| value_of(draft, words)));
    let radios = words.values.iter().map(|&(name, word)| {
        view! {
            <Radio
                group=words.key
                class="is-small"
                checked=Signal::derive(move || value.get() == Some(name))
                on_choose=move |()| set(form, words.key, name)
            >
                {app.locale.t(word)}
                <DefaultNote form shown=Signal::derive(move || default.get() == Some(name))/>
            </Radio>
        }
    });
    view! {
        <fieldset class="option">
            <legend>{app.locale.t(words.title)}</legend>
            <p class="note">{app.locale.t(words.what)}</p>
            <div class="picks">{radios.collect_view()}</div>
        </fieldset>
    }
}

/// Sets an option. The values come from the same table as the choices, so none is refused.
fn set(form: Form, key: &str, value: &str) {
    form.change(|setup| {
        let _ = set_option(&mut setup.draft, key, value);
    });
}
