//! The sixteen numbers of a list being written.

mod drag;

use super::editor::{Writing, errors};
use crate::dares::{
    Dare, DareEdit, DareListError, Edit, Player, SECONDS_MAX, TEXT_MAX, Tag, seen_length,
};
use crate::i18n::{Message, tag_word};
use crate::ui::App;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists;
use crate::ui::parts::dare_list::{marks, numbered};
use crate::ui::parts::field::{described, keep_one_line, labelled, line, lines};
use crate::ui::parts::focus;
use crate::ui::parts::pick::{mark, switch};
use crate::ui::parts::shapes::icon;

/// All numbers. Their order changes by buttons, and by dragging a number to another place.
pub(super) fn slots(writing: Writing) -> El {
    let slots = (1..)
        .zip(&writing.draft.slots)
        .map(|(number, dare)| slot(writing, number, dare.as_ref()));
    let list = el("ol")
        .class("slots")
        .on("keydown", |event| keep_one_line(&event))
        .child(slots.collect::<Node>());
    drag::sortable(list, writing.at)
}

/// One number: its text, what is to be known of it, and what can be done with it.
fn slot(writing: Writing, number: u8, dare: Option<&Dare>) -> El {
    let app = App::get();
    let (open, dragged) = app
        .desk
        .with(|desk| (desk.open == Some(number), desk.dragged));
    let is_over = dragged.is_some_and(|(from, to)| to == number && from != to);
    el("li")
        .classes(
            "slot",
            &[
                (
                    dragged.is_some_and(|(from, _)| from == number),
                    "is-dragged",
                ),
                (is_over, "is-over"),
            ],
        )
        .attr("data-number", number.to_string())
        .child(numbered(number))
        .child(
            el("div")
                .class("stack")
                .child(text(writing, number, dare))
                .child(acts(writing, number, open).child(about(writing, number, dare)))
                .child(open.then(|| details(writing, number, dare))),
        )
}

/// The complaints about a dare.
fn wrong(writing: Writing, number: u8) -> Vec<String> {
    writing.wrong(|complaint| match complaint {
        DareListError::Text {
            place: Place::Text(n) | Place::Alternative(n),
            ..
        }
        | DareListError::Timer(n) => n == number,
        _ => false,
    })
}

/// The id of what is said about a dare.
fn about_id(number: u8) -> String {
    ["about-", &number.to_string()].concat()
}

/// The field for the text.
fn text(writing: Writing, number: u8, dare: Option<&Dare>) -> El {
    let (app, at) = (App::get(), writing.at);
    let text = dare.map_or("", |dare| &dare.text);
    let field = lines(text, move |text| {
        lists::edit(app, at, Edit::Dare(number, DareEdit::Text(text)))
    })
    .attr("lang", writing.draft.lang.code())
    .attr(
        "aria-label",
        Message::LIST_DARE_TEXT.number(app.lang(), number.into()),
    );
    described(field, !wrong(writing, number).is_empty(), about_id(number))
}

/// What is wrong with a dare, or how much room is left, and what is to be known of it.
fn about(writing: Writing, number: u8, dare: Option<&Dare>) -> El {
    let mut notes = Vec::new();
    if let Some(dare) = dare {
        let left = TEXT_MAX
            .checked_sub(seen_length(dare.text.trim()))
            .filter(|left| *left < TEXT_MAX);
        notes
            .extend(left.map(|left| Message::LIST_CHARACTERS_LEFT.number(App::get().lang(), left)));
        notes.extend(Some(marks(dare)).filter(|marks| !marks.is_empty()));
    }
    errors(about_id(number), wrong(writing, number))
        .class("about-dare")
        .child(el("p").class("note").child(notes.join(" · ")))
}

