//! Whole rounds of the dare game written out, to be read beside the clauses and reviewed like code. `UPDATE_GOLDEN=1 cargo test
//! --test golden` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;

use serde_json::Value;
use uskalla::notation::*;
use uskalla::rules::*;

/// A round to be written out.
struct Golden {
    name: &'static str,
    title: &'static str,
    seats: u8,
    bots: &'static [u8],
    seed: u64,
    options: &'static [(&'static str, &'static str)],
    dares: DareMarks,
}

const GOLDENS: [Golden; 3] = [
    Golden {
        name: "dare-1",
        title: "Two computer players, the rules as printed.",
        seats: 2,
        bots: &[0, 1],
        seed: 2005,
        options: &[],
        dares: DareMarks { filled: u16::MAX, lasting: 0 },
    },
    Golden {
        name: "dare-2",
        title: "Two people and two computer players; many dares last, some are struck, some end in a slip.",
        seats: 4,
        bots: &[1, 3],
        seed: 436,
        options: &[],
        // The odd numbers last; 4, 11 and 16 are empty.
        dares: DareMarks { filled: !0b1000_0100_0000_1000, lasting: 0b0101_0101_0101_0101 },
    },
    Golden {
        name: "dare-3",
        title: "Ten seats, half of them people: drawing costs the turn, a missed call costs four, each counts the own hand.",
        seats: 10,
        bots: &[1, 3, 5, 7, 9],
        seed: 303,
        options: &[("dare_turn", "loses-if-draws"), ("uno_penalty", "4"), ("scoring", "lowest")],
        dares: DareMarks { filled: u16::MAX, lasting: 0b0000_0010_0010_0010 },
    },
];

/// The fixed policy: plays whenever it may, and decides the rest by a seed of its own.
struct Policy(Seeded);

impl Policy {
    fn one_in(&mut self, bound: u32) -> bool {
        self.0.below(bound) == 0
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.0.below(among.len() as u32) as usize]
    }

    fn next(&mut self, board: &Board) -> Command {
        let (rules, round) = (&board.rules, &board.round);
        if let Some(aside) = self.aside(rules, round) {
            return aside;
        }
        let seat = round.awaited().expect("the round goes on");
        let choices = round.choices(rules, seat);
        let plays: Vec<Act> = choices.iter().copied().filter(|act| matches!(act, Act::Play(_))).collect();
        let choice = match round.phase() {
            Phase::Verdict(_) => {
                return Command::Table(if self.one_in(3) { TableAct::Failed } else { TableAct::Done });
            }
            Phase::Dare(_) => {
                if self.one_in(3) {
                    Act::DareDraw
                } else {
                    Act::DareDo
                }
            }
            _ if plays.is_empty() || choices.len() > plays.len() && self.one_in(12) => choices[choices.len() - 1],
            _ => self.pick(&plays),
        };
        let ways = round.ways(rules, seat, choice);
        Command::Seat(seat, self.pick(&ways))
    }

    /// Calls, catches, slips and strikes.
    fn aside(&mut self, rules: &Rules, round: &Round) -> Option<Command> {
        let may = |command: Command| {
            let mut copy = *round;
            copy.apply(rules, command, (&mut Seeded::new(0), &mut Silent)).is_ok()
        };
        let seats: Vec<Seat> = round.seats().iter().collect();
        let caller = seats.iter().find(|&&seat| may(Command::Seat(seat, Act::Uno)));
        if let Some(&caller) = caller.filter(|_| self.one_in(2)) {
            return Some(Command::Seat(caller, Act::Uno));
        }
        let window = round.call_window().filter(|window| !window.called).map(|window| window.seat);
        if let Some(caught) = window.filter(|_| self.one_in(3)) {
            let others: Vec<Seat> = seats.iter().copied().filter(|&seat| seat != caught).collect();
            return Some(Command::Seat(self.pick(&others), Act::Catch(caught)));
        }
        let open = |seat: Seat| (1..=16).filter(move |number| round.open_dares(seat) >> (number - 1) & 1 == 1);
        let slips: Vec<TableAct> =
            seats.iter().flat_map(|&seat| open(seat).map(move |number| TableAct::Slip(seat, number))).collect();
        if !slips.is_empty() && self.one_in(6) {
            return Some(Command::Table(self.pick(&slips)));
        }
        let strike = Command::Table(TableAct::Strike);
        (matches!(round.phase(), Phase::Dare(_)) && self.one_in(4) && may(strike)).then_some(strike)
    }
}

/// Everything of which changes are written down.
fn keys(seats: u8) -> Vec<Key> {
    let by_seat = |key: fn(Seat) -> Key| (0..seats).map(move |seat| key(Seat(seat)));
    let first = [Key::Turn, Key::Phase, Key::Top, Key::Color, Key::Direction, Key::Dare];
    let last = [Key::OpenDares, Key::Draw, Key::Discard, Key::Winner, Key::Points, Key::Totals];
    first.into_iter().chain(by_seat(Key::Uno)).chain(by_seat(Key::Count)).chain(last).collect()
}

fn facts(board: &Board) -> Vec<(Key, Value)> {
    keys(board.rules.ruleset.seats).into_iter().map(|key| (key, key.observe(board))).collect()
}

fn value_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What changed, one after the other; counts from and to.
fn changes(before: &[(Key, Value)], after: &[(Key, Value)]) -> String {
    let changed = before.iter().zip(after).filter(|((_, old), (_, new))| old != new);
    let told = changed.map(|((key, old), (_, new))| match key {
        Key::Count(_) | Key::Draw | Key::Discard => format!("{} {old}-{new}", key.text()),
        _ => format!("{} {}", key.text(), value_text(new)),
    });
    told.collect::<Vec<_>>().join(", ")
}

