//! The ways in which RLCard's rules differ from the clauses, and how often each was met. docs/rlcard.md describes them.

use std::fmt::Write;

/// A difference that is accounted for, by an option or by the adapter. The numbers are those of docs/rlcard.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    ForcedPlay,
    WildFourKeptBack,
    NoChallenge,
    DrawnColorPlayed,
    DrawnSymbolKept,
    DrawnWildColor,
    DrawnFourHarmless,
    ReversePasses,
    StartDrawTwo,
    StartWildColor,
    NoDealer,
    TopShuffledIn,
    ShuffledEarly,
    TopElsewhere,
    NoCalls,
    NoPoints,
    PilesRunOut,
    ListedTwice,
    LastWildColor,
    LastReverse,
    DealtByHand,
}

use Difference::*;

impl Difference {
    /// Every difference with its number, in the order of docs/rlcard.md.
    pub const ALL: [(Difference, &str); 21] = [
        (ForcedPlay, "1"),
        (WildFourKeptBack, "2"),
        (NoChallenge, "3"),
        (DrawnColorPlayed, "4a"),
        (DrawnSymbolKept, "4b"),
        (DrawnWildColor, "5"),
        (DrawnFourHarmless, "6"),
        (ReversePasses, "7"),
        (StartDrawTwo, "8a"),
        (StartWildColor, "8b"),
        (NoDealer, "8c"),
        (TopShuffledIn, "9a"),
        (ShuffledEarly, "9b"),
        (TopElsewhere, "9c"),
        (NoCalls, "10a"),
        (NoPoints, "10b"),
        (PilesRunOut, "11"),
        (ListedTwice, "12"),
        (LastWildColor, "13"),
        (LastReverse, "14"),
        (DealtByHand, "15"),
    ];
}

/// What was compared, and how often each difference was met.
#[derive(Default)]
pub struct Tally {
    pub games: u32,
    pub actions: u32,
    differences: [u32; Difference::ALL.len()],
}

impl Tally {
    pub fn meet(&mut self, difference: Difference) {
        self.differences[difference as usize] += 1;
    }

    /// All counts with the names that docs/rlcard.md gives them.
    pub fn counts(&self) -> Vec<(&'static str, u32)> {
        let differences = Difference::ALL
            .iter()
            .map(|&(difference, number)| (number, self.differences[difference as usize]));
        [("games", self.games), ("actions", self.actions)]
            .into_iter()
            .chain(differences)
            .collect()
    }

    /// One line a count.
    pub fn table(&self) -> String {
        self.counts()
            .iter()
            .fold(String::new(), |mut table, (name, count)| {
                let _ = writeln!(table, "{name:>8} {count:>8}");
                table
            })
    }
}

/// The counts that a table of docs/rlcard.md states, in one of its last two columns: 0 for the committed games, 1 for the many.
pub fn stated(document: &str, column: usize) -> Vec<(&str, u32)> {
    let rows = document.lines().filter_map(|line| {
        let cells: Vec<&str> = line
            .strip_prefix('|')?
            .strip_suffix('|')?
            .split('|')
            .map(str::trim)
            .collect();
        let count = cells
            .get(cells.len().checked_sub(2)? + column)?
            .replace(',', "")
            .parse()
            .ok()?;
        Some((*cells.first()?, count))
    });
    rows.collect()
}