/// Moving a number, and showing more of it.
fn acts(writing: Writing, number: u8, open: bool) -> El {
    let app = App::get();
    let button = |word: Message| {
        el("button")
            .class("btn is-small is-quiet is-round")
            .attr("aria-label", word.number(app.lang(), number.into()))
    };
    let show = move || {
        app.desk
            .update(|desk| desk.open = if open { None } else { Some(number) })
    };
    el("div")
        .class("btn-row is-start")
        .child(move_button(
            writing,
            (number, number - 1),
            button(Message::LIST_MOVE_UP),
        ))
        .child(move_button(
            writing,
            (number, number + 1),
            button(Message::LIST_MOVE_DOWN),
        ))
        .child(
            button(Message::LIST_DETAILS)
                .attr("aria-expanded", open.to_string())
                .tap(show)
                .child(icon("menu")),
        )
}

/// A button that moves a dare to the next place, where the button that does so again then has the focus.
fn move_button(writing: Writing, (from, to): (u8, u8), button: El) -> El {
    let (name, turn) = if to < from {
        ("up-", "is-up")
    } else {
        ("down-", "is-down")
    };
    let exists = (1..=writing.draft.slots.len()).contains(&to.into());
    let at = writing.at;
    let go = move || {
        if exists {
            move_dare(at, from, to);
            focus::on([name, &to.to_string()].concat());
        }
    };
    let shown = el("span").class(turn).child(icon("back"));
    button
        .attr("id", [name, &from.to_string()].concat())
        .attr("aria-disabled", (!exists).to_string())
        .tap(go)
        .child(shown)
}

/// Moves a dare. What is open stays so with its dare.
fn move_dare(at: (u32, usize), from: u8, to: u8) {
    let app = App::get();
    app.desk
        .update(|desk| desk.open = desk.open.filter(|open| *open == from).map(|_| to));
    lists::edit(app, at, Edit::Move(from, to));
}

/// All that there is besides the text.
fn details(writing: Writing, number: u8, dare: Option<&Dare>) -> El {
    let (app, at) = (App::get(), writing.at);
    let dare = dare.cloned().unwrap_or_default();
    let change = move |edit| lists::edit(app, at, Edit::Dare(number, edit));
    let other = lines(
        dare.alternative.as_deref().unwrap_or_default(),
        move |text| change(DareEdit::Alternative(text)),
    );
    let other = other
        .attr("lang", writing.draft.lang.code())
        .attr("aria-describedby", about_id(number));
    let seconds = dare
        .seconds
        .map(|seconds| seconds.to_string())
        .unwrap_or_default();
    let timer = line(&seconds, move |text| {
        change(DareEdit::Seconds(seconds_of(&text)))
    });
    let timer = timer
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "1")
        .attr("max", SECONDS_MAX.to_string());
    let tags = Tag::ALL.map(|tag| {
        mark(
            dare.tags.contains(tag),
            move |on| change(DareEdit::Tag(tag, on)),
            vec![app.t(tag_word(tag)).into()],
        )
    });
    let asks = el("fieldset")
        .class("group")
        .child(el("legend").child(app.t(Message::LIST_ASKS_FOR)));
    el("div")
        .class("stack")
        .child(labelled(
            app.t(Message::LIST_ALTERNATIVE),
            other,
            Node::none(),
        ))
        .child(switch(
            dare.lasting,
            move |on| change(DareEdit::Lasting(on)),
            vec![app.t(Message::LIST_LASTS).into()],
        ))
        .child(labelled(
            app.t(Message::LIST_TIMER),
            timer.attr("aria-describedby", about_id(number)),
            Node::none(),
        ))
        .child(asks.child(el("div").class("picks").child(tags)))
        .child(
            el("button")
                .class("btn is-small")
                .tap(move || lists::clear(app, at, number))
                .child(Message::LIST_CLEAR_DARE.number(app.lang(), number.into())),
        )
}

/// The seconds written; more than fit are too many, which the gate says.
fn seconds_of(text: &str) -> Option<u16> {
    let number = text.parse::<u32>().ok()?;
    Some(number.try_into().unwrap_or(u16::MAX))
}
