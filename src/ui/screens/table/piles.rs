//! The middle of the table: the piles, the direction of play, the color in play, the launcher.

use crate::i18n::{Message, Plural, card_name, color_word};
use crate::rules::{
    Color, Direction, Edition, Observation, PhaseView, PublicEvent, SeatAction, Side,
};
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::back::card_back;
use crate::ui::parts::card::card_face;
use crate::ui::parts::shapes::{icon, silhouette, tint};
use crate::ui::{Scene, actions};

/// Discards that are seen, as they lie on each other.
const SEEN: usize = 3;

/// Events that one action brings, at most, after everything was turned over.
const LATEST: usize = 4;

/// The piles, the direction of play, the color in play.
pub(super) fn middle(scene: Scene) -> El {
    let reversed = scene.view.direction == Direction::CounterClockwise;
    let direction = scene.t(if reversed {
        Message::COUNTER_CLOCKWISE
    } else {
        Message::CLOCKWISE
    });
    let ring = el("svg")
        .classes("ring", &[(reversed, "is-reversed")])
        .attr("viewBox", "0 0 400 400")
        .attr("role", "img")
        .attr(
            "aria-label",
            Message::DIRECTION.with(scene.lang, &[("what", direction)]),
        )
        .child(el("use").attr("href", "#ring"));
    let launcher = (scene.view.ruleset.edition == Edition::Attack).then(|| launcher(scene));
    // When the cards are turned over the piles are other ones, and turn into sight.
    let side = if scene.view.side == Side::Dark {
        "dark"
    } else {
        "light"
    };
    let mut latest = scene.session.event_log().entries().rev().take(LATEST);
    let turning =
        latest.any(|told| matches!(told.event, Observation::Public(PublicEvent::Flipped(_))));
    let piles = el("div")
        .key(side)
        .classes("piles", &[(turning, "is-turning")])
        .child(draw_pile(scene))
        .child(launcher)
        .child(discard_pile(scene));
    el("section")
        .class("middle")
        .child(ring)
        .child(piles)
        .child(scene.view.color.map(|color| color_chip(scene, color)))
        .child(hint(scene))
}

/// The draw pile: a button while the one who looks may draw. In Flip its top card shows its other side (F2).
fn draw_pile(scene: Scene) -> El {
    let app = scene.app();
    let may = scene.may(SeatAction::Draw);
    let count = scene.view.draw;
    let backs = (0..count.clamp(1, 3))
        .map(|_| card_back())
        .collect::<Node>();
    let top = scene
        .view
        .draw_back
        .map(|face| card_face(face, scene.view.side.turned()));
    let mut label = Plural::DRAW_PILE_CARDS.text(scene.lang, count);
    if let Some(face) = scene.view.draw_back {
        label = [label, card_name(face, scene.lang)].join(", ");
    }
    let pile = if may {
        el("button")
            .key("draw")
            .class("pile is-draw is-playable")
            .tap(move || actions::act(app, SeatAction::Draw))
    } else {
        el("div")
            .key("pile")
            .class("pile is-draw")
            .attr("role", "img")
    };
    let shown = el("span")
        .class("pile-count")
        .attr("aria-hidden", "true")
        .child(count.to_string());
    pile.attr("aria-label", label)
        .child(el("span").class("pile-cards").child(backs).child(top))
        .child(shown)
}

/// The launcher (T2): it jumps when cards come out.
fn launcher(scene: Scene) -> El {
    let app = scene.app();
    let pressed = scene
        .session
        .event_log()
        .entries()
        .rev()
        .find_map(|told| match told.event {
            Observation::Public(PublicEvent::Pressed(_, count)) => Some((told.number, count)),
            _ => None,
        });
    let (number, count) = pressed.unwrap_or_default();
    let shape = el("svg")
        .attr("viewBox", "0 0 100 100")
        .attr("aria-hidden", "true")
        .child(el("use").attr("href", "#press"));
    let class = [
        (count > 0, "is-fired"),
        (pressed.is_some() && count == 0, "is-dry"),
    ];
    // Each press is a new one, so that it moves anew.
    let shape = el("span")
        .key(number.to_string())
        .classes("launcher", &class)
        .child(shape);
    if scene.may(SeatAction::Press) {
        el("button")
            .key("press")
            .class("press")
            .attr("aria-label", scene.t(Message::PRESS))
            .tap(move || actions::act(app, SeatAction::Press))
            .child(shape)
    } else {
        el("div")
            .key("launcher")
            .class("press")
            .attr("role", "img")
            .attr("aria-label", scene.t(Message::LAUNCHER))
            .child(shape)
    }
}

fn discard_pile(scene: Scene) -> El {
    let view = scene.view;
    let from = view.discard.len().saturating_sub(SEEN);
    let faces = view.discard.iter().enumerate().skip(from);
    let faces = faces
        .map(|(place, &face)| card_face(face, view.side).key(place.to_string()))
        .collect::<Node>();
    let label = Message::TOP_CARD.with(scene.lang, &[("card", &card_name(view.top, scene.lang))]);
    el("div")
        .class("pile is-discard")
        .attr("role", "img")
        .attr("aria-label", label)
        .child(el("span").class("pile-cards").child(faces))
}

fn color_chip(scene: Scene, color: Color) -> El {
    el("p")
        .key(tint(color))
        .class(["chip color-chip ", tint(color)].concat())
        .child(icon(silhouette(color)))
        .child(Message::COLOR_IN_PLAY.with(scene.lang, &[("color", color_word(color, scene.lang))]))
}

/// What is asked of the one who looks, and the debt that is open.
fn hint(scene: Scene) -> Option<El> {
    let hint = match scene.view.phase {
        PhaseView::DrawStack(amount) => {
            let debt = Plural::MORE_CARDS.text(scene.lang, amount.into());
            if scene.own_turn() {
                [&debt, scene.t(Message::STACK_ASK)].join(" · ")
            } else {
                debt
            }
        }
        PhaseView::Drawn(_) if scene.own_turn() => scene.t(Message::DRAWN_ASK).to_owned(),
        PhaseView::Challenge(offender) if scene.own_turn() => {
            let card = card_name(scene.view.top, scene.lang);
            Message::CHALLENGE_ASK.with(
                scene.lang,
                &[("name", scene.name(offender)), ("card", &card)],
            )
        }
        _ if scene.is_peek() => scene.t(Message::PEEK_HINT).to_owned(),
        _ => return None,
    };
    Some(el("p").key("hint").class("chip hint").child(hint))
}
