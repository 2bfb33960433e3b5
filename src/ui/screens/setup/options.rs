//! The options of a game (notation.md, Options), each with what it does and its default.

use super::Form;
use super::dealer::dealer;
use crate::i18n::{OptionWords, Word, option_words};
use crate::notation::{changed_options, set_option};
use crate::rules::{OPTIONS, RulesetDraft};
use crate::table::Setup;
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo};
use crate::ui::parts::pick::{pick, switch};

/// Options that the engine knows and the table has no buttons for yet: jumping in, several cards at once, a card as an answer.
const LATER: [&str; 3] = ["jump_in", "identical_together", "dare_stack"];

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
    let apart = |key: &str| matches!(key, "target" | "dealer") || LATER.contains(&key);
    let apply = OPTIONS.iter().filter(|option| option.applies(edition) && !apart(option.key));
    apply.filter_map(|option| option_words(option.key)).collect()
}

/// How many points the game is played to.
pub(super) fn target(form: Form) -> Node {
    let app = form.app;
    let target = form.of(|setup| setup.draft.target);
    let default = form.of(|setup| base(setup).target);
    let set = move |points: u16| form.change(|setup| setup.draft.target = points.clamp(TARGET_ENDS.0, TARGET_ENDS.1));
    let picks = TARGETS.map(|points| {
        let chosen = derived(move || target.get() == points);
        pick(
            "target".into(),
            "",
            chosen.into(),
            Callback::new(move |()| set(points)),
            vec![points.into(), default_note(form, memo(move || default.get() == points))],
        )
    });
    let words = option_words("target");
    let text = move |word: Option<Word>| live(move || word.map(|word| word.text(app.lang.get())));
    Node::from(
        el("fieldset")
            .class("group")
            .child(el("legend").child(text(words.map(|words| words.title))))
            .child(el("p").class("note").child(text(words.map(|words| words.what))))
            .child(
                el("div").class("picks").child(picks).child(
                    el("div")
                        .class("stepper")
                        .child(
                            el("button")
                                .class("btn is-small")
                                .attr("aria-label", app.t(Word::LESS))
                                .attr("aria-disabled", derived(move || (target.get() <= TARGET_ENDS.0).to_string()))
                                .tap(move || set(target.get_untracked().saturating_sub(STEP)))
                                .child("–"),
                        )
                        .child(el("output").child(target))
                        .child(
                            el("button")
                                .class("btn is-small")
                                .attr("aria-label", app.t(Word::MORE))
                                .attr("aria-disabled", derived(move || (target.get() >= TARGET_ENDS.1).to_string()))
                                .tap(move || set(target.get_untracked().saturating_add(STEP)))
                                .child("+"),
                        ),
                ),
            ),
    )
}

fn base(setup: &Setup) -> RulesetDraft {
    RulesetDraft::new(setup.draft.edition, setup.draft.seats)
}

/// The word that marks the default.
pub(super) fn default_note(form: Form, is_it: Signal<bool>) -> Node {
    live(move || is_it.get().then(|| Node::from(el("span").class("note").child(form.app.t(Word::DEFAULT)))))
}

/// All other options: those with several values, then what a table may add.
pub(super) fn options(form: Form) -> Node {
    let app = form.app;
    let edition = form.of(|setup| setup.draft.edition);
    let rows = move |switches: bool| {
        edition.track();
        let words = form.setup.with_untracked(|setup| worded(&setup.draft));
        words.into_iter().filter(|words| is_switch(words) == switches).map(|words| option_row(form, words)).collect::<Node>()
    };
    let reset = move || {
        form.change(|setup| setup.draft = base(setup));
    };
    Node::Many(vec![
        el("details")
            .class("more")
            .child(el("summary").child(app.t(Word::OPTIONS)).child(changed_count(form, false)))
            .child(el("div").class("options").child(dealer(form)).child(live(move || rows(false))))
            .into(),
        el("details")
            .class("more")
            .child(el("summary").child(app.t(Word::EXTRA_RULES)).child(changed_count(form, true)))
            .child(el("div").class("switches").child(live(move || rows(true))))
            .into(),
        el("div")
            .class("btn-row is-start")
            .child(el("button").class("btn is-small is-quiet").tap(reset).child(app.t(Word::OPTIONS_RESET)))
            .into(),
    ])
}

/// How many options of a kind differ from the defaults.
fn changed_count(form: Form, switches: bool) -> Node {
    let count = form.of(move |setup| {
        let changed = changed_options(&setup.draft).into_iter().filter(|(key, _)| *key != "target");
        changed.filter(|(key, _)| option_words(key).is_some_and(is_switch) == switches).count()
    });
    live(move || {
        (count.get() > 0).then(|| {
            Node::Many(vec![
                el("span").class("badge").child(count).into(),
                el("span").class("vh").child(form.app.t(Word::OPTION_CHANGED)).into(),
            ])
        })
    })
}

fn option_row(form: Form, words: &'static OptionWords) -> Node {
    if is_switch(words) { switch_row(form, words) } else { picks_row(form, words) }
}

/// An option that is on or off.
fn switch_row(form: Form, words: &'static OptionWords) -> Node {
    let app = form.app;
    let on = form.of(move |setup| value_of(&setup.draft, words) == Some("true"));
    let change = Callback::new(move |on: bool| set(form, words, if on { "true" } else { "false" }));
    switch(
        on.into(),
        change,
        vec![el("span").child(app.t(words.title)).into(), el("span").class("note").child(app.t(words.what)).into()],
    )
}

/// An option with a few values.
fn picks_row(form: Form, words: &'static OptionWords) -> Node {
    let app = form.app;
    let value = form.of(move |setup| value_of(&setup.draft, words));
    let default = form.of(move |setup| value_of(&base(setup), words));
    let picks = words.values.iter().map(|&(name, word)| {
        let chosen = derived(move || value.get() == Some(name));
        pick(
            words.key.into(),
            "is-small",
            chosen.into(),
            Callback::new(move |()| set(form, words, name)),
            vec![app.t(word).into(), default_note(form, memo(move || default.get() == Some(name)))],
        )
    });
    Node::from(
        el("fieldset")
            .class("option")
            .child(el("legend").child(app.t(words.title)))
            .child(el("p").class("note").child(app.t(words.what)))
            .child(el("div").class("picks").child(picks.collect::<Node>())),
    )
}

/// Sets an option. The values come from the same table as the buttons, so none is refused.
fn set(form: Form, words: &'static OptionWords, value: &str) {
    form.change(|setup| {
        let _ = set_option(&mut setup.draft, words.key, value);
    });
}
