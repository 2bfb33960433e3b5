//! The rules in force: the game, its list, and each option with its value and the clause it comes from.

use super::setup::value_of;
use crate::i18n::{OptionWords, Word, game_words, option_words};
use crate::rules::{DealerChoice, OPTIONS, Ruleset, RulesetDraft};
use crate::table::Session;
use crate::ui::App;
use crate::ui::dom::{Callback, Node, derived, el, live};
use crate::ui::parts::sheet::sheet_dialog;

/// The sheet with the rules in force.
#[must_use]
pub fn rules_in_force() -> Node {
    let app = App::get();
    let close = Callback::new(move |()| app.sheet.set(None));
    let title = derived(move || Word::RULES_IN_FORCE.text(app.lang.get()).to_owned());
    let rules = app.session.with_untracked(|session| session.as_ref().map(|session| session.rules().ruleset));
    sheet_dialog(
        "rules",
        title.into(),
        Some(close),
        vec![
            el("h2").attr("tabindex", "-1").attr("autofocus", true).child(title).into(),
            rules.map(|rules| Node::Many(vec![game(rules), values(rules)])).into(),
            el("button").class("btn is-glow").tap(move || close.run(())).child(app.t(Word::CLOSE)).into(),
        ],
    )
}

/// Which game, and which list.
fn game(rules: Ruleset) -> Node {
    let app = App::get();
    let (name, what) = game_words(rules.edition);
    let list = app.session.with_untracked(|session| {
        let list = session.as_ref().map(Session::list).filter(|_| rules.edition.has_dares())?;
        Some((list.name().to_owned(), list.lang().code()))
    });
    Node::Many(vec![
        el("p").class("lead").child(app.t(name)).into(),
        el("p").child(app.t(what)).into(),
        (list.map(|(name, lang)| {
            Node::from(el("p").child(app.t(Word::DARE_LIST)).child(": ").child(el("strong").attr("lang", lang).child(name)))
        }))
        .into(),
    ])
}

/// Every option of the game.
fn values(rules: Ruleset) -> Node {
    let app = App::get();
    let rows = OPTIONS.iter().filter(move |option| option.applies(rules.edition)).filter_map(|option| {
        let words = option_words(option.key)?;
        let draft = rules.draft();
        let base = RulesetDraft::new(rules.edition, rules.seats);
        let changed = told(app, words, &draft) != told(app, words, &base);
        Some(option_value(words, draft, changed))
    });
    Node::from(el("dl").class("rule-list").child(rows.collect::<Node>()))
}

/// One option: its value, whether that is not the usual one, what it decides, and its clause.
fn option_value(words: &'static OptionWords, draft: RulesetDraft, changed: bool) -> Node {
    let app = App::get();
    Node::from(
        el("div").class_if("rule", (changed, "is-changed")).child(el("dt").child(app.t(words.title))).child(
            el("dd")
                .child(el("strong").child(live(move || told(app, words, &draft))))
                .child(
                    changed.then(|| {
                        Node::Many(vec![" ".into(), el("span").class("badge").child(app.t(Word::OPTION_CHANGED)).into()])
                    }),
                )
                .child(el("p").class("note").child(app.t(words.what)).child(" (").child(clause(words.key)).child(")")),
        ),
    )
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
