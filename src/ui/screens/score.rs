//! The score: who won, what the round brought, how the game stands, and how to go on.

mod totals;

use totals::totals;

use super::setup::list_picks;
use crate::i18n::Word;
use crate::rules::{Color, Length, ListPer, PhaseView, Ruleset, Scoring, Seat, Settlement, View};
use crate::table::{ListChoice, Session, Stage};
use crate::ui::app::Sheet;
use crate::ui::dom::{Callback, Node, Signal, derived, el, live, memo};
use crate::ui::order::sorted_by;
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::notice::update_offer;
use crate::ui::parts::shapes::{icon, tint};
use crate::ui::{App, Screen, actions};

/// Pieces of confetti, and the colors they come in.
const CONFETTI: u8 = 24;
const CONFETTI_COLORS: [Color; 4] = [Color::Red, Color::Yellow, Color::Green, Color::Blue];

/// How a round has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// The game goes on; the round was won by a seat, or blocked.
    Round(Option<Seat>),
    /// The game is over; a single round that was blocked has no winner (G14).
    Game(Option<Seat>),
}

/// Everything the screen shows, taken together so that it changes together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    ending: Ending,
    settlement: Settlement,
    rules: Ruleset,
    round: u16,
    /// All seats, the one that stands best first.
    order: Vec<Seat>,
    /// Who deals the next round.
    next_dealer: Option<Seat>,
}

impl Shown {
    fn of(app: App) -> Option<Shown> {
        let Some(Stage::Scored(settlement)) = app.stage.get() else { return None };
        let (winner, dealer) = app.view.with(|view| view.as_ref().map(|view| (winner(view), view.dealer)))?;
        app.session.with(|session| {
            let session = session.as_ref()?;
            let rules = session.rules().ruleset;
            let playing = settlement.standing.playing;
            let mut later = playing.iter().filter(|seat| *seat > dealer).chain(playing.iter());
            Some(Shown {
                ending: ending(rules, &settlement, winner),
                settlement,
                rules,
                round: session.round_number(),
                order: order(session, &settlement),
                next_dealer: later.next(),
            })
        })
    }

    fn is_over(&self) -> bool {
        matches!(self.ending, Ending::Game(_))
    }

    /// Whose row is yellow.
    fn first(&self) -> Option<Seat> {
        let (Ending::Round(seat) | Ending::Game(seat)) = self.ending;
        seat
    }
}

fn winner(view: &View) -> Option<Seat> {
    if let PhaseView::Over(winner) = view.phase { winner } else { None }
}

fn ending(rules: Ruleset, settlement: &Settlement, winner: Option<Seat>) -> Ending {
    match settlement.standing.winner {
        Some(seat) => Ending::Game(Some(seat)),
        None if rules.length == Length::Round => Ending::Game(None),
        None => Ending::Round(winner),
    }
}

/// The seats as they stand: the most points first where points are collected, the fewest first where they are bad; who is out last.
fn order(session: &Session, settlement: &Settlement) -> Vec<Seat> {
    let standing = settlement.standing;
    let collected = session.rules().ruleset.scoring == Scoring::Winner;
    let seats: Vec<Seat> = (0..session.places().len() as u8).map(Seat).collect();
    sorted_by(&seats, |seat| {
        let total = standing.totals[seat.index()];
        let is_out = !standing.playing.contains(seat) && standing.winner != Some(seat);
        [is_out.into(), if collected { u32::MAX - total } else { total }, 0]
    })
}

/// The score of the round just played.
#[must_use]
pub fn score() -> Node {
    let app = App::get();
    let shown = memo(move || Shown::of(app));
    let over = memo(move || shown.with(|shown| shown.as_ref().is_some_and(Shown::is_over)));
    Node::from(
        el("main")
            .class("page")
            .child(update_offer())
            .child(head(shown))
            .child(live(move || shown.get().as_ref().map(totals)))
            .child(live(move || (!over.get()).then(|| next_round(shown))))
            .child(live(move || if over.get() { game_over() } else { round_over() })),
    )
}

