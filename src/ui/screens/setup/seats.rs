//! Who plays: the seats in the order in which people sit.

use leptos::prelude::*;

use super::Form;
use crate::i18n::{Lang, Word};
use crate::rules::{DealerChoice, MAX_SEATS, Seat};
use crate::table::{NAME_MAX, Place, Player, Setup};
use crate::ui::dom::{derived, live, memo, tap};
use crate::ui::parts::focus;
use crate::ui::parts::pick::Pick;
use crate::ui::parts::shapes::Icon;

/// The id of the field for a name.
pub(super) fn name_id(seat: Seat) -> String {
    format!("name-{}", seat.0)
}

/// All seats, and the buttons that add one.
#[component]
pub(super) fn Seats(form: Form) -> impl IntoView {
    let app = form.app;
    let count = form.of(|setup| setup.places.len());
    let full = form.of(|setup| setup.places.len() >= usize::from(setup.draft.edition.seats().1));
    let add = move |player: Player| {
        if !full.get_untracked() {
            let lang = app.lang.get_untracked();
            form.change(|setup| setup.places.push(Place { name: free_name(setup, player, lang), player }));
            focus::on(name_id(Seat(count.get_untracked() as u8 - 1)));
        }
    };
    view! {
        <fieldset class="group">
            <legend>{app.t(Word::PLAYERS)}</legend>
            <p class="note">{app.t(Word::SEAT_ORDER_HINT)}</p>
            <ol class="players">
                <For each=move || 0..count.get() key=|index| *index let:index>
                    <SeatEditor form seat=Seat(index as u8) />
                </For>
            </ol>
            <div class="btn-row is-start">
                <button class="btn is-small" aria-disabled=derived(move || full.get().to_string()) on:click=tap(move || add(Player::Person))>
                    <Icon shape="person" />
                    {app.t(Word::ADD_PERSON)}
                </button>
                <button class="btn is-small" aria-disabled=derived(move || full.get().to_string()) on:click=tap(move || add(Player::Computer))>
                    <Icon shape="bot" />
                    {app.t(Word::ADD_COMPUTER)}
                </button>
            </div>
        </fieldset>
    }
}

/// One seat: its name, who plays it, and its place among the others.
#[component]
fn SeatEditor(form: Form, seat: Seat) -> impl IntoView {
    let app = form.app;
    let index = seat.index();
    let name = form.of(move |setup| setup.places.get(index).map(|place| place.name.clone()).unwrap_or_default());
    let wrong = memo(move || {
        let game = form.setup.with(|setup| setup.draft.edition);
        form.problems.with(|problems| {
            let own = problems.iter().find(|problem| problem.seat() == Some(seat));
            own.map(|problem| problem.words(game, app.lang.get()))
        })
    });
    let rename = move |name: String| {
        form.change(|setup| {
            if let Some(place) = setup.places.get_mut(index) {
                place.name = name;
            }
        });
    };
    let label = move || {
        let lang = app.lang.get();
        [&Word::PLAYER_N.number(lang, index + 1), ": ", Word::PLAYER_NAME.text(lang)].concat()
    };
    let error_id = format!("name-error-{index}");
    view! {
        <li class="player">
            <span class=format!("avatar hue-{index}") aria-hidden="true">
                {live(move || name.with(|name| name.trim().chars().next().map(String::from)))}
            </span>
            <input
                class="name"
                id=name_id(seat)
                maxlength=NAME_MAX.to_string()
                autocomplete="off"
                spellcheck="false"
                enterkeyhint="done"
                aria-label=derived(label)
                aria-invalid=derived(move || wrong.with(Option::is_some).to_string())
                aria-describedby=error_id.clone()
                prop:value=name
                on:input:target=move |event| rename(event.target().value())
            />
            <p class="error" id=error_id>
                {wrong}
            </p>
            <div class="btn-row">
                <WhoPlays form seat name />
                <Moves form seat name />
            </div>
        </li>
    }
}

/// A person or the computer.
#[component]
fn WhoPlays(form: Form, seat: Seat, name: Memo<String>) -> impl IntoView {
    let app = form.app;
    let player = form.of(move |setup| setup.places.get(seat.index()).map(|place| place.player));
    let choices = [(Player::Person, "person", Word::PERSON), (Player::Computer, "bot", Word::COMPUTER_PLAYER)];
    let picks = choices.into_iter().map(|(choice, shape, word)| {
        let lang = app.lang;
        let choose = Callback::new(move |()| form.change(|setup| set_player(setup, seat, choice, lang.get_untracked())));
        view! {
            <Pick group=format!("player-{}", seat.0) class="is-small" chosen=derived(move || player.get() == Some(choice)) on_choose=choose>
                <Icon shape />
                <span class="vh">{app.t(word)}</span>
            </Pick>
        }
    });
    view! {
        <div class="picks" role="radiogroup" aria-label=name>
            {picks.collect_view()}
        </div>
    }
}

