//! A seat at the table: who, how many cards, what is running there.

use super::card::card_face;
use crate::i18n::{Message, Plural, card_name};
use crate::rules::{CallState, Edition, PhaseView, Seat, SeatAction};
use crate::table::Session;
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::{Scene, actions, name_of};

/// A hand is drawn as at most so many backs.
const FAN: usize = 7;
/// From here on a hand of No Mercy is in danger (N5).
const HEAVY: usize = 20;

/// The disk with a person's initial.
#[must_use]
pub fn avatar(session: &Session, seat: Seat, class: &str) -> El {
    let initial: String = name_of(session, seat).chars().take(1).collect();
    let class = ["avatar hue-", &seat.0.to_string(), " ", class].concat();
    el("span")
        .class(class)
        .attr("aria-hidden", "true")
        .child(initial)
}

/// What everybody sees of a seat, with the buttons of its player where the device lies on the table.
#[must_use]
pub fn seat_plate(scene: Scene, seat: Seat, acts: bool) -> El {
    let seen = scene.view.seat(seat);
    let count = seen.map_or(0, |seen| seen.count);
    let is_in = seen.is_some_and(|seen| seen.is_in);
    let is_turn = scene.view.current_player == Some(seat);
    let heavy = scene.view.ruleset.edition == Edition::NoMercy && count >= HEAVY;
    let marks = [
        (is_turn, "is-turn"),
        (count == 1, "is-one"),
        (heavy, "is-heavy"),
        (!is_in, "is-out"),
    ];
    let note = if is_in {
        Plural::CARDS.text(scene.lang, count)
    } else {
        scene.t(Message::SEAT_OUT).to_owned()
    };
    let fan = (0..count.min(FAN)).map(|_| el("i")).collect::<Node>();
    let open = seen.map(|seen| {
        seen.open_dares
            .iter()
            .map(|&number| dare_chip(scene, seat, number))
            .collect::<Node>()
    });
    el("div")
        .classes("seat", &marks)
        .child(is_turn.then(|| {
            el("span")
                .class("turn-word")
                .child(scene.t(Message::IN_TURN))
        }))
        .child(avatar(scene.session, seat, ""))
        .child(
            el("span")
                .class("seat-name")
                .child(scene.name(seat).to_owned()),
        )
        .child(
            el("span")
                .class("seat-note")
                .child(
                    el("span")
                        .class("fan")
                        .attr("aria-hidden", "true")
                        .child(fan),
                )
                .child(note),
        )
        .child(backs(scene, seat))
        .child(open)
        .child(acts.then(|| seat_acts(scene, seat)))
}

/// The other sides of a hand in Flip (F2). On the table they would be seen by their owner as well, so they are shown to one who
/// looks at the own hand only.
fn backs(scene: Scene, seat: Seat) -> Option<El> {
    scene.view.viewer?;
    let faces = &scene
        .view
        .seat(seat)
        .filter(|seen| !seen.backs.is_empty())?
        .backs;
    let side = scene.view.side.turned();
    let names: Vec<String> = faces
        .iter()
        .map(|&face| card_name(face, scene.lang))
        .collect();
    let cards = faces
        .iter()
        .map(|&face| card_face(face, side))
        .collect::<Node>();
    let label = [scene.t(Message::OTHER_SIDES), ": ", &names.join(", ")].concat();
    Some(
        el("span")
            .class("backs")
            .attr("role", "img")
            .attr("aria-label", label)
            .child(cards),
    )
}

/// A lasting dare running at a seat; pressing it reports a slip (D8).
fn dare_chip(scene: Scene, seat: Seat, number: u8) -> El {
    let app = scene.app();
    el("button")
        .class("dare-chip")
        .attr("lang", scene.session.list(None).lang().code())
        .tap(move || actions::open_sheet(app, Sheet::Slip(seat, number)))
        .child(dare_text(scene, seat, number))
}

/// The text of a dare that lasts at a seat, or its number where the text is not known any more.
#[must_use]
pub fn dare_text(scene: Scene, seat: Seat, number: u8) -> String {
    let text = scene.session.lasting_dare(seat, number).map(str::to_owned);
    text.unwrap_or_else(|| Message::DARE_NUMBER.number(scene.lang, number.into()))
}

/// The buttons at a player's own edge while the device lies on the table: the call for whoever is down to one card, the catch for
/// all others (G11, G12), and the way to one's cards for who would jump in (H4).
fn seat_acts(scene: Scene, seat: Seat) -> Option<El> {
    let app = scene.app();
    scene
        .view
        .seat(seat)
        .filter(|own| own.is_in && !own.is_bot)?;
    let open = scene
        .view
        .seats
        .iter()
        .find(|other| other.call == CallState::Open)
        .map(|other| other.seat);
    let call = open.map(|open| {
        let (act, word) = if open == seat {
            (SeatAction::Uno, Message::LAST_CARD)
        } else {
            (SeatAction::Catch(open), Message::CATCH)
        };
        el("button")
            .key("call")
            .class("btn is-call is-choice")
            .tap(move || actions::act_as(app, seat, act))
            .child(scene.t(word))
    });
    let jumps = scene.view.ruleset.jump_in
        && scene.view.current_player != Some(seat)
        && matches!(scene.view.phase, PhaseView::Turn | PhaseView::DrawStack(_));
    let jump = jumps.then(|| {
        el("button")
            .key("jump")
            .class("btn is-small")
            .tap(move || actions::hand_to(app, seat))
            .child(scene.t(Message::JUMP_IN))
    });
    let any = call.is_some() || jump.is_some();
    any.then(|| el("span").class("seat-acts").child(call).child(jump))
}
