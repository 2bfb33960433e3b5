//! A seat at the table: who, how many cards, what is running there.

use crate::i18n::{Counted, Word};
use crate::rules::{CallState, Edition, Seat, SeatView};
use crate::ui::App;
use crate::ui::actions;
use crate::ui::app::Sheet;
use crate::ui::dom::{Node, Signal, derived, el, live, memo};

/// A hand is drawn as at most so many backs.
const FAN: usize = 7;
/// From here on a hand of No Mercy is in danger (N5).
const HEAVY: usize = 20;

/// The disk with a person's initial.
#[must_use]
pub fn avatar(seat: Seat, class: &'static str) -> Node {
    let app = App::get();
    let initial = move || app.name(seat).chars().next().map(String::from).unwrap_or_default();
    Node::from(el("span").class(format!("avatar hue-{} {class}", seat.0)).attr("aria-hidden", "true").child(live(initial)))
}

/// What everybody sees of a seat.
#[must_use]
pub fn seat_plate(seat: Seat, acts: bool) -> Node {
    let app = App::get();
    let seen: Signal<Option<SeatView>> =
        memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.seat(seat).cloned())));
    let count = memo(move || seen.with(|seen| seen.as_ref().map_or(0, |seen| seen.count)));
    let is_turn = memo(move || app.view.with(|view| view.as_ref().is_some_and(|view| view.awaited == Some(seat))));
    let heavy = memo(move || {
        app.view.with(|view| view.as_ref().is_some_and(|view| view.ruleset.edition == Edition::NoMercy)) && count.get() >= HEAVY
    });
    let is_in = move || seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.is_in));
    let open = memo(move || seen.with(|seen| seen.as_ref().map(|seen| seen.open_dares.clone()).unwrap_or_default()));
    let class = move || {
        let marks =
            [(is_turn.get(), " is-turn"), (count.get() == 1, " is-one"), (heavy.get(), " is-heavy"), (!is_in(), " is-out")];
        marks.into_iter().filter(|(on, _)| *on).fold(String::from("seat"), |class, (_, mark)| class + mark)
    };
    let note = move || {
        if is_in() { Counted::CARDS.text(app.lang.get(), count.get()) } else { Word::SEAT_OUT.text(app.lang.get()).to_owned() }
    };
    Node::from(
        el("div")
            .class(derived(class))
            .child(live(move || is_turn.get().then(|| Node::from(el("span").class("turn-word").child(app.t(Word::IN_TURN))))))
            .child(avatar(seat, ""))
            .child(el("span").class("seat-name").child(live(move || app.name(seat))))
            .child(
                el("span")
                    .class("seat-note")
                    .child(
                        el("span")
                            .class("fan")
                            .attr("aria-hidden", "true")
                            .child(live(move || (0..count.get().min(FAN)).map(|_| Node::from(el("i"))).collect::<Node>())),
                    )
                    .child(live(note)),
            )
            .child(live(move || open.get().into_iter().map(|number| dare_chip(seat, number)).collect::<Node>()))
            .child(acts.then(|| seat_acts(seat))),
    )
}

/// A lasting dare running at a seat; pressing it reports a slip (D8).
fn dare_chip(seat: Seat, number: u8) -> Node {
    let app = App::get();
    let text = move || dare_text(app, number);
    let lang = move || app.session.with(|session| session.as_ref().map(|session| session.list().lang().code()));
    Node::from(
        el("button")
            .class("dare-chip")
            .attr("lang", derived(lang))
            .tap(move || actions::open_sheet(app, Sheet::Slip(seat, number)))
            .child(live(text)),
    )
}

/// The text of a dare of the list in use.
#[must_use]
pub fn dare_text(app: App, number: u8) -> String {
    app.session.with(|session| {
        let dare = session.as_ref().and_then(|session| session.list().get(number));
        dare.map(|dare| dare.text.clone()).unwrap_or_default()
    })
}

/// The buttons at a player's own edge while the device lies on the table: the call for whoever is down to one card, the catch for
/// all others (G11, G12).
fn seat_acts(seat: Seat) -> Node {
    let app = App::get();
    let duty = memo(move || {
        app.view.with(|view| {
            let view = view.as_ref()?;
            let open = view.seats.iter().find(|other| other.call == CallState::Open)?.seat;
            let own = view.seat(seat)?;
            (own.is_in && !own.is_bot).then_some(open)
        })
    });
    live(move || match duty.get() {
        Some(open) if open == seat => Node::from(
            el("span").class("seat-acts").child(
                el("button")
                    .class("btn is-call is-choice")
                    .tap(move || actions::act_as(app, seat, crate::rules::Act::Uno))
                    .child(app.t(Word::LAST_CARD)),
            ),
        ),
        Some(open) => Node::from(
            el("span").class("seat-acts").child(
                el("button")
                    .class("btn is-call is-choice")
                    .tap(move || actions::act_as(app, seat, crate::rules::Act::Catch(open)))
                    .child(app.t(Word::CATCH)),
            ),
        ),
        None => Node::none(),
    })
}
