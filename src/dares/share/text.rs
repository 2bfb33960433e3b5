//! The text of a code: a version, the content as digits and letters, a checksum, and a break after every 80 characters.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{ShareError, layout::CONTENT_MAX};

/// The number of digits: 0–9, A–Z, a–z. No messenger styles, cuts or escapes them.
pub(super) const RADIX: u64 = 62;
/// The version that is written, as the first digit of the code.
pub(super) const VERSION: u8 = 1;
const LENGTH_DIGITS: usize = 3;
const SUM_DIGITS: usize = 6;
/// The characters between two breaks: some messengers take a longer unbroken run for no link.
const RUN: usize = 80;
pub(super) const BREAK: u8 = b'-';

/// Bit by bit, as for saves: a table would be larger in the page than all of this file.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A code before its content is read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Envelope {
    /// The bytes of the content.
    pub length: usize,
    /// The content.
    pub digits: Vec<u8>,
}

/// Returns the code of an envelope.
pub(super) fn write(envelope: &Envelope) -> String {
    let mut digits = vec![VERSION];
    push_number(&mut digits, envelope.length as u64, LENGTH_DIGITS);
    digits.extend(&envelope.digits);
    let sum = CRC.checksum(&digits);
    push_number(&mut digits, sum.into(), SUM_DIGITS);
    let mut code = Vec::with_capacity(digits.len() + digits.len() / RUN);
    for (at, digit) in digits.into_iter().enumerate() {
        if at > 0 && at % RUN == 0 {
            code.push(BREAK);
        }
        code.push(letter(digit));
    }
    // Letters, digits and breaks are always text.
    String::from_utf8(code).unwrap_or_default()
}

/// Opens a code. Whatever is neither digit nor letter was put in by a messenger and is passed over.
///
/// # Errors
/// `Damaged` if the checksum does not fit; `Newer` or `TooLong` if it does.
pub(super) fn open(code: &[u8]) -> Result<Envelope, ShareError> {
    let mut digits = Vec::with_capacity(code.len());
    digits.extend(code.iter().filter_map(|byte| digit(*byte)));
    let content = digits
        .len()
        .checked_sub(SUM_DIGITS)
        .filter(|end| *end > LENGTH_DIGITS)
        .ok_or(ShareError::Damaged)?;
    if number(&digits[content..]) != u64::from(CRC.checksum(&digits[..content])) {
        return Err(ShareError::Damaged);
    }
    if digits[0] != VERSION {
        return Err(if digits[0] > VERSION {
            ShareError::Newer
        } else {
            ShareError::Damaged
        });
    }
    let length = number(&digits[1..=LENGTH_DIGITS]) as usize;
    if length > CONTENT_MAX {
        return Err(ShareError::TooLong);
    }
    digits.truncate(content);
    digits.drain(..=LENGTH_DIGITS);
    Ok(Envelope { length, digits })
}

pub(super) const fn letter(digit: u8) -> u8 {
    match digit {
        0..10 => b'0' + digit,
        10..36 => b'A' + digit - 10,
        _ => b'a' + digit - 36,
    }
}

pub(super) const fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'A'..=b'Z' => Some(letter - b'A' + 10),
        b'a'..=b'z' => Some(letter - b'a' + 36),
        _ => None,
    }
}

fn push_number(digits: &mut Vec<u8>, mut number: u64, count: usize) {
    let from = digits.len();
    digits.resize(from + count, 0);
    for digit in digits[from..].iter_mut().rev() {
        *digit = (number % RADIX) as u8;
        number /= RADIX;
    }
}

fn number(digits: &[u8]) -> u64 {
    digits
        .iter()
        .fold(0, |number, digit| number * RADIX + u64::from(*digit))
}
