//! Laws of the source tree: modules and the layers of the page depend on each other one way, games and options are named in their tables,
//! files stay readable, and makers' names stand only where games are named for reference.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use uskalla::rules::{Edition, OPTIONS};

/// What each module at the crate's root may use besides itself. `main` and `bin` are the two programs.
const DEPENDENCIES: &[(&str, &[&str])] = &[
    ("dare_set", &[]),
    ("rules", &["dare_set"]),
    ("lang", &[]),
    ("text", &[]),
    ("dares", &["dare_set", "lang", "text"]),
    ("platform", &[]),
    ("notation", &["rules", "dares", "dare_set"]),
    ("bots", &["rules"]),
    ("table", &["rules", "dares", "dare_set", "text"]),
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

/// The modules of a file, from the crate root on; those of a program begin with `main` or `bin`.
fn modules(name: &str) -> Vec<&str> {
    let path = name.trim_start_matches("src/").trim_end_matches(".rs");
    let mut modules: Vec<&str> = path.split('/').collect();
    if modules.last() == Some(&"mod") {
        modules.pop();
    }
    modules
}

/// Reads one path or tree of paths, `a::{b, c::d}`, from the start of a text; returns how much it read.
fn read_paths(text: &str, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = before.to_vec();
    let mut at = 0;
    loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &text[at..];
        if rest.starts_with('{') {
            at += 1;
            while !text[at..].starts_with('}') {
                let read = read_paths(&text[at..], &path, found);
                at += read;
                let end = text[at..].find([',', '}']).unwrap_or(text.len() - at);
                at += end + usize::from(text[at + end..].starts_with(','));
                at += text[at..].len() - text[at..].trim_start().len();
                if at >= text.len() {
                    return at;
                }
            }
            return at + 1;
        }
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let length = rest.find(|c| !word(c)).unwrap_or(rest.len());
        if length > 0 {
            path.push(rest[..length].to_owned());
            at += length;
        } else if rest.starts_with('*') {
            path.push("*".to_owned());
            at += 1;
        }
        if length == 0 || !text[at..].starts_with("::") {
            found.push(path);
            return at;
        }
        at += 2;
    }
}

/// The paths from the crate's root that a file names: by `crate::`, by `uskalla::` from a program, by `super::` or `self::`, and by the
/// name of a module of its own.
fn paths(name: &str, code: &str, children: &[String]) -> BTreeSet<Vec<String>> {
    let own: Vec<String> = modules(name).into_iter().map(str::to_owned).collect();
    let is_program = matches!(own[0].as_str(), "main" | "bin");
    let root = if is_program { "uskalla" } else { "crate" };
    let mut heads = vec![root, "super", "self"];
    heads.extend(children.iter().map(String::as_str));
    let mut found = BTreeSet::new();
    for head in heads {
        for (at, _) in code.match_indices(&format!("{head}::")) {
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let mut read = Vec::new();
            read_paths(&code[at..], &[], &mut read);
            for path in read {
                let climbs = path.iter().take_while(|word| *word == "super").count();
                let base: &[String] = match path[0].as_str() {
                    head if head == root => &[],
                    "super" if is_program => continue,
                    "super" => &own[..own.len().saturating_sub(climbs)],
                    _ => &own,
                };
                let skip = match path[0].as_str() {
                    "super" => climbs,
                    head if head == root || head == "self" => 1,
                    _ => 0,
                };
                found.insert([base, &path[skip..]].concat());
            }
        }
    }
    found
}

/// The modules that a file names, of those at the crate's root.
fn root_modules(name: &str, code: &str) -> BTreeSet<String> {
    paths(name, code, &[])
        .into_iter()
        .filter_map(|path| path.into_iter().next())
        .collect()
}

