//! The table: flat between all players, or as the one sees it whose hand is open.

use super::hand::hand_band;
use crate::i18n::{Counted, Word, card_name, color_word, sentence};
use crate::rules::{Act, Direction, Edition, Face, PhaseView, Seat, Side};
use crate::table::Device;
use crate::ui::app::{Notice, Sheet};
use crate::ui::dom::{Node, classes, derived, each, el, live, memo, when};
use crate::ui::parts::back::card_back;
use crate::ui::parts::card::card_face;
use crate::ui::parts::heading::title_page;
use crate::ui::parts::seat::seat_plate;
use crate::ui::parts::shapes::{icon, silhouette, tint};
use crate::ui::{App, actions};

/// From so many seats on the plates are small.
const CROWD: usize = 7;
/// Events shown on the table.
const LOG: usize = 5;

/// The table with its seats, piles and, in turn, the open hand.
#[must_use]
pub fn table() -> Node {
    let app = App::get();
    title_page(memo(move || title(app)));
    let shown = memo(move || app.device.get().shown());
    let count = app.session.with_untracked(|session| session.as_ref().map_or(0, |session| session.places().len()));
    let crowd = if count >= CROWD { " is-crowded" } else { "" };
    let class = move || [if shown.get().is_some() { "table is-private" } else { "table is-public" }, crowd].concat();
    Node::from(
        el("main")
            .class(derived(class))
            .child(el("h1").class("vh").attr("tabindex", "-1").child(live(move || title(app))))
            .child(log())
            .child(el("div").class("edges").child(live(move || edges(count as u8, shown.get()))))
            .child(corner())
            .child(middle())
            .child(live(move || match shown.get() {
                Some(seat) => Node::Many(vec![
                    el("div").class("me").child(seat_plate(seat, false)).into(),
                    private_actions(seat),
                    hand_band(seat),
                ]),
                None => public_actions(),
            }))
            .child(toast()),
    )
}

fn title(app: App) -> String {
    let round = app.session.with(|session| session.as_ref().map_or(0, crate::table::Session::round_number));
    Word::ROUND_N.number(app.lang.get(), round.into())
}

/// The seats round the table, clockwise from the left of the one who looks, or all of them with the first at the lower edge.
fn edges(count: u8, shown: Option<Seat>) -> Node {
    let acts = shown.is_none();
    let first = shown.map_or(0, |seat| seat.0 + 1);
    let others = if shown.is_some() { count.saturating_sub(1) } else { count };
    let seats: Vec<Seat> = (0..others).map(|step| Seat((first + step) % count.max(1))).collect();
    let (bottom, ring) = if acts { seats.split_at(lower(count)) } else { seats.split_at(0) };
    let side = if acts { side_public(ring.len()) } else { side_private(ring.len()) };
    let (left, rest) = ring.split_at(side);
    let (top, right) = rest.split_at(rest.len() - side);
    let edge = |class: &'static str, seats: &[Seat]| {
        let plates = seats.iter().map(|&seat| Node::from(el("li").child(seat_plate(seat, acts)))).collect::<Node>();
        Node::from(el("ol").class(class).child(plates))
    };
    let below = acts.then(|| edge("edge edge-bottom", bottom));
    Node::Many(vec![
        (edge("edge edge-left", left)),
        (edge("edge edge-top", top)),
        (edge("edge edge-right", right)),
        (below).into(),
    ])
}

