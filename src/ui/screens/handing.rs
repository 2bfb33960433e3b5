//! The opaque screen between two people: no hand is in the page while it shows.

use crate::i18n::{Counted, Word};
use crate::rules::{Open, Seat, SeenEvent};
use crate::ui::dom::{Callback, Node, derived, el, live, memo};
use crate::ui::parts::heading::title_page;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::sheet::sheet_dialog;
use crate::ui::{App, actions};

/// Asks for the person the device goes to.
#[must_use]
pub fn handing(to: Seat, peek: bool) -> Node {
    let app = App::get();
    let label = derived(move || Word::HAND_OVER.named(app.lang.get(), &app.name(to)));
    title_page(memo(move || Word::HAND_OVER.named(app.lang.get(), &app.name(to))));
    let news = move || happened(app, to).into_iter().map(|line| Node::from(el("p").child(line))).collect::<Node>();
    Node::Many(vec![
        el("main").class("table is-public").child(el("h1").class("vh").child(label)).into(),
        sheet_dialog(
            "is-full handing",
            label.into(),
            Some(Callback::new(move |()| actions::lay_down(app))),
            vec![
                avatar(to, "is-huge"),
                el("p").class("name").child(live(move || app.name(to))).into(),
                el("div")
                    .class("news")
                    .child(live(news))
                    .child(peek.then(|| Node::from(el("p").class("note").child(app.t(Word::PEEK_HINT)))))
                    .into(),
                el("button")
                    .class("btn is-glow is-choice")
                    .attr("autofocus", true)
                    .tap(move || actions::ready(app))
                    .child(live(move || Word::SHOW_MY_CARDS.named(app.lang.get(), &app.name(to))))
                    .into(),
                el("button").class("link").tap(move || actions::lay_down(app)).child(app.t(Word::BACK_TO_TABLE)).into(),
            ],
        ),
    ])
}

/// What has befallen a seat since it last acted: nothing about faces.
fn happened(app: App, seat: Seat) -> Vec<String> {
    let lang = app.lang.get();
    let befell: Vec<SeenEvent> =
        app.session.with(|session| session.as_ref().map(|session| session.journal().befell(seat).to_vec()).unwrap_or_default());
    let drawn: usize = befell.iter().map(|event| if let SeenEvent::Drew { count, .. } = event { *count } else { 0 }).sum();
    let has = |kind: fn(&Open) -> bool| befell.iter().any(|event| matches!(event, SeenEvent::Open(open) if kind(open)));
    let words = [
        (has(|open| matches!(open, Open::Skipped(_))), Word::HAPPENED_SKIPPED),
        (has(|open| matches!(open, Open::Caught { .. })), Word::HAPPENED_CAUGHT),
        (has(|open| matches!(open, Open::Swapped(..))), Word::HAPPENED_SWAPPED),
    ];
    let mut lines: Vec<String> =
        words.into_iter().filter(|(happened, _)| *happened).map(|(_, word)| word.text(lang).to_owned()).collect();
    if drawn > 0 {
        lines.push(Counted::MORE_CARDS.text(lang, drawn));
    }
    lines
}
