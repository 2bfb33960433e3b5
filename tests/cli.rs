//! The command-line program, called as a person would.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uskalla"));
    command.args(arguments);
    command
}

fn call(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

/// A file of this test run with the given content.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::File::create(&path)
        .and_then(|mut file| file.write_all(content.as_bytes()))
        .expect("a file for the test");
    path.display().to_string()
}

/// Unusable: status 2, nothing on the output, one line that tells why.
fn unusable(arguments: &[&str], why: &str) {
    let output = call(arguments);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(told.lines().count(), 1, "{arguments:?}: {told}");
    assert!(told.contains(why), "{arguments:?}: {told}");
}

const GOOD: &str = r#"{"name": "good", "clause": "G6", "game": "dare", "hands": ["R1", "B2"], "discard": "R5", "steps": ["1: play R1"]}"#;
const BAD: &str = r#"{"name": "bad", "clause": "G6", "game": "dare", "hands": ["R1 B1", "B2"], "discard": "R5",
    "steps": ["1: play R1", {"expect": {"turn": 1}}]}"#;

#[test]
fn scenarios_are_reported_one_a_line() {
    let output = call(&[
        "scenario",
        &file("good.json", GOOD),
        &file("both.json", &format!("[{GOOD},{BAD}]")),
    ]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        printed(&output),
        "ok good\nok good\nFAIL bad: step 2: expected turn 1, found 2\n2 passed, 1 failed\n"
    );
    let output = call(&["scenario", &file("good.json", GOOD)]);
    assert_eq!(
        (output.status.code(), printed(&output).as_str()),
        (Some(0), "ok good\n1 passed, 0 failed\n")
    );
}

