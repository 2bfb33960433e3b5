//! Setting up a game: who plays, which dares, which rules.
//!
//! The table being set up is the one remembered in the settings, so that nothing written here is ever lost.

mod dares;
mod dealer;
mod games;
mod options;
mod seats;

use leptos::prelude::*;

use dares::Dares;
pub use dares::ListPicks;
use games::Games;
pub use options::value_of;
use options::{Options, Target};
use seats::Seats;

use super::title::{is_unfinished, two_people};
use crate::i18n::{Lang, Word, setup_error};
use crate::rules::{Edition, Seat};
use crate::table::{NAME_MAX, Player, Setup, SetupProblem};
use crate::ui::dom::{derived, live, memo, tap};
use crate::ui::parts::confirm::{Confirm, REPLACE_GAME};
use crate::ui::parts::focus;
use crate::ui::parts::heading::Heading;
use crate::ui::parts::shapes::Icon;
use crate::ui::{App, Screen, actions};

/// The games a table can choose.
const OFFERED: &[Edition] = &[Edition::Dare];

/// Why the game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Problem {
    /// What the gate of the set-up refuses.
    Setup(SetupProblem),
    /// Nobody sits at the device.
    NoPerson,
}

impl Problem {
    /// Every reason, at once.
    fn all(setup: &Setup) -> Vec<Problem> {
        let mut problems: Vec<Problem> = setup.check().err().into_iter().flatten().map(Problem::Setup).collect();
        if setup.places.iter().all(|place| place.player == Player::Computer) {
            problems.push(Problem::NoPerson);
        }
        problems
    }

    /// The seat whose name is to blame.
    fn seat(&self) -> Option<Seat> {
        match self {
            Problem::Setup(
                SetupProblem::NameMissing(seat) | SetupProblem::NameTooLong(seat) | SetupProblem::NameTwice(_, seat),
            ) => Some(*seat),
            Problem::Setup(SetupProblem::Rules(_)) | Problem::NoPerson => None,
        }
    }

    /// The reason in words.
    fn words(&self, game: Edition, lang: Lang) -> String {
        match self {
            Problem::Setup(SetupProblem::NameMissing(_)) => Word::NAME_EMPTY.text(lang).to_owned(),
            Problem::Setup(SetupProblem::NameTooLong(_)) => Word::NAME_TOO_LONG.number(lang, NAME_MAX),
            Problem::Setup(SetupProblem::NameTwice(..)) => Word::NAME_TAKEN.text(lang).to_owned(),
            Problem::Setup(SetupProblem::Rules(error)) => setup_error(*error, game, lang),
            Problem::NoPerson => Word::NO_PERSON.text(lang).to_owned(),
        }
    }
}

/// The table being set up, and what is wrong with it once somebody has tried to begin.
#[derive(Clone, Copy)]
struct Form {
    app: App,
    setup: Memo<Setup>,
    problems: Memo<Vec<Problem>>,
}

impl Form {
    /// Changes the table and remembers it.
    fn change(self, by: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup.get_untracked();
        by(&mut setup);
        actions::change_settings(self.app, |settings| settings.setup = Some(setup));
    }

    /// Something of the table, followed.
    fn of<T: PartialEq + Send + Sync + 'static>(self, what: impl Fn(&Setup) -> T + Send + Sync + 'static) -> Memo<T> {
        memo(move || self.setup.with(&what))
    }
}

/// The screen for setting up a game.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let app = App::get();
    let tried = RwSignal::new(false);
    let setup = memo(move || app.settings.with(|settings| settings.setup.clone()).unwrap_or_else(|| two_people(app.lang.get())));
    let problems = memo(move || if tried.get() { setup.with(Problem::all) } else { Vec::new() });
    let form = Form { app, setup, problems };
    let heading = derived(move || Word::SET_UP.text(app.lang.get()).to_owned());
    let has_dares = form.of(|setup| setup.draft.edition.has_dares());
    view! {
        <main class="page">
            <div class="page-head">
                <BackButton />
                <Heading text=heading />
            </div>
            {(OFFERED.len() > 1).then(|| view! { <Games form /> })}
            <Seats form />
            {live(move || has_dares.get().then(|| view! { <Dares form /> }))}
            <Target form />
            <Options form />
            <Start form tried />
        </main>
    }
}

/// Back to the start.
#[component]
pub fn BackButton() -> impl IntoView {
    let app = App::get();
    view! {
        <button
            class="btn is-small is-quiet is-round"
            aria-label=app.t(Word::BACK)
            on:click=tap(move || actions::show(app, Screen::Title))
        >
            <Icon shape="back" />
        </button>
    }
}

/// The big button, and over it everything that is in its way.
#[component]
fn Start(form: Form, tried: RwSignal<bool>) -> impl IntoView {
    let app = form.app;
    let asking = RwSignal::new(false);
    let start = move |_| {
        tried.set(true);
        let problems = form.setup.with_untracked(Problem::all);
        match problems.first() {
            Some(problem) => focus::on(problem.seat().map_or_else(|| "problems".to_owned(), seats::name_id)),
            None if is_unfinished(app) => asking.set(true),
            None => begin(form),
        }
    };
    view! {
        <div class="page-foot">
            <Problems form />
            <button class="btn is-glow" on:click=start>
                {app.t(Word::START_GAME)}
            </button>
        </div>
        {live(move || {
            let keep = Callback::new(move |()| asking.set(false));
            let go = Callback::new(move |()| begin(form));
            asking.get().then(|| view! { <Confirm question=REPLACE_GAME on_keep=keep on_go=go /> })
        })}
    }
}

/// All problems in one place.
#[component]
fn Problems(form: Form) -> impl IntoView {
    let lines = move || {
        let game = form.setup.with(|setup| setup.draft.edition);
        let lang = form.app.lang.get();
        let mut lines: Vec<String> =
            form.problems.with(|problems| problems.iter().map(|problem| problem.words(game, lang)).collect());
        lines.dedup();
        lines
    };
    let class = derived(move || if form.problems.with(Vec::is_empty) { "" } else { "banner" });
    view! {
        <div role="alert" id="problems" tabindex="-1" class=class>
            <div>{live(move || lines().into_iter().map(|line| view! { <p class="error">{line}</p> }).collect_view())}</div>
        </div>
    }
}

/// The problems were looked for before, so this begins.
fn begin(form: Form) {
    let mut setup = form.setup.get_untracked();
    for place in &mut setup.places {
        place.name = place.name.trim().to_owned();
    }
    // Whatever is still wrong stands on the screen.
    let _ = actions::begin(form.app, setup);
}
