//! The app: provides the state, starts the effects, and shows the screen of the route.

use leptos::prelude::*;

use super::actions::{dare_timer, import, settings};
use super::effects;
use super::parts::announcer::Announcer;
use super::parts::icon::Sprite;
use super::parts::notices::StoreNotice;
use super::route::Route;
use super::screens::elsewhere::Elsewhere;
use super::screens::game::Game;
use super::screens::help::Help;
use super::screens::lists::Lists;
use super::screens::lists::editor::ListEditor;
use super::screens::received::Received;
use super::screens::settings::SettingsScreen;
use super::screens::setup::SetupScreen;
use super::screens::title::Title;
use super::state::AppState;
use crate::ui::parts::show::For;

/// Mounts the app in place of the static shell.
pub fn mount() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(App);
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    effects::take_loaded();
    let app = AppState::load();
    provide_context(app);
    settings::check_storage(app);
    import::read_address(app);
    dare_timer::resume(app);
    effects::start(app);
    view! {
        <Sprite/>
        <StoreNotice/>
        // Keyed, so that every screen is a fresh `<main>`, even if two screens look alike.
        <For each=move || [shown(app)] key=|shown| *shown children=|(route, is_elsewhere)| screen(route, is_elsewhere)/>
        <Announcer/>
    }
}

/// Returns the screen of the route, and whether another window has the game that it would show.
fn shown(app: AppState) -> (Route, bool) {
    let route = app.route.get();
    let plays = matches!(route, Route::Title | Route::Setup | Route::Game);
    (route, plays && app.game.elsewhere.get())
}

fn screen(route: Route, is_elsewhere: bool) -> AnyView {
    if is_elsewhere {
        return view! { <Elsewhere/> }.into_any();
    }
    match route {
        Route::Title => view! { <Title/> }.into_any(),
        Route::Setup => view! { <SetupScreen/> }.into_any(),
        Route::Game => view! { <Game/> }.into_any(),
        Route::Help => view! { <Help/> }.into_any(),
        Route::Settings => view! { <SettingsScreen/> }.into_any(),
        Route::Lists => view! { <Lists/> }.into_any(),
        Route::List(id) => view! { <ListEditor id/> }.into_any(),
        Route::Received => view! { <Received/> }.into_any(),
    }
}
