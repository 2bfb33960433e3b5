//! `uskalla lists`, called as a person would.

use std::process::{Command, Output};

use super::samples::{ADDRESS, one, own, set};

fn call(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_uskalla"))
        .arg("lists")
        .args(arguments)
        .output()
        .expect("the program runs")
}

/// What the program prints of a file, a link or a code.
pub fn printed(source: &str) -> String {
    let output = call(&[source]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&path, content).expect("a file for the test");
    path
}

/// Status 2, nothing printed, one line that says why.
fn unusable(source: &str, why: &str) {
    let output = call(&[source]);
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        (
            output.status.code(),
            output.stdout.len(),
            told.lines().count()
        ),
        (Some(2), 0, 1),
        "{told}"
    );
    assert!(told.contains(why) && !told.contains('\u{1b}'), "{told}");
}

const JSON: &str = r#"{"name": "Ours", "lang": "tr", "dares": ["Işıl’a gül.", null,
    {"text": "Zıpla.", "alternative": "Alkışla.", "lasting": true, "seconds": 20, "tags": ["moving", "noisy"]}]}"#;

#[test]
fn a_list_is_printed_from_a_link_a_code_a_file_and_json() {
    let shared = one(own());
    let text = printed(&shared.link(ADDRESS));
    assert!(
        text.starts_with("name: Mökki 🏝️ illat\nlanguage: fi\nadults only: no\n 1 Laula"),
        "{text}"
    );
    assert_eq!(
        text.lines().count(),
        3 + 16 + 1,
        "a line for each number and one for the other way"
    );
    for source in [
        shared.code(),
        file("own.uskalla", shared.file()),
        file("own.txt", shared.link(ADDRESS)),
    ] {
        assert_eq!(printed(&source), text);
    }
    let json = file("list.json", JSON);
    let text = printed(&json);
    assert!(
        text.contains("\n 2 –\n 3 Zıpla. [lasting, 20 s, moving, noisy]\n   or: Alkışla.\n 4 –\n"),
        "{text}"
    );
    let link = String::from_utf8(call(&["--link", &json]).stdout).expect("text");
    assert_eq!(printed(link.trim_end()), text);
    assert!(
        printed(&set().code())
            .contains("list 5 of 5\nname: Våghals\nlanguage: sv\nadults only: no\n")
    );
    let both = file(
        "both.json",
        format!("\u{FEFF}{{\"lists\": [{JSON}, {JSON}], \"rules\": \"dare;target=300\"}}"),
    );
    assert!(printed(&both).ends_with("rules: dare;target=300\n"));
}

#[test]
fn what_cannot_be_used_is_told_in_one_line() {
    unusable("", "no link, and no file");
    unusable("no/such/file", "no link, and no file");
    unusable("a\u{1b}[2Jb", "no link, and no file");
    unusable(env!("CARGO_TARGET_TMPDIR"), "cannot be read");
    unusable("#l=", "cut off");
    unusable(&one(own()).link(ADDRESS)[..200], "cut off");
    unusable(
        &file("bomb.txt", format!("#l={}", "1".repeat(1_000_000))),
        "longer",
    );
    unusable(&file("huge.txt", "x".repeat(2 << 20)), "longer");
    unusable(&file("surrogate.txt", b"\xed\xa0\x80"), "no text");
    let json = |name: &str, dares: &str| {
        file(name, format!(r#"{{"name": "Theirs", "dares": [{dares}]}}"#))
    };
    unusable(&json("surrogate.json", r#""\ud800""#), "no JSON");
    unusable(
        &json("escape.json", r#""\u001b[2J""#),
        "dare 1: forbidden character U+001B",
    );
    unusable(&json("bidi.json", r#""a\u202eb""#), "U+202E");
    unusable(
        &json("many.json", &vec!["null"; 10_000].join(",")),
        "10000 of them, at most 16",
    );
    unusable(&json("none.json", ""), "no dare");
    unusable(
        &json("long.json", &format!("\"{}\"", "x".repeat(121))),
        "more than 120 characters",
    );
    unusable(&file("deep.json", "{\"a\":".repeat(100_000)), "no JSON");
    unusable(
        &file(
            "key.json",
            r#"{"name": "x", "dares": ["Wink."], "extra": 1}"#,
        ),
        "unknown key",
    );
}
