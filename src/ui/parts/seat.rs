//! A seat at the table: who, how many cards, what is running there.

use leptos::prelude::*;

use crate::i18n::{Counted, Word};
use crate::rules::{CallState, Edition, Seat, SeatView};
use crate::ui::App;
use crate::ui::actions;
use crate::ui::app::Sheet;
use crate::ui::dom::{derived, live, memo, tap};

/// A hand is drawn as at most so many backs.
const FAN: usize = 7;
/// From here on a hand of No Mercy is in danger (N5).
const HEAVY: usize = 20;

/// The disk with a person's initial.
#[component]
pub fn Avatar(
    /// The seat, which decides color and shape.
    seat: Seat,
    /// Classes besides.
    #[prop(default = "")]
    class: &'static str,
) -> impl IntoView {
    let app = App::get();
    let initial = move || app.name(seat).chars().next().map(String::from).unwrap_or_default();
    view! { <span class=format!("avatar hue-{} {class}", seat.0) aria-hidden="true">{live(initial)}</span> }
}

/// What everybody sees of a seat.
#[component]
pub fn SeatPlate(
    /// The seat.
    seat: Seat,
    /// Whether the buttons for calling and catching stand here, at the player's own edge.
    #[prop(default = false)]
    acts: bool,
) -> impl IntoView {
    let app = App::get();
    let seen: Memo<Option<SeatView>> =
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
    let note = move || match is_in() {
        true => Counted::CARDS.text(app.lang.get(), count.get()),
        false => Word::SEAT_OUT.text(app.lang.get()).to_owned(),
    };
    view! {
        <div class=derived(class)>
            {live(move || is_turn.get().then(|| view! { <span class="turn-word">{app.t(Word::IN_TURN)}</span> }))}
            <Avatar seat />
            <span class="seat-name">{live(move || app.name(seat))}</span>
            <span class="seat-note">
                <span class="fan" aria-hidden="true">
                    {live(move || (0..count.get().min(FAN)).map(|_| view! { <i></i> }).collect_view())}
                </span>
                {live(note)}
            </span>
            {live(move || open.get().into_iter().map(|number| view! { <DareChip seat number /> }).collect_view())}
            {acts.then(|| view! { <SeatActs seat /> })}
        </div>
    }
}

/// A lasting dare running at a seat; pressing it reports a slip (D8).
#[component]
fn DareChip(seat: Seat, number: u8) -> impl IntoView {
    let app = App::get();
    let text = move || dare_text(app, number);
    let lang = move || app.session.with(|session| session.as_ref().map(|session| session.list().lang().code()));
    view! {
        <button class="dare-chip" lang=derived(lang) on:click=tap(move || actions::open_sheet(app, Sheet::Slip(seat, number)))>
            {live(text)}
        </button>
    }
}

/// The text of a dare of the list in use.
pub fn dare_text(app: App, number: u8) -> String {
    app.session.with(|session| {
        let dare = session.as_ref().and_then(|session| session.list().get(number));
        dare.map(|dare| dare.text.clone()).unwrap_or_default()
    })
}

/// The buttons at a player's own edge while the device lies on the table: the call for whoever is down to one card, the catch for
/// all others (G11, G12).
#[component]
fn SeatActs(seat: Seat) -> impl IntoView {
    let app = App::get();
    let duty = memo(move || {
        app.view.with(|view| {
            let view = view.as_ref()?;
            let open = view.seats.iter().find(|other| other.call == CallState::Open)?.seat;
            let own = view.seat(seat)?;
            (own.is_in && !own.is_bot).then_some(open)
        })
    });
    live(move || {
        match duty.get() {
        Some(open) if open == seat => view! {
            <span class="seat-acts">
                <button class="btn is-call is-choice" on:click=tap(move || actions::act_as(app, seat, crate::rules::Act::Uno))>
                    {app.t(Word::LAST_CARD)}
                </button>
            </span>
        }
        .into_any(),
        Some(open) => view! {
            <span class="seat-acts">
                <button class="btn is-call is-choice" on:click=tap(move || actions::act_as(app, seat, crate::rules::Act::Catch(open)))>
                    {app.t(Word::CATCH)}
                </button>
            </span>
        }
        .into_any(),
        None => ().into_any(),
    }
    })
}
