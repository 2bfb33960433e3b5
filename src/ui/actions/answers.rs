//! Answers for screen readers, on request: the hand, the top card, how many cards everybody has.

use leptos::prelude::*;

use crate::i18n::{Lang, Message, Plural, card_name, color_word};
use crate::rules::View;
use crate::table::GameView;
use crate::ui::state::AppState;

/// Announces what the open hand holds, in groups.
pub fn hand(app: AppState) {
    answer(app, |_, round, lang| {
        if round.viewer.is_none() {
            return String::new();
        }
        let mut groups = Vec::new();
        for color in round.side.colors() {
            let count = round
                .hand
                .iter()
                .filter(|face| face.color == Some(color))
                .count();
            if count > 0 {
                groups.push(Plural::GROUP_COLOR.with(
                    lang,
                    count,
                    &[("color", color_word(color, lang))],
                ));
            }
        }
        let wilds = round.hand.iter().filter(|face| face.is_wild()).count();
        if wilds > 0 {
            groups.push(Plural::GROUP_WILD.text(lang, wilds));
        }
        groups.join(", ")
    });
}

/// Announces the top card and the color in play.
pub fn top_card(app: AppState) {
    answer(app, |_, round, lang| {
        let top = Message::TOP_CARD.with(lang, &[("card", &card_name(round.top, lang))]);
        let color = round
            .color
            .map(|color| Message::COLOR_IN_PLAY.with(lang, &[("color", color_word(color, lang))]));
        [Some(top), color]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(". ")
    });
}

/// Announces whose turn it is and how many cards everybody has.
pub fn card_counts(app: AppState) {
    answer(app, |game, round, lang| {
        let turn = round
            .current_player
            .map(|seat| Message::TURN_OF.named(lang, game.name(seat)));
        let counts = round.seats.iter().filter(|seat| seat.is_in).map(|seat| {
            Plural::SEAT_CARDS.with(lang, seat.count, &[("name", game.name(seat.seat))])
        });
        turn.into_iter()
            .chain(counts)
            .collect::<Vec<_>>()
            .join(". ")
    });
}

fn answer(app: AppState, compose: fn(&GameView, &View, Lang) -> String) {
    let lang = app.locale.current();
    let text = app
        .game
        .peek(|game| game.round.as_ref().map(|round| compose(game, round, lang)));
    app.announcements.answer.set(text.unwrap_or_default());
}