#[test]
fn dependencies_between_modules_run_one_way() {
    let mut wrong = Vec::new();
    for (name, lines) in sources() {
        let module = modules(&name)[0].to_owned();
        if name == "src/lib.rs" || is_test(&name) {
            continue;
        }
        let Some((_, allowed)) = DEPENDENCIES.iter().find(|(known, _)| *known == module) else {
            wrong.push(format!("{name}: a module that this table does not know"));
            continue;
        };
        for used in root_modules(&name, &code(&lines)) {
            if used != module && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{name}: {module} uses {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_spelling_of_a_dependency_is_seen() {
    let seen = |name, code| root_modules(name, code).into_iter().collect::<Vec<_>>();
    let grouped = "use crate::{ui::app, store::{Store, Storage as Place}, i18n};";
    assert_eq!(seen("src/rules/act.rs", grouped), ["i18n", "store", "ui"]);
    let inline = "let x = crate::table::NAME_MAX;";
    assert_eq!(seen("src/rules/act.rs", inline), ["table"]);
    let climbing = "use super::super::super::bots::Bot;";
    assert_eq!(seen("src/rules/edition/flip.rs", climbing), ["bots"]);
    let within = "use super::super::card::Face;";
    assert_eq!(seen("src/rules/edition/flip.rs", within), ["rules"]);
    let from_parent = "use super::super::dares::Dare;";
    assert_eq!(seen("src/rules/edition/mod.rs", from_parent), ["dares"]);
    let program = "use crate::args; use uskalla::ui;";
    assert_eq!(seen("src/bin/uskalla/main.rs", program), ["ui"]);
    let lines = [
        "use crate::rules::SeatAction; // crate::ui",
        "#[cfg(test)]",
        "mod tests {",
        "    use crate::ui;",
        "}",
        "fn f() {}",
    ];
    let text = code(&lines.map(str::to_owned));
    assert_eq!(seen("src/bots/simple.rs", &text), ["rules"]);
    assert!(text.contains("fn f"), "the code behind tests stays");
}

/// What each layer of the page may use besides itself.
const UI_LAYERS: &[(&str, &[&str])] = &[
    ("route", &[]),
    ("state", &["route"]),
    ("actions", &["state", "route"]),
    ("parts", &["actions", "state", "route"]),
    ("effects", &["actions", "state", "route"]),
    ("screens", &["parts", "actions", "state", "route"]),
    (
        "app",
        &["screens", "parts", "effects", "actions", "state", "route"],
    ),
];

/// The files of the page by their modules, with the paths that each names and the file that each path leads to.
struct UiFile {
    name: String,
    modules: Vec<String>,
    paths: BTreeSet<Vec<String>>,
}

fn ui_files() -> Vec<UiFile> {
    let sources: Vec<_> = sources()
        .into_iter()
        .filter(|(name, _)| name.starts_with("src/ui/") && name != "src/ui/mod.rs")
        // Mounts a component that panics, for one browser test; no build for players has it.
        .filter(|(name, _)| name != "src/ui/effects/test_panic.rs")
        .filter(|(name, _)| !is_test(name))
        .collect();
    let owned =
        |name: &str| -> Vec<String> { modules(name).into_iter().map(str::to_owned).collect() };
    let all: Vec<Vec<String>> = sources.iter().map(|(name, _)| owned(name)).collect();
    let file = |(name, lines): &(String, Vec<String>)| {
        let modules = owned(name);
        let is_child =
            |other: &&Vec<String>| other.len() == modules.len() + 1 && other.starts_with(&modules);
        let children: Vec<String> = all
            .iter()
            .filter(is_child)
            .filter_map(|child| child.last().cloned())
            .collect();
        UiFile {
            paths: paths(name, &code(lines), &children),
            name: name.clone(),
            modules,
        }
    };
    sources.iter().map(file).collect()
}

/// For each file the positions of the files it uses: of a path the longest beginning that is a file.
fn uses(files: &[UiFile]) -> Vec<BTreeSet<usize>> {
    let target = |path: &Vec<String>| {
        let leads = |at: &usize| path.starts_with(&files[*at].modules);
        (0..files.len())
            .filter(leads)
            .max_by_key(|at| files[*at].modules.len())
    };
    files
        .iter()
        .enumerate()
        .map(|(own, file)| {
            file.paths
                .iter()
                .filter_map(target)
                .filter(|at| *at != own)
                .collect()
        })
        .collect()
}

#[test]
fn layers_of_the_page_depend_downward_only() {
    let files = ui_files();
    assert!(files.len() > 40, "the check finds the page");
    let mut wrong = Vec::new();
    for (file, used) in files.iter().zip(uses(&files)) {
        let layer = file.modules[1].as_str();
        let Some((_, allowed)) = UI_LAYERS.iter().find(|(known, _)| *known == layer) else {
            wrong.push(format!(
                "{}: a layer that this table does not know",
                file.name
            ));
            continue;
        };
        for other in used.into_iter().map(|at| &files[at]) {
            let below = other.modules[1].as_str();
            if below != layer && !allowed.contains(&below) {
                wrong.push(format!("{} uses {}", file.name, other.name));
            }
            // A screen's own modules are for that screen; its root is what others may show.
            let inside = layer == "screens" && below == "screens" && other.modules.len() > 3;
            if inside && file.modules.get(2) != other.modules.get(2) {
                wrong.push(format!("{} uses the inside of {}", file.name, other.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_of_the_page_form_no_cycle() {
    let files = ui_files();
    let uses = uses(&files);
    let reached = |from: usize| {
        let mut reached = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            open.extend(uses[at].iter().filter(|next| reached.insert(**next)));
        }
        reached
    };
    let reached: Vec<BTreeSet<usize>> = (0..files.len()).map(reached).collect();
    let mut wrong = Vec::new();
    for (at, used) in uses.iter().enumerate() {
        for &other in used.iter().filter(|other| reached[**other].contains(&at)) {
            wrong.push(format!("{} uses {}", files[at].name, files[other].name));
        }
    }
    assert!(wrong.is_empty(), "in a cycle:\n{}", wrong.join("\n"));
}

/// What parts and screens may not name: they receive a `View`, names and observed events.
const RAW_TYPES: [[&str; 2]; 4] = [
    ["table", "Session"],
    ["rules", "Round"],
    ["rules", "Event"],
    ["rules", "*"],
];

#[test]
fn parts_and_screens_name_no_raw_state_of_the_game() {
    let mut wrong = Vec::new();
    for file in ui_files() {
        if !matches!(file.modules[1].as_str(), "parts" | "screens") {
            continue;
        }
        for raw in RAW_TYPES {
            if file
                .paths
                .iter()
                .any(|path| path.starts_with(&raw.map(str::to_owned)))
            {
                wrong.push(format!("{} names {}", file.name, raw.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

/// Where games are named: their own files and rows, the games of each option, and two tools of the command line that are about certain
/// games: `RLCard`'s, and the options each game is trained with.
const NAMES_EDITIONS: [&str; 4] = [
    "src/rules/edition/",
    "src/rules/option_table.rs",
    "src/bin/uskalla/rlcard.rs",
    "src/bin/uskalla/train.rs",
];

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
        .filter(|(name, _)| !is_test(name) && !name.starts_with("src/bin/"))
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
        // The catalogs are written from the tables, which `tests/texts.rs` compares.
        if name != NAMING && !name.starts_with("public/texts/") {
            wrong.extend(lines.map(|(at, line)| format!("{name}:{}: {}", at + 1, line.trim())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
