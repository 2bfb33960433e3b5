//! A round as text.

use std::fmt::Write;

use serde_json::Value;
use uskalla::dare_set::DareSet;
use uskalla::notation::*;
use uskalla::rules::edition::adults::DieFace;
use uskalla::rules::*;

use crate::policy::Policy;
use crate::rounds::Golden;

/// Everything of which changes are written down.
fn keys(rules: &Ruleset) -> Vec<Key> {
    let by_seat = |key: fn(Seat) -> Key| (0..rules.seats).map(move |seat| key(Seat(seat)));
    let first = [
        Key::Turn,
        Key::Phase,
        Key::Top,
        Key::Color,
        Key::Direction,
        Key::Dare,
    ];
    let stacks = rules.stacking != Stacking::Off;
    let own: &[Key] = match rules.edition {
        Edition::Adults => &[Key::Level],
        Edition::NoMercy => &[Key::DrawStack, Key::Aside, Key::Out],
        Edition::Flip => &[Key::Side, Key::DrawStack],
        Edition::Classic if stacks => &[Key::DrawStack],
        Edition::Dare if rules.dare_stack => &[Key::Chain],
        Edition::Dare | Edition::Classic | Edition::Attack => &[],
    };
    let last = [
        Key::OpenDares,
        Key::Draw,
        Key::Discard,
        Key::Winner,
        Key::Points,
        Key::Totals,
    ];
    let each = by_seat(Key::Uno).chain(by_seat(Key::Count));
    first
        .into_iter()
        .chain(own.iter().copied())
        .chain(each)
        .chain(last)
        .collect()
}

fn facts(board: &Board) -> Vec<(Key, Value)> {
    keys(&board.rules.ruleset)
        .into_iter()
        .map(|key| (key, key.observe(board)))
        .collect()
}

fn value_text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// What changed, one after the other; counts from and to.
fn changes(before: &[(Key, Value)], after: &[(Key, Value)]) -> String {
    let changed = before
        .iter()
        .zip(after)
        .filter(|((_, old), (_, new))| old != new);
    let told = changed.map(|((key, old), (_, new))| match key {
        Key::Count(_) | Key::Draw | Key::Discard | Key::Aside => {
            format!("{} {old}-{new}", key.text())
        }
        _ => format!("{} {}", key.text(), value_text(new)),
    });
    told.collect::<Vec<_>>().join(", ")
}

fn cards(rules: &Rules, cards: impl Iterator<Item = Card>) -> String {
    let text = |card| card_text(rules.ruleset.edition, CardFaces::of(&rules.deck, card));
    cards.map(text).collect::<Vec<_>>().join(" ")
}

