//! Links and codes: any text, and any content beneath a checksum that fits.
#![no_main]

use crc::{CRC_32_ISO_HDLC, Crc};
use libfuzzer_sys::fuzz_target;
use uskalla::dares::share::{ShareError, decode};

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// What is read can be written and read again; what is refused has a reason.
fn try_text(text: &str) {
    match decode(text) {
        Ok(shared) => {
            assert!(
                shared
                    .lists()
                    .iter()
                    .all(|list| list.to_draft().check().is_ok())
            );
            assert_eq!(decode(&shared.code()), Ok(shared));
        }
        Err(ShareError::Refused { errors, .. }) => assert!(!errors.is_empty()),
        Err(_) => {}
    }
}

/// The digits in the data with the checksum they should have. A code in the corpus has one already, which is left out.
fn forged(data: &[u8]) -> String {
    let digit = |letter: &u8| LETTERS.iter().position(|known| known == letter);
    let mut digits: Vec<u8> = data
        .iter()
        .filter_map(digit)
        .map(|digit| digit as u8)
        .collect();
    digits.truncate(digits.len().saturating_sub(6));
    let sum = u64::from(Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&digits));
    digits.extend(
        (0..6)
            .rev()
            .map(|place| (sum / 62u64.pow(place) % 62) as u8),
    );
    digits
        .iter()
        .map(|digit| char::from(LETTERS[usize::from(*digit)]))
        .collect()
}

fuzz_target!(|data: &[u8]| {
    try_text(&String::from_utf8_lossy(data));
    try_text(&forged(data));
});
