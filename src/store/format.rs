//! The format of a saved text: a version, a checksum, the value. A damaged text is told from a whole one.
//!
//! `u1.1a2b3c4d.payload`: `u`, the version in decimal; the CRC-32 of version and payload in hexadecimal; the payload, postcard in
//! URL-safe base64.

use std::fmt;

use base64ct::{Base64UrlUnpadded, Encoding};
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why a saved text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// A newer version of the app wrote it.
    Newer,
    /// It is cut off, changed, or something else.
    Corrupt,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FormatError::Newer => "a newer version wrote it",
            FormatError::Corrupt => "it is damaged",
        })
    }
}

impl std::error::Error for FormatError {}

/// Bit by bit: a table would weigh more in the page than all dares in a language, and a save is small.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

fn checksum(version: u32, payload: &str) -> u32 {
    let mut digest = CRC.digest();
    digest.update(&version.to_le_bytes());
    digest.update(payload.as_bytes());
    digest.finalize()
}

/// Returns the text of a value; `None` when it has none, which no value of this app is.
#[must_use]
pub fn encode<T: Serialize>(version: u32, value: &T) -> Option<String> {
    let payload = Base64UrlUnpadded::encode_string(&postcard::to_allocvec(value).ok()?);
    Some(
        [
            "u",
            &version.to_string(),
            ".",
            &hex(checksum(version, &payload)),
            ".",
            &payload,
        ]
        .concat(),
    )
}

/// Returns whether a text is what some version of the app wrote: its checksum is right.
pub(super) fn is_intact(text: &str) -> bool {
    parts(text).is_ok()
}

/// Returns the value of a text.
///
/// # Errors
/// What is wrong with the text.
pub fn decode<T: DeserializeOwned>(version: u32, text: &str) -> Result<T, FormatError> {
    let (written, payload) = parts(text)?;
    if written != version {
        return Err(if written > version {
            FormatError::Newer
        } else {
            FormatError::Corrupt
        });
    }
    let bytes = Base64UrlUnpadded::decode_vec(payload).map_err(|_| FormatError::Corrupt)?;
    postcard::from_bytes(&bytes).map_err(|_| FormatError::Corrupt)
}

/// Returns the version and the payload of a text whose checksum is right.
fn parts(text: &str) -> Result<(u32, &str), FormatError> {
    let mut parts = text
        .strip_prefix('u')
        .ok_or(FormatError::Corrupt)?
        .splitn(3, '.');
    let (Some(written), Some(sum), Some(payload)) = (parts.next(), parts.next(), parts.next())
    else {
        return Err(FormatError::Corrupt);
    };
    let written: u32 = written.parse().map_err(|_| FormatError::Corrupt)?;
    if sum != hex(checksum(written, payload)) {
        return Err(FormatError::Corrupt);
    }
    Ok((written, payload))
}

fn hex(number: u32) -> String {
    (0..8)
        .rev()
        .filter_map(|digit| char::from_digit(number >> (digit * 4) & 15, 16))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let value = (7u32, String::from("Işıl 🂠"));
        let text = encode(3, &value).unwrap();
        assert_eq!(decode(3, &text), Ok(value));
    }

    #[test]
    fn every_change_of_one_character_is_noticed() {
        let text = encode(1, &vec![1u8, 2, 3, 250]).unwrap();
        for at in 0..text.len() {
            for other in ["x", "0", ".", "ä", ""] {
                let mut changed = text.clone();
                changed.replace_range(at..=at, other);
                if changed != text {
                    assert!(decode::<Vec<u8>>(1, &changed).is_err(), "{changed}");
                }
            }
        }
    }

    #[test]
    fn a_newer_version_is_told_from_damage() {
        let newer = encode(2, &1u8).unwrap();
        assert_eq!(decode::<u8>(1, &newer), Err(FormatError::Newer));
        for text in [
            "",
            "u",
            "u1",
            "u1..",
            "u1.00000000.",
            "hello",
            "u99999999999.00000000.AA",
        ] {
            assert_eq!(decode::<u8>(1, text), Err(FormatError::Corrupt), "{text}");
        }
    }
}
