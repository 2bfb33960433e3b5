//! Whether the replay sees a single wrong word: a trace is changed at one place, in a way that no difference of rules explains.

/// The parts of a state's line: turn, direction, sizes of the piles, top card; hands; actions.
type Parts = [Vec<String>; 4];

/// A slip in a state.
pub type Slip = (&'static str, fn(&mut Parts));

pub const SLIPS: [Slip; 9] = [
    ("the turn", |parts| other(&mut parts[0][0], ["1", "2"])),
    ("the direction", |parts| {
        other(&mut parts[0][1], ["cw", "ccw"]);
    }),
    ("the top card", |parts| {
        other(&mut parts[0][4], ["R0", "B9"]);
    }),
    ("a card of seat 1", |parts| {
        other(&mut parts[1][0], ["R0", "B9"]);
    }),
    ("a card of seat 2", |parts| {
        other(&mut parts[2][0], ["R0", "B9"]);
    }),
    ("a card too many", |parts| parts[1].push("G3".to_owned())),
    ("a card too few", |parts| drop(parts[2].pop())),
    ("an action too many", |parts| {
        parts[3].push("pass".to_owned());
    }),
    ("an action too few", |parts| {
        let last = parts[3].pop();
        parts[3].retain(|action| Some(action) != last.as_ref());
    }),
];

/// The first of two words that it is not.
fn other(word: &mut String, words: [&str; 2]) {
    words[usize::from(word == words[0])].clone_into(word);
}

/// A trace with a slip in the state after an action, counted from 0.
pub fn in_state(text: &str, action: usize, slip: fn(&mut Parts)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let done = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.starts_with("do "))
        .nth(action)
        .map_or(0, |(at, _)| at);
    if let Some(line) = lines[done..].iter_mut().find(|line| line.contains('|')) {
        let mut parts = line
            .split('|')
            .map(|part| part.split_ascii_whitespace().map(str::to_owned).collect());
        let mut parts: Parts = std::array::from_fn(|_| parts.next().unwrap_or_default());
        slip(&mut parts);
        *line = parts.map(|part| part.join(" ")).join(" | ");
    }
    lines.join("\n")
}

/// A trace in which a card of the first pile changes players with the one before it.
pub fn in_pile(text: &str, card: usize) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if let Some(line) = lines.iter_mut().find(|line| line.starts_with("pile ")) {
        let mut words: Vec<&str> = line.split(' ').collect();
        words.swap(card, card + 1);
        *line = words.join(" ");
    }
    lines.join("\n")
}