/// All hands, by their active faces.
fn hands(rules: &Rules, round: &Round) -> String {
    let table = rules.deck.side(round.side());
    let hand = |seat: Seat| {
        round
            .hand_in_order(seat)
            .map(|card| face_text(table.face(card)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    round
        .seats()
        .iter()
        .map(|seat| format!("{} holds {}", seat.number(), hand(seat)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Cards drawn, and what happens without being seen in the facts; `after` is the round after the action.
fn event_text(rules: &Rules, after: &Round, event: Event) -> Option<String> {
    Some(match event {
        Event::Drew {
            seat,
            cards: drawn,
            reason,
        } => {
            format!(
                "{} draws {} ({reason:?})",
                seat.number(),
                cards(rules, drawn.iter())
            )
        }
        Event::Challenged {
            offender,
            guilty,
            held,
            ..
        } => {
            let finding = if guilty { "guilty" } else { "innocent" };
            format!(
                "{} held {}: {finding}",
                offender.number(),
                cards(rules, held.iter())
            )
        }
        Event::Public(open) => return open_text(rules, after, open),
    })
}

fn open_text(rules: &Rules, after: &Round, open: PublicEvent) -> Option<String> {
    Some(match open {
        PublicEvent::Skipped(seat) => format!("{} is skipped", seat.number()),
        PublicEvent::Reshuffled => "the pile is rebuilt".to_owned(),
        PublicEvent::DareStruck(number) => format!("dare {number} is struck"),
        PublicEvent::DareFellAway(_) => "no dare is left".to_owned(),
        PublicEvent::DareDone(seat, number) => format!("{} has done dare {number}", seat.number()),
        PublicEvent::DareFailed(seat, number) => {
            format!("{} has failed in dare {number}", seat.number())
        }
        PublicEvent::LastingEnded(seat, number) => {
            format!("dare {number} of {} has ended well", seat.number())
        }
        PublicEvent::Rolled(_, DieFace::Level(level)) => {
            format!("the die shows {}", format!("{level:?}").to_lowercase())
        }
        PublicEvent::Rolled(_, DieFace::Reverse) => "the die shows reverse".to_owned(),
        PublicEvent::Pressed(seat, 0) => format!("{} presses: nothing", seat.number()),
        PublicEvent::Pressed(seat, count) => format!("{} presses: {count}", seat.number()),
        PublicEvent::DiscardedAlong(seat, count) => format!("{} puts {count} along", seat.number()),
        PublicEvent::Swapped(one, other) => format!(
            "{} and {} swap: {}",
            one.number(),
            other.number(),
            hands(rules, after)
        ),
        PublicEvent::HandsPassed => format!("the hands are passed on: {}", hands(rules, after)),
        PublicEvent::HandsShuffled => format!("the hands are shuffled: {}", hands(rules, after)),
        PublicEvent::Flipped(_) => format!("all is turned over: {}", hands(rules, after)),
        PublicEvent::PutOut(seat) => format!("{} is put out", seat.number()),
        _ => return None,
    })
}

fn numbers(dares: DareSet) -> String {
    let numbers: Vec<String> = dares.iter().map(|n: u8| n.to_string()).collect();
    if numbers.is_empty() {
        "none".to_owned()
    } else {
        numbers.join(" ")
    }
}

fn seats(set: SeatSet) -> String {
    if set.is_empty() {
        return "none".to_owned();
    }
    set.iter()
        .map(|seat| seat.number().to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The round as text.
pub fn trace(golden: &Golden) -> String {
    let mut chance = Seeded::new(golden.seed);
    let rules = rules(golden);
    let everyone = SeatSet::first(golden.seats);
    let bots = SeatSet::of(golden.bots.iter().map(|number| Seat(number - 1)));
    let match_state = MatchState {
        seats: everyone,
        bots,
        ..MatchState::default()
    };
    let round = Round::deal(
        &rules,
        Seat(golden.seats - 1),
        match_state,
        &mut chance,
        &mut NoEvents,
    )
    .unwrap();
    let mut board = Board {
        rules,
        round,
        before: Totals {
            playing: everyone,
            ..Totals::default()
        },
    };
    let mut text = head(golden, &board);
    let mut policy = Policy(Seeded::new(golden.seed ^ 0x90_1d));
    let mut number = 0;
    while !board.round.is_over() {
        number += 1;
        let command = policy.next(&board);
        let before = facts(&board);
        let mut events: Vec<Event> = Vec::new();
        board
            .round
            .apply(&board.rules, command, &mut chance, &mut events)
            .unwrap();
        board.check_laws().unwrap();
        let told = events
            .into_iter()
            .filter_map(|event| event_text(&board.rules, &board.round, event));
        let told = told.collect::<Vec<_>>().join("; ");
        let told = if told.is_empty() {
            told
        } else {
            format!(" [{told}]")
        };
        let changes = changes(&before, &facts(&board));
        writeln!(
            text,
            "{number:>3}  {:<16} {changes}{told}",
            action_text(command)
        )
        .unwrap();
    }
    for seat in everyone.iter() {
        writeln!(
            text,
            "left {}: {}",
            seat.number(),
            cards(&board.rules, board.round.hand(seat).iter())
        )
        .unwrap();
    }
    text
}

fn rules(golden: &Golden) -> Rules {
    let mut draft = RulesetDraft::new(golden.edition, golden.seats);
    draft.dares = golden.dares;
    draft.custom = golden.custom;
    for (key, value) in golden.options {
        set_option(&mut draft, key, value).unwrap();
    }
    let ruleset = draft.check().unwrap();
    let mut pairing = Seeded::new(golden.seed);
    let deck = Deck::standard(&ruleset, |dark| shuffle(dark, &mut pairing));
    Rules { ruleset, deck }
}

fn head(golden: &Golden, board: &Board) -> String {
    let (rules, round) = (&board.rules, &board.round);
    let options = golden
        .options
        .iter()
        .map(|(key, value)| format!("{key} {value}"))
        .collect::<Vec<_>>()
        .join(", ");
    let marks = golden.dares;
    let mut text = format!("# {}\n", golden.title);
    writeln!(
        text,
        "seats {}, computer {}",
        golden.seats,
        seats(round.bots())
    )
    .unwrap();
    writeln!(
        text,
        "options {}",
        if options.is_empty() {
            "as by default"
        } else {
            &options
        }
    )
    .unwrap();
    if golden.edition.has_dares() {
        writeln!(
            text,
            "dares: empty {}; lasting {}",
            numbers(DareSet::ALL.difference(marks.filled)),
            numbers(marks.lasting.intersection(marks.filled))
        )
        .unwrap();
    }
    if golden.custom != [CustomEffect::None; 3] {
        writeln!(
            text,
            "custom: {}",
            golden.custom.map(custom_text).join(", ")
        )
        .unwrap();
    }
    for seat in round.seats().iter() {
        writeln!(
            text,
            "hand {}: {}",
            seat.number(),
            cards(rules, round.hand_in_order(seat))
        )
        .unwrap();
    }
    let shown = facts(board);
    let shown = shown
        .iter()
        .filter(|(key, _)| !matches!(key, Key::Uno(_) | Key::Winner | Key::Points | Key::Totals));
    let shown: Vec<String> = shown
        .map(|(key, value)| format!("{} {}", key.text(), value_text(value)))
        .collect();
    writeln!(
        text,
        "  0  dealer {}: {}",
        round.dealer().number(),
        shown.join(", ")
    )
    .unwrap();
    text
}
