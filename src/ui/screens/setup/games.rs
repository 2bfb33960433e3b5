//! Which game.

use super::{Form, adults, change};
use crate::dares::Builtin;
use crate::i18n::{Message, game_words};
use crate::rules::{Color, Edition, Face, RulesetDraft, Side, Symbol};
use crate::table::ListChoice;
use crate::ui::dom::{El, el};
use crate::ui::parts::card::card_face;
use crate::ui::parts::pick::pick;

/// The games a table can choose, each with some of its cards.
pub(super) fn games(form: Form) -> El {
    let games = Edition::ALL.map(|game| {
        let (name, what) = game_words(game);
        let chosen = form.setup.draft.edition == game;
        pick(
            ("game", "is-game"),
            chosen,
            move || choose(game),
            vec![
                el("span")
                    .class("spread")
                    .child(cards(game).map(|face| card_face(face, Side::default())))
                    .into(),
                el("b").child(form.t(name)).into(),
                el("span").class("note").child(form.t(what)).into(),
            ],
        )
    });
    let picks = el("div").class("picks").child(games);
    el("fieldset")
        .class("group")
        .child(el("legend").child(form.t(Message::CHOOSE_GAME)))
        .child(picks)
        .child(adults::missing(form))
}

/// The game for adults is asked for first (A1).
fn choose(game: Edition) {
    if game == Edition::Adults {
        adults::ask()
    } else {
        play(game, None)
    }
}

/// Another game begins with its own defaults; who deals stays. A list stays with the games that may have it.
pub(super) fn play(game: Edition, list: Option<ListChoice>) {
    change(|setup| {
        setup.draft = RulesetDraft {
            dealer: setup.draft.dealer,
            ..RulesetDraft::new(game, setup.draft.seats)
        };
        match (list, &setup.list) {
            (Some(list), _) => setup.list = list,
            (None, ListChoice::Set(lists)) => {
                setup.list = ListChoice::Builtin(Builtin::Family, lists[0].lang())
            }
            (None, _) => {}
        }
    });
}

/// Three cards that show what a game is about.
const fn cards(game: Edition) -> [Face; 3] {
    use Symbol::{Dare, DrawFive, DrawFour, Flip, HitTwo, Number, Skip, SkipEveryone, TradeHands};
    use Symbol::{WildAllHit, WildDare, WildDrawFour, WildDrawTen};
    match game {
        Edition::Dare => [
            Face::colored(Color::Red, Number(7)),
            Face::colored(Color::Yellow, Dare(3)),
            Face::wild(WildDare(9)),
        ],
        Edition::Adults => [
            Face::colored(Color::Red, Dare(6)),
            Face::wild(WildDare(16)),
            Face::colored(Color::Blue, Dare(11)),
        ],
        Edition::Classic => [
            Face::colored(Color::Blue, Number(2)),
            Face::colored(Color::Green, Skip),
            Face::wild(WildDrawFour),
        ],
        Edition::NoMercy => [
            Face::colored(Color::Red, DrawFour),
            Face::wild(WildDrawTen),
            Face::colored(Color::Blue, SkipEveryone),
        ],
        Edition::Flip => [
            Face::colored(Color::Pink, Number(5)),
            Face::colored(Color::Teal, Flip),
            Face::colored(Color::Orange, DrawFive),
        ],
        Edition::Attack => [
            Face::colored(Color::Yellow, HitTwo),
            Face::wild(WildAllHit),
            Face::colored(Color::Green, TradeHands),
        ],
    }
}