/// Who has won, in words.
fn head(shown: Signal<Option<Shown>>) -> Node {
    let app = App::get();
    let ending = memo(move || shown.with(|shown| shown.as_ref().map(|shown| shown.ending)));
    let heading = derived(move || {
        let (word, seat) = match ending.get() {
            Some(Ending::Game(Some(seat))) => (Word::GAME_WON, Some(seat)),
            Some(Ending::Game(None)) => (Word::GAME_WON_NOBODY, None),
            Some(Ending::Round(Some(seat))) => (Word::ROUND_WON, Some(seat)),
            Some(Ending::Round(None)) | None => (Word::ROUND_BLOCKED, None),
        };
        word.named(app.lang.get(), &seat.map(|seat| app.name(seat)).unwrap_or_default())
    });
    let hint = move || match ending.get() {
        Some(Ending::Game(Some(_))) => Some(Word::GAME_WON_HINT),
        Some(Ending::Round(None)) => Some(Word::ROUND_BLOCKED_HINT),
        _ => None,
    };
    let won = move || matches!(ending.get(), Some(Ending::Game(Some(_)) | Ending::Round(Some(_))));
    Node::Many(vec![
        el("div")
            .class("winner")
            .child(live(move || won().then(|| icon("crown"))))
            .child(page_heading(heading.into()))
            .child(live(move || hint().map(|hint| Node::from(el("p").class("lead").child(app.t(hint))))))
            .into(),
        (live(move || matches!(ending.get(), Some(Ending::Game(Some(_)))).then(confetti))),
    ])
}

/// Falls once when a game is won; not where less motion is wished for.
fn confetti() -> Node {
    let pieces = (0..CONFETTI).zip(CONFETTI_COLORS.into_iter().cycle()).map(|(piece, color)| {
        // Spread over the width without a pattern that the eye finds.
        let x = u16::from(piece) * 37 % 100;
        Node::from(el("i").class(tint(color)).var("--x", x.to_string()))
    });
    Node::from(el("div").class("confetti").attr("aria-hidden", "true").child(pieces.collect::<Node>()))
}

/// Who deals next, and which dares come then, where each round has its own list (D3).
fn next_round(shown: Signal<Option<Shown>>) -> Node {
    let app = App::get();
    let dealer = move || shown.with(|shown| shown.as_ref().and_then(|shown| shown.next_dealer));
    let by_round = memo(move || shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.rules.list_per == ListPer::Round)));
    let list = memo(move || app.session.with(|session| session.as_ref().map(|session| session.list_choice().clone())));
    let choose = Callback::new(move |list: ListChoice| actions::choose_list(app, list));
    Node::Many(vec![
        (live(move || {
            by_round.get().then(|| {
                Node::from(
                    el("fieldset")
                        .class("group")
                        .child(el("legend").child(app.t(Word::NEXT_LIST_ASK)))
                        .child(list_picks(list, choose)),
                )
            })
        })),
        el("p")
            .class("lead")
            .child(live(move || dealer().map(|seat| Word::NEXT_DEALER.named(app.lang.get(), &app.name(seat)))))
            .into(),
    ])
}

/// How to go on while the game lasts.
fn round_over() -> Node {
    let app = App::get();
    Node::Many(vec![
        el("div").class("btn-row").child(also_possible()).into(),
        el("div")
            .class("page-foot")
            .child(el("button").class("btn is-glow").tap(move || actions::next_round(app)).child(app.t(Word::NEXT_ROUND)))
            .into(),
    ])
}

/// How to go on when the game is over.
fn game_over() -> Node {
    let app = App::get();
    Node::Many(vec![
        el("div")
            .class("btn-row")
            .child(el("button").class("btn is-small").tap(move || actions::show(app, Screen::Setup)).child(app.t(Word::NEW_GAME)))
            .child(also_possible())
            .into(),
        el("div")
            .class("page-foot")
            .child(el("button").class("btn is-glow").tap(move || actions::rematch(app)).child(app.t(Word::REMATCH)))
            .into(),
    ])
}

/// What can be done besides in both cases.
fn also_possible() -> Node {
    let app = App::get();
    Node::Many(vec![
        el("button")
            .class("btn is-small is-quiet")
            .tap(move || actions::open_sheet(app, Sheet::Rules))
            .child(app.t(Word::RULES_IN_FORCE))
            .into(),
        el("button")
            .class("btn is-small is-quiet")
            .tap(move || actions::show(app, Screen::Title))
            .child(app.t(Word::TO_START))
            .into(),
    ])
}
