//! Whatever a browser may hold in its storage or a person in a file of everything: any text, and any payload beneath a checksum that fits.
#![no_main]

use base64ct::{Base64UrlUnpadded, Encoding};
use crc::{CRC_32_ISO_HDLC, Crc};
use libfuzzer_sys::fuzz_target;
use uskalla::store::{ImportChoice, MemoryStorage, Storage, Store};
use uskalla::table::Stage;

const KEYS: [&str; 3] = ["uskalla.save", "uskalla.settings", "uskalla.lists"];

/// A text of version 1 over a payload.
fn sealed(payload: &[u8]) -> String {
    let payload = Base64UrlUnpadded::encode_string(payload);
    let crc = Crc::<u32>::new(&CRC_32_ISO_HDLC);
    let mut digest = crc.digest();
    digest.update(&1u32.to_le_bytes());
    digest.update(payload.as_bytes());
    format!("u1.{:08x}.{payload}", digest.finalize())
}

/// Reads it as every kind of text, as the app does at its start.
fn try_text(text: &str) {
    let mut storage = MemoryStorage::default();
    for key in KEYS {
        storage.set(key, text).expect("memory has room");
    }
    let mut store = Store::new(storage);
    if let Ok(Some(mut session)) = store.game(1) {
        session.ready();
        let _ = (
            session.view(),
            session.dealer_draw(),
            session.drawn_dealer(),
            session.record(),
            session.bot_to_act(),
        );
        if session.stage() != Stage::Round {
            session.next_round();
            let _ = session.view();
        }
    }
    let _ = (store.settings(), store.lists());
    let lines = KEYS.map(|key| [key, " ", text].concat());
    let backups = KEYS.map(|key| [key, ".backup.1 ", text].concat());
    for line in lines.iter().chain(&backups) {
        let Ok(preview) = store.preview(&["Uskalla, everything\n", line, "\nend\n"].concat())
        else {
            continue;
        };
        let choices = vec![ImportChoice::Take; preview.found.len()];
        store.take_over(preview, &choices).expect("memory has room");
        let file = store.export();
        assert!(store.preview(&file).is_ok());
    }
}

fuzz_target!(|data: &[u8]| {
    try_text(&String::from_utf8_lossy(data));
    try_text(&sealed(data));
});
