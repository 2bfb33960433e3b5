//! The menu of a running game.

use crate::i18n::Word;
use crate::rules::{Seat, TableAct};
use crate::table::Stage;
use crate::ui::app::Sheet;
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo, when};
use crate::ui::parts::seat::avatar;
use crate::ui::parts::sheet::sheet_dialog;
use crate::ui::{App, Screen, actions};

/// What the players can do at any time besides playing.
#[must_use]
pub fn menu_sheet() -> Node {
    let app = App::get();
    let close = Callback::new(move |()| app.sheet.set(None));
    let label = derived(move || Word::GAME_MENU.text(app.lang.get()).to_owned());
    let seats = app.session.with_untracked(|session| session.as_ref().map_or(0, |session| session.places().len()));
    let playing = app.stage.with_untracked(|stage| matches!(stage, Some(Stage::Round)));
    sheet_dialog(
        "",
        label.into(),
        Some(close),
        vec![
            el("h2").child(label).into(),
            live(move || {
                if app.sheet.get() == Some(Sheet::EndGame) {
                    end_game()
                } else {
                    Node::Many(vec![
                        el("div")
                            .class("btn-row")
                            .child(
                                el("button")
                                    .class("btn is-glow")
                                    .attr("autofocus", true)
                                    .tap(move || close.run(()))
                                    .child(app.t(Word::END_GAME_KEEP)),
                            )
                            .child(
                                el("button")
                                    .class("btn")
                                    .tap(move || actions::open_sheet(app, Sheet::Rules))
                                    .child(app.t(Word::RULES_IN_FORCE)),
                            )
                            .child(
                                el("button").class("btn").tap(move || actions::show(app, Screen::Help)).child(app.t(Word::HELP)),
                            )
                            .child(
                                el("button")
                                    .class("btn")
                                    .tap(move || actions::show(app, Screen::Settings))
                                    .child(app.t(Word::SETTINGS)),
                            )
                            .into(),
                        el("div")
                            .class("btn-row")
                            .child(
                                el("button")
                                    .class("btn is-small")
                                    .tap(move || actions::show(app, Screen::Title))
                                    .child(app.t(Word::TO_START)),
                            )
                            .child(
                                el("button")
                                    .class("btn is-small")
                                    .tap(move || actions::open_sheet(app, Sheet::EndGame))
                                    .child(app.t(Word::END_GAME)),
                            )
                            .into(),
                        playing
                            .then(|| {
                                el("div")
                                    .class("seat-menus")
                                    .child((0..seats as u8).map(|seat| seat_menu(Seat(seat))).collect::<Node>())
                            })
                            .into(),
                    ])
                }
            }),
        ],
    )
}

/// A seat can be looked at by its owner, handed over, or left (G16).
fn seat_menu(seat: Seat) -> Node {
    let app = App::get();
    let state = memo(move || {
        app.session.with(|session| {
            let session = session.as_ref()?;
            let is_in = session.people().contains(seat) || session.bots().contains(seat);
            is_in.then(|| session.bots().contains(seat))
        })
    });
    let close_after = move |act: TableAct| {
        app.sheet.set(None);
        actions::table_act(app, act);
    };
    let peek = move || {
        app.sheet.set(None);
        actions::hand_to(app, seat);
    };
    let leaves = Signal::new(false);
    let is_in = memo(move || state.get().is_some());
    let inside = move || {
        let is_bot = state.get()?;
        let name = move |word: Word| live(move || word.named(app.lang.get(), &app.name(seat)));
        let buttons = match (is_bot, leaves.get()) {
            (_, true) => Node::Many(vec![
                el("p").child(name(Word::LEAVE_ASK)).into(),
                el("button").class("btn is-small is-glow").tap(move || leaves.set(false)).child(app.t(Word::CANCEL)).into(),
                el("button")
                    .class("btn is-small")
                    .tap(move || close_after(TableAct::Leave(seat)))
                    .child(name(Word::LEAVE_GAME))
                    .into(),
            ]),
            (true, _) => Node::Many(vec![
                el("button")
                    .class("btn is-small")
                    .tap(move || close_after(TableAct::Human(seat)))
                    .child(name(Word::TO_PERSON))
                    .into(),
                el("button").class("btn is-small").tap(move || leaves.set(true)).child(name(Word::LEAVE_GAME)).into(),
            ]),
            (false, _) => Node::Many(vec![
                (live(move || {
                    (!app.alone()).then(|| Node::from(el("button").class("btn is-small").tap(peek).child(name(Word::PEEK_AS))))
                })),
                el("button")
                    .class("btn is-small")
                    .tap(move || close_after(TableAct::Bot(seat)))
                    .child(name(Word::TO_COMPUTER))
                    .into(),
                el("button").class("btn is-small").tap(move || leaves.set(true)).child(name(Word::LEAVE_GAME)).into(),
            ]),
        };
        Some(buttons)
    };
    when(
        move || is_in.get(),
        move || {
            el("details")
                .class("more")
                .attr("name", "seat")
                .child(el("summary").child(avatar(seat, "")).child(live(move || app.name(seat))))
                .child(el("div").class("btn-row").child(live(inside)))
        },
    )
}

/// Ends the game only after asking; to keep playing is what Enter does.
fn end_game() -> Node {
    let app = App::get();
    Node::Many(vec![
        el("p").child(app.t(Word::END_GAME_ASK)).into(),
        el("div")
            .class("btn-row")
            .child(
                el("button")
                    .class("btn is-glow")
                    .attr("autofocus", true)
                    .tap(move || app.sheet.set(None))
                    .child(app.t(Word::END_GAME_KEEP)),
            )
            .child(el("button").class("btn").tap(move || actions::end_game(app)).child(app.t(Word::END_GAME_DO)))
            .into(),
    ])
}
