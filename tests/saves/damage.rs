//! Texts that were changed, under a right checksum too.

use base64ct::{Base64UrlUnpadded, Encoding};
use uskalla::rules::*;
use uskalla::store::*;
use uskalla::table::*;

use crate::fixtures::fixture_session;
use crate::storage::*;
use crate::table::{Driver, setup};

#[test]
fn a_changed_or_truncated_text_is_damaged() {
    let text = written(|store| store.save_game(&fixture_session()).unwrap(), GAME);
    let corrupt = |changed: &str| {
        assert_eq!(load_error(changed), Some(CORRUPT), "{changed}");
        assert_eq!(
            store_with(SETTINGS, changed).settings(),
            Err(StoreError::Corrupt {
                text: SavedText::Settings,
                recovered: false
            }),
            "{changed}"
        );
    };
    for length in (0..text.len()).step_by(7) {
        corrupt(&text[..length]);
    }
    for at in 0..text.len() {
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        corrupt(&String::from_utf8(changed).unwrap());
    }
    for other in [
        "",
        "null",
        "{}",
        "u1",
        "ü1.00000000.AA",
        "u1.00000000.AA",
        &text.repeat(2),
    ] {
        corrupt(other);
    }
}

/// Returns a text of version 1 with a right checksum over any payload, as a forger may write it.
fn sealed(payload: &[u8]) -> String {
    let payload = Base64UrlUnpadded::encode_string(payload);
    let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    let mut hasher = crc.digest();
    hasher.update(&1u32.to_le_bytes());
    hasher.update(payload.as_bytes());
    format!("u1.{:08x}.{payload}", hasher.finalize())
}

/// Views a game and goes on with it, as the app does; none of this may panic.
fn poke(mut session: Session) {
    let mut driver = Driver::new(1);
    let _ = (
        session.view(),
        session.stage(),
        session.dealer_draw(),
        session.drawn_dealer(),
        session.people(),
        session.record(),
    );
    session.ready();
    let _ = session.view();
    session.next_round();
    if let (Stage::Round, true) = (session.stage(), session.bot_to_act().is_some()) {
        let command = driver.next(&mut session);
        let _ = session.apply(command);
    }
}

#[test]
fn a_record_changed_beneath_its_checksum_is_refused_or_played_without_panic() {
    let good = payload(&written(
        |store| store.save_game(&fixture_session()).unwrap(),
        GAME,
    ));
    assert!(
        matches!(game_in(&sealed(&good)), Ok(Some(_))),
        "the seal of the test is right"
    );
    let mut panicked = Vec::new();
    for at in 0..good.len() {
        for byte in [0, 1, 0x7f, 0xff, good[at].wrapping_add(1), good[at] ^ 0x40] {
            let mut changed = good.clone();
            changed[at] = byte;
            let tried = std::panic::catch_unwind(|| {
                if let Ok(Some(session)) = game_in(&sealed(&changed)) {
                    poke(session);
                }
            });
            if tried.is_err() {
                panicked.push((at, byte));
            }
        }
        let cut = std::panic::catch_unwind(|| load_error(&sealed(&good[..at])));
        assert_eq!(cut.ok(), Some(Some(CORRUPT)), "cut off at {at}");
    }
    assert!(
        panicked.is_empty(),
        "{} of {}: byte and value {panicked:?}",
        panicked.len(),
        good.len() * 6
    );
}

#[test]
fn a_draw_for_the_dealer_that_no_table_can_have_is_refused() {
    let good = Session::new(setup(3, &[1], |_| {}), 4).unwrap().record();
    assert!(!good.draws.is_empty() && Session::resume(good.clone(), 1).is_ok());
    for foreign in [(Seat(3), Card(0)), (Seat(0), Card(200))] {
        let mut record = good.clone();
        record.draws[0][0] = foreign;
        assert_eq!(
            Session::resume(record, 1).err(),
            Some(ResumeError::Strayed),
            "{foreign:?}"
        );
    }
}
