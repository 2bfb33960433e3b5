//! The house rules of the source tree: arrows between the rooms run one way, files and functions stay small, and makers' names
//! stand only where games are named for reference.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use uskalla::rules::{Edition, OPTIONS};

/// What each room may use besides itself. `main` and `bin` are the two programs.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("lang", &[]),
    ("text", &[]),
    ("dares", &["lang", "text"]),
    ("platform", &[]),
    ("notation", &["rules", "dares"]),
    ("bots", &["rules"]),
    ("table", &["rules", "dares", "text"]),
    ("store", &["rules", "dares", "table", "text"]),
    (
        "i18n",
        &[
            "rules", "dares", "table", "store", "notation", "lang", "text",
        ],
    ),
    (
        "ui",
        &[
            "rules", "dares", "notation", "bots", "table", "store", "i18n", "platform", "text",
        ],
    ),
    ("main", &["ui", "platform"]),
    (
        "bin",
        &["rules", "dares", "notation", "bots", "table", "store"],
    ),
];

/// The most lines of a file, word and deck tables aside.
const FILE_LINES: usize = 600;
/// Tables of words and of decks may be as long as what they list.
const TABLES: [&str; 2] = ["src/i18n/messages/", "src/dares/builtin/"];
/// Where the games that the rules resemble are named for the reader.
const NAMING: &str = "src/i18n/messages/help.rs";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files beneath some paths of the repository, with their paths in it, sorted.
fn files(paths: &[&str]) -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = paths.iter().map(|path| root().join(path)).collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else if path.is_file() {
            let name = path
                .strip_prefix(root())
                .unwrap()
                .to_string_lossy()
                .replace('\\', "/");
            found.push((name, path));
        }
    }
    assert!(!found.is_empty(), "nothing beneath {paths:?}");
    found.sort();
    found
}

/// The Rust files of the source tree with their lines.
fn sources() -> Vec<(String, Vec<String>)> {
    let rust = files(&["src"])
        .into_iter()
        .filter(|(name, _)| Path::new(name).extension().is_some_and(|end| end == "rs"));
    rust.map(|(name, path)| {
        (
            name,
            fs::read_to_string(path)
                .unwrap()
                .lines()
                .map(str::to_owned)
                .collect(),
        )
    })
    .collect()
}

/// The code of a file: without comments, and without its tests.
fn code(lines: &[String]) -> String {
    let mut code = String::new();
    let mut rest = lines.iter();
    while let Some(line) = rest.next() {
        if line.trim() == "#[cfg(test)]" {
            let Some(item) = rest.next() else { break };
            if item.trim_end().ends_with('{') {
                let end = format!("{}}}", &item[..item.len() - item.trim_start().len()]);
                rest.by_ref().find(|line| **line == end);
            }
            continue;
        }
        code.push_str(line.split("//").next().unwrap_or_default());
        code.push('\n');
    }
    code
}

fn is_test(name: &str) -> bool {
    name.ends_with("tests.rs")
}

/// The modules of a file, from the crate root on; those of a program begin with its room.
fn modules(name: &str) -> Vec<&str> {
    let path = name.trim_start_matches("src/").trim_end_matches(".rs");
    let mut modules: Vec<&str> = path.split('/').collect();
    if modules.last() == Some(&"mod") {
        modules.pop();
    }
    modules
}

