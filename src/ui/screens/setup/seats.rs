//! Who plays: the seats in the order in which people sit.

use web_sys::HtmlInputElement;

use super::Form;
use crate::i18n::{Lang, Word};
use crate::rules::{DealerChoice, MAX_SEATS, Seat};
use crate::table::{NAME_MAX, Place, Player, Setup};
use crate::ui::dom::{Callback, Node, Signal, derived, each, el, live, memo, target};
use crate::ui::parts::focus;
use crate::ui::parts::pick::pick;
use crate::ui::parts::shapes::icon;

/// The id of the field for a name.
pub(super) fn name_id(seat: Seat) -> String {
    format!("name-{}", seat.0)
}

/// All seats, and the buttons that add one.
pub(super) fn seats(form: Form) -> Node {
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
    Node::from(
        el("fieldset")
            .class("group")
            .child(el("legend").child(app.t(Word::PLAYERS)))
            .child(el("p").class("note").child(app.t(Word::SEAT_ORDER_HINT)))
            .child(el("ol").class("players").child(each(
                move || (0..count.get() as u8).collect(),
                std::string::ToString::to_string,
                move |index| seat_editor(form, Seat(index)),
            )))
            .child(
                el("div")
                    .class("btn-row is-start")
                    .child(
                        el("button")
                            .class("btn is-small")
                            .attr("aria-disabled", derived(move || full.get().to_string()))
                            .tap(move || add(Player::Person))
                            .child(icon("person"))
                            .child(app.t(Word::ADD_PERSON)),
                    )
                    .child(
                        el("button")
                            .class("btn is-small")
                            .attr("aria-disabled", derived(move || full.get().to_string()))
                            .tap(move || add(Player::Computer))
                            .child(icon("bot"))
                            .child(app.t(Word::ADD_COMPUTER)),
                    ),
            ),
    )
}

/// One seat: its name, who plays it, and its place among the others.
fn seat_editor(form: Form, seat: Seat) -> Node {
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
    let called = memo(move || form.called().into_iter().nth(index).unwrap_or_default());
    let error_id = format!("name-error-{index}");
    Node::from(
        el("li")
            .class("player")
            .child(
                el("span")
                    .class(format!("avatar hue-{index}"))
                    .attr("aria-hidden", "true")
                    .child(live(move || name.with(|name| name.trim().chars().next().map(String::from)))),
            )
            .child(
                el("input")
                    .class("name")
                    .attr("id", name_id(seat))
                    .attr("maxlength", NAME_MAX.to_string())
                    .attr("autocomplete", "off")
                    .attr("spellcheck", "false")
                    .attr("enterkeyhint", "done")
                    .attr("aria-label", derived(label))
                    .attr("aria-invalid", derived(move || wrong.with(Option::is_some).to_string()))
                    .attr("aria-describedby", error_id.clone())
                    .prop("value", name)
                    .on("input", move |event| {
                        if let Some(input) = target::<HtmlInputElement>(&event) {
                            rename(input.value());
                        }
                    }),
            )
            .child(el("p").class("error").attr("id", error_id).child(wrong))
            .child(el("div").class("btn-row").child(who_plays(form, seat, called)).child(moves(form, seat, called))),
    )
}

/// A person or the computer.
fn who_plays(form: Form, seat: Seat, name: Signal<String>) -> Node {
    let app = form.app;
    let player = form.of(move |setup| setup.places.get(seat.index()).map(|place| place.player));
    let choices = [(Player::Person, "person", Word::PERSON), (Player::Computer, "bot", Word::COMPUTER_PLAYER)];
    let picks = choices.into_iter().map(|(choice, shape, word)| {
        let lang = app.lang;
        let choose = Callback::new(move |()| form.change(|setup| set_player(setup, seat, choice, lang.get_untracked())));
        pick(
            format!("player-{}", seat.0),
            "is-small",
            derived(move || player.get() == Some(choice)).into(),
            choose,
            vec![icon(shape), el("span").class("vh").child(app.t(word)).into()],
        )
    });
    Node::from(el("div").class("picks").attr("role", "radiogroup").attr("aria-label", name).child(picks.collect::<Node>()))
}

/// Changing places with a neighbor, and leaving.
fn moves(form: Form, seat: Seat, name: Signal<String>) -> Node {
    let lang = form.app.lang;
    let label = move |word: Word| derived(move || word.named(lang.get(), &name.get()));
    let last = form.of(move |setup| seat.index() + 1 >= setup.places.len());
    let at_least = form.of(|setup| setup.places.len() <= usize::from(setup.draft.edition.seats().0));
    let go = move |to: Option<Seat>, id: &'static str| {
        if let Some(to) = to.filter(|to| to.index() < form.setup.with_untracked(|setup| setup.places.len())) {
            form.change(|setup| swap(setup, seat, to));
            focus::on(format!("{id}-{}", to.0));
        }
    };
    let remove_it = move || {
        if !at_least.get_untracked() {
            form.change(|setup| remove(setup, seat));
            focus::on(format!("remove-{}", seat.0.saturating_sub(1)));
        }
    };
    Node::Many(vec![
        el("button")
            .class("btn is-small is-quiet is-round")
            .attr("id", format!("left-{}", seat.0))
            .attr("aria-label", label(Word::MOVE_LEFT))
            .attr("aria-disabled", (seat.0 == 0).to_string())
            .tap(move || go(seat.0.checked_sub(1).map(Seat), "left"))
            .child(icon("back"))
            .into(),
        el("button")
            .class("btn is-small is-quiet is-round is-mirrored")
            .attr("id", format!("right-{}", seat.0))
            .attr("aria-label", label(Word::MOVE_RIGHT))
            .attr("aria-disabled", derived(move || last.get().to_string()))
            .tap(move || go(Some(Seat(seat.0 + 1)), "right"))
            .child(icon("back"))
            .into(),
        el("button")
            .class("btn is-small is-quiet is-round")
            .attr("id", format!("remove-{}", seat.0))
            .attr("aria-label", label(Word::REMOVE_SEAT))
            .attr("aria-disabled", derived(move || at_least.get().to_string()))
            .tap(remove_it)
            .child(icon("close"))
            .into(),
    ])
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
