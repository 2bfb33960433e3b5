//! The score: who won, what the round brought, how the game stands, and how to go on.

mod totals;

use totals::totals;

use super::setup::list_picks;
use crate::i18n::Message;
use crate::rules::{Color, Edition, Length, ListPer, PhaseView, RoundResult, Ruleset, Seat};
use crate::ui::app::Sheet;
use crate::ui::dom::{El, Node, el};
use crate::ui::parts::heading::page_heading;
use crate::ui::parts::notice::update_offer;
use crate::ui::parts::shapes::{icon, tint};
use crate::ui::{App, Scene, Screen, actions};

/// Pieces of confetti, and the colors they come in.
const CONFETTI: u8 = 24;
const CONFETTI_COLORS: [Color; 4] = [Color::Red, Color::Yellow, Color::Green, Color::Blue];

/// A round that is over.
#[derive(Clone, Copy)]
struct Shown<'a> {
    scene: Scene<'a>,
    result: &'a RoundResult,
    /// The game is over too.
    over: bool,
    /// Who has won the round, or the game where it is over. A round can be blocked, and a game of one round with it (G14).
    winner: Option<Seat>,
}

impl Shown<'_> {
    fn ruleset(&self) -> Ruleset {
        self.scene.session.rules().ruleset
    }
}

fn shown<'a>(scene: Scene<'a>, result: &'a RoundResult) -> Shown<'a> {
    let winner = result.totals.winner;
    let over = winner.is_some() || scene.session.rules().ruleset.length == Length::Round;
    let of_round = if let PhaseView::Over(winner) = scene.view.phase {
        winner
    } else {
        None
    };
    Shown {
        scene,
        result,
        over,
        winner: if over { winner } else { of_round },
    }
}

/// The score of the round just played.
#[must_use]
pub fn score(scene: Scene, result: &RoundResult) -> El {
    let shown = shown(scene, result);
    el("main")
        .key("score")
        .class("page")
        .child(update_offer())
        .child(head(shown))
        .child(totals(shown))
        .child((!shown.over).then(|| next_round(shown)))
        .child(if shown.over {
            game_over(scene)
        } else {
            round_over(scene)
        })
}

/// Who has won, in words.
fn head(shown: Shown) -> Node {
    let scene = shown.scene;
    let (word, hint) = match (shown.over, shown.winner.is_some()) {
        (true, true) => (Message::GAME_WON, Some(Message::GAME_WON_HINT)),
        (true, false) => (Message::GAME_WON_NOBODY, None),
        (false, true) => (Message::ROUND_WON, None),
        (false, false) => (Message::ROUND_BLOCKED, Some(Message::ROUND_BLOCKED_HINT)),
    };
    let name = shown.winner.map_or("", |seat| scene.name(seat));
    let head = el("div")
        .class("winner")
        .child(shown.winner.map(|_| icon("crown")))
        .child(page_heading(word.named(scene.lang, name)))
        .child(hint.map(|hint| el("p").class("lead").child(scene.t(hint))));
    let confetti = (shown.over && shown.winner.is_some()).then(confetti);
    Node::Many(vec![head.into(), confetti.into()])
}

/// Falls once when a game is won; not where less motion is wished for.
fn confetti() -> El {
    let pieces = (0..CONFETTI)
        .zip(CONFETTI_COLORS.into_iter().cycle())
        .map(|(piece, color)| {
            // Spread over the width without a pattern that the eye finds.
            let x = u16::from(piece) * 37 % 100;
            el("i").class(tint(color)).var("--x", x.to_string())
        });
    el("div")
        .class("confetti")
        .attr("aria-hidden", "true")
        .child(pieces.collect::<Node>())
}

/// Who deals next, and which dares come then, where each round has its own list (D3).
fn next_round(shown: Shown) -> Node {
    let scene = shown.scene;
    let playing = shown.result.totals.playing;
    let dealer = playing
        .iter()
        .filter(|seat| *seat > scene.view.dealer)
        .chain(playing.iter())
        .next();
    let list = (shown.ruleset().list_per == ListPer::Round).then(|| {
        el("fieldset")
            .class("group")
            .child(el("legend").child(scene.t(Message::NEXT_LIST_ASK)))
            .child(list_picks(Some(scene.session.list_choice()), |list| {
                actions::choose_list(App::get(), list)
            }))
    });
    let dealer = el("p")
        .class("lead")
        .child(dealer.map(|seat| scene.about(Message::NEXT_DEALER, seat)));
    Node::Many(vec![list.into(), dealer.into()])
}

/// How to go on while the game lasts.
fn round_over(scene: Scene) -> Node {
    let app = scene.app();
    Node::from([
        el("div").class("btn-row").child(also_possible(scene)),
        el("div").class("page-foot").child(
            el("button")
                .class("btn is-glow")
                .tap(move || actions::next_round(app))
                .child(scene.t(Message::NEXT_ROUND)),
        ),
    ])
}

/// How to go on when the game is over.
fn game_over(scene: Scene) -> Node {
    let app = scene.app();
    let anew = el("button")
        .class("btn is-small")
        .tap(move || actions::show(app, Screen::Setup))
        .child(scene.t(Message::NEW_GAME));
    // Each new game for adults asks anew (A1).
    let adults = scene.view.ruleset.edition == Edition::Adults;
    let again = move || {
        if adults {
            actions::open_sheet(app, Sheet::Adults)
        } else {
            actions::rematch(app)
        }
    };
    Node::from([
        el("div")
            .class("btn-row")
            .child(anew)
            .child(also_possible(scene)),
        el("div").class("page-foot").child(
            el("button")
                .class("btn is-glow")
                .tap(again)
                .child(scene.t(Message::REMATCH)),
        ),
    ])
}

/// What can be done besides in both cases.
fn also_possible(scene: Scene) -> Node {
    let app = scene.app();
    let button = |word| {
        el("button")
            .class("btn is-small is-quiet")
            .child(scene.t(word))
    };
    Node::from([
        button(Message::RULES_IN_FORCE).tap(move || actions::open_sheet(app, Sheet::Rules)),
        button(Message::TO_START).tap(move || actions::show(app, Screen::Title)),
    ])
}