/// The first words after a path to the root: `crate::x`, or `crate::{x::y, z}`.
fn heads(after: &str) -> Vec<String> {
    let word = |text: &str| {
        text.trim_start()
            .chars()
            .take_while(|&c| c.is_alphanumeric() || c == '_')
            .collect::<String>()
    };
    let Some(group) = after.strip_prefix('{') else {
        return vec![word(after)];
    };
    let mut heads = vec![word(group)];
    let mut depth = 1;
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => heads.push(word(&group[at + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    heads.retain(|head| !head.is_empty());
    heads
}

/// The rooms a file names, by `crate::`, by `uskalla::` from a program, or by climbing to the root with `super::`.
fn rooms_used(name: &str, code: &str) -> BTreeSet<String> {
    let modules = modules(name);
    let is_program = matches!(modules[0], "main" | "bin");
    let mut used = BTreeSet::new();
    let from_root = if is_program { "uskalla::" } else { "crate::" };
    for (at, _) in code.match_indices(from_root) {
        if !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
            used.extend(heads(&code[at + from_root.len()..]));
        }
    }
    for (at, _) in code
        .match_indices("super::")
        .filter(|&(at, _)| !code[..at].ends_with("super::"))
    {
        let climbs = code[at..]
            .split("super::")
            .take_while(|part| part.is_empty())
            .count();
        if !is_program && climbs >= modules.len() {
            used.extend(heads(&code[at + climbs * "super::".len()..]));
        }
    }
    used
}

#[test]
fn arrows_between_rooms_run_one_way() {
    let mut wrong = Vec::new();
    for (name, lines) in sources() {
        let room = modules(&name)[0].to_owned();
        if name == "src/lib.rs" || is_test(&name) {
            continue;
        }
        let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == room) else {
            wrong.push(format!(
                "{name}: a room that the architecture does not know"
            ));
            continue;
        };
        for used in rooms_used(&name, &code(&lines)) {
            if used != room && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{name}: {room} uses {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_check_of_arrows_sees_every_spelling() {
    let seen = |name, code| rooms_used(name, code).into_iter().collect::<Vec<_>>();
    assert_eq!(
        seen(
            "src/rules/act.rs",
            "use crate::{ui::app, store::{Store, Storage}, i18n};"
        ),
        ["i18n", "store", "ui"]
    );
    assert_eq!(
        seen("src/rules/act.rs", "let x = crate::table::NAME_MAX;"),
        ["table"]
    );
    assert_eq!(
        seen(
            "src/rules/edition/flip.rs",
            "use super::super::super::bots::Bot;"
        ),
        ["bots"]
    );
    assert_eq!(
        seen("src/rules/edition/flip.rs", "use super::super::card::Face;"),
        [""; 0]
    );
    assert_eq!(
        seen("src/rules/edition/mod.rs", "use super::super::dares::Dare;"),
        ["dares"]
    );
    assert_eq!(
        seen(
            "src/bin/uskalla/main.rs",
            "use crate::args; use uskalla::ui;"
        ),
        ["ui"]
    );
    let lines = [
        "use crate::rules::SeatAction; // crate::ui",
        "#[cfg(test)]",
        "mod tests {",
        "    use crate::ui;",
        "}",
        "fn f() {}",
    ];
    let text = code(&lines.map(str::to_owned));
    assert_eq!(
        (seen("src/bots/simple.rs", &text), text.contains("fn f")),
        (vec!["rules".to_owned()], true)
    );
}

#[test]
fn files_stay_small() {
    let tables = |name: &str| TABLES.iter().any(|table| name.starts_with(table));
    let long = sources()
        .into_iter()
        .filter(|(name, lines)| lines.len() > FILE_LINES && !tables(name));
    let long: Vec<String> = long
        .map(|(name, lines)| format!("{name}: {} lines", lines.len()))
        .collect();
    assert!(
        long.is_empty(),
        "over {FILE_LINES} lines: {}",
        long.join(", ")
    );
}

/// Where games are named: their own files and rows, and the games of each option.
const NAMES_EDITIONS: [&str; 3] = [
    "src/rules/edition/",
    "src/rules/option_table.rs",
    UNCONVERTED,
];

/// The page still names games and options; its screens are being moved to the traits and rows.
const UNCONVERTED: &str = "src/ui/";

#[test]
fn code_asks_for_traits_of_a_game_and_never_for_its_name() {
    let mut wrong = Vec::new();
    for (name, lines) in sources() {
        if NAMES_EDITIONS.iter().any(|path| name.starts_with(path)) || is_test(&name) {
            continue;
        }
        let code = code(&lines);
        for edition in Edition::ALL {
            let variant = format!("Edition::{edition:?}");
            if code.contains(&variant) {
                wrong.push(format!("{name}: {variant}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Keys of options that are also words for something else: a key of scenarios and a value, a class of the page.
const OTHER_MEANINGS: [&str; 4] = ["dealer", "die", "launcher", "target"];

#[test]
fn no_key_of_an_option_is_written_twice() {
    let code: String = sources()
        .iter()
        .filter(|(name, _)| !is_test(name) && !name.starts_with(UNCONVERTED))
        .map(|(_, lines)| code(lines))
        .collect();
    for option in OPTIONS {
        let count = code.matches(&format!("{:?}", option.key)).count();
        assert!(
            count == 1 || OTHER_MEANINGS.contains(&option.key),
            "{} is written {count} times",
            option.key
        );
    }
}

/// Whether a text names a maker or a trade mark: in capitals as the mark is, or the maker in any case.
fn names_a_maker(text: &str) -> bool {
    let words = || text.split(|c: char| !c.is_alphanumeric());
    words().any(|word| word == "UNO") || text.to_ascii_lowercase().contains("mattel")
}

#[test]
fn makers_are_named_only_for_reference() {
    let shipped = [
        "src",
        "public",
        "style",
        "scripts",
        "e2e",
        "index.html",
        "Cargo.toml",
        "Trunk.toml",
        "package.json",
        "LICENSE",
    ];
    let mut wrong = Vec::new();
    for (name, path) in files(&shipped) {
        // Pictures and fonts are no text.
        let Ok(text) = fs::read_to_string(path) else {
            continue;
        };
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| names_a_maker(line));
        // The packs are written from the tables, which `tests/texts.rs` compares.
        if name != NAMING && !name.starts_with("public/texts/") {
            wrong.extend(lines.map(|(at, line)| format!("{name}:{}: {}", at + 1, line.trim())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
