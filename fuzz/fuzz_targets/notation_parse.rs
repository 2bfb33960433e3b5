//! Scenarios, rules as text and cards as text: any text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use uskalla::notation::{card_text, parse_card, parse_rules, run_all};
use uskalla::rules::Edition;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for edition in Edition::ALL {
        if let Ok(card) = parse_card(edition, text) {
            assert_eq!(card_text(edition, card), text);
        }
    }
    let _ = parse_rules(text, 4);
    let _ = run_all(text);
});
