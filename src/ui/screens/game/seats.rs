//! The seats round the table: who sits where, how many cards each has, what is running there.

use leptos::prelude::*;

use super::marks::marked;
use crate::i18n::{Message, Plural, card_name};
use crate::rules::{CallState, Edition, Face, PhaseView, Seat, SeatAction, Side, View};
use crate::ui::actions::{play, session};
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::button;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::relaid::relaid;
use crate::ui::parts::show::{For, Show};
use crate::ui::state::{AppState, Dialog, memo};

/// A hand is drawn as at most so many backs.
const FAN: usize = 7;
/// A hand is in danger when it is so many cards from the limit, or closer (N5).
const MARGIN: usize = 5;

/// The seats clockwise from the left of whoever looks, or all of them with the first at the lower edge.
#[component]
pub fn Edges(
    /// Whose hand is open.
    viewer: Option<Seat>,
    /// How many seats there are.
    count: u8,
) -> impl IntoView {
    let first = viewer.map_or(0, |seat| seat.0 + 1);
    let shown = count.saturating_sub(u8::from(viewer.is_some()));
    let seats: Vec<Seat> = (0..shown)
        .map(|step| Seat((first + step) % count.max(1)))
        .collect();
    let is_public = viewer.is_none();
    let (bottom, ring) = seats.split_at(if is_public { lower(count) } else { 0 });
    let side = if is_public {
        side_public(ring.len())
    } else {
        side_private(ring.len())
    };
    let (left, rest) = ring.split_at(side);
    let (top, right) = rest.split_at(rest.len() - side);
    let edges = [
        ("edge edge-left", left),
        ("edge edge-top", top),
        ("edge edge-right", right),
        ("edge edge-bottom", bottom),
    ];
    edges
        .into_iter()
        .filter(|(class, _)| is_public || *class != "edge edge-bottom")
        .map(|(class, seats)| {
            let plates = seats.iter().map(|&seat| {
                view! {
                    <li>
                        <SeatPlate seat viewer/>
                    </li>
                }
            });
            view! { <ol class=class>{plates.collect_view()}</ol> }
        })
        .collect_view()
}

/// Returns whether a seat is at the upper edge of the table, whose owner reads it the other way round.
pub fn is_opposite(seat: Seat, count: u8) -> bool {
    let low = lower(count);
    let ring = usize::from(count).saturating_sub(low);
    let side = side_public(ring);
    (low + side..low + ring - side).contains(&seat.index())
}

