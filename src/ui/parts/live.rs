//! What is said: one permanent region to which each new event is added as a sentence, for whoever listens.

use crate::i18n::{Lang, Message, Plural, card_name, color_word, refusal, sentence};
use crate::platform::sound;
use crate::rules::{Observation, PublicEvent, View};
use crate::table::Session;
use crate::ui::app::Notice;
use crate::ui::dom::{Node, effect, el};
use crate::ui::{App, name_of, names};

/// So many sentences stay in the region.
const KEPT: usize = 8;

/// The regions that screen readers read out. They are in the page from its load on.
#[must_use]
pub fn live_region() -> Node {
    let app = App::get();
    let lines = app
        .said
        .get()
        .into_iter()
        .map(|(number, line)| el("p").key(number.to_string()).child(line))
        .collect::<Node>();
    let warning = match app.notice.get() {
        Some(Notice::Refused(why)) => {
            refusal(why, &app.game(names).unwrap_or_default(), app.lang())
        }
        _ => String::new(),
    };
    let region = |role: &'static str| el("div").class("vh").attr("role", role);
    Node::from([
        region("status")
            .attr("aria-live", "polite")
            .attr("aria-atomic", "false")
            .child(lines),
        region("status").child(app.asked.get()),
        region("alert").child(warning),
    ])
}

/// Says whatever happens in the game from now on.
pub fn follow(app: App) {
    let mut seen = (0u16, 0u32);
    effect(move || {
        let lang = app.lang();
        let fresh = app.game(|session| {
            let from = if seen.0 == session.round_number() {
                seen.1
            } else {
                0
            };
            seen = (session.round_number(), session.event_log().next_number());
            let told: Vec<_> = session
                .event_log()
                .entries()
                .filter(|told| told.number >= from)
                .collect();
            let loudest = told.iter().filter_map(|told| cue(&told.event)).max();
            if let Some((_, cue)) =
                loudest.filter(|_| app.settings.with_untracked(|settings| settings.sound))
            {
                sound::play(cue);
            }
            told.iter()
                .filter_map(|told| sentence(&told.event, &names(session), lang))
                .collect::<Vec<_>>()
        });
        if let Some(fresh) = fresh.filter(|fresh| !fresh.is_empty()) {
            say(app, fresh.join(" "));
        }
    });
}

/// How an event sounds, and how much it matters: of all that one action brings, the weightiest is heard.
fn cue(event: &Observation) -> Option<(u8, &'static str)> {
    let cue = match event {
        Observation::Drew { .. } => (1, "draw"),
        Observation::Challenged { .. } => (7, "caught"),
        Observation::Public(open) => match open {
            PublicEvent::Played { .. } => (2, "play"),
            PublicEvent::Skipped(_) => (3, "skip"),
            PublicEvent::Turned(_) => (4, "reverse"),
            PublicEvent::Pressed(..) => (5, "press"),
            PublicEvent::DareOffered(..) | PublicEvent::Rolled(..) => (6, "dare"),
            PublicEvent::Caught { .. } | PublicEvent::Slipped(..) => (7, "caught"),
            PublicEvent::Called(_) => (8, "call"),
            PublicEvent::Flipped(_) => (9, "flip"),
            PublicEvent::RoundOver(_) => (10, "win"),
            _ => return None,
        },
    };
    Some(cue)
}

/// All that one action brought is one announcement.
fn say(app: App, text: String) {
    app.said.update(|lines| {
        let next = lines.last().map_or(0, |(number, _)| number + 1);
        lines.push((next, text));
        let surplus = lines.len().saturating_sub(KEPT);
        lines.drain(..surplus);
    });
}

/// Says something about the round on request.
pub fn answer(app: App, about: fn(&Session, &View, Lang) -> String) {
    let lang = app.lang();
    let said = app.game(|session| session.view().map(|view| about(session, &view, lang)));
    app.asked.set(said.flatten().unwrap_or_default());
}

/// What the open hand holds, in groups.
#[must_use]
pub fn hand(_: &Session, view: &View, lang: Lang) -> String {
    if view.viewer.is_none() {
        return String::new();
    }
    let mut groups = Vec::new();
    for color in view.side.colors() {
        let count = view
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
    let wilds = view.hand.iter().filter(|face| face.is_wild()).count();
    if wilds > 0 {
        groups.push(Plural::GROUP_WILD.text(lang, wilds));
    }
    groups.join(", ")
}

/// What lies on top, and the color in play.
#[must_use]
pub fn top(_: &Session, view: &View, lang: Lang) -> String {
    let top = Message::TOP_CARD.with(lang, &[("card", &card_name(view.top, lang))]);
    match view.color {
        Some(color) => [
            top,
            Message::COLOR_IN_PLAY.with(lang, &[("color", color_word(color, lang))]),
        ]
        .join(". "),
        None => top,
    }
}

/// Whose turn it is and how many cards everybody has.
#[must_use]
pub fn counts(session: &Session, view: &View, lang: Lang) -> String {
    let turn = view
        .current_player
        .map(|seat| Message::TURN_OF.named(lang, name_of(session, seat)));
    let counts = view.seats.iter().filter(|seat| seat.is_in);
    let counts = counts.map(|seat| {
        Plural::SEAT_CARDS.with(lang, seat.count, &[("name", name_of(session, seat.seat))])
    });
    turn.into_iter()
        .chain(counts)
        .collect::<Vec<_>>()
        .join(". ")
}
