//! The rules in force: the game, its list, and each option with its value and the clause it comes from.

use leptos::prelude::*;

use super::menu::is_in_reach;
use crate::i18n::{Lang, Message, OptionWords, game_words, option_words};
use crate::notation::set_option;
use crate::rules::{DealerChoice, OPTIONS, Ruleset, RulesetDraft};
use crate::table::GameView;
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::state::{AppState, Dialog};

/// The dialog with the rules in force.
#[component]
pub fn RulesDialog() -> impl IntoView {
    let app = AppState::expect();
    let is_open = Memo::new(move |_| {
        app.dialogs.open.get() == Some(Dialog::Rules) && app.game.read(is_in_reach)
    });
    let ruleset = Memo::new(move |_| app.game.read(|game| Some(game.ruleset)));
    view! {
        <Show when=move || is_open.get()>
            <ModalDialog
                label=app.locale.text(|lang| Message::RULES_IN_FORCE.text(lang).to_owned())
                class="rules"
                on_cancel=move |()| app.dialogs.close()
            >
                <h2 tabindex="-1" autofocus=true>
                    {app.locale.t(Message::RULES_IN_FORCE)}
                </h2>
                {move || ruleset.get().map(|ruleset| view! { <Rules ruleset/> })}
                <button
                    type="button"
                    class="btn is-glow"
                    on:click=move |_| app.dialogs.close()
                >
                    {app.locale.t(Message::CLOSE)}
                </button>
            </ModalDialog>
        </Show>
    }
}

/// Which game, which list, and every option of the game.
#[component]
fn Rules(
    /// The rules.
    ruleset: Ruleset,
) -> impl IntoView {
    let app = AppState::expect();
    let edition = ruleset.edition;
    let (name, hint) = game_words(edition);
    let list = Memo::new(move |_| app.game.read(|game| game.list.clone()));
    let list_line = edition.has_dares().then(|| {
        view! {
            <p>
                {app.locale.t(Message::DARE_LIST)} ": "
                <strong lang=move || list.with(|list| list.lang.code())>
                    {move || list.with(|list| list.name.clone())}
                </strong>
            </p>
        }
    });
    let options = OPTIONS
        .iter()
        .filter(|option| option.applies(edition))
        .filter_map(|option| option_words(option.key))
        .map(|words| view! { <OptionRow words ruleset/> })
        .collect_view();
    view! {
        <p class="lead">{app.locale.t(name)}</p>
        <p>{app.locale.t(hint)}</p>
        {list_line}
        <dl class="rule-list">{options}</dl>
    }
}

/// One option: its value, whether that is not the usual one, what it decides, and its clause.
#[component]
fn OptionRow(
    /// The option in words.
    words: &'static OptionWords,
    /// The rules.
    ruleset: Ruleset,
) -> impl IntoView {
    let app = AppState::expect();
    let draft = ruleset.draft();
    let usual = RulesetDraft::new(ruleset.edition, ruleset.seats);
    let value = app
        .locale
        .text(move |lang| app.game.read(|game| value_text(words, &draft, game, lang)));
    let is_changed = Memo::new(move |_| {
        let usual = app
            .game
            .read(|game| value_text(words, &usual, game, app.locale.lang()));
        value.get() != usual
    });
    view! {
        <div class="rule" class:is-changed=move || is_changed.get()>
            <dt>{app.locale.t(words.title)}</dt>
            <dd>
                <strong>{move || value.get()}</strong>
                <Show when=move || is_changed.get()>
                    " " <span class="badge">{app.locale.t(Message::OPTION_CHANGED)}</span>
                </Show>
                <p class="note">
                    {app.locale.t(words.what)} " (" {clause(words.key)} ") "
                    {app.locale.t(printed_rules(words.key))}
                </p>
            </dd>
        </div>
    }
}

/// Returns what the rules printed with the games say of an option, by the marks of its clause.
fn printed_rules(key: &str) -> Message {
    match key {
        "draw_until_match" | "stacking" | "seven_zero" | "jump_in" | "force_play" | "must_play"
        | "identical_together" | "no_action_finish" | "dare_stack" => Message::SHEET_ADDED,
        "dare_turn" | "computer_dares" | "launcher" | "adults_refusal" | "die" => {
            Message::SHEET_SILENT
        }
        "dare_points" | "start_reverse" | "start_wild" | "uno_penalty" | "list_per" => {
            Message::SHEETS_DIFFER
        }
        _ => Message::SHEET_DEFAULT,
    }
}

/// Returns the clause of the rules that an option belongs to.
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

/// Returns the value of an option in words.
fn value_text(words: &OptionWords, draft: &RulesetDraft, game: &GameView, lang: Lang) -> String {
    match (words.key, draft.dealer) {
        ("target", _) => draft.target.to_string(),
        ("dealer", DealerChoice::Seat(seat)) => game.name(seat).to_owned(),
        _ => {
            let value = value_key(words, draft);
            let message = value.and_then(|value| words.value(value));
            message
                .map_or(value.unwrap_or_default(), |message| message.text(lang))
                .to_owned()
        }
    }
}

/// Returns the key of the value that a draft has for an option, if it is one of the named values.
fn value_key(words: &OptionWords, draft: &RulesetDraft) -> Option<&'static str> {
    let stays = |value: &&str| {
        let mut trial = *draft;
        set_option(&mut trial, words.key, value).is_ok() && trial == *draft
    };
    words.values.iter().map(|(value, _)| *value).find(stays)
}
