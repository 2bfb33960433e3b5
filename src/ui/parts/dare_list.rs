//! The dares of a list, to be read.

use crate::dares::{Dare, DareList, Tags};
use crate::i18n::{Message, tag_word};
use crate::ui::App;
use crate::ui::dom::{El, Node, el};

use super::shapes::burst;

/// All dares of a list with what is to be known of each. Those with one of the tags are struck out (D15).
#[must_use]
pub fn dare_list(list: &DareList, ruled_out: Tags) -> El {
    let rows = list
        .iter()
        .map(|(number, dare)| dare_row(number, dare, dare.tags.meets(ruled_out)));
    el("ol")
        .class("dare-list")
        .attr("lang", list.lang().code())
        .child(rows.collect::<Node>())
}

fn dare_row(number: u8, dare: &Dare, is_out: bool) -> El {
    let app = App::get();
    // The notes are in the language of the interface, the dare in that of its list.
    let note = |text: String| {
        el("p")
            .class("note")
            .attr("lang", app.lang().code())
            .child(text)
    };
    let text = dare.text.clone();
    let text = el("p").attr("dir", "auto").child(if is_out {
        el("s").child(text).into()
    } else {
        Node::from(text)
    });
    let alternative = dare.alternative.clone().map(|other| {
        let label = el("span")
            .attr("lang", app.lang().code())
            .child(app.t(Message::ALTERNATIVE));
        el("p")
            .class("note")
            .attr("dir", "auto")
            .child(label)
            .child(": ")
            .child(other)
    });
    let marks = marks(dare);
    el("li")
        .class(is_out.then_some("is-out"))
        .child(numbered(number))
        .child(
            el("div")
                .child(is_out.then(|| note(app.t(Message::DARE_LEFT_OUT).to_owned())))
                .child(text)
                .child(alternative)
                .child((!marks.is_empty()).then(|| note(marks))),
        )
}

/// A number on a burst.
#[must_use]
pub fn numbered(number: u8) -> El {
    el("span")
        .class("burst")
        .child(burst())
        .child(el("b").child(number.to_string()))
}

/// What is to be known of a dare besides its text: whether it lasts, how long its timer runs, what it asks for.
#[must_use]
pub fn marks(dare: &Dare) -> String {
    let app = App::get();
    let mut marks = Vec::new();
    if dare.lasting {
        marks.push(app.t(Message::LIST_LASTS).to_owned());
    }
    marks.extend(
        dare.seconds
            .map(|seconds| Message::SECONDS.number(app.lang(), seconds.into())),
    );
    if !dare.tags.is_empty() {
        marks.push([app.t(Message::LIST_ASKS_FOR), ": ", &tag_names(dare.tags)].concat());
    }
    marks.join(" · ")
}

/// What dares ask for, in words.
#[must_use]
pub fn tag_names(tags: Tags) -> String {
    let app = App::get();
    tags.iter()
        .map(|tag| app.t(tag_word(tag)))
        .collect::<Vec<_>>()
        .join(", ")
}
