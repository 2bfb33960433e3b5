//! The draw for the dealer (G2): what each drew, who drew again, who deals.

use crate::i18n::{Word, card_name};
use crate::rules::{Face, Seat, Side};
use crate::table::Session;
use crate::ui::dom::{Node, derived, el, live};
use crate::ui::parts::card::card_face;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::icon;
use crate::ui::{App, actions};

/// The draw for the dealer, until the cards are dealt.
#[must_use]
pub fn dealer_draw() -> Node {
    let app = App::get();
    let heading = derived(move || Word::DEALER_DRAW.text(app.lang.get()).to_owned());
    let (draws, dealer) = app.session.with_untracked(|session| {
        let draws = session.as_ref().map(Session::dealer_draw).unwrap_or_default();
        (draws, session.as_ref().and_then(Session::drawn_dealer))
    });
    let last = draws.len().saturating_sub(1);
    let draws = draws.into_iter().enumerate().map(|(index, draw)| {
        let dealer = dealer.filter(|_| index == last);
        Node::Many(vec![
            ((index > 0).then(|| Node::from(el("p").class("lead").child(app.t(Word::DEALER_TIE))))).into(),
            one_draw(draw, dealer),
        ])
    });
    Node::from(
        el("main")
            .class("page is-middle")
            .child(
                el("div").class("winner").child(page_heading(heading.into())).child(el("p").child(app.t(Word::DEALER_DRAW_HINT))),
            )
            .child(draws.collect::<Node>())
            .child(dealer.map(|seat| {
                Node::from(el("p").class("lead").child(live(move || Word::DEALER_IS.named(app.lang.get(), &app.name(seat)))))
            }))
            .child(
                el("div")
                    .class("page-foot")
                    .child(el("button").class("btn is-glow").tap(move || actions::next_round(app)).child(app.t(Word::DEAL))),
            ),
    )
}

/// The cards of one draw.
fn one_draw(draw: Vec<(Seat, Face)>, dealer: Option<Seat>) -> Node {
    let app = App::get();
    let drawn = draw.into_iter().map(|(seat, face)| {
        let deals = dealer == Some(seat);
        Node::from(
            el("li")
                .class_if("drawn", (deals, "is-first"))
                .child(card_face(face, Side::default()))
                .child(
                    el("span")
                        .class("drawn-name")
                        .child(if deals { icon("crown") } else { avatar(seat, "") })
                        .child(live(move || app.name(seat))),
                )
                .child(el("span").class("note").child(live(move || card_name(face, app.lang.get())))),
        )
    });
    Node::from(el("ol").class("draws").child(drawn.collect::<Node>()))
}
