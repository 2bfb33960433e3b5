//! What is said: one permanent region to which each new event is added as a sentence, for whoever listens.

use std::cell::Cell;

use crate::i18n::{Counted, Word, card_name, color_word, refusal, sentence};
use crate::ui::App;
use crate::ui::app::Notice;
use crate::ui::dom::{Node, Signal, each, effect, el, live};

/// So many sentences stay in the region.
const KEPT: usize = 8;

/// The regions that screen readers read out. They are in the page from its load on.
#[must_use]
pub fn live_region() -> Node {
    let app = App::get();
    let seen = Cell::new((0u16, 0u32));
    let lines: Signal<Vec<(u64, String)>> = Signal::new(Vec::new());
    effect(move || {
        let lang = app.lang.get();
        let names = app.names();
        let fresh = app.session.with(|session| {
            let session = session.as_ref()?;
            let (round, from) = seen.get();
            let from = if round == session.round_number() { from } else { 0 };
            seen.set((session.round_number(), session.journal().next_number()));
            let told = session.journal().told().filter(|told| told.number >= from);
            Some(told.filter_map(|told| sentence(&told.event, &names, lang)).collect::<Vec<_>>())
        });
        let Some(fresh) = fresh.filter(|fresh| !fresh.is_empty()) else { return };
        // All that one action brought is one announcement.
        let text = fresh.join(" ");
        lines.update(|lines| {
            let next = lines.last().map_or(0, |(key, _)| key + 1);
            lines.push((next, text));
            let surplus = lines.len().saturating_sub(KEPT);
            lines.drain(..surplus);
        });
    });
    let warning = move || match app.notice.get() {
        Some(Notice::Refused(why)) => refusal(why, &app.names(), app.lang.get()),
        _ => String::new(),
    };
    Node::Many(vec![
        el("div")
            .class("vh")
            .attr("role", "status")
            .attr("aria-live", "polite")
            .attr("aria-atomic", "false")
            .child(each(move || lines.get(), |(key, _)| key.to_string(), move |line| el("p").child(line.1)))
            .into(),
        el("div").class("vh").attr("role", "status").child(live(move || app.asked.get())).into(),
        el("div").class("vh").attr("role", "alert").child(live(warning)).into(),
    ])
}

/// Says what the open hand holds, in groups.
pub fn say_hand(app: App) {
    let lang = app.lang.get_untracked();
    let said = app.view.with_untracked(|view| {
        let view = view.as_ref().filter(|view| view.viewer.is_some())?;
        let colors = view.side.colors().map(|color| {
            let count = view.hand.iter().filter(|face| face.color == Some(color)).count();
            (count > 0).then(|| Counted::GROUP_COLOR.with(lang, count, &[("color", color_word(color, lang))]))
        });
        let wilds = view.hand.iter().filter(|face| face.is_wild()).count();
        let wilds = (wilds > 0).then(|| Counted::GROUP_WILD.text(lang, wilds));
        Some(colors.into_iter().chain([wilds]).flatten().collect::<Vec<_>>().join(", "))
    });
    app.asked.set(said.unwrap_or_default());
}

/// Says what lies on top, and the color in play.
pub fn say_top(app: App) {
    let lang = app.lang.get_untracked();
    let said = app.view.with_untracked(|view| {
        let view = view.as_ref()?;
        let top = Word::TOP_CARD.with(lang, &[("card", &card_name(view.top, lang))]);
        let color = view.color.map(|color| Word::COLOR_IN_PLAY.with(lang, &[("color", color_word(color, lang))]));
        Some([top, color.unwrap_or_default()].join(". "))
    });
    app.asked.set(said.unwrap_or_default());
}

/// Says whose turn it is and how many cards everybody has.
pub fn say_counts(app: App) {
    let lang = app.lang.get_untracked();
    let said = app.view.with_untracked(|view| {
        let view = view.as_ref()?;
        let turn = view.awaited.map(|seat| Word::TURN_OF.named(lang, &app.name(seat)));
        let counts = view.seats.iter().filter(|seat| seat.is_in);
        let counts = counts.map(|seat| Counted::SEAT_CARDS.with(lang, seat.count, &[("name", &app.name(seat.seat))]));
        Some(turn.into_iter().chain(counts).collect::<Vec<_>>().join(". "))
    });
    app.asked.set(said.unwrap_or_default());
}
