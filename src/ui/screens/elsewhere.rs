//! What a window shows while another one has the game.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::platform::game_lock;
use crate::ui::actions::navigation;
use crate::ui::parts::button::button;
use crate::ui::parts::heading::PageHeading;
use crate::ui::route::Route;
use crate::ui::state::AppState;

/// What can be done here all the same.
const REST: [(Route, Message); 3] = [
    (Route::Lists, Message::DARE_LISTS),
    (Route::Help, Message::HOW_TO_PLAY),
    (Route::Settings, Message::SETTINGS),
];

/// Says that the game is open in another window, and takes it over from there.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let app = AppState::expect();
    let rest = REST.map(|(route, label)| {
        view! {
            {button("btn is-small is-quiet", app.locale.t(label), move |_| navigation::show(app, route))}
        }
    });
    view! {
        <main class="page is-middle elsewhere">
            <PageHeading text=app.locale.text(|lang| Message::ELSEWHERE.text(lang).to_owned())/>
            <p>{app.locale.t(Message::ELSEWHERE_HINT)}</p>
            <div class="btn-row">
                {button("btn is-choice is-glow", app.locale.t(Message::PLAY_HERE), |_| game_lock::take_over())}
            </div>
            <div class="btn-row">{rest.collect_view()}</div>
        </main>
    }
}