/// Changing places with a neighbor, and leaving.
#[component]
fn Moves(form: Form, seat: Seat, name: Memo<String>) -> impl IntoView {
    let lang = form.app.lang;
    let label = move |word: Word| move || word.named(lang.get(), &name.get());
    let last = form.of(move |setup| seat.index() + 1 >= setup.places.len());
    let at_least = form.of(|setup| setup.places.len() <= usize::from(setup.draft.edition.seats().0));
    let go = move |to: Option<Seat>, id: &'static str| {
        if let Some(to) = to.filter(|to| to.index() < form.setup.with_untracked(|setup| setup.places.len())) {
            form.change(|setup| swap(setup, seat, to));
            focus::on(format!("{id}-{}", to.0));
        }
    };
    let remove_it = move |_| {
        if !at_least.get_untracked() {
            form.change(|setup| remove(setup, seat));
            focus::on(format!("remove-{}", seat.0.saturating_sub(1)));
        }
    };
    view! {
        <button
            class="btn is-small is-quiet is-round"
            id=format!("left-{}", seat.0)
            aria-label=label(Word::MOVE_LEFT)
            aria-disabled=(seat.0 == 0).to_string()
            on:click=tap(move || go(seat.0.checked_sub(1).map(Seat), "left"))
        >
            <Icon shape="back" />
        </button>
        <button
            class="btn is-small is-quiet is-round is-mirrored"
            id=format!("right-{}", seat.0)
            aria-label=label(Word::MOVE_RIGHT)
            aria-disabled=derived(move || last.get().to_string())
            on:click=tap(move || go(Some(Seat(seat.0 + 1)), "right"))
        >
            <Icon shape="back" />
        </button>
        <button
            class="btn is-small is-quiet is-round"
            id=format!("remove-{}", seat.0)
            aria-label=label(Word::REMOVE_SEAT)
            aria-disabled=derived(move || at_least.get().to_string())
            on:click=remove_it
        >
            <Icon shape="close" />
        </button>
    }
}

/// The name a new player begins with: the first number that is free.
fn free_name(setup: &Setup, player: Player, lang: Lang) -> String {
    let word = default_word(player);
    let mut names = (1..=MAX_SEATS).map(|number| word.number(lang, number));
    names.find(|name| setup.places.iter().all(|place| place.name != *name)).unwrap_or_default()
}

fn default_word(player: Player) -> Word {
    match player {
        Player::Person => Word::PLAYER_N,
        Player::Computer => Word::ROBOT_N,
    }
}

/// Whether a name is one the app gave.
fn is_default(name: &str, player: Player, lang: Lang) -> bool {
    (1..=MAX_SEATS).any(|number| default_word(player).number(lang, number) == name)
}

/// A seat changes hands. A name nobody chose goes with its kind of player.
fn set_player(setup: &mut Setup, seat: Seat, player: Player, lang: Lang) {
    let fresh = free_name(setup, player, lang);
    if let Some(place) = setup.places.get_mut(seat.index()).filter(|place| place.player != player) {
        if place.name.trim().is_empty() || is_default(&place.name, place.player, lang) {
            place.name = fresh;
        }
        place.player = player;
    }
}

/// Two players change places; who deals and who is youngest stays the same person.
fn swap(setup: &mut Setup, a: Seat, b: Seat) {
    setup.places.swap(a.index(), b.index());
    let moved = move |seat: Seat| {
        if seat == a {
            b
        } else if seat == b {
            a
        } else {
            seat
        }
    };
    setup.youngest = moved(setup.youngest);
    if let DealerChoice::Seat(seat) = setup.draft.dealer {
        setup.draft.dealer = DealerChoice::Seat(moved(seat));
    }
}

/// A player goes; whoever was to deal is drawn for if it was that one.
fn remove(setup: &mut Setup, gone: Seat) {
    setup.places.remove(gone.index());
    let moved = move |seat: Seat| if seat > gone { Seat(seat.0 - 1) } else { seat };
    setup.youngest = if setup.youngest == gone { Seat(0) } else { moved(setup.youngest) };
    match setup.draft.dealer {
        DealerChoice::Seat(seat) if seat == gone => setup.draft.dealer = DealerChoice::Draw,
        DealerChoice::Seat(seat) => setup.draft.dealer = DealerChoice::Seat(moved(seat)),
        DealerChoice::Draw | DealerChoice::Youngest => {}
    }
}
