//! Who plays: the seats in the order in which people sit.

use web_sys::HtmlInputElement;

use super::{Form, change};
use crate::i18n::{Lang, Message};
use crate::rules::{DealerChoice, MAX_SEATS, Seat};
use crate::table::{NAME_MAX, Player, PlayerKind, Setup};
use crate::ui::dom::{El, Node, el, target};
use crate::ui::parts::focus;
use crate::ui::parts::pick::pick;
use crate::ui::parts::shapes::icon;

/// The id of the field for a name.
pub(super) fn name_id(seat: Seat) -> String {
    format!("name-{}", seat.0)
}

/// All seats, and the buttons that add one.
pub(super) fn seats(form: Form) -> El {
    let seats = (0..form.setup.players.len() as u8)
        .map(|index| seat_editor(form, Seat(index)))
        .collect::<Node>();
    el("fieldset")
        .class("group")
        .child(el("legend").child(form.t(Message::PLAYERS)))
        .child(
            el("p")
                .class("note")
                .child(form.t(Message::SEAT_ORDER_HINT)),
        )
        .child(el("ol").class("players").child(seats))
        .child(
            el("div")
                .class("btn-row is-start")
                .child(adding(
                    form,
                    PlayerKind::Person,
                    "person",
                    Message::ADD_PERSON,
                ))
                .child(adding(
                    form,
                    PlayerKind::Computer,
                    "bot",
                    Message::ADD_COMPUTER,
                )),
        )
}

/// A button that adds a player.
fn adding(form: Form, kind: PlayerKind, shape: &str, word: Message) -> El {
    let (count, lang) = (form.setup.players.len(), form.lang);
    let full = count >= usize::from(form.setup.draft.edition.seats().1);
    let add = move || {
        if !full {
            change(|setup| {
                setup.players.push(Player {
                    name: free_name(setup, player, lang),
                    player,
                })
            });
            focus::on(name_id(Seat(count as u8)));
        }
    };
    el("button")
        .class("btn is-small")
        .attr("aria-disabled", full.to_string())
        .tap(add)
        .child(icon(shape))
        .child(form.t(word))
}

/// One seat: its name, who plays it, and its place among the others.
fn seat_editor(form: Form, seat: Seat) -> El {
    let index = seat.index();
    let name = form
        .setup
        .players
        .get(index)
        .map_or("", |place| place.name.as_str());
    let initial = name.trim().chars().next().map(String::from);
    let wrong = form
        .problems
        .iter()
        .find(|problem| problem.seat() == Some(seat));
    let wrong = wrong.map(|problem| problem.words(form.setup.draft.edition, form.lang));
    let error_id = format!("name-error-{index}");
    el("li")
        .class("player")
        .child(
            el("span")
                .class(format!("avatar hue-{index}"))
                .attr("aria-hidden", "true")
                .child(initial),
        )
        .child(
            name_field(seat, name)
                .attr(
                    "aria-label",
                    [
                        &Message::PLAYER_N.number(form.lang, index + 1),
                        ": ",
                        form.t(Message::PLAYER_NAME),
                    ]
                    .concat(),
                )
                .attr("aria-invalid", wrong.is_some().to_string())
                .attr("aria-describedby", error_id.clone()),
        )
        .child(el("p").class("error").attr("id", error_id).child(wrong))
        .child(
            el("div")
                .class("btn-row")
                .child(who_plays(form, seat))
                .child(moves(form, seat)),
        )
}

/// The field for a name.
fn name_field(seat: Seat, name: &str) -> El {
    let rename = move |event| {
        let Some(input) = target::<HtmlInputElement>(&event) else {
            return;
        };
        change(|setup| {
            if let Some(place) = setup.players.get_mut(seat.index()) {
                place.name = input.value();
            }
        });
    };
    el("input")
        .class("name")
        .attr("id", name_id(seat))
        .attr("maxlength", NAME_MAX.to_string())
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "done")
        .prop("value", name.to_owned())
        .on("input", rename)
}