/// Returns how many seats stand at the lower edge of the public table.
const fn lower(count: u8) -> usize {
    match count {
        0..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// Returns how many seats stand at each side of the public table, of those not at the lower edge.
const fn side_public(ring: usize) -> usize {
    match ring {
        0..=1 => 0,
        2..=6 => 1,
        _ => 2,
    }
}

/// Returns how many seats stand at each side of whoever looks.
const fn side_private(others: usize) -> usize {
    match others {
        0..=1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}

/// Returns whether a hand is close to the limit of its game (N5).
fn is_heavy(edition: Edition, count: usize) -> bool {
    edition
        .hand_limit()
        .is_some_and(|limit| count + MARGIN >= usize::from(limit))
}

/// What a plate tells of a seat.
#[derive(Clone, Default, PartialEq)]
struct Plate {
    count: usize,
    is_in: bool,
    is_turn: bool,
    is_heavy: bool,
    /// The numbers of the lasting dares running here (D8).
    dares: Vec<u8>,
    /// The side of the backs, and the backs (F2).
    backs: (Side, Vec<Face>),
}

impl Plate {
    fn of(round: &View, seat: Seat) -> Plate {
        let Some(known) = round.seat(seat) else {
            return Plate::default();
        };
        // On the table their owner would see them as well: only whoever looks at the own hand sees those of the others.
        let backs = if round.viewer.is_some() {
            known.backs.clone()
        } else {
            Vec::new()
        };
        Plate {
            count: known.count,
            is_in: known.is_in,
            is_turn: round.current_player == Some(seat),
            is_heavy: is_heavy(round.ruleset.edition, known.count),
            dares: known.open_dares.clone(),
            backs: (round.side.turned(), backs),
        }
    }

    fn classes(&self) -> String {
        let marks = [
            (self.is_turn, " is-turn"),
            (self.count == 1, " is-one"),
            (self.is_heavy, " is-heavy"),
            (!self.is_in, " is-out"),
        ];
        marked("seat", &marks)
    }
}

/// What everybody sees of a seat, with the buttons of its player where the device lies on the table.
#[component]
pub fn SeatPlate(
    /// The seat.
    seat: Seat,
    /// Whose hand is open.
    viewer: Option<Seat>,
) -> impl IntoView {
    let app = AppState::expect();
    let state = app.game;
    let plate = move || state.read_round(|_, round| Plate::of(round, seat));
    let note = app.locale.text(move |lang| {
        let plate = plate();
        if plate.is_in {
            Plural::CARDS.text(lang, plate.count)
        } else {
            Message::SEAT_OUT.text(lang).to_owned()
        }
    });
    let chip = move |number| view! { <DareChip seat number/> };
    view! {
        <div class=Signal::derive(move || plate().classes())>
            <Show when=move || plate().is_turn>
                <span class="turn-word">{app.locale.t(Message::IN_TURN)}</span>
            </Show>
            <Avatar seat/>
            <span class="seat-name">{app.game.peek(|game| game.name(seat).to_owned())}</span>
            <span class="seat-note">
                <span class="fan" aria-hidden="true">
                    <For
                        each=move || 0..plate().count.min(FAN)
                        key=|at| *at
                        children=|_| view! { <i></i> }
                    />
                </span>
                {note}
            </span>
            <Show when=move || !plate().backs.1.is_empty()>
                <Backs backs=Signal::derive(move || plate().backs.clone())/>
            </Show>
            <For each=move || plate().dares.clone() key=|at| *at children=chip/>
            {viewer.is_none().then(|| view! { <SeatButtons seat/> })}
        </div>
    }
}

/// The other sides of a hand in a game of two sides (F2).
#[component]
fn Backs(
    /// Their side, and their faces.
    backs: Signal<(Side, Vec<Face>)>,
) -> impl IntoView {
    let app = AppState::expect();
    let label = app.locale.text(move |lang| {
        let names = backs.with(|(_, faces)| {
            let names = faces.iter().map(|&face| card_name(face, lang));
            names.collect::<Vec<_>>().join(", ")
        });
        format!("{}: {names}", Message::OTHER_SIDES.text(lang))
    });
    let cards = move || {
        let (side, faces) = backs.get();
        let cards = faces
            .into_iter()
            .map(|face| view! { <CardFace face side/> });
        cards.collect_view()
    };
    view! {
        <span class="backs" role="img" aria-label=label>
            {cards}
        </span>
    }
}

/// A lasting dare running at a seat; pressing it reports a slip (D8).
#[component]
fn DareChip(
    /// The seat.
    seat: Seat,
    /// The number of the dare.
    number: u8,
) -> impl IntoView {
    let app = AppState::expect();
    let text = app.locale.text(move |lang| {
        let text = app
            .game
            .read(|game| game.lasting_text(seat, number).map(str::to_owned));
        text.unwrap_or_else(|| Message::DARE_NUMBER.number(lang, number.into()))
    });
    view! {
        <button
            type="button"
            class="dare-chip"
            lang=Signal::derive(move || app.game.read(|game| game.list.lang).code())
            on:click=move |_| app.dialogs.show(Dialog::Slip(seat, number))
        >
            {text}
        </button>
    }
}

/// Returns what a person can shout at the table: the call with the last card, or the catch of whoever forgot it (G11, G12).
fn shout(round: &View, seat: Seat) -> Option<(SeatAction, Message)> {
    let own = round.seat(seat)?;
    let open = round
        .seats
        .iter()
        .find(|other| other.call == CallState::Open)?;
    (own.is_in && !own.is_bot).then_some(if open.seat == seat {
        (SeatAction::Uno, Message::LAST_CARD)
    } else {
        (SeatAction::Catch(open.seat), Message::CATCH)
    })
}

/// Returns whether a person may want to look at the own cards in order to jump in (H4).
fn may_jump_in(round: &View, seat: Seat) -> bool {
    let is_player = round.seat(seat).is_some_and(|own| own.is_in && !own.is_bot);
    is_player
        && round.ruleset.jump_in
        && round.current_player != Some(seat)
        && matches!(round.phase, PhaseView::Turn | PhaseView::DrawStack(_))
}

/// The buttons at a player's own edge while the device lies on the table.
#[component]
fn SeatButtons(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let app = AppState::expect();
    let call = memo(move || app.game.read_round(|_, round| shout(round, seat)));
    let jumps = memo(move || app.game.read_round(|_, round| may_jump_in(round, seat)));
    let relaid = relaid(memo(move || (call.get(), jumps.get())));
    let press = move |_| {
        if let Some((action, _)) = call.get_untracked() {
            play::act_as(app, seat, action);
        }
    };
    let text = Signal::derive(move || {
        call.get()
            .map(|(_, message)| message.text(app.locale.lang()))
    });
    view! {
        <Show when=move || call.get().is_some() || jumps.get()>
            <span class="seat-acts" class:is-relaid=relaid>
                <Show when=move || call.get().is_some()>
                    {button("btn is-call is-choice", text, press)}
                </Show>
                <Show when=jumps>
                    {button("btn is-small", app.locale.t(Message::JUMP_IN), move |_| session::hand_to(app, seat))}
                </Show>
            </span>
        </Show>
    }
}
