//! The options of a game (notation.md, Options), each with what it does and its default.

use leptos::prelude::*;

use super::Form;
use super::dealer::Dealer;
use crate::i18n::{OptionWords, Word, option_words};
use crate::notation::{changed_options, set_option};
use crate::rules::{OPTIONS, RulesetDraft};
use crate::table::Setup;
use crate::ui::dom::{derived, live, tap};
use crate::ui::parts::pick::{Pick, Switch};

/// The targets offered at a touch.
const TARGETS: [u16; 4] = [100, 200, 500, 1000];
/// How far one press of the stepper goes, and where it ends (G14).
const STEP: u16 = 50;
const TARGET_ENDS: (u16, u16) = (50, 5000);

/// What an option has where it is only on or off.
const ON_OFF: [&str; 2] = ["false", "true"];

fn is_switch(words: &OptionWords) -> bool {
    words.values.iter().map(|(value, _)| *value).eq(ON_OFF)
}

/// The value of an option by its name in the notation.
#[must_use]
pub fn value_of(draft: &RulesetDraft, words: &OptionWords) -> Option<&'static str> {
    let stays = |value: &&str| {
        let mut trial = *draft;
        set_option(&mut trial, words.key, value).is_ok() && trial == *draft
    };
    words.values.iter().map(|(value, _)| *value).find(stays)
}

/// The options of the game that have a few named values, in the order of notation.md.
fn worded(draft: &RulesetDraft) -> Vec<&'static OptionWords> {
    let edition = draft.edition;
    let apply = OPTIONS.iter().filter(|option| option.applies(edition) && !matches!(option.key, "target" | "dealer"));
    apply.filter_map(|option| option_words(option.key)).collect()
}

/// How many points the game is played to.
#[component]
pub(super) fn Target(form: Form) -> impl IntoView {
    let app = form.app;
    let target = form.of(|setup| setup.draft.target);
    let default = form.of(|setup| base(setup).target);
    let set = move |points: u16| form.change(|setup| setup.draft.target = points.clamp(TARGET_ENDS.0, TARGET_ENDS.1));
    let picks = TARGETS.map(|points| {
        let chosen = derived(move || target.get() == points);
        view! {
            <Pick group="target" chosen on_choose=Callback::new(move |()| set(points))>
                {points}
                <DefaultNote form is_it=derived(move || default.get() == points) />
            </Pick>
        }
    });
    let words = option_words("target");
    let text = move |word: Option<Word>| move || word.map(|word| word.text(app.lang.get()));
    view! {
        <fieldset class="group">
            <legend>{text(words.map(|words| words.title))}</legend>
            <p class="note">{text(words.map(|words| words.what))}</p>
            <div class="picks">
                {picks.collect_view()} <div class="stepper">
                    <button
                        class="btn is-small"
                        aria-label=app.t(Word::LESS)
                        aria-disabled=derived(move || (target.get() <= TARGET_ENDS.0).to_string())
                        on:click=tap(move || set(target.get_untracked().saturating_sub(STEP)))
                    >
                        "−"
                    </button>
                    <output>{target}</output>
                    <button
                        class="btn is-small"
                        aria-label=app.t(Word::MORE)
                        aria-disabled=derived(move || (target.get() >= TARGET_ENDS.1).to_string())
                        on:click=tap(move || set(target.get_untracked().saturating_add(STEP)))
                    >
                        "+"
                    </button>
                </div>
            </div>
        </fieldset>
    }
}

fn base(setup: &Setup) -> RulesetDraft {
    RulesetDraft::new(setup.draft.edition, setup.draft.seats)
}

/// The word that marks the default.
#[component]
pub(super) fn DefaultNote(form: Form, is_it: Signal<bool>) -> impl IntoView {
    live(move || is_it.get().then(|| view! { <span class="note">{form.app.t(Word::DEFAULT)}</span> }))
}

/// All other options: those with several values, then what a table may add.
#[component]
pub(super) fn Options(form: Form) -> impl IntoView {
    let app = form.app;
    let edition = form.of(|setup| setup.draft.edition);
    let rows = move |switches: bool| {
        edition.track();
        let words = form.setup.with_untracked(|setup| worded(&setup.draft));
        words.into_iter().filter(|words| is_switch(words) == switches).map(|words| option_row(form, words)).collect_view()
    };
    let reset = move |_| {
        form.change(|setup| setup.draft = base(setup));
    };
    view! {
        <details class="more">
            <summary>{app.t(Word::OPTIONS)} <ChangedCount form switches=false /></summary>
            <div class="options">
                <Dealer form />
                {live(move || rows(false))}
            </div>
        </details>
        <details class="more">
            <summary>{app.t(Word::EXTRA_RULES)} <ChangedCount form switches=true /></summary>
            <div class="switches">{live(move || rows(true))}</div>
        </details>
        <div class="btn-row is-start">
            <button class="btn is-small is-quiet" on:click=reset>
                {app.t(Word::OPTIONS_RESET)}
            </button>
        </div>
    }
}

/// How many options of a kind differ from the defaults.
#[component]
fn ChangedCount(form: Form, switches: bool) -> impl IntoView {
    let count = form.of(move |setup| {
        let changed = changed_options(&setup.draft).into_iter().filter(|(key, _)| *key != "target");
        changed.filter(|(key, _)| option_words(key).is_some_and(is_switch) == switches).count()
    });
    live(move || {
        (count.get() > 0).then(|| {
            view! {
                <span class="badge">{count}</span>
                <span class="vh">{form.app.t(Word::OPTION_CHANGED)}</span>
            }
        })
    })
}

fn option_row(form: Form, words: &'static OptionWords) -> AnyView {
    if is_switch(words) { view! { <SwitchRow form words /> }.into_any() } else { view! { <PicksRow form words /> }.into_any() }
}

/// An option that is on or off.
#[component]
fn SwitchRow(form: Form, words: &'static OptionWords) -> impl IntoView {
    let app = form.app;
    let on = form.of(move |setup| value_of(&setup.draft, words) == Some("true"));
    let change = Callback::new(move |on: bool| set(form, words, if on { "true" } else { "false" }));
    view! {
        <Switch on on_change=change>
            <span>{app.t(words.title)}</span>
            <span class="note">{app.t(words.what)}</span>
        </Switch>
    }
}

/// An option with a few values.
#[component]
fn PicksRow(form: Form, words: &'static OptionWords) -> impl IntoView {
    let app = form.app;
    let value = form.of(move |setup| value_of(&setup.draft, words));
    let default = form.of(move |setup| value_of(&base(setup), words));
    let picks = words.values.iter().map(|&(name, word)| {
        let chosen = derived(move || value.get() == Some(name));
        view! {
            <Pick group=words.key class="is-small" chosen on_choose=Callback::new(move |()| set(form, words, name))>
                {app.t(word)}
                <DefaultNote form is_it=derived(move || default.get() == Some(name)) />
            </Pick>
        }
    });
    view! {
        <fieldset class="option">
            <legend>{app.t(words.title)}</legend>
            <p class="note">{app.t(words.what)}</p>
            <div class="picks">{picks.collect_view()}</div>
        </fieldset>
    }
}

/// Sets an option. The values come from the same table as the buttons, so none is refused.
fn set(form: Form, words: &'static OptionWords, value: &str) {
    form.change(|setup| {
        let _ = set_option(&mut setup.draft, words.key, value);
    });
}
