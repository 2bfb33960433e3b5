//! The options of a game (notation.md, Options), each with what it does and its default.

use super::custom::customs;
use super::dealer::dealer;
use super::{Form, base, change};
use crate::i18n::{Message, OptionWords, option_words};
use crate::notation::{changed_options, set_option};
use crate::rules::{OPTIONS, RulesetDraft};
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::pick::{pick, switch};

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
    let apart = |key: &str| matches!(key, "target" | "dealer" | "custom");
    let apply = OPTIONS
        .iter()
        .filter(|option| option.applies(edition) && !apart(option.key));
    apply
        .filter_map(|option| option_words(option.key))
        .collect()
}

/// How many points the game is played to.
pub(super) fn target(form: Form) -> Option<El> {
    let words = option_words("target")?;
    let target = form.setup.draft.target;
    let picks = TARGETS.map(|points| {
        let note = default_note(form, base(form.setup).target == points);
        pick(
            ("target", ""),
            target == points,
            move || set_target(points),
            vec![points.to_string().into(), note.into()],
        )
    });
    let stepper = el("div")
        .class("stepper")
        .child(
            step(form.t(Message::LESS), "–", target <= TARGET_ENDS.0)
                .tap(move || set_target(target.saturating_sub(STEP))),
        )
        .child(el("output").child(target.to_string()))
        .child(
            step(form.t(Message::MORE), "+", target >= TARGET_ENDS.1)
                .tap(move || set_target(target.saturating_add(STEP))),
        );
    let group = el("fieldset")
        .class("group")
        .child(el("legend").child(form.t(words.title)))
        .child(el("p").class("note").child(form.t(words.what)))
        .child(el("div").class("picks").child(picks).child(stepper));
    Some(group)
}

/// A button of the stepper.
fn step(label: &'static str, sign: &'static str, at_end: bool) -> El {
    el("button")
        .class("btn is-small")
        .attr("aria-label", label)
        .attr("aria-disabled", at_end.to_string())
        .child(sign)
}

fn set_target(points: u16) {
    change(|setup| setup.draft.target = points.clamp(TARGET_ENDS.0, TARGET_ENDS.1));
}

/// The word that marks the default.
pub(super) fn default_note(form: Form, is_it: bool) -> Option<El> {
    is_it.then(|| el("span").class("note").child(form.t(Message::DEFAULT)))
}

/// All other options: those with several values, then what a table may add.
pub(super) fn options(form: Form) -> Node {
    let (switches, picks): (Vec<_>, Vec<_>) = worded(&form.setup.draft)
        .into_iter()
        .partition(|words| is_switch(words));
    let picks = picks
        .into_iter()
        .map(|words| picks_row(form, words))
        .collect::<Node>();
    let switches = switches
        .into_iter()
        .map(|words| switch_row(form, words))
        .collect::<Node>();
    let folded = |title, switches| {
        el("details").class("more").child(
            el("summary")
                .child(form.t(title))
                .child(changed_count(form, switches)),
        )
    };
    let reset = || change(|setup| setup.draft = base(setup));
    Node::from([
        folded(Message::OPTIONS, false).child(
            el("div")
                .class("options")
                .child(dealer(form))
                .child(picks)
                .child(customs(form)),
        ),
        folded(Message::EXTRA_RULES, true).child(el("div").class("switches").child(switches)),
        el("div").class("btn-row is-start").child(
            el("button")
                .class("btn is-small is-quiet")
                .tap(reset)
                .child(form.t(Message::OPTIONS_RESET)),
        ),
    ])
}

/// How many options of a kind differ from the defaults.
fn changed_count(form: Form, switches: bool) -> Option<Node> {
    let changed = changed_options(&form.setup.draft)
        .into_iter()
        .filter(|(key, _)| *key != "target");
    let count = changed
        .filter(|(key, _)| option_words(key).is_some_and(is_switch) == switches)
        .count();
    (count > 0).then(|| {
        Node::from([
            el("span").class("badge").child(count.to_string()),
            el("span")
                .class("vh")
                .child(form.t(Message::OPTION_CHANGED)),
        ])
    })
}

/// An option that is on or off.
fn switch_row(form: Form, words: &'static OptionWords) -> El {
    let on = value_of(&form.setup.draft, words) == Some("true");
    let text = vec![
        el("span").child(form.t(words.title)).into(),
        el("span").class("note").child(form.t(words.what)).into(),
    ];
    switch(
        on,
        move |on| set(words.key, if on { "true" } else { "false" }),
        text,
    )
    .key(words.key)
}

/// An option with a few values.
fn picks_row(form: Form, words: &'static OptionWords) -> El {
    let value = value_of(&form.setup.draft, words);
    let default = value_of(&base(form.setup), words);
    let picks = words.values.iter().map(|&(name, word)| {
        let note = default_note(form, default == Some(name));
        let text = vec![form.t(word).into(), note.into()];
        pick(
            (words.key, "is-small"),
            value == Some(name),
            move || set(words.key, name),
            text,
        )
    });
    el("fieldset")
        .key(words.key)
        .class("option")
        .child(el("legend").child(form.t(words.title)))
        .child(el("p").class("note").child(form.t(words.what)))
        .child(el("div").class("picks").child(picks.collect::<Node>()))
}

/// Sets an option. The values come from the same table as the buttons, so none is refused.
fn set(key: &'static str, value: &'static str) {
    change(|setup| {
        let _ = set_option(&mut setup.draft, key, value);
    });
}
