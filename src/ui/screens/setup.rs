//! Setting up a game: who plays, which dares, which rules.
//!
//! The table being set up is the one remembered in the settings, so that nothing written here is ever lost.

mod dares;
mod dealer;
mod games;
mod options;
mod seats;

use dares::dares;
pub use dares::list_picks;
use games::games;
pub use options::value_of;
use options::{options, target};
use seats::seats;

use super::title::{is_unfinished, two_people};
use crate::i18n::{Lang, Word, setup_error};
use crate::rules::{Edition, Seat};
use crate::table::{NAME_MAX, Place, Player, Setup, SetupProblem};
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo};
use crate::ui::parts::confirm::{REPLACE_GAME, confirm};
use crate::ui::parts::focus;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::shapes::icon;
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
    setup: Signal<Setup>,
    problems: Signal<Vec<Problem>>,
}

impl Form {
    /// Changes the table and remembers it.
    fn change(self, by: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup.get_untracked();
        by(&mut setup);
        actions::change_settings(self.app, |settings| settings.setup = Some(setup));
    }

    /// What the seats are called: by their names, or by their numbers while they have none.
    fn called(self) -> Vec<String> {
        let lang = self.app.lang.get();
        let called = |(number, place): (usize, &Place)| match place.name.trim() {
            "" => Word::PLAYER_N.number(lang, number),
            name => name.to_owned(),
        };
        self.setup.with(|setup| (1..).zip(&setup.places).map(called).collect())
    }

    /// Something of the table, followed.
    fn of<T: PartialEq + Send + Sync + 'static>(self, what: impl Fn(&Setup) -> T + Send + Sync + 'static) -> Signal<T> {
        memo(move || self.setup.with(&what))
    }
}

/// The screen for setting up a game.
#[must_use]
pub fn setup_screen() -> Node {
    let app = App::get();
    let tried = Signal::new(false);
    let setup = memo(move || app.settings.with(|settings| settings.setup.clone()).unwrap_or_else(|| two_people(app.lang.get())));
    let problems = memo(move || if tried.get() { setup.with(Problem::all) } else { Vec::new() });
    let form = Form { app, setup, problems };
    let heading = derived(move || Word::SET_UP.text(app.lang.get()).to_owned());
    let has_dares = form.of(|setup| setup.draft.edition.has_dares());
    Node::from(
        el("main")
            .class("page")
            .child(el("div").class("page-head").child(back_button()).child(page_heading(heading.into())))
            .child((OFFERED.len() > 1).then(|| games(form)))
            .child(seats(form))
            .child(live(move || has_dares.get().then(|| dares(form))))
            .child(target(form))
            .child(options(form))
            .child(start_button(form, tried)),
    )
}

/// Back to the start.
#[must_use]
pub fn back_button() -> Node {
    let app = App::get();
    Node::from(
        el("button")
            .class("btn is-small is-quiet is-round")
            .attr("aria-label", app.t(Word::BACK))
            .tap(move || actions::show(app, Screen::Title))
            .child(icon("back")),
    )
}

/// The big button, and over it everything that is in its way.
fn start_button(form: Form, tried: Signal<bool>) -> Node {
    let app = form.app;
    let asking = Signal::new(false);
    let start = move || {
        tried.set(true);
        let problems = form.setup.with_untracked(Problem::all);
        match problems.first() {
            Some(problem) => focus::on(problem.seat().map_or_else(|| "problems".to_owned(), seats::name_id)),
            None if is_unfinished(app) => asking.set(true),
            None => begin(form),
        }
    };
    Node::Many(vec![
        el("div")
            .class("page-foot")
            .child(problems(form))
            .child(el("button").class("btn is-glow").tap(start).child(app.t(Word::START_GAME)))
            .into(),
        (live(move || {
            let keep = Callback::new(move |()| asking.set(false));
            let go = Callback::new(move |()| begin(form));
            asking.get().then(|| confirm(REPLACE_GAME, keep, go))
        })),
    ])
}

/// All problems in one place.
fn problems(form: Form) -> Node {
    let lines = move || {
        let game = form.setup.with(|setup| setup.draft.edition);
        let lang = form.app.lang.get();
        let mut lines: Vec<String> =
            form.problems.with(|problems| problems.iter().map(|problem| problem.words(game, lang)).collect());
        lines.dedup();
        lines
    };
    let class = derived(move || if form.problems.with(Vec::is_empty) { "" } else { "banner" });
    Node::from(el("div").attr("role", "alert").attr("id", "problems").attr("tabindex", "-1").class(class).child(
        el("div").child(live(move || {
            lines().into_iter().map(|line| Node::from(el("p").class("error").child(line))).collect::<Node>()
        })),
    ))
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
