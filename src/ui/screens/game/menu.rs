//! The menu of a running game.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::rules::{Seat, TableAction};
use crate::table::{GameView, HandVisibility, Stage};
use crate::ui::actions::{game, navigation, play, session};
use crate::ui::parts::avatar::Avatar;
use crate::ui::parts::button::button;
use crate::ui::parts::confirm::{Confirm, END_GAME};
use crate::ui::parts::dialog::ModalDialog;
use crate::ui::parts::notices::SavingState;
use crate::ui::parts::show::{For, Show};
use crate::ui::route::Route;
use crate::ui::state::{AppState, Dialog, memo};

/// Returns whether the players may open the menu and the rules: at the table and at the score, not while the device is handed over.
pub(super) fn is_in_reach(game: &GameView) -> bool {
    match game.stage {
        Stage::Draw => false,
        Stage::Round => {
            game.round.is_some() && !matches!(game.visibility, HandVisibility::Handoff { .. })
        }
        Stage::Scored(_) => game.round.is_some(),
    }
}

/// What the players can do at any time besides playing, and the question before the game ends.
#[component]
pub fn GameMenu() -> impl IntoView {
    let app = AppState::expect();
    let is_in_reach = memo(move || app.game.read(is_in_reach));
    let is_open = memo(move || {
        let opened = matches!(
            app.dialogs.open.get(),
            Some(Dialog::Menu | Dialog::Leave(_))
        );
        opened && is_in_reach.get()
    });
    view! {
        <Show when=is_open>
            <Menu/>
        </Show>
        <Show when=is_in_reach>
            <Confirm question=END_GAME on_go=move |()| game::end(app)/>
        </Show>
    }
}

/// The menu itself.
#[component]
fn Menu() -> impl IntoView {
    let app = AppState::expect();
    let is_playing = memo(move || app.game.read(|game| game.stage == Stage::Round));
    let seats = move || {
        app.game.read(|game| {
            let seats = (0..game.players.len() as u8).map(Seat);
            seats
                .filter(|seat| game.people.contains(*seat) || game.bots.contains(*seat))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <ModalDialog
            label=app.locale.text(|lang| Message::GAME_MENU.text(lang).to_owned())
            on_cancel=move |()| app.dialogs.close()
        >
            <h2>{app.locale.t(Message::GAME_MENU)}</h2>
            <div class="btn-row">
                <button
                    type="button"
                    class="btn is-glow"
                    autofocus=true
                    on:click=move |_| app.dialogs.close()
                >
                    {app.locale.t(Message::END_GAME_KEEP)}
                </button>
                <MenuButton
                    label=Message::RULES_IN_FORCE
                    on_press=|app| app.dialogs.show(Dialog::Rules)
                />
                <MenuButton
                    label=Message::HELP
                    on_press=|app| navigation::show(app, Route::Help)
                />
                <MenuButton
                    label=Message::SETTINGS
                    on_press=|app| navigation::show(app, Route::Settings)
                />
            </div>
            <div class="btn-row">
                <MenuButton
                    class="btn is-small"
                    label=Message::TO_START
                    on_press=|app| navigation::show(app, Route::Title)
                />
                <MenuButton
                    class="btn is-small"
                    label=Message::END_GAME
                    on_press=|app| app.dialogs.show(Dialog::EndGame)
                />
            </div>
            <SavingState/>
            <Show when=is_playing>
                <div class="seat-menus">
                    <For
                        each=seats
                        key=|seat| *seat
                        children=|seat| view! { <SeatMenu seat/> }
                    />
                </div>
            </Show>
        </ModalDialog>
    }
}

/// A button of the menu.
#[component]
fn MenuButton(
    /// Its classes.
    #[prop(default = "btn")]
    class: &'static str,
    /// What it says.
    label: Message,
    /// What it does.
    on_press: fn(AppState),
) -> impl IntoView {
    let app = AppState::expect();
    view! {
        {button(class, app.locale.t(label), move |_| on_press(app))}
    }
}

/// A seat can be looked at by its owner, handed over, or left (G16).
#[component]
fn SeatMenu(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let app = AppState::expect();
    let is_leaving = memo(move || app.dialogs.open.get() == Some(Dialog::Leave(seat)));
    let is_bot = memo(move || app.game.read(|game| game.bots.contains(seat)));
    let may_look = memo(move || {
        app.game
            .read(|game| !game.bots.contains(seat) && !game.is_solo())
    });
    let named = move |message: Message| {
        app.locale
            .text(move |lang| app.game.read(|game| message.named(lang, game.name(seat))))
    };
    let (leave_label, leave_question) = (named(Message::LEAVE_GAME), named(Message::LEAVE_ASK));
    let (to_person, to_computer) = (named(Message::TO_PERSON), named(Message::TO_COMPUTER));
    let peek_label = named(Message::PEEK_AS);
    let hand_over_label = move || {
        if is_bot.get() {
            to_person.get()
        } else {
            to_computer.get()
        }
    };
    let act = move |action| {
        app.dialogs.close();
        play::act_as_table(app, action);
    };
    let hand_over = move |_| {
        act(if is_bot.get_untracked() {
            TableAction::Human(seat)
        } else {
            TableAction::Bot(seat)
        });
    };
    let peek = move |_| {
        app.dialogs.close();
        session::hand_to(app, seat);
    };
    let offers = move || {
        view! {
            <Show when=may_look>
                {button("btn is-small", peek_label, peek)}
            </Show>
            {button("btn is-small", hand_over_label, hand_over)}
            {button("btn is-small", leave_label, move |_| app.dialogs.show(Dialog::Leave(seat)))}
        }
    };
    view! {
        <details class="more" name="seat">
            <summary>
                <Avatar seat/>
                {Signal::derive(move || app.game.read(|game| game.name(seat).to_owned()))}
            </summary>
            <div class="btn-row">
                <Show when=is_leaving fallback=offers>
                    <p>{leave_question}</p>
                    {button("btn is-small is-glow", app.locale.t(Message::CANCEL), move |_| app.dialogs.show(Dialog::Menu))}
                    {button("btn is-small", leave_label, move |_| act(TableAction::Leave(seat)))}
                </Show>
            </div>
        </details>
    }
}
