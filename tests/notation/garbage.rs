//! Nothing that is read makes a reader panic.

use proptest::prelude::*;
use serde_json::{Value, json};
use uskalla::notation::{
    GameLog, Scenario, action_text, card_text, changed_options, custom_text, parse_action,
    parse_card, parse_cards, parse_custom, parse_game, parse_seat_action, run_all,
    seat_action_text, set_option,
};
use uskalla::rules::{Edition, OPTIONS, RulesetDraft};

/// What looks a little like notation.
fn almost() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("play ".to_owned()),
        Just("table: ".to_owned()),
        Just("R5".to_owned()),
        Just("W=G".to_owned()),
        Just(" @2".to_owned()),
        Just("slip ".to_owned()),
        Just("dare ".to_owned()),
        Just("color ".to_owned()),
        Just("/".to_owned()),
        Just("seat:".to_owned()),
        "[0-9]{1,4}",
        "[A-Z+=@: /]{1,4}",
        any::<String>(),
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

fn any_edition() -> impl Strategy<Value = Edition> {
    prop::sample::select(Edition::ALL.to_vec())
}

/// Keys of scenarios, steps, expectations, options and logs.
const KEYS: &[&str] = &[
    "name",
    "clause",
    "game",
    "options",
    "hands",
    "dealer",
    "discard",
    "draw",
    "opening",
    "turn",
    "direction",
    "debt",
    "side",
    "totals",
    "lasting",
    "empty_dares",
    "custom",
    "rolls",
    "presses",
    "reshuffles",
    "out",
    "aside",
    "chances",
    "seed",
    "bots",
    "steps",
    "expect",
    "refused",
    "log",
    "final",
    "hand.1",
    "legal",
    "points",
    "jump_in",
    "target",
    "1",
    "2",
];

/// JSON that has some of a scenario's keys.
fn json_like(
    leaf: impl Strategy<Value = String> + Clone + 'static,
) -> impl Strategy<Value = Value> {
    let values = prop_oneof![
        leaf.prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0u8..18).prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        Just(Value::Null),
        Just(json!("dare")),
        Just(json!("classic")),
        Just(json!("flip")),
        Just(json!("R5 R6")),
    ];
    values.prop_recursive(3, 60, 12, move |inner| {
        let key = prop_oneof![9 => prop::sample::select(KEYS.to_vec()).prop_map(str::to_owned), 1 => any::<String>()];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((key, inner), 0..12).prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

/// A scenario of which one key holds something else.
fn spoiled() -> impl Strategy<Value = Value> {
    let good = json!({
        "name": "n", "clause": "c", "game": "dare", "options": {"jump_in": true}, "hands": ["R1 RD1", "B2 B3", ""], "dealer": 2,
        "discard": "G1 WD9=R", "draw": "Y1", "turn": 1, "direction": "ccw", "debt": 0, "side": "light", "totals": [1, 2, 3], "lasting": [1],
        "empty_dares": [2], "custom": {}, "rolls": ["mild"], "presses": [1], "reshuffles": ["G1"], "out": [3], "aside": "R9",
        "chances": ["done", 3], "seed": 1, "bots": [2], "steps": ["1: play RD1", {"refused": "1: draw"}, {"expect": {"turn": 2}}],
    });
    let keys: Vec<String> = good
        .as_object()
        .map(|object| object.keys().cloned().collect())
        .unwrap_or_default();
    (prop::sample::select(keys), json_like(almost().boxed())).prop_map(move |(key, value)| {
        let mut spoiled = good.clone();
        spoiled[key] = value;
        spoiled
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn what_can_be_read_is_printed_as_it_was(edition in any_edition(), text in almost()) {
        if let Ok(command) = parse_action(edition, &text) {
            prop_assert_eq!(action_text(command), text.clone());
        }
        if let Ok(action) = parse_seat_action(edition, &text) {
            prop_assert_eq!(seat_action_text(action), text.clone());
        }
        if let Ok(card) = parse_card(edition, &text) {
            prop_assert_eq!(card_text(edition, card), text.clone());
        }
        if let Ok(effect) = parse_custom(&text) {
            prop_assert_eq!(custom_text(effect), text.clone());
        }
        let _ = parse_game(&text);
    }

    #[test]
    fn options_are_printed_and_read(edition in any_edition(), picks in prop::collection::vec((0usize..30, any::<u16>()), 0..12)) {
        let words = ["4", "lowest", "knockout", "round", "turn-only", "loses", "50", "draw", "five", "2", "112", "no", "right", "redraw",
            "gentle", "wild", "true", "same", "up", "youngest", "seat:3"];
        let mut draft = RulesetDraft::new(edition, 4);
        for (index, value) in picks {
            let Some(option) = OPTIONS.get(index) else { continue };
            for word in words.into_iter().map(str::to_owned).chain([value.to_string()]) {
                if value % 3 != 0 || word.len() % 2 == 0 {
                    let _ = set_option(&mut draft, option.key, &word);
                }
            }
        }
        let mut again = RulesetDraft::new(edition, 4);
        for (key, value) in changed_options(&draft) {
            prop_assert_eq!(set_option(&mut again, key, &value), Ok(()));
        }
        prop_assert_eq!(again, draft);
        prop_assert!(draft.check().is_ok());
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), edition in any_edition(), key in almost()) {
        let _ = (run_all(&text), GameLog::parse(&text), parse_cards(edition, &text));
        let _ = set_option(&mut RulesetDraft::new(edition, 2), &key, &text);
    }

    #[test]
    fn no_json_makes_a_reader_panic(value in json_like(almost().boxed())) {
        let _ = (run_all(&value.to_string()), GameLog::parse(&value.to_string()));
        if let Ok(scenario) = Scenario::read(&value) {
            prop_assert_eq!(Scenario::read(&scenario.value()), Ok(scenario));
        }
    }

    #[test]
    fn no_spoiled_scenario_makes_the_runner_panic(value in spoiled()) {
        for report in run_all(&value.to_string()).into_iter().flatten() {
            if let Err(fault) = report.result {
                prop_assert_eq!(fault.to_string().lines().count(), 1);
            }
        }
        if let Ok(scenario) = Scenario::read(&value) {
            prop_assert_eq!(Scenario::read(&scenario.value()), Ok(scenario));
        }
    }
}