fn cards(rules: &Rules, cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| face_text(rules.deck.side(Side::Light).face(card))).collect::<Vec<_>>().join(" ")
}

/// Cards drawn, and what happens without being seen in the facts.
fn event_text(rules: &Rules, event: Event) -> Option<String> {
    Some(match event {
        Event::Drew { seat, cards: drawn, reason } => {
            format!("{} draws {} ({reason:?})", seat.number(), cards(rules, drawn.iter()))
        }
        Event::Open(Open::Skipped(seat)) => format!("{} is skipped", seat.number()),
        Event::Open(Open::Reshuffled) => "the pile is rebuilt".to_owned(),
        Event::Open(Open::DareStruck(number)) => format!("dare {number} is struck"),
        Event::Open(Open::DareFellAway(_)) => "no dare is left".to_owned(),
        Event::Open(Open::DareDone(seat, number)) => format!("{} has done dare {number}", seat.number()),
        Event::Open(Open::DareFailed(seat, number)) => format!("{} has failed in dare {number}", seat.number()),
        Event::Open(Open::LastingEnded(seat, number)) => format!("dare {number} of {} has ended well", seat.number()),
        _ => return None,
    })
}

fn numbers(bits: u16) -> String {
    let numbers: Vec<String> = (1..=16).filter(|number| bits >> (number - 1) & 1 == 1).map(|n: u8| n.to_string()).collect();
    if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") }
}

fn seats(set: SeatSet) -> String {
    set.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
}

/// The round as text.
fn trace(golden: &Golden) -> String {
    let mut draft = RulesetDraft::new(Edition::Dare, golden.seats);
    draft.dares = golden.dares;
    for (key, value) in golden.options {
        set_option(&mut draft, key, value).unwrap();
    }
    let ruleset = draft.check().unwrap();
    let rules = Rules { ruleset, deck: Deck::standard(&ruleset, |_| {}) };
    let everyone = SeatSet::first(golden.seats);
    let bots = SeatSet::of(golden.bots.iter().copied().map(Seat));
    let carried = Carried { seats: everyone, bots, ..Carried::default() };
    let mut chance = Seeded::new(golden.seed);
    let dealer = Seat(golden.seats - 1);
    let round = Round::deal(&rules, dealer, carried, (&mut chance, &mut Silent)).unwrap();
    let mut board = Board { rules, round, before: Standing { playing: everyone, ..Standing::default() } };
    let mut text = head(golden, &board);
    let mut policy = Policy(Seeded::new(golden.seed ^ 0x90_1d));
    let mut number = 0;
    while !board.round.is_over() {
        number += 1;
        let command = policy.next(&board);
        let before = facts(&board);
        let mut events: Vec<Event> = Vec::new();
        board.round.apply(&board.rules, command, (&mut chance, &mut events)).unwrap();
        board.check_laws().unwrap();
        let told = events.into_iter().filter_map(|event| event_text(&board.rules, event)).collect::<Vec<_>>().join("; ");
        let told = if told.is_empty() { told } else { format!(" [{told}]") };
        let changes = changes(&before, &facts(&board));
        writeln!(text, "{number:>3}  {:<16} {changes}{told}", command_text(command)).unwrap();
    }
    for seat in everyone.iter() {
        writeln!(text, "left {}: {}", seat.number(), cards(&board.rules, board.round.hand(seat).iter())).unwrap();
    }
    text
}

fn head(golden: &Golden, board: &Board) -> String {
    let (rules, round) = (&board.rules, &board.round);
    let options = golden.options.iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ");
    let marks = golden.dares;
    let mut text = format!("# {}\n", golden.title);
    writeln!(text, "seats {}, computer {}", golden.seats, seats(round.bots())).unwrap();
    writeln!(text, "options {}", if options.is_empty() { "as by default" } else { &options }).unwrap();
    writeln!(text, "dares: empty {}; lasting {}", numbers(!marks.filled), numbers(marks.lasting & marks.filled)).unwrap();
    for seat in round.seats().iter() {
        writeln!(text, "hand {}: {}", seat.number(), cards(rules, round.hand(seat).iter())).unwrap();
    }
    let shown = facts(board);
    let shown = shown.iter().filter(|(key, _)| !matches!(key, Key::Uno(_) | Key::Winner | Key::Points | Key::Totals));
    let shown: Vec<String> = shown.map(|(key, value)| format!("{} {}", key.text(), value_text(value))).collect();
    writeln!(text, "  0  dealer {}: {}", round.dealer().number(), shown.join(", ")).unwrap();
    text
}

#[test]
fn golden_rounds_are_played_as_reviewed() {
    let mut changed = Vec::new();
    for golden in &GOLDENS {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.txt", golden.name));
        let found = trace(golden);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &found).unwrap();
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some(line) = first_difference(&expected, &found) {
            changed.push(format!("{}.txt: {line}", golden.name));
        }
    }
    assert!(changed.is_empty(), "look at them, then UPDATE_GOLDEN=1:\n{}", changed.join("\n"));
}

fn first_difference(expected: &str, found: &str) -> Option<String> {
    let ends = |text: &'static str| std::iter::repeat(text);
    let (old, new) = (expected.lines().chain(ends("(the end)")), found.lines().chain(ends("(the end)")));
    let longest = expected.lines().count().max(found.lines().count());
    let mut pairs = old.zip(new).take(longest).enumerate();
    pairs.find(|(_, (old, new))| old != new).map(|(at, (old, new))| format!("line {}\n- {old}\n+ {new}", at + 1))
}
