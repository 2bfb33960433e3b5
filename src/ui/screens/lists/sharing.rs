//! The sheet for handing a list on.

use crate::i18n::Message;
use crate::platform::share::can_share;
use crate::ui::App;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists::share::{self, Sharing};
use crate::ui::parts::field::{labelled, to_copy};
use crate::ui::parts::pick::switch;
use crate::ui::parts::qr::qr_code;
use crate::ui::parts::sheet::{Sheet, sheet_dialog};

const LINK: &str = "share-link";
const CODE: &str = "share-code";

/// The sheet, while something is being handed on.
pub(super) fn share_sheet() -> Option<Node> {
    App::get()
        .desk
        .with(|desk| desk.sharing.as_ref().map(sheet))
}

fn sheet(sharing: &Sharing) -> Node {
    let app = App::get();
    let close = move || app.sheet.set(None);
    let title = app.t(Message::LIST_SHARE);
    let button = |word: Message| el("button").class("btn is-small").child(app.t(word));
    let send = can_share().then(|| button(Message::LIST_SEND).tap(move || share::send(app)));
    let save = button(Message::LIST_SAVE_FILE).tap(move || share::save(app));
    let rules = sharing.can_have_rules(app).then(|| {
        let words = vec![app.t(Message::LIST_WITH_RULES).into()];
        switch(
            sharing.has_rules(),
            move |with| share::with_rules(app, with),
            words,
        )
    });
    let content: Vec<Node> = vec![
        el("h2")
            .attr("tabindex", "-1")
            .attr("autofocus", true)
            .child(title)
            .into(),
        el("p")
            .class("lead")
            .attr("dir", "auto")
            .child(sharing.name().to_owned())
            .into(),
        el("p")
            .class("note")
            .child(app.t(Message::LIST_SHARE_HINT))
            .into(),
        code(sharing),
        rules.into(),
        text(
            sharing,
            (LINK, &sharing.link),
            (Message::LIST_LINK, Message::LIST_COPY_LINK),
        )
        .into(),
        el("div").class("btn-row").child(send).child(save).into(),
        text(
            sharing,
            (CODE, sharing.code()),
            (Message::LIST_CODE, Message::LIST_COPY_CODE),
        )
        .into(),
        el("button")
            .class("btn is-glow")
            .tap(close)
            .child(app.t(Message::CLOSE))
            .into(),
    ];
    sheet_dialog(
        Sheet {
            key: "share",
            class: "share",
            label: title.into(),
        },
        Some(close),
        content,
    )
}

/// The QR code, or why there is none.
fn code(sharing: &Sharing) -> Node {
    let app = App::get();
    match &sharing.qr {
        Some(qr) => qr_code(qr, app.t(Message::LIST_QR)).into(),
        None => el("p")
            .class("note")
            .child(app.t(Message::LIST_QR_TOO_LONG))
            .into(),
    }
}

/// A text to be copied, by a button or by hand.
fn text(
    sharing: &Sharing,
    (id, text): (&'static str, &str),
    (label, copy): (Message, Message),
) -> El {
    let app = App::get();
    let came = sharing.copied.filter(|(copied, _)| *copied == id);
    let came = came.map(|(_, done)| {
        app.t(if done {
            Message::COPIED
        } else {
            Message::LIST_COPY_FAILED
        })
    });
    let owned = text.to_owned();
    let copy = el("button")
        .class("btn is-small")
        .tap(move || share::copy(app, id, &owned))
        .child(app.t(copy));
    let below = el("div")
        .class("btn-row is-start")
        .child(copy)
        .child(el("span").attr("role", "status").child(came));
    labelled(app.t(label), to_copy(id, text), below)
}
