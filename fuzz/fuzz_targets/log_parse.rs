//! Logs of games: any text, and whatever can be read is replayed and written again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use uskalla::notation::GameLog;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(log) = GameLog::parse(text) {
        // A log may tell of a game that cannot be.
        let _ = log.replay();
    }
});
