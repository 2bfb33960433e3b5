//! Runs the scenarios beside this file: each pins clauses of the rules.

use std::path::{Path, PathBuf};

use uskalla::notation::{Scenario, run_all};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = std::fs::read_dir(folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of the folder").path())
        .collect();
    files.sort();
    files
}

fn text(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn scenarios(file: &Path) -> Vec<Scenario> {
    let values: Vec<serde_json::Value> = serde_json::from_str(&text(file)).expect("a list");
    values
        .iter()
        .map(|value| {
            Scenario::read(value).unwrap_or_else(|fault| panic!("{}: {fault}", value["name"]))
        })
        .collect()
}

#[test]
fn every_scenario_holds() {
    let mut failed = Vec::new();
    for file in files() {
        let reports =
            run_all(&text(&file)).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        assert!(!reports.is_empty(), "{} holds no scenario", file.display());
        failed.extend(
            reports
                .into_iter()
                .filter_map(|report| Some(format!("{}: {}", report.name, report.result.err()?))),
        );
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn names_are_unique() {
    for file in files() {
        let mut names: Vec<String> = scenarios(&file)
            .into_iter()
            .map(|scenario| scenario.name)
            .collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "{} has a name twice", file.display());
    }
}

/// The clauses that tests of another kind pin: seats and dealer (G1–G3), long rounds (G18), decks and lists (D1, D3).
const ELSEWHERE: [&str; 6] = ["G1", "G2", "G3", "G18", "D1", "D3"];

#[test]
fn every_clause_of_general_and_dare_is_pinned() {
    let all: Vec<Scenario> = files().iter().flat_map(|file| scenarios(file)).collect();
    let pinned: Vec<&str> = all
        .iter()
        .flat_map(|scenario| scenario.clause.split_whitespace())
        .collect();
    let clauses = (1..=18)
        .map(|n| format!("G{n}"))
        .chain((1..=15).map(|n| format!("D{n}")))
        .chain((1..=9).map(|n| format!("H{n}")));
    let missing: Vec<String> = clauses
        .filter(|clause| !ELSEWHERE.contains(&&**clause) && !pinned.contains(&&**clause))
        .collect();
    assert!(missing.is_empty(), "no scenario pins {missing:?}");
}

#[test]
fn printing_a_scenario_and_reading_it_gives_the_same() {
    for scenario in files().iter().flat_map(|file| scenarios(file)) {
        let printed = scenario.value();
        assert_eq!(
            Scenario::read(&printed).as_ref(),
            Ok(&scenario),
            "{printed}"
        );
        assert_eq!(
            Scenario::read(&printed).map(|again| again.value()),
            Ok(printed)
        );
    }
}
