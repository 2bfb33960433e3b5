//! Setting up a game: who plays, which dares, which rules. The set-up is the one remembered in the settings, so that nothing written
//! here is ever lost.

mod custom;
mod dares;
mod dealer;
mod default_note;
mod form;
mod games;
mod options;
mod seats;

use leptos::prelude::*;

use crate::i18n::{Message, setup_error};
use crate::table::Setup;
use crate::ui::actions::{adults, setup};
use crate::ui::parts::button::button;
use crate::ui::parts::confirm::{ADULTS, Confirm, REPLACE_GAME};
use crate::ui::parts::focus;
use crate::ui::parts::heading::PageHead;
use crate::ui::parts::show::Show;
use crate::ui::route::Route;
use crate::ui::state::{AppState, memo};
use form::Form;

/// Setting up a game.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let form = Form::new();
    let app = form.app;
    let has_dares = memo(move || form.draft.get().edition.has_dares());
    let on_adult = move |()| {
        adults::confirm(app);
        adults::load_lists(app, app.locale.current());
    };
    view! {
        <main class="page">
            <PageHead
                text=app.locale.text(|lang| Message::SET_UP.text(lang).to_owned())
                back=Signal::stored(Route::Title)
            />
            <games::Games form/>
            <seats::Seats form/>
            <Show when=has_dares>
                <dares::Dares form/>
            </Show>
            <options::Target form/>
            <options::Options form/>
            <div class="page-foot">
                <Errors form/>
                {button("btn is-glow", app.locale.t(Message::START_GAME), move |_| start(app))}
            </div>
            <Confirm question=REPLACE_GAME on_go=move |()| begin(app)/>
            <Confirm question=ADULTS on_go=on_adult/>
        </main>
    }
}

/// All errors in one place.
#[component]
fn Errors(form: Form) -> impl IntoView {
    let lines = memo(move || {
        let (lang, edition) = (form.app.locale.lang(), form.draft.get().edition);
        let mut lines: Vec<String> = form.errors.with(|errors| {
            let line = |error| setup_error(error, edition, lang);
            errors.iter().map(line).collect()
        });
        lines.dedup();
        lines
    });
    let has_any = move || !lines.with(Vec::is_empty);
    let paragraphs = move || {
        let line = |line| view! { <p class="error">{line}</p> };
        lines.get().into_iter().map(line).collect_view()
    };
    view! {
        <div
            role="alert"
            id="problems"
            tabindex="-1"
            class=Signal::derive(move || if has_any() { "banner" } else { "" })
        >
            <div>{paragraphs}</div>
        </div>
    }
}

/// Begins, or shows what is in the way.
fn start(app: AppState) {
    app.dialogs.start_attempted.set(true);
    let errors = untrack(|| setup::read(app, Setup::errors));
    match errors.first() {
        Some(error) => focus::on(
            error
                .seat()
                .map_or_else(|| "problems".to_owned(), seats::name_id),
        ),
        None => setup::begin_or_ask(app, begin),
    }
}

fn begin(app: AppState) {
    // The errors were looked for before, and whatever is still wrong stands on the screen.
    let _ = setup::begin(app);
}
