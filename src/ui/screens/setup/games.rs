//! Which game.

use leptos::prelude::*;

use super::{Form, OFFERED};
use crate::i18n::{Word, game_words};
use crate::rules::{Color, Edition, Face, RulesetDraft, Symbol};
use crate::ui::dom::derived;
use crate::ui::parts::card::CardFace;
use crate::ui::parts::pick::Pick;

/// The games a table can choose, each with some of its cards.
#[component]
pub(super) fn Games(form: Form) -> impl IntoView {
    let app = form.app;
    let edition = form.of(|setup| setup.draft.edition);
    let games = OFFERED.iter().map(|&game| {
        let (name, what) = game_words(game);
        let chosen = derived(move || edition.get() == game);
        view! {
            <Pick group="game" class="is-game" chosen on_choose=Callback::new(move |()| choose(form, game))>
                <span class="spread">{cards(game).map(|face| view! { <CardFace face /> }).collect_view()}</span>
                <b>{app.t(name)}</b>
                <span class="note">{app.t(what)}</span>
            </Pick>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{app.t(Word::CHOOSE_GAME)}</legend>
            <div class="picks">{games.collect_view()}</div>
        </fieldset>
    }
}

/// Another game begins with its own defaults; who deals stays.
fn choose(form: Form, game: Edition) {
    form.change(|setup| {
        setup.draft = RulesetDraft { dealer: setup.draft.dealer, ..RulesetDraft::new(game, setup.draft.seats) };
    });
}

/// Three cards that show what a game is about.
const fn cards(game: Edition) -> [Face; 3] {
    use Symbol::{Dare, DrawFive, DrawFour, Flip, HitTwo, Number, Skip, SkipEveryone, TradeHands};
    use Symbol::{WildAllHit, WildDare, WildDrawFour, WildDrawTen};
    match game {
        Edition::Dare | Edition::Adults => {
            [Face::colored(Color::Red, Number(7)), Face::colored(Color::Yellow, Dare(3)), Face::wild(WildDare(9))]
        }
        Edition::Classic => [Face::colored(Color::Blue, Number(2)), Face::colored(Color::Green, Skip), Face::wild(WildDrawFour)],
        Edition::NoMercy => {
            [Face::colored(Color::Red, DrawFour), Face::wild(WildDrawTen), Face::colored(Color::Blue, SkipEveryone)]
        }
        Edition::Flip => {
            [Face::colored(Color::Pink, Number(5)), Face::colored(Color::Teal, Flip), Face::colored(Color::Orange, DrawFive)]
        }
        Edition::Attack => {
            [Face::colored(Color::Yellow, HitTwo), Face::wild(WildAllHit), Face::colored(Color::Green, TradeHands)]
        }
    }
}