/// Seats at the lower edge of the public table.
const fn lower(count: u8) -> usize {
    match count {
        0..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// Seats at each side of the public table, of those not at the lower edge.
const fn side_public(ring: usize) -> usize {
    match ring {
        0..=1 => 0,
        2..=6 => 1,
        _ => 2,
    }
}

/// Seats at each side of the one who looks.
const fn side_private(others: usize) -> usize {
    match others {
        0..=1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}

/// The last events, newest last.
fn log() -> Node {
    let app = App::get();
    let lines = move || {
        let (lang, names) = (app.lang.get(), app.names());
        let mut lines: Vec<String> = app.session.with(|session| {
            let told = session.as_ref().map(|session| session.journal().told().rev());
            told.into_iter().flatten().filter_map(|told| sentence(&told.event, &names, lang)).take(LOG).collect()
        });
        lines.reverse();
        lines
    };
    Node::from(
        el("ol")
            .class("log")
            .attr("aria-label", app.t(Word::LOG))
            .child(live(move || lines().into_iter().map(|line| Node::from(el("li").child(line))).collect::<Node>())),
    )
}

/// The round, what is played for, and the menu.
fn corner() -> Node {
    let app = App::get();
    let goal = move || {
        let target = app.view.with(|view| view.as_ref().map_or(0, |view| view.ruleset.target));
        [title(app), Word::TO_POINTS.number(app.lang.get(), target.into())].join(" · ")
    };
    Node::from(
        el("div").class("corner").child(el("span").class("chip").child(live(goal))).child(
            el("button")
                .class("btn is-quiet is-small is-round")
                .attr("aria-label", app.t(Word::MENU))
                .tap(move || actions::open_sheet(app, Sheet::Menu))
                .child(icon("menu")),
        ),
    )
}

/// The piles, the direction of play, the color in play.
fn middle() -> Node {
    let app = App::get();
    let reversed = move || app.view.with(|view| view.as_ref().is_some_and(|view| view.direction == Direction::CounterClockwise));
    let direction = move || {
        let what = if reversed() { Word::COUNTER_CLOCKWISE } else { Word::CLOCKWISE };
        Word::DIRECTION.with(app.lang.get(), &[("what", what.text(app.lang.get()))])
    };
    Node::from(
        el("section")
            .class("middle")
            .child(
                el("svg")
                    .class(derived(move || classes("ring", &[(reversed(), "is-reversed")])))
                    .attr("viewBox", "0 0 400 400")
                    .attr("role", "img")
                    .attr("aria-label", derived(direction))
                    .child(el("use").attr("href", "#ring")),
            )
            .child(el("div").class("piles").child(draw_pile()).child(discard_pile()))
            .child(color_chip())
            .child(hint()),
    )
}

/// The draw pile: a button while the one who looks may draw.
fn draw_pile() -> Node {
    let app = App::get();
    let count = memo(move || app.view.with(|view| view.as_ref().map_or(0, |view| view.draw)));
    let may = memo(move || app.view.with(|view| view.as_ref().is_some_and(|view| view.may(Act::Draw))));
    let label = move || Counted::DRAW_PILE_CARDS.text(app.lang.get(), count.get());
    let backs = move || (0..count.get().clamp(1, 3)).map(|_| card_back()).collect::<Node>();
    let inside = move || {
        Node::Many(vec![
            el("span").class("pile-cards").child(live(backs)).into(),
            el("span").class("pile-count").attr("aria-hidden", "true").child(live(move || count.get())).into(),
        ])
    };
    live(move || {
        if may.get() {
            Node::from(
                el("button")
                    .class("pile is-draw is-playable")
                    .attr("aria-label", derived(label))
                    .tap(move || actions::act(app, Act::Draw))
                    .child(inside()),
            )
        } else {
            Node::from(el("div").class("pile is-draw").attr("role", "img").attr("aria-label", derived(label)).child(inside()))
        }
    })
}

fn discard_pile() -> Node {
    let app = App::get();
    // The last three, oldest first, as they lie on each other.
    let faces = memo(move || {
        app.view.with(|view| {
            view.as_ref().map_or_else(Vec::new, |view| {
                let from = view.discard.len().saturating_sub(3);
                view.discard.iter().copied().enumerate().skip(from).collect::<Vec<(usize, Face)>>()
            })
        })
    });
    let label = move || {
        let top = app.view.with(|view| view.as_ref().map(|view| view.top));
        let name = top.map(|top| card_name(top, app.lang.get())).unwrap_or_default();
        Word::TOP_CARD.with(app.lang.get(), &[("card", &name)])
    };
    Node::from(el("div").class("pile is-discard").attr("role", "img").attr("aria-label", derived(label)).child(
        el("span").class("pile-cards").child(each(
            move || faces.get(),
            |(place, _)| place.to_string(),
            move |entry| card_face(entry.1, Side::default()),
        )),
    ))
}

fn color_chip() -> Node {
    let app = App::get();
    let color = memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.color)));
    live(move || match color.get() {
        Some(color) => Node::from(
            el("p")
                .class(format!("chip color-chip {}", tint(color)))
                .child(icon(silhouette(color)))
                .child(live(move || Word::COLOR_IN_PLAY.with(app.lang.get(), &[("color", color_word(color, app.lang.get()))]))),
        ),
        None => Node::none(),
    })
}

/// What is asked of the one who looks.
fn hint() -> Node {
    let app = App::get();
    let hint = move || {
        app.view.with(|view| {
            let view = view.as_ref()?;
            let own = view.viewer.is_some() && view.viewer == view.awaited;
            let lang = app.lang.get();
            match view.phase {
                PhaseView::Drawn(_) if own => Some(Word::DRAWN_ASK.text(lang).to_owned()),
                PhaseView::Debt(_) if own => Some(Word::STACK_ASK.text(lang).to_owned()),
                PhaseView::Challenge(offender) if own => {
                    let card = card_name(view.top, lang);
                    Some(Word::CHALLENGE_ASK.with(lang, &[("name", &app.name(offender)), ("card", &card)]))
                }
                _ if matches!(app.device.get(), Device::Private { peek: true, .. }) => {
                    Some(Word::PEEK_HINT.text(lang).to_owned())
                }
                _ => None,
            }
        })
    };
    live(move || hint().map(|hint| Node::from(el("p").class("chip hint").child(hint))))
}

