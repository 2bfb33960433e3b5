//! Who plays: the seats in the order in which people sit.

use leptos::prelude::*;

use super::form::Form;
use crate::i18n::{Message, setup_error};
use crate::rules::Seat;
use crate::table::{NAME_MAX, PlayerKind};
use crate::text::initial;
use crate::ui::actions::setup;
use crate::ui::parts::aria::aria;
use crate::ui::parts::button::note;
use crate::ui::parts::focus;
use crate::ui::parts::form::Radio;
use crate::ui::parts::icon::Icon;
use crate::ui::parts::show::For;
use crate::ui::state::memo;

/// The classes of the small buttons of a seat.
const ROUND: &str = "btn is-small is-quiet is-round";

/// Returns the id of the field for a name.
pub(super) fn name_id(seat: Seat) -> String {
    format!("name-{}", seat.0)
}

/// All seats, and the buttons that add one.
#[component]
pub(super) fn Seats(form: Form) -> impl IntoView {
    let app = form.app;
    let is_full = memo(move || form.seats.get() >= usize::from(form.draft.get().edition.seats().1));
    let kinds = [
        (PlayerKind::Person, "person", Message::ADD_PERSON),
        (PlayerKind::Computer, "bot", Message::ADD_COMPUTER),
    ];
    let add = kinds.map(|(kind, shape, label)| {
        let add = move |_| {
            if let Some(seat) = setup::add_player(app, kind) {
                focus::on(name_id(seat));
            }
        };
        view! {
            <button
                type="button"
                class="btn is-small"
                aria-disabled=aria(move || is_full.get())
                on:click=add
            >
                <Icon shape/>
                {app.locale.t(label)}
            </button>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{app.locale.t(Message::PLAYERS)}</legend>
            {note(app.locale.t(Message::SEAT_ORDER_HINT))}
            <ol class="players">
                <For
                    each=move || 0..form.seats.get() as u8
                    key=|index| *index
                    children=move |index| view! { <SeatEditor form seat=Seat(index)/> }
                />
            </ol>
            <div class="btn-row is-start">{add.into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// One seat: its name, who plays it, and its place among the others.
#[component]
fn SeatEditor(form: Form, seat: Seat) -> impl IntoView {
    let app = form.app;
    let index = seat.index();
    let name = memo(move || {
        setup::read(app, |setup| {
            let player = setup.players.get(index);
            player.map_or_else(String::new, |player| player.name.clone())
        })
    });
    let shown_name = form.seat_name(seat);
    let error = memo(move || {
        let (edition, lang) = (form.draft.get().edition, app.locale.lang());
        form.errors.with(|errors| {
            let error = errors.iter().find(|error| error.seat() == Some(seat));
            error.map(|error| setup_error(error, edition, lang))
        })
    });
    let label = app.locale.text(move |lang| {
        let player = Message::PLAYER_N.number(lang, index + 1);
        [&player, ": ", Message::PLAYER_NAME.text(lang)].concat()
    });
    let rename = move |event| {
        form.change(|setup| setup.rename_player(seat, event_target_value(&event)));
    };
    view! {
        <li class="player">
            <span class=format!("avatar hue-{index}") aria-hidden="true">
                {Signal::derive(move || initial(&name.get()))}
            </span>
            <input
                class="name"
                id=name_id(seat)
                maxlength=NAME_MAX
                autocomplete="off"
                spellcheck="false"
                enterkeyhint="done"
                aria-label=label
                aria-invalid=aria(move || error.get().is_some())
                aria-describedby=format!("name-error-{index}")
                prop:value=name
                on:input=rename
            />
            <p class="error" id=format!("name-error-{index}")>
                {error}
            </p>
            <div class="btn-row">
                <Kinds form seat shown_name/>
                <Moves form seat shown_name/>
            </div>
        </li>
    }
}

/// A person or the computer.
#[component]
fn Kinds(form: Form, seat: Seat, shown_name: Memo<String>) -> impl IntoView {
    let app = form.app;
    let now = move || {
        setup::read(app, |setup| {
            setup.players.get(seat.index()).map(|player| player.kind)
        })
    };
    let kinds = [
        (PlayerKind::Person, "person", Message::PERSON),
        (PlayerKind::Computer, "bot", Message::COMPUTER_PLAYER),
    ];
    let radios = kinds.map(|(kind, shape, label)| {
        view! {
            <Radio
                group=format!("player-{}", seat.0)
                class="is-small"
                checked=Signal::derive(move || now() == Some(kind))
                on_choose=move |()| setup::set_kind(app, seat, kind)
            >
                <Icon shape/>
                <span class="vh">{app.locale.t(label)}</span>
            </Radio>
        }
    });
    view! {
        <div class="picks" role="radiogroup" aria-label=shown_name>
            {radios.into_iter().collect_view()}
        </div>
    }
}

/// Changing places with a neighbor, and leaving. The focus stays with the player who moves.
#[component]
fn Moves(form: Form, seat: Seat, shown_name: Memo<String>) -> impl IntoView {
    let app = form.app;
    let is_last = memo(move || seat.index() + 1 >= form.seats.get());
    let is_needed =
        memo(move || form.seats.get() <= usize::from(form.draft.get().edition.seats().0));
    let go = move |to: Option<u8>, button: &str| {
        let Some(to) = to.map(Seat) else { return };
        let mut moved = false;
        form.change(|setup| moved = setup.move_player(seat, to));
        if moved {
            focus::on(format!("{button}-{}", to.0));
        }
    };
    let leave = move || {
        let mut gone = false;
        form.change(|setup| gone = setup.remove_player(seat));
        if gone {
            focus::on(format!("remove-{}", seat.0.saturating_sub(1)));
        }
    };
    let button = move |id: &'static str, label: Message, shape, class, is_off: Signal<bool>| {
        let label = app
            .locale
            .text(move |lang| label.named(lang, &shown_name.get()));
        let press = move |_| match id {
            "left" => go(seat.0.checked_sub(1), id),
            "right" => go(Some(seat.0 + 1), id),
            _ => leave(),
        };
        view! {
            <button
                type="button"
                id=format!("{id}-{}", seat.0)
                class=class
                aria-label=label
                aria-disabled=aria(move || is_off.get())
                on:click=press
            >
                <Icon shape/>
            </button>
        }
    };
    view! {
        {button("left", Message::MOVE_LEFT, "back", ROUND, Signal::stored(seat.0 == 0))}
        {button(
            "right",
            Message::MOVE_RIGHT,
            "back",
            "btn is-small is-quiet is-round is-mirrored",
            is_last.into(),
        )}
        {button("remove", Message::REMOVE_SEAT, "close", ROUND, is_needed.into())}
    }
}
