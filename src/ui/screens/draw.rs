//! The draw for the dealer (G2): what each drew, who drew again, who deals.

use crate::i18n::{Lang, Message, card_name};
use crate::rules::{Face, Seat, Side};
use crate::table::Session;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::card::card_face;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::icon;
use crate::ui::{App, actions, name_of};

/// The draw for the dealer, until the cards are dealt.
#[must_use]
pub fn dealer_draw(app: App, session: &Session) -> El {
    let lang = app.lang();
    let (draws, dealer) = (session.dealer_draw(), session.drawn_dealer());
    let last = draws.len().saturating_sub(1);
    let draws = draws.into_iter().enumerate().map(|(index, draw)| {
        let tie = (index > 0).then(|| el("p").class("lead").child(Message::DEALER_TIE.text(lang)));
        Node::Many(vec![
            tie.into(),
            one_draw((session, lang), draw, dealer.filter(|_| index == last)).into(),
        ])
    });
    let heading = page_heading(Message::DEALER_DRAW.text(lang).to_owned());
    let deal = el("button")
        .class("btn is-glow")
        .tap(move || actions::next_round(app))
        .child(Message::DEAL.text(lang));
    el("main")
        .key("draw")
        .class("page is-middle")
        .child(
            el("div")
                .class("winner")
                .child(heading)
                .child(el("p").child(Message::DEALER_DRAW_HINT.text(lang))),
        )
        .child(draws.collect::<Node>())
        .child(dealer.map(|seat| {
            el("p")
                .class("lead")
                .child(Message::DEALER_IS.named(lang, name_of(session, seat)))
        }))
        .child(el("div").class("page-foot").child(deal))
}

/// The cards of one draw.
fn one_draw(
    (session, lang): (&Session, Lang),
    draw: Vec<(Seat, Face)>,
    dealer: Option<Seat>,
) -> El {
    let drawn = draw.into_iter().map(|(seat, face)| {
        let deals = dealer == Some(seat);
        let mark = if deals {
            icon("crown")
        } else {
            avatar(session, seat, "")
        };
        el("li")
            .classes("drawn", &[(deals, "is-first")])
            .child(card_face(face, Side::default()))
            .child(
                el("span")
                    .class("drawn-name")
                    .child(mark)
                    .child(name_of(session, seat).to_owned()),
            )
            .child(el("span").class("note").child(card_name(face, lang)))
    });
    el("ol").class("draws").child(drawn.collect::<Node>())
}