/// A person or the computer.
fn who_plays(form: Form, seat: Seat) -> El {
    let lang = form.lang;
    let now = form.setup.players.get(seat.index()).map(|place| place.kind);
    let choices = [
        (PlayerKind::Person, "person", Message::PERSON),
        (PlayerKind::Computer, "bot", Message::COMPUTER_PLAYER),
    ];
    let picks = choices.map(|(player, shape, word)| {
        let choose = move || change(|setup| set_player(setup, seat, player, lang));
        let shown = vec![
            icon(shape).into(),
            el("span").class("vh").child(form.t(word)).into(),
        ];
        pick(
            (format!("player-{}", seat.0), "is-small"),
            now == Some(player),
            choose,
            shown,
        )
    });
    el("div")
        .class("picks")
        .attr("role", "radiogroup")
        .attr("aria-label", form.called(seat))
        .child(picks)
}

/// Changing players with a neighbor, and leaving.
fn moves(form: Form, seat: Seat) -> Node {
    let count = form.setup.players.len();
    let last = seat.index() + 1 >= count;
    let at_least = count <= usize::from(form.setup.draft.edition.seats().0);
    let button = |id: &str, word: Message, off: bool| {
        el("button")
            .attr("id", format!("{id}-{}", seat.0))
            .attr("aria-label", word.named(form.lang, &form.called(seat)))
            .attr("aria-disabled", off.to_string())
    };
    let go = move |to: Seat, id: &str| {
        change(|setup| swap(setup, seat, to));
        focus::on(format!("{id}-{}", to.0));
    };
    let left = move || {
        if let Some(to) = seat.0.checked_sub(1) {
            go(Seat(to), "left");
        }
    };
    let right = move || {
        if !last {
            go(Seat(seat.0 + 1), "right");
        }
    };
    let leave = move || {
        if !at_least {
            change(|setup| remove(setup, seat));
            focus::on(format!("remove-{}", seat.0.saturating_sub(1)));
        }
    };
    Node::from([
        button("left", Message::MOVE_LEFT, seat.0 == 0)
            .class("btn is-small is-quiet is-round")
            .tap(left)
            .child(icon("back")),
        button("right", Message::MOVE_RIGHT, last)
            .class("btn is-small is-quiet is-round is-mirrored")
            .tap(right)
            .child(icon("back")),
        button("remove", Message::REMOVE_SEAT, at_least)
            .class("btn is-small is-quiet is-round")
            .tap(leave)
            .child(icon("close")),
    ])
}

/// The name a new player begins with: the first number that is free.
fn free_name(setup: &Setup, kind: PlayerKind, lang: Lang) -> String {
    let word = default_word(player);
    let mut names = (1..=MAX_SEATS).map(|number| word.number(lang, number));
    names
        .find(|name| setup.players.iter().all(|place| place.name != *name))
        .unwrap_or_default()
}

fn default_word(kind: PlayerKind) -> Message {
    match player {
        PlayerKind::Person => Message::PLAYER_N,
        PlayerKind::Computer => Message::ROBOT_N,
    }
}

/// Whether a name is one the app gave.
fn is_default(name: &str, kind: PlayerKind, lang: Lang) -> bool {
    (1..=MAX_SEATS).any(|number| default_word(player).number(lang, number) == name)
}

/// A seat changes hands. A name nobody chose goes with its kind of player.
fn set_player(setup: &mut Setup, seat: Seat, kind: PlayerKind, lang: Lang) {
    let fresh = free_name(setup, player, lang);
    if let Some(place) = setup
        .players
        .get_mut(seat.index())
        .filter(|place| place.kind != player)
    {
        if place.name.trim().is_empty() || is_default(&place.name, place.kind, lang) {
            place.name = fresh;
        }
        place.kind = player;
    }
}

/// Two players change players; who deals and who is youngest stays the same person.
fn swap(setup: &mut Setup, a: Seat, b: Seat) {
    setup.players.swap(a.index(), b.index());
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
    setup.players.remove(gone.index());
    let moved = move |seat: Seat| if seat > gone { Seat(seat.0 - 1) } else { seat };
    setup.youngest = if setup.youngest == gone {
        Seat(0)
    } else {
        moved(setup.youngest)
    };
    match setup.draft.dealer {
        DealerChoice::Seat(seat) if seat == gone => setup.draft.dealer = DealerChoice::Draw,
        DealerChoice::Seat(seat) => setup.draft.dealer = DealerChoice::Seat(moved(seat)),
        DealerChoice::Draw | DealerChoice::Youngest => {}
    }
}
