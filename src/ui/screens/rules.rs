//! The rules in force: the game, its list, and each option with its value and the clause it comes from.

use leptos::prelude::*;

use super::setup::value_of;
use crate::i18n::{OptionWords, Word, game_words, option_words};
use crate::rules::{DealerChoice, OPTIONS, Ruleset, RulesetDraft};
use crate::table::Session;
use crate::ui::App;
use crate::ui::dom::{derived, live, tap};
use crate::ui::parts::focus;
use crate::ui::parts::sheet::SheetDialog;

/// The sheet with the rules in force.
#[component]
pub fn RulesInForce() -> impl IntoView {
    let app = App::get();
    focus::give_back();
    let close = Callback::new(move |()| app.sheet.set(None));
    let title = derived(move || Word::RULES_IN_FORCE.text(app.lang.get()).to_owned());
    let rules = app.session.with_untracked(|session| session.as_ref().map(|session| session.rules().ruleset));
    view! {
        <SheetDialog class="rules" label=title on_dismiss=close>
            <h2 tabindex="-1" autofocus>
                {title}
            </h2>
            {rules.map(|rules| view! { <Game rules /> <Values rules /> })}
            <button class="btn is-glow" on:click=tap(move || close.run(()))>
                {app.t(Word::CLOSE)}
            </button>
        </SheetDialog>
    }
}

/// Which game, and which list.
#[component]
fn Game(rules: Ruleset) -> impl IntoView {
    let app = App::get();
    let (name, what) = game_words(rules.edition);
    let list = app.session.with_untracked(|session| {
        let list = session.as_ref().map(Session::list).filter(|_| rules.edition.has_dares())?;
        Some((list.name().to_owned(), list.lang().code()))
    });
    view! {
        <p class="lead">{app.t(name)}</p>
        <p>{app.t(what)}</p>
        {list
            .map(|(name, lang)| {
                view! {
                    <p>
                        {app.t(Word::DARE_LIST)} ": " <strong lang=lang>{name}</strong>
                    </p>
                }
            })}
    }
}

/// Every option of the game.
#[component]
fn Values(rules: Ruleset) -> impl IntoView {
    let app = App::get();
    let rows = OPTIONS.iter().filter(move |option| option.applies(rules.edition)).filter_map(|option| {
        let words = option_words(option.key)?;
        let draft = rules.draft();
        let base = RulesetDraft::new(rules.edition, rules.seats);
        let changed = told(app, words, &draft) != told(app, words, &base);
        Some(view! { <Value words draft changed /> })
    });
    view! { <dl class="rule-list">{rows.collect_view()}</dl> }
}

/// One option: its value, whether that is not the usual one, what it decides, and its clause.
#[component]
fn Value(words: &'static OptionWords, draft: RulesetDraft, changed: bool) -> impl IntoView {
    let app = App::get();
    view! {
        <div class="rule" class:is-changed=changed>
            <dt>
                {app.t(words.title)}
            </dt>
            <dd>
                <strong>{live(move || told(app, words, &draft))}</strong>
                {changed.then(|| view! { " " <span class="badge">{app.t(Word::OPTION_CHANGED)}</span> })}
                <p class="note">{app.t(words.what)} " (" {clause(words.key)} ")"</p>
            </dd>
        </div>
    }
}

/// The clause of the rules that an option belongs to.
fn clause(key: &str) -> &'static str {
    match key {
        "dealer" => "G2",
        "uno_penalty" => "G12",
        "scoring" | "target" | "length" => "G14",
        "two_player_reverse" => "G17",
        "list_per" => "D3",
        "dare_turn" => "D7",
        "dare_points" => "D11",
        "computer_dares" => "D12",
        "die" => "A3",
        "adults_refusal" => "A4",
        "edition" => "C1",
        "bluffing" => "C3",
        "start_reverse" | "start_wild" => "C7",
        "launcher" => "T3",
        "draw_until_match" => "H1",
        "stacking" => "H2",
        "seven_zero" => "H3",
        "jump_in" => "H4",
        "force_play" => "H5",
        "must_play" => "H6",
        "identical_together" => "H7",
        "no_action_finish" => "H8",
        "dare_stack" => "H9",
        _ => "C6",
    }
}

/// The value of an option in words.
fn told(app: App, words: &OptionWords, draft: &RulesetDraft) -> String {
    match (words.key, draft.dealer) {
        ("target", _) => draft.target.to_string(),
        ("dealer", DealerChoice::Seat(seat)) => app.name(seat),
        _ => {
            let value = value_of(draft, words);
            let word = value.and_then(|value| words.value(value));
            word.map_or_else(|| value.unwrap_or_default().to_owned(), |word| word.text(app.lang.get()).to_owned())
        }
    }
}
