//! The menu of a running game.

use leptos::prelude::*;

use crate::i18n::Word;
use crate::rules::{Seat, TableAct};
use crate::table::Stage;
use crate::ui::app::Sheet;
use crate::ui::dom::{derived, live, memo, tap};
use crate::ui::parts::sheet::SheetDialog;
use crate::ui::{App, Screen, actions};

/// What the players can do at any time besides playing.
#[component]
pub fn MenuSheet() -> impl IntoView {
    let app = App::get();
    let close = Callback::new(move |()| app.sheet.set(None));
    let label = derived(move || Word::GAME_MENU.text(app.lang.get()).to_owned());
    let seats = app.session.with_untracked(|session| session.as_ref().map_or(0, |session| session.places().len()));
    let playing = app.stage.with_untracked(|stage| matches!(stage, Some(Stage::Round)));
    view! {
        <SheetDialog label on_dismiss=close>
            <h2>{label}</h2>
            {live(move || if app.sheet.get() == Some(Sheet::EndGame) {
                view! { <EndGame /> }.into_any()
            } else {
                view! {
                    <div class="btn-row">
                        <button class="btn is-glow" autofocus on:click=tap(move || close.run(()))>{app.t(Word::END_GAME_KEEP)}</button>
                        <button class="btn" on:click=tap(move || actions::open_sheet(app, Sheet::Rules))>{app.t(Word::RULES_IN_FORCE)}</button>
                        <button class="btn" on:click=tap(move || actions::show(app, Screen::Help))>{app.t(Word::HELP)}</button>
                        <button class="btn" on:click=tap(move || actions::show(app, Screen::Settings))>{app.t(Word::SETTINGS)}</button>
                    </div>
                    {playing.then(|| (0..seats as u8).map(|seat| view! { <SeatMenu seat=Seat(seat) /> }).collect_view())}
                    <div class="btn-row">
                        <button class="btn is-small" on:click=tap(move || actions::show(app, Screen::Title))>{app.t(Word::TO_START)}</button>
                        <button class="btn is-small" on:click=tap(move || actions::open_sheet(app, Sheet::EndGame))>{app.t(Word::END_GAME)}</button>
                    </div>
                }.into_any()
            })}
        </SheetDialog>
    }
}

/// A seat can be looked at by its owner, handed over, or left (G16).
#[component]
fn SeatMenu(seat: Seat) -> impl IntoView {
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
    let peek = move |_| {
        app.sheet.set(None);
        actions::hand_to(app, seat);
    };
    let leaves = RwSignal::new(false);
    live(move || {
        let is_bot = state.get()?;
        let name = move |word: Word| move || word.named(app.lang.get(), &app.name(seat));
        let buttons = match (is_bot, leaves.get()) {
            (_, true) => view! {
                <p>{name(Word::LEAVE_ASK)}</p>
                <button class="btn is-small is-glow" on:click=tap(move || leaves.set(false))>{app.t(Word::CANCEL)}</button>
                <button class="btn is-small" on:click=tap(move || close_after(TableAct::Leave(seat)))>{name(Word::LEAVE_GAME)}</button>
            }
            .into_any(),
            (true, _) => view! {
                <button class="btn is-small" on:click=tap(move || close_after(TableAct::Human(seat)))>{name(Word::TO_PERSON)}</button>
                <button class="btn is-small" on:click=tap(move || leaves.set(true))>{name(Word::LEAVE_GAME)}</button>
            }
            .into_any(),
            (false, _) => view! {
                {live(move || (!app.alone()).then(|| view! { <button class="btn is-small" on:click=peek>{name(Word::PEEK_AS)}</button> }))}
                <button class="btn is-small" on:click=tap(move || close_after(TableAct::Bot(seat)))>{name(Word::TO_COMPUTER)}</button>
                <button class="btn is-small" on:click=tap(move || leaves.set(true))>{name(Word::LEAVE_GAME)}</button>
            }
            .into_any(),
        };
        Some(view! { <div class="btn-row">{buttons}</div> })
    })
}

/// Ends the game only after asking; to keep playing is what Enter does.
#[component]
fn EndGame() -> impl IntoView {
    let app = App::get();
    view! {
        <p>{app.t(Word::END_GAME_ASK)}</p>
        <div class="btn-row">
            <button class="btn is-glow" autofocus on:click=tap(move || app.sheet.set(None))>{app.t(Word::END_GAME_KEEP)}</button>
            <button class="btn" on:click=tap(move || actions::end_game(app))>{app.t(Word::END_GAME_DO)}</button>
        </div>
    }
}
