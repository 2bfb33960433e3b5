//! Setting up a game: who plays, which dares, which rules.
//!
//! The table being set up is the one remembered in the settings, so that nothing written here is ever lost.

mod adults;
mod custom;
mod dares;
mod dealer;
mod games;
mod options;
mod seats;

pub use adults::question as adults_question;
use dares::dares;
pub use dares::list_picks;
use games::games;
pub use options::value_of;
use options::{options, target};
use seats::seats;

use super::title::{begin_or_ask, replace_question, two_people};
use crate::i18n::{Lang, Message, ruleset_error};
use crate::rules::{Edition, RulesetDraft, Seat};
use crate::table::{NAME_MAX, PlayerKind, Setup, SetupError};
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::focus;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::shapes::icon;
use crate::ui::{App, Screen, actions};

/// Why the game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Problem {
    /// What the gate of the set-up refuses.
    Setup(SetupError),
    /// Nobody sits at the device.
    NoPerson,
}

impl Problem {
    /// Every reason, at once.
    fn all(setup: &Setup) -> Vec<Problem> {
        let mut problems: Vec<Problem> = setup
            .check()
            .err()
            .into_iter()
            .flatten()
            .map(Problem::Setup)
            .collect();
        if setup
            .players
            .iter()
            .all(|place| place.kind == PlayerKind::Computer)
        {
            problems.push(Problem::NoPerson);
        }
        problems
    }

    /// The seat whose name is to blame.
    fn seat(&self) -> Option<Seat> {
        match self {
            Problem::Setup(
                SetupError::NameMissing(seat)
                | SetupError::NameTooLong(seat)
                | SetupError::NameTwice(_, seat),
            ) => Some(*seat),
            Problem::Setup(SetupError::Lists | SetupError::Rules(_)) | Problem::NoPerson => None,
        }
    }

    /// The reason in words.
    fn words(&self, game: Edition, lang: Lang) -> String {
        match self {
            Problem::Setup(SetupError::NameMissing(_)) => Message::NAME_EMPTY.text(lang).to_owned(),
            Problem::Setup(SetupError::NameTooLong(_)) => {
                Message::NAME_TOO_LONG.number(lang, NAME_MAX)
            }
            Problem::Setup(SetupError::NameTwice(..)) => Message::NAME_TAKEN.text(lang).to_owned(),
            Problem::Setup(SetupError::Lists) => Message::ADULTS_LISTS.text(lang).to_owned(),
            Problem::Setup(SetupError::Rules(error)) => ruleset_error(*error, game, lang),
            Problem::NoPerson => Message::NO_PERSON.text(lang).to_owned(),
        }
    }
}

/// The table being set up, as it is drawn.
#[derive(Clone, Copy)]
struct Form<'a> {
    setup: &'a Setup,
    /// What is wrong with it, once somebody has tried to begin.
    problems: &'a [Problem],
    lang: Lang,
}

impl Form<'_> {
    /// A message.
    fn t(self, word: Message) -> &'static str {
        word.text(self.lang)
    }

    /// What a seat is called: by its name, or by its number while it has none.
    fn called(self, seat: Seat) -> String {
        match self
            .setup
            .players
            .get(seat.index())
            .map_or("", |place| place.name.trim())
        {
            "" => Message::PLAYER_N.number(self.lang, seat.index() + 1),
            name => name.to_owned(),
        }
    }
}

/// The options as the game has them before anybody chooses.
fn base(setup: &Setup) -> RulesetDraft {
    RulesetDraft::new(setup.draft.edition, setup.draft.seats)
}

/// The table being set up now.
#[must_use]
pub fn remembered() -> Setup {
    let app = App::get();
    app.settings
        .with(|settings| settings.setup.clone())
        .unwrap_or_else(|| two_people(app.lang()))
}

/// Changes the table and remembers it.
fn change(by: impl FnOnce(&mut Setup)) {
    let mut setup = remembered();
    by(&mut setup);
    remember(setup);
}

fn remember(setup: Setup) {
    actions::change_settings(App::get(), |settings| settings.setup = Some(setup));
}

/// The screen for setting up a game.
#[must_use]
pub fn setup_screen() -> El {
    let app = App::get();
    let setup = remembered();
    let problems = if app.tried.get() {
        Problem::all(&setup)
    } else {
        Vec::new()
    };
    let form = Form {
        setup: &setup,
        problems: &problems,
        lang: app.lang(),
    };
    el("main")
        .key("setup")
        .class("page")
        .child(
            el("div")
                .class("page-head")
                .child(back_button())
                .child(page_heading(form.t(Message::SET_UP).to_owned())),
        )
        .child(games(form))
        .child(seats(form))
        .child(setup.draft.edition.has_dares().then(|| dares(form)))
        .child(target(form))
        .child(options(form))
        .child(
            el("div").class("page-foot").child(complaints(form)).child(
                el("button")
                    .class("btn is-glow")
                    .tap(start)
                    .child(form.t(Message::START_GAME)),
            ),
        )
        .child(replace_question(begin))
        .child(adults::question(adults::choose))
}

/// Back to the start.
#[must_use]
pub fn back_button() -> El {
    let app = App::get();
    el("button")
        .class("btn is-small is-quiet is-round")
        .attr("aria-label", app.t(Message::BACK))
        .tap(move || actions::show(app, Screen::Title))
        .child(icon("back"))
}

/// All problems in one place.
fn complaints(form: Form) -> El {
    let words = |problem: &Problem| problem.words(form.setup.draft.edition, form.lang);
    let mut lines: Vec<String> = form.problems.iter().map(words).collect();
    lines.dedup();
    let lines = lines
        .into_iter()
        .map(|line| el("p").class("error").child(line))
        .collect::<Node>();
    el("div")
        .attr("role", "alert")
        .attr("id", "problems")
        .attr("tabindex", "-1")
        .class(if form.problems.is_empty() {
            ""
        } else {
            "banner"
        })
        .child(el("div").child(lines))
}

/// Begins, or shows what is in the way.
fn start() {
    App::get().tried.set(true);
    match Problem::all(&remembered()).first() {
        Some(problem) => focus::on(
            problem
                .seat()
                .map_or_else(|| "problems".to_owned(), seats::name_id),
        ),
        None => begin_or_ask(begin),
    }
}

/// The problems were looked for before, so this begins.
fn begin() {
    let mut setup = remembered();
    for place in &mut setup.players {
        place.name = place.name.trim().to_owned();
    }
    let app = App::get();
    app.adults.set(false);
    // Whatever is still wrong stands on the screen.
    let _ = actions::begin(app, setup);
}
