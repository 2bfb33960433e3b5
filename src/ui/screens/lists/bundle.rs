//! Everything of the device as one file: saving it, and the preview of one that comes back.

use crate::i18n::Message;
use crate::store::{Difference, Found, ImportChoice, Item};
use crate::ui::App;
use crate::ui::dom::{El, Node, el};
use crate::ui::lists::arrive;
use crate::ui::lists::bundle::{self, Chosen};
use crate::ui::parts::field::file_button;
use crate::ui::parts::pick::pick;
use crate::ui::parts::sheet::{Sheet, sheet_dialog};

/// The part of the settings about everything.
#[must_use]
pub fn bundle_section() -> Node {
    let app = App::get();
    let open = file_button(app.t(Message::BUNDLE_OPEN), ".txt,text/plain", |file| {
        arrive::open_file(App::get(), file)
    });
    let section = el("section")
        .class("group")
        .child(el("h2").child(app.t(Message::BUNDLE)))
        .child(el("p").class("note").child(app.t(Message::BUNDLE_HINT)))
        .child(
            el("div")
                .class("btn-row is-start")
                .child(
                    el("button")
                        .class("btn is-small")
                        .tap(bundle::save)
                        .child(app.t(Message::BUNDLE_SAVE)),
                )
                .child(open),
        )
        .child(
            app.desk
                .with(|desk| desk.removed.is_none())
                .then(super::told)
                .flatten(),
        );
    Node::Many(vec![section.into(), super::sheets().into()])
}

/// The preview of a file.
pub(super) fn bundle_sheet() -> Option<Node> {
    App::get().desk.with(|desk| desk.bundle.as_ref().map(sheet))
}

fn sheet(chosen: &Chosen) -> Node {
    let app = App::get();
    let close = move || app.sheet.set(None);
    let title = app.t(Message::BUNDLE_PREVIEW);
    let rows = chosen.preview.found.iter().zip(&chosen.choices).enumerate();
    let rows = rows.map(|(at, (found, choice))| row(at, found, *choice));
    let untouched = chosen.preview.untouched.len();
    let untouched = (untouched > 0)
        .then(|| el("p").child(Message::BUNDLE_UNTOUCHED.number(app.lang(), untouched)));
    let content: Vec<Node> = vec![
        el("h2")
            .attr("tabindex", "-1")
            .attr("autofocus", true)
            .child(title)
            .into(),
        el("div")
            .class("found")
            .child(rows.collect::<Node>())
            .into(),
        untouched.into(),
        el("div")
            .class("btn-row")
            .child(
                el("button")
                    .class("btn")
                    .tap(close)
                    .child(app.t(Message::CANCEL)),
            )
            .child(
                el("button")
                    .class("btn is-glow")
                    .tap(move || bundle::take_over(app))
                    .child(app.t(Message::BUNDLE_GO)),
            )
            .into(),
    ];
    sheet_dialog(
        Sheet {
            key: "bundle",
            class: "bundle",
            label: title.into(),
        },
        Some(close),
        content,
    )
}

/// One thing in the file: what it is, how it stands to what is here, and what may become of it.
fn row(at: usize, found: &Found, chosen: ImportChoice) -> El {
    let app = App::get();
    let name = match &found.item {
        Item::Game(_) => app.t(Message::GAME).to_owned(),
        Item::Settings(_) => app.t(Message::SETTINGS).to_owned(),
        Item::List(drafts) => [
            app.t(Message::DARE_LIST),
            ": ",
            drafts.first().map_or("", |draft| draft.name.trim()),
        ]
        .concat(),
    };
    let (told, choices): (Message, &[(ImportChoice, Message)]) = match found.difference {
        Difference::New => (
            Message::BUNDLE_NEW,
            &[
                (ImportChoice::Take, Message::BUNDLE_TAKE),
                (ImportChoice::Leave, Message::BUNDLE_LEAVE),
            ],
        ),
        Difference::Same => (Message::BUNDLE_SAME, &[]),
        Difference::Unusable => (Message::BUNDLE_UNUSABLE, &[]),
        Difference::Differs(None) => (
            Message::BUNDLE_DIFFERS,
            &[
                (ImportChoice::Leave, Message::BUNDLE_KEEP),
                (ImportChoice::Take, Message::BUNDLE_TAKE),
            ],
        ),
        Difference::Differs(Some(_)) => (
            Message::BUNDLE_DIFFERS,
            &[
                (ImportChoice::Leave, Message::BUNDLE_KEEP),
                (ImportChoice::Take, Message::BUNDLE_TAKE),
                (ImportChoice::Beside, Message::BUNDLE_BOTH),
            ],
        ),
    };
    let picks = choices.iter().map(|&(choice, word)| {
        let group = ["found-", &at.to_string()].concat();
        pick(
            (group, "is-small"),
            choice == chosen,
            move || bundle::choose(app, at, choice),
            vec![app.t(word).into()],
        )
    });
    let picks = picks.collect::<Vec<_>>();
    let picks = (!picks.is_empty()).then(|| {
        el("div")
            .class("picks")
            .child(picks.into_iter().collect::<Node>())
    });
    el("fieldset")
        .class("group")
        .child(el("legend").attr("dir", "auto").child(name))
        .child(el("p").class("note").child(app.t(told)))
        .child(picks)
}
