//! The rules in force: the game, its list, and each option with its value and the clause it comes from.

use leptos::prelude::*;

use super::menu::is_in_reach;
use crate::i18n::{Message, game_words, option_value, option_words};
use crate::rules::{GameOption, Ruleset, SheetNote};
use crate::table::GameView;
use crate::ui::parts::button::button;
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::show::Show;
use crate::ui::state::{AppState, Dialog, memo};

/// The dialog with the rules in force.
#[component]
pub fn RulesDialog() -> impl IntoView {
    let app = AppState::expect();
    let is_open =
        memo(move || app.dialogs.open.get() == Some(Dialog::Rules) && app.game.read(is_in_reach));
    view! {
        <Show when=is_open>
            <ModalDialog
                label=app.locale.text(|lang| Message::RULES_IN_FORCE.text(lang).to_owned())
                class="rules"
                on_cancel=move |()| app.dialogs.close()
            >
                <h2 tabindex="-1" autofocus=true>
                    {app.locale.t(Message::RULES_IN_FORCE)}
                </h2>
                {app.game.peek(|game| Some(game.ruleset)).map(|ruleset| view! { <Rules ruleset/> })}
                {button("btn is-glow", app.locale.t(Message::CLOSE), move |_| app.dialogs.close())}
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
    let list_line = edition.has_dares().then(|| {
        view! {
            <p>
                {app.locale.t(Message::DARE_LIST)} ": "
                <strong lang=Signal::derive(move || app.game.read(|game| game.list.lang).code())>
                    {Signal::derive(move || app.game.read(|game| game.list.name.clone()))}
                </strong>
            </p>
        }
    });
    let options = edition
        .options()
        .map(|option| view! { <OptionRow option ruleset/> })
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
    /// The option.
    option: &'static GameOption,
    /// The rules.
    ruleset: Ruleset,
) -> impl IntoView {
    let app = AppState::expect();
    let words = option_words(option.id);
    let draft = ruleset.draft();
    let is_changed = !option.is_default(&draft);
    let value = app
        .locale
        .text(move |lang| option_value(option, &draft, &app.game.read(GameView::names), lang));
    let badge = is_changed.then(|| {
        view! { " " <span class="badge">{app.locale.t(Message::OPTION_CHANGED)}</span> }
    });
    view! {
        <div class="rule" class:is-changed=is_changed>
            <dt>{app.locale.t(words.title)}</dt>
            <dd>
                <strong>{value}</strong>
                {badge}
                <p class="note">
                    {app.locale.t(words.what)} " (" {option.clause} ") "
                    {app.locale.t(sheet_message(option.sheet))}
                </p>
            </dd>
        </div>
    }
}

/// Returns what the rules printed with the games say of an option.
const fn sheet_message(sheet: SheetNote) -> Message {
    match sheet {
        SheetNote::Default => Message::SHEET_DEFAULT,
        SheetNote::Added => Message::SHEET_ADDED,
        SheetNote::Silent => Message::SHEET_SILENT,
        SheetNote::Differ => Message::SHEETS_DIFFER,
    }
}
