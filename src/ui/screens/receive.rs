//! What somebody else has sent, to be read before it is taken. Nothing changes until then.

use super::lists::{lang_name, lists_screen};
use super::setup::value_of;
use crate::dares::share::{ShareError, Shared};
use crate::dares::{DareList, Tags};
use crate::i18n::{Message, game_name, option_words};
use crate::notation::changed_options;
use crate::rules::RulesetDraft;
use crate::ui::Screen;
use crate::ui::app::App;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists::arrive::{decline, fault_words, rules_of, take};
use crate::ui::lists::{name, pass_gate};
use crate::ui::parts::dare_list::{dare_list, tag_names};
use crate::ui::parts::heading::{page_head, page_heading};
use crate::ui::parts::notice::storage_trouble;
use crate::ui::parts::pick::switch;

/// The screen that shows what came; all lists, if nothing did.
#[must_use]
pub fn received() -> El {
    let app = App::get();
    let adults = app.adults.get();
    let content = app.desk.with(|desk| match desk.received.as_ref()? {
        Err(fault) => Some(unreadable(fault)),
        Ok(shared) if shared.is_adult() && !adults => Some(gate()),
        Ok(shared) => Some(preview(shared, desk.use_rules)),
    });
    let Some(content) = content else {
        return lists_screen();
    };
    el("main")
        .key("received")
        .class("page")
        .child(page_head(
            Screen::Title,
            page_heading(app.t(Message::LIST_RECEIVED).to_owned()),
        ))
        .child(storage_trouble())
        .child(content)
}

fn banner() -> El {
    el("div").class("banner").attr("role", "status")
}

/// Buttons at the foot of the screen.
fn foot(buttons: [El; 2]) -> El {
    el("div")
        .class("page-foot")
        .child(el("div").class("btn-row").child(buttons))
}

fn button(class: &'static str, word: Message, act: fn(App)) -> El {
    let app = App::get();
    el("button")
        .class(class)
        .tap(move || act(app))
        .child(app.t(word))
}

/// Why it cannot be read.
fn unreadable(fault: &ShareError) -> Node {
    let app = App::get();
    let words = el("p").child(
        [
            &fault_words(fault, app.lang()),
            " ",
            app.t(Message::LIST_UNCHANGED),
        ]
        .concat(),
    );
    let foot = el("div")
        .class("page-foot")
        .child(button("btn is-glow", Message::CLOSE, decline));
    Node::from([banner().child(words), foot])
}

/// What is for adults only is not even shown before everyone is known to be one (A1).
fn gate() -> Node {
    let app = App::get();
    let words = [Message::LIST_ADULTS, Message::ADULTS_ASK].map(|word| el("p").child(app.t(word)));
    Node::from([
        banner().child(el("div").child(words)),
        foot([
            button("btn is-glow", Message::LIST_REFUSE, decline),
            button("btn", Message::ADULTS_YES, pass_gate),
        ]),
    ])
}

/// The lists, to be read.
fn preview(shared: &Shared, use_rules: bool) -> Node {
    let app = App::get();
    let known = app.lists.with(|lists| {
        let same = lists
            .same_as(shared.lists())
            .map(|list| Message::LIST_KNOWN.named(app.lang(), name(list)));
        same.map(|known| banner().child(el("p").attr("dir", "auto").child(known)))
    });
    let [take_class, leave_class] = if known.is_some() {
        ["btn", "btn is-glow"]
    } else {
        ["btn is-glow", "btn"]
    };
    Node::Many(vec![
        banner()
            .child(el("p").child(app.t(Message::LIST_FOREIGN)))
            .into(),
        known.into(),
        shared.lists().iter().map(one_list).collect(),
        shared
            .rules()
            .map(|_| rules(rules_of(shared), use_rules))
            .into(),
        foot([
            button(leave_class, Message::LIST_REFUSE, decline),
            button(take_class, Message::LIST_TAKE, take),
        ])
        .into(),
    ])
}

/// One list: its name, for whom it is, and every dare.
fn one_list(list: &DareList) -> El {
    let app = App::get();
    let tags: Tags = list.iter().flat_map(|(_, dare)| dare.tags.iter()).collect();
    let mut notes = vec![
        lang_name(list.lang()).to_owned(),
        Message::LIST_COUNT.number(app.lang(), list.iter().count()),
    ];
    if list.is_adult() {
        notes.push(app.t(Message::LIST_ADULTS).to_owned());
    }
    if !tags.is_empty() {
        notes.push([app.t(Message::LIST_ASKS_FOR), ": ", &tag_names(tags)].concat());
    }
    el("section")
        .class("group stack")
        .child(
            el("h2")
                .attr("lang", list.lang().code())
                .attr("dir", "auto")
                .child(list.name().to_owned()),
        )
        .child(el("p").class("note").child(notes.join(" · ")))
        .child(dare_list(list, Tags::NONE))
}

/// The rules that came along, and whether the next game shall have them.
fn rules(draft: Option<RulesetDraft>, use_rules: bool) -> El {
    let app = App::get();
    let group = el("section")
        .class("group stack")
        .child(el("h2").child(app.t(Message::LIST_RULES_ALONG)));
    let Some(draft) = draft else {
        return group.child(el("p").child(app.t(Message::LIST_RULES_UNKNOWN)));
    };
    let changed = changed_options(&draft);
    let changed = changed.iter().filter_map(|(key, text)| {
        let words = option_words(key)?;
        let value = value_of(&draft, words).and_then(|value| words.value(value));
        let value = value.map_or_else(|| text.clone(), |word| app.t(word).to_owned());
        Some(el("li").child([app.t(words.title), ": ", &value].concat()))
    });
    let use_them = move |on| app.desk.update(|desk| desk.use_rules = on);
    group
        .child(el("p").child(game_name(draft.edition).text(app.lang())))
        .child(el("ul").class("prose").child(changed.collect::<Node>()))
        .child(switch(
            use_rules,
            use_them,
            vec![app.t(Message::LIST_USE_RULES).into()],
        ))
}
