//! What a scenario that fails or cannot be tells.

use serde_json::{Value, json};
use uskalla::notation::run_all;

fn scenario(change: impl FnOnce(&mut Value)) -> Result<(), String> {
    let mut value = json!({"name": "n", "clause": "c", "game": "dare", "hands": ["R1 B1", "B2"], "discard": "R5", "draw": "Y1", "steps": []});
    change(&mut value);
    let reports = run_all(&value.to_string()).map_err(|fault| fault.to_string())?;
    reports
        .into_iter()
        .try_for_each(|report| report.result)
        .map_err(|fault| fault.to_string())
}

#[test]
fn a_position_that_cannot_be_is_told_so() {
    let cases: [(&str, Value, &str); 14] = [
        ("game", json!("chess"), "no game: \"chess\""),
        ("hands", json!("R1"), "hands: not a list: \"\\\"R1\\\"\""),
        ("discard", json!(""), "discard: the pile has no top card"),
        (
            "opening",
            json!(true),
            "discard: there is none before the start card",
        ),
        (
            "dealer",
            json!(3),
            "dealer: not a number from 1 to 2: \"3\"",
        ),
        ("out", json!([1]), "out: fewer than two seats are in"),
        (
            "side",
            json!("dark"),
            "side: only the cards of flip have a dark side",
        ),
        (
            "totals",
            json!([1]),
            "totals: not one plausible total for each of 2 seats",
        ),
        (
            "options",
            json!({"jump_in": 3}),
            "options: no value of option jump_in: \"3\"; known: false, true",
        ),
        (
            "empty_dares",
            (1..=16).collect::<Value>(),
            "empty_dares: the list has no dare left",
        ),
        (
            "custom",
            json!({"1": "skip"}),
            "custom: only classic has Customizables",
        ),
        ("draw", json!("R5=G"), "draw: no card of dare: \"R5=G\""),
        (
            "reshuffles",
            json!(["R1", 2]),
            "reshuffles: 2: not a text: \"2\"",
        ),
        (
            "steps",
            json!(["1: play R1", {"expect": {"hand.3": ""}}]),
            "step 2: expect: unknown key: \"hand.3\"",
        ),
    ];
    for (key, value, fault) in cases {
        assert_eq!(
            scenario(|object| object[key] = value),
            Err(fault.to_owned())
        );
    }
}

#[test]
fn failures_name_the_step_and_what_was_found() {
    let cases = [
        (
            json!(["1: play B1"]),
            "step 1: expected \"1: play B1\" to be accepted, found it refused (NoMatch { color: Some(Red), symbol: Some(Number(5)) })",
        ),
        (
            json!([{"refused": "1: play R1"}]),
            "step 1: expected \"1: play R1\" to be refused, found it accepted",
        ),
        (
            json!(["1: play R1", {"expect": {"legal": ["draw"], "turn": null}}]),
            "step 2: expected turn null, found 2",
        ),
        (
            json!([{"expect": {"hand.1": "R1"}}]),
            "step 1: expected hand.1 \"R1\", found \"R1 B1\"",
        ),
        (
            json!([{"expect": {"points": {"1": 5}}}]),
            "step 1: expected points {\"1\":5}, found {}",
        ),
        (
            json!([{"expect": {}, "refused": "1: draw"}]),
            "step 1: a step is an action, {\"refused\": …} or {\"expect\": …}",
        ),
    ];
    for (steps, fault) in cases {
        assert_eq!(
            scenario(|object| object["steps"] = steps),
            Err(fault.to_owned())
        );
    }
}

#[test]
fn a_script_that_cannot_be_followed_is_told_so() {
    let drawn = |key: &'static str, value: Value| {
        scenario(|object| {
            object["draw"] = json!("");
            object["discard"] = json!("G1 G2 R5");
            object[key] = value;
            object["steps"] = json!(["1: draw"]);
        })
    };
    assert_eq!(drawn("reshuffles", json!(["G2"])), Ok(()));
    assert_eq!(
        drawn("reshuffles", json!(["G3"])),
        Err("step 1: reshuffles: G3 is not among the cards shuffled".to_owned())
    );
    assert_eq!(
        drawn("reshuffles", json!(["G2 G2"])),
        Err("step 1: reshuffles: G2 is not among the cards shuffled".to_owned())
    );
    assert_eq!(
        drawn("chances", json!(["done", 3])),
        Ok(()),
        "what is not used is no error"
    );
    assert!(drawn("chances", json!(["perhaps"])).is_err());
}
