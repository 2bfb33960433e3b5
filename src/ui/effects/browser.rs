//! What happens in the browser: the address, other windows, updates, the page going out of sight, nobody touching it.

use std::rc::Rc;

use leptos::prelude::*;

use crate::platform::clock::{self, Alarm};
use crate::platform::{install, listeners, update, visibility, wake_lock};
use crate::store::Motion;
use crate::table::GameView;
use crate::ui::actions::{import, lists, navigation, session, settings};
use crate::ui::route::{self, Route};
use crate::ui::state::AppState;

/// How long nobody may touch the device before an open hand is hidden, in milliseconds.
const IDLE: u64 = 60_000;

/// Listens to the browser.
pub(super) fn listen(app: AppState) {
    route::on_change(move |route| {
        import::read_address(app);
        navigation::show(app, route);
    });
    if let Some(window) = web_sys::window() {
        listeners::listen(&window, "storage", move |_| {
            lists::reload(app);
            settings::reload(app);
        });
    }
    update::on_update_ready(move || app.settings.update_ready.set(true));
    install::on_change(move |can_install| app.settings.can_install.set(can_install));
    visibility::on_hidden(move || session::hide_hand(app));
    hide_when_idle(app);
    Effect::new(move |_| {
        if app.route.get() == Route::Game {
            wake_lock::request();
        } else {
            wake_lock::release();
        }
    });
    Effect::new(move |_| {
        let calm = app
            .settings
            .read(|settings| settings.motion == Motion::Reduced);
        if let Some(root) = document().document_element() {
            // No element refuses an attribute, and a class list takes any word. `style/base.css` does the rest.
            let _ = root.set_attribute("lang", app.locale.lang().code());
            let _ = root.class_list().toggle_with_force("is-calm", calm);
        }
    });
}

/// Hides an open hand after a minute without a touch. A person who plays alone has nobody to hide it from.
fn hide_when_idle(app: AppState) {
    let alarm = Rc::<Alarm>::default();
    let hide = move || {
        if !app.game.peek(GameView::is_solo) {
            session::hide_hand(app);
        }
    };
    let restart = move || alarm.set(clock::now() + IDLE, hide);
    if let Some(window) = web_sys::window() {
        for kind in ["pointerdown", "keydown"] {
            let restart = restart.clone();
            listeners::listen(&window, kind, move |_| restart());
        }
    }
    restart();
}
