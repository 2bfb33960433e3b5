//! The app: provides the state, starts the effects, and shows the screen of the route.

use leptos::prelude::*;

use crate::ui::parts::show::For;

use super::actions::{import, settings};
use super::effects;
use super::parts::announcer::Announcer;
use super::parts::icon::Sprite;
use super::route::Route;
use super::screens::game::Game;
use super::screens::help::Help;
use super::screens::lists::Lists;
use super::screens::lists::editor::ListEditor;
use super::screens::received::Received;
use super::screens::settings::SettingsScreen;
use super::screens::setup::SetupScreen;
use super::screens::title::Title;
use super::state::AppState;

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
    effects::start(app);
    view! {
        <Sprite/>
        // Keyed, so that every screen is a fresh `<main>`, even if two screens look alike.
        <For each=move || [app.route.get()] key=|route| *route children=screen/>
        <Announcer/>
    }
}

fn screen(route: Route) -> AnyView {
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