#[test]
fn what_cannot_be_read_makes_a_scenario_fail_with_the_reason() {
    let cases = [
        (r#"{"name": "x"}"#, "FAIL x: missing key: clause"),
        (
            &GOOD.replace("\"steps\"", "\"stepps\""),
            "FAIL good: missing key: steps",
        ),
        (
            &GOOD.replace("\"steps\"", "\"extra\": 1, \"steps\""),
            "FAIL good: unknown key: \"extra\"",
        ),
        (
            &GOOD.replace("1: play R1", "1: play Q1"),
            "FAIL good: step 1: no card of dare: \"Q1\"",
        ),
        (
            &GOOD.replace("1: play R1", "1: play R1=G"),
            "FAIL good: step 1: no card that takes a color: \"R1=G\"",
        ),
        (
            &GOOD.replace("\"B2\"", "\"W+4\""),
            "FAIL good: hands: 2: no card of dare: \"W+4\"",
        ),
        (
            &GOOD.replace("[\"R1\", \"B2\"]", "[\"R1\"]"),
            "FAIL good: 1 seats, but the game is for 2 to 10",
        ),
        ("7", "FAIL scenario 1: not an object: \"7\""),
    ];
    for (scenario, line) in cases {
        let output = call(&[
            "scenario",
            &file("unreadable.json", &format!("[{scenario}]")),
        ]);
        assert_eq!(output.status.code(), Some(1), "{scenario}");
        assert_eq!(printed(&output), format!("{line}\n0 passed, 1 failed\n"));
    }
}

#[test]
fn unusable_arguments_and_input_are_told_in_one_line() {
    unusable(&[], "usage");
    unusable(&["dance"], "no command \"dance\"");
    unusable(&["scenario"], "needs a FILE");
    unusable(&["scenario", "no/such/file"], "no/such/file");
    unusable(&["scenario", &file("no.json", "no json")], "no JSON");
    unusable(
        &["scenario", &file("number.json", "7")],
        "neither a scenario nor a list",
    );
    unusable(&["lists"], "one FILE or LINK");
    unusable(&["lists", "anything"], "no link, and no file");
    unusable(&["replay"], "one FILE");
    unusable(&["replay", &file("good.json", GOOD)], "missing key: log");
    unusable(&["bench", "--seconds", "0"], "--seconds");
    unusable(
        &["bench", "--game", "no-mercy", "--players", "7"],
        "no-mercy is for 2 to 6",
    );
    unusable(
        &["bench", "--work", "chess"],
        "--work: rounds, events or rollouts, not \"chess\"",
    );
}

#[test]
fn unusable_simulations_are_told_in_one_line() {
    let simulate =
        |more: &[&'static str], why: &str| unusable(&[&["simulate"], more].concat(), why);
    simulate(&[], "--game is missing");
    simulate(&["--game", "dare"], "--players is missing");
    simulate(&["--game", "chess", "--players", "2"], "no game: \"chess\"");
    simulate(
        &["--game", "dare", "--players", "11"],
        "11 seats, but the game is for 2 to 10",
    );
    simulate(
        &["--game", "dare", "--players", "x"],
        "--players: no number",
    );
    simulate(
        &["--game", "dare", "--players", "2", "--seats", "random"],
        "1 levels for 2 players",
    );
    simulate(
        &[
            "--game",
            "dare",
            "--players",
            "2",
            "--seats",
            "random,genius",
        ],
        "no level \"genius\"",
    );
    simulate(
        &[
            "--game",
            "dare",
            "--players",
            "2",
            "--option",
            "stacking=up",
        ],
        "no option of dare: \"stacking\"",
    );
    simulate(
        &[
            "--game",
            "dare",
            "--players",
            "2",
            "--option",
            "jump_in=maybe",
        ],
        "no value of option jump_in",
    );
    simulate(
        &["--game", "dare", "--players", "2", "--option", "jump_in"],
        "no KEY=VALUE",
    );
    simulate(&["--game", "dare", "--players"], "--players needs a value");
    simulate(
        &["--game", "dare", "--game", "flip", "--players", "2"],
        "--game is given twice",
    );
    simulate(&["--loud"], "unknown argument");
}

/// The object on the last line.
fn simulated(arguments: &[&str]) -> Value {
    let output = call(&[&["simulate"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    serde_json::from_str(printed(&output).lines().last().expect("a line"))
        .expect("an object on the last line")
}

fn sum(list: &Value) -> u64 {
    list.as_array()
        .expect("a list by seat")
        .iter()
        .filter_map(Value::as_u64)
        .sum()
}

#[test]
fn computer_players_play_every_game() {
    for game in ["dare", "adults", "classic", "no-mercy", "flip", "attack"] {
        let counts = simulated(&[
            "--game",
            game,
            "--players=4",
            "--seats",
            "random,simple,random,simple",
            "--rounds",
            "20",
            "--seed",
            "7",
        ]);
        assert_eq!(
            (&counts["rounds"], &counts["refused"], &counts["conserved"]),
            (&20.into(), &0.into(), &true.into()),
            "{game}"
        );
        assert_eq!(
            sum(&counts["wins"]) + counts["blocked"].as_u64().unwrap_or(0),
            20,
            "{game}"
        );
        assert!(
            counts["longest_round"].as_u64() <= counts["actions"].as_u64(),
            "{game}"
        );
    }
}

#[test]
fn whole_games_are_played_to_their_winner() {
    for scoring in ["winner", "lowest", "knockout"] {
        let option = format!("scoring={scoring}");
        let counts = simulated(&[
            "--game",
            "dare",
            "--players",
            "3",
            "--rounds",
            "5",
            "--option",
            &option,
            "--option",
            "target=100",
            "--match",
        ]);
        assert_eq!(sum(&counts["wins"]), 5, "{scoring}");
        assert!(counts["rounds"].as_u64() >= Some(5), "{scoring}");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let arguments = [
        "--game",
        "flip",
        "--players",
        "3",
        "--rounds",
        "10",
        "--seed",
        "5",
    ];
    let [mut first, mut second] = [simulated(&arguments), simulated(&arguments)];
    first["seconds"] = Value::Null;
    second["seconds"] = Value::Null;
    assert_eq!(first, second);
    assert_ne!(
        first["actions"],
        simulated(&[
            "--game",
            "flip",
            "--players",
            "3",
            "--rounds",
            "10",
            "--seed",
            "6"
        ])["actions"]
    );
}

#[test]
fn a_bench_prints_a_line_for_each_game_and_number_of_players() {
    let output = call(&["bench", "--game", "attack", "--seconds", "0.02"]);
    let lines: Vec<Value> = printed(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(
        lines
            .iter()
            .map(|line| line["players"].as_u64())
            .collect::<Vec<_>>(),
        [Some(2), Some(4)]
    );
    assert!(
        lines
            .iter()
            .all(|line| line["rounds_per_cpu_second"].as_f64() > Some(0.0))
    );
}

#[test]
fn a_bench_plays_every_game_in_every_way() {
    for work in ["rounds", "events", "rollouts"] {
        let output = call(&[
            "bench",
            "--work",
            work,
            "--players",
            "2",
            "--seconds",
            "0.02",
        ]);
        let lines: Vec<Value> = printed(&output)
            .lines()
            .map(|line| serde_json::from_str(line).expect("an object"))
            .collect();
        let games: Vec<_> = lines
            .iter()
            .filter_map(|line| line["game"].as_str())
            .collect();
        assert_eq!(
            games,
            ["dare", "adults", "classic", "no-mercy", "flip", "attack"],
            "{work}"
        );
        assert!(
            lines
                .iter()
                .all(|line| line["work"] == work && line["actions_per_round"].as_f64() > Some(1.0)),
            "{work}"
        );
    }
}

#[test]
fn an_output_that_nobody_reads_is_no_failure() {
    let many = vec![GOOD; 20_000].join(",");
    let mut child = command(&["scenario", &file("many.json", &format!("[{many}]"))])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), [].as_slice())
    );
}
