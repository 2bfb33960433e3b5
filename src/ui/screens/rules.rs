//! The rules in force: the game, its list, and each option with its value and the clause it comes from.

use super::setup::value_of;
use crate::i18n::{Message, OptionWords, game_words, option_words};
use crate::rules::{DealerChoice, OPTIONS, RulesetDraft};
use crate::table::Session;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::sheet::{Sheet, sheet_dialog};
use crate::ui::{App, name_of};

/// The sheet with the rules in force.
#[must_use]
pub fn rules_in_force(app: App, session: &Session) -> Node {
    let close = move || app.sheet.set(None);
    let title = app.t(Message::RULES_IN_FORCE);
    sheet_dialog(
        Sheet {
            key: "rules",
            class: "rules",
            label: title.into(),
        },
        Some(close),
        vec![
            el("h2")
                .attr("tabindex", "-1")
                .attr("autofocus", true)
                .child(title)
                .into(),
            game(app, session),
            values(app, session).into(),
            el("button")
                .class("btn is-glow")
                .tap(close)
                .child(app.t(Message::CLOSE))
                .into(),
        ],
    )
}

/// Which game, and which list.
fn game(app: App, session: &Session) -> Node {
    let edition = session.rules().ruleset.edition;
    let (name, what) = game_words(edition);
    let list = edition.has_dares().then(|| {
        let list = session.list(None);
        let name = el("strong")
            .attr("lang", list.lang().code())
            .child(list.name().to_owned());
        el("p")
            .child(app.t(Message::DARE_LIST))
            .child(": ")
            .child(name)
    });
    Node::Many(vec![
        el("p").class("lead").child(app.t(name)).into(),
        el("p").child(app.t(what)).into(),
        list.into(),
    ])
}

/// Every option of the game.
fn values(app: App, session: &Session) -> El {
    let rules = session.rules().ruleset;
    let (draft, base) = (rules.draft(), RulesetDraft::new(rules.edition, rules.seats));
    let rows = OPTIONS
        .iter()
        .filter(|option| option.applies(rules.edition))
        .filter_map(|option| {
            let words = option_words(option.key)?;
            let value = told(app, session, (words, &draft));
            let changed = value != told(app, session, (words, &base));
            Some(option_value(app, words, (value, changed)))
        });
    el("dl").class("rule-list").child(rows.collect::<Node>())
}

/// One option: its value, whether that is not the usual one, what it decides, and its clause.
fn option_value(app: App, words: &OptionWords, (value, changed): (String, bool)) -> El {
    let badge = changed.then(|| {
        Node::Many(vec![
            " ".into(),
            el("span")
                .class("badge")
                .child(app.t(Message::OPTION_CHANGED))
                .into(),
        ])
    });
    let note = el("p")
        .class("note")
        .child(app.t(words.what))
        .child(" (")
        .child(clause(words.key))
        .child(") ");
    let note = note.child(app.t(sheet_says(words.key)));
    el("div")
        .classes("rule", &[(changed, "is-changed")])
        .child(el("dt").child(app.t(words.title)))
        .child(
            el("dd")
                .child(el("strong").child(value))
                .child(badge)
                .child(note),
        )
}

/// What the sheets printed with the games say of an option, by the marks of its clause.
fn sheet_says(key: &str) -> Message {
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
fn told(app: App, session: &Session, (words, draft): (&OptionWords, &RulesetDraft)) -> String {
    match (words.key, draft.dealer) {
        ("target", _) => draft.target.to_string(),
        ("dealer", DealerChoice::Seat(seat)) => name_of(session, seat).to_owned(),
        _ => {
            let value = value_of(draft, words);
            let word = value.and_then(|value| words.value(value));
            word.map_or_else(
                || value.unwrap_or_default().to_owned(),
                |word| app.t(word).to_owned(),
            )
        }
    }
}