/// The buttons of the one whose hand is open.
fn private_actions(seat: Seat) -> Node {
    let app = App::get();
    let may = move |act: Act| memo(move || app.view.with(|view| view.as_ref().is_some_and(|view| view.may(act))));
    let may_call = memo(move || app.view.with(|view| view.as_ref().is_some_and(|view| view.may_call)));
    let may_catch = memo(move || app.view.with(|view| view.as_ref().and_then(|view| view.may_catch)));
    let draw = app.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.ruleset.edition == Edition::Attack));
    let draw_word = if draw { Word::PRESS } else { Word::DRAW_CARD };
    let peek = memo(move || matches!(app.device.get(), Device::Private { peek: true, .. }));
    let simple = [
        (may(Act::Draw), Act::Draw, draw_word),
        (may(Act::Press), Act::Press, Word::PRESS),
        (may(Act::Keep), Act::Keep, Word::KEEP),
        (may(Act::Take), Act::Take, Word::TAKE_STACK),
        (may(Act::Accept), Act::Accept, Word::ACCEPT),
        (may(Act::Challenge), Act::Challenge, Word::CHALLENGE),
        (may(Act::Pass), Act::Pass, Word::PASS),
    ];
    let buttons = simple.map(|(may, act, word)| {
        when(move || may.get(), move || el("button").class("btn").tap(move || actions::act(app, act)).child(app.t(word)))
    });
    Node::from(
        el("div")
            .class("actions")
            .child(live(move || {
                may_catch.get().map(|open| {
                    Node::from(
                        el("button")
                            .class("btn is-call")
                            .tap(move || actions::act_as(app, seat, Act::Catch(open)))
                            .child(live(move || Word::CATCH_SEAT.named(app.lang.get(), &app.name(open)))),
                    )
                })
            }))
            .child(live(move || {
                may_call.get().then(|| {
                    Node::from(
                        el("button").class("btn is-call").tap(move || actions::act(app, Act::Uno)).child(app.t(Word::LAST_CARD)),
                    )
                })
            }))
            .child(buttons.into_iter().collect::<Node>())
            .child(live(move || {
                (peek.get() || !app.alone()).then(|| {
                    Node::from(
                        el("button").class("btn is-quiet").tap(move || actions::lay_down(app)).child(app.t(Word::HIDE_MY_CARDS)),
                    )
                })
            })),
    )
}

/// What the table can do while it is nobody's private turn: hand the device on.
fn public_actions() -> Node {
    let app = App::get();
    let next = memo(move || {
        let awaited = app.view.with(|view| view.as_ref().and_then(|view| view.awaited));
        let people = app.session.with(|session| session.as_ref().map(crate::table::Session::people)).unwrap_or_default();
        awaited.map(|seat| (seat, people.contains(seat)))
    });
    Node::from(el("div").class("actions").child(live(move || {
        next.get().map(|(seat, person)| {
            if person {
                Node::from(
                    el("button")
                        .class("btn is-glow")
                        .tap(move || actions::hand_to(app, seat))
                        .child(live(move || Word::HAND_OVER.named(app.lang.get(), &app.name(seat)))),
                )
            } else {
                Node::from(el("p").class("chip").child(live(move || Word::THINKING.named(app.lang.get(), &app.name(seat)))))
            }
        })
    })))
}

/// A word that comes and goes: why something was refused, what was drawn, and the way back from a slip of the finger.
fn toast() -> Node {
    let app = App::get();
    let text = move || {
        let lang = app.lang.get();
        app.notice.get().map(|notice| match notice {
            Notice::Refused(why) => crate::i18n::refusal(why, &app.names(), lang),
            Notice::Drew(faces, count) if count <= faces.len() => {
                let names: Vec<String> = faces.into_iter().flatten().map(|face| card_name(face, lang)).collect();
                Word::YOU_DREW.with(lang, &[("card", &names.join(", "))])
            }
            Notice::Drew(_, count) => Counted::MORE_CARDS.text(lang, count),
        })
    };
    let undo = memo(move || app.session.with(|session| session.as_ref().is_some_and(crate::table::Session::can_undo)));
    live(move || {
        let text = text();
        (text.is_some() || undo.get()).then(|| {
            Node::from(el("div").class("toast is-high").child(text.map(|text| Node::from(el("p").child(text)))).child(
                undo.get().then(|| {
                    Node::from(el("button").class("btn is-small").tap(move || actions::undo(app)).child(app.t(Word::UNDO)))
                }),
            ))
        })
    })
}
