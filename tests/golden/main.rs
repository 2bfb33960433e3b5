//! Whole rounds of every game written out, to be read beside the clauses and reviewed like code. `UPDATE_GOLDEN=1 cargo test
//! --test golden` writes them anew.

mod policy;
mod rounds;
mod trace;

use std::path::PathBuf;

use rounds::GOLDENS;
use trace::trace;

#[test]
fn golden_rounds_are_played_as_reviewed() {
    let mut changed = Vec::new();
    for golden in &GOLDENS {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/golden/{}.txt", golden.name));
        let found = trace(golden);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &found).unwrap();
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some(line) = first_difference(&expected, &found) {
            changed.push(format!("{}.txt: {line}", golden.name));
        }
    }
    assert!(
        changed.is_empty(),
        "look at them, then UPDATE_GOLDEN=1:\n{}",
        changed.join("\n")
    );
}

fn first_difference(expected: &str, found: &str) -> Option<String> {
    let ends = |text: &'static str| std::iter::repeat(text);
    let (old, new) = (
        expected.lines().chain(ends("(the end)")),
        found.lines().chain(ends("(the end)")),
    );
    let longest = expected.lines().count().max(found.lines().count());
    let mut pairs = old.zip(new).take(longest).enumerate();
    pairs
        .find(|(_, (old, new))| old != new)
        .map(|(at, (old, new))| format!("line {}\n- {old}\n+ {new}", at + 1))
}
