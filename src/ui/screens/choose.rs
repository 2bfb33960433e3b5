//! The choices a play must name: a color, a player to swap hands with, how many; and the hand a challenge lays open.

use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use crate::i18n::{Message, Plural, card_name, color_word};
use crate::rules::{Color, Edition, Face, PhaseView, Play, Seat, Symbol};
use crate::ui::app::LaidOpen;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::card::card_face;
use crate::ui::parts::seat::avatar;
use crate::ui::parts::shapes::{icon, silhouette, tint};
use crate::ui::parts::sheet::{Sheet, sheet_dialog};
use crate::ui::{App, Scene, actions};

/// Which color? Of a play it can still be thought over; asked outside a play it must be named.
#[must_use]
pub fn color_sheet(scene: Scene, play: Option<Play>) -> Node {
    let colors = play.map_or(scene.view.side.colors(), |play| scene.view.colors(play));
    let roulette = play.is_none()
        && scene.view.phase == PhaseView::Color
        && scene.view.top.symbol == Symbol::WildRoulette;
    let ask = scene.t(
        if roulette && scene.view.ruleset.edition == Edition::NoMercy {
            Message::ROULETTE_ASK
        } else {
            Message::NAME_COLOR
        },
    );
    let tiles = colors.map(|color| color_tile(scene, color));
    choice_sheet(
        scene,
        ("color", ask),
        el("div").class("colors").child(tiles),
        play.is_some(),
    )
}

fn color_tile(scene: Scene, color: Color) -> El {
    let app = scene.app();
    el("button")
        .class(["color-tile ", tint(color)].concat())
        .tap(move || actions::name_color(app, color))
        .child(icon(silhouette(color)))
        .child(color_word(color, scene.lang))
}

/// Swap hands with whom?
#[must_use]
pub fn swap_sheet(scene: Scene) -> Node {
    let targets = scene
        .view
        .swap_targets()
        .iter()
        .map(|seat| swap_target(scene, seat))
        .collect::<Node>();
    choice_sheet(
        scene,
        ("swap", scene.t(Message::CHOOSE_SWAP)),
        el("div").class("choices").child(targets),
        true,
    )
}

fn swap_target(scene: Scene, seat: Seat) -> El {
    let app = scene.app();
    let count = scene.view.seat(seat).map_or(0, |seat| seat.count);
    el("button")
        .class("seat is-target")
        .tap(move || actions::name_swap(app, seat))
        .child(avatar(scene.session, seat, ""))
        .child(
            el("span")
                .class("seat-name")
                .child(scene.name(seat).to_owned()),
        )
        .child(
            el("span")
                .class("seat-note")
                .child(Plural::CARDS.text(scene.lang, count)),
        )
}

/// How many of several identical cards (H7)?
#[must_use]
pub fn count_sheet(scene: Scene, face: Face, most: u8) -> Node {
    let app = scene.app();
    let choices = (1..=most).map(|count| {
        let text = Plural::CARDS.text(scene.lang, count.into());
        el("button")
            .class("btn is-choice")
            .tap(move || actions::play_several(app, face, count))
            .child(text)
    });
    let ask = [
        &card_name(face, scene.lang),
        ": ",
        scene.t(Message::TOGETHER_ASK),
    ]
    .concat();
    choice_sheet(
        scene,
        ("count", &ask),
        el("div").class("btn-row").child(choices.collect::<Node>()),
        true,
    )
}

fn choice_sheet(scene: Scene, (key, ask): (&'static str, &str), choices: El, thinks: bool) -> Node {
    let app = scene.app();
    let forget = move || actions::clear_choice(app);
    let cancel = thinks.then(|| {
        el("button")
            .class("link")
            .tap(forget)
            .child(scene.t(Message::CANCEL))
    });
    let children = vec![
        el("h2").child(ask.to_owned()).into(),
        choices.into(),
        cancel.into(),
    ];
    sheet_dialog(
        Sheet {
            key,
            class: "",
            label: ask.to_owned().into(),
        },
        Some(forget),
        children,
    )
}

/// The hand of one who was challenged, for the challenger alone: it is seen only while a button is held (C3). Where holding is
/// hard, Enter and the space bar show and hide it.
#[must_use]
pub fn open_hand(scene: Scene, open: &LaidOpen) -> Node {
    let app = scene.app();
    let close = move || app.laid_open.set(None);
    let title = scene.about(Message::CHALLENGE_SHOWN, open.offender);
    let verdict = scene.about(
        if open.guilty {
            Message::BLUFF
        } else {
            Message::NO_BLUFF
        },
        open.offender,
    );
    let (faces, side) = &open.hand;
    let cards = open.seen.then(|| {
        let cards = faces.iter().map(|&face| {
            el("li")
                .attr("aria-label", card_name(face, scene.lang))
                .child(card_face(face, *side))
        });
        el("ul").class("laid-open").child(cards.collect::<Node>())
    });
    let hold = el("button")
        .class("btn is-choice")
        .attr("aria-pressed", if open.seen { "true" } else { "false" })
        .on("pointerdown", move |_| look(app, Some(true)))
        .on("pointerup", move |_| look(app, Some(false)))
        .on("pointerleave", move |_| look(app, Some(false)))
        .on("pointercancel", move |_| look(app, Some(false)))
        .on("click", move |event| {
            if by_key(&event) {
                look(app, None);
            }
        })
        .child(scene.t(Message::HOLD_TO_SHOW));
    sheet_dialog(
        Sheet {
            key: "open",
            class: "is-tall",
            label: title.clone().into(),
        },
        Some(close),
        vec![
            el("h2").child(title).into(),
            el("p").class("lead").child(verdict).into(),
            hold.into(),
            el("div").class("open-place").child(cards).into(),
            el("button")
                .class("link")
                .tap(close)
                .child(scene.t(Message::CLOSE))
                .into(),
        ],
    )
}

/// Shows or hides the hand laid open, or the one after the other.
fn look(app: App, seen: Option<bool>) {
    app.laid_open.update(|open| {
        if let Some(open) = open {
            open.seen = seen.unwrap_or(!open.seen);
        }
    });
}

/// Whether a click came from a key or a reader of the screen and not from a finger.
#[must_use]
pub fn by_key(event: &Event) -> bool {
    event
        .dyn_ref::<PointerEvent>()
        .is_none_or(|event| event.pointer_type().is_empty())
}
