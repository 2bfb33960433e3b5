//! The text of a link: digits and letters, a version before them, a checksum behind, and a break now and then.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{ShareFault, layout::CONTENT_MAX};

/// Digits there are: 0–9, A–Z, a–z. No messenger styles, cuts or escapes them.
pub(super) const RADIX: u64 = 62;
/// Where the code begins in a link.
pub(super) const MARK: &str = "#l=";
/// The longest text that is looked at, in bytes.
const TEXT_MAX: usize = 160_000;
/// The version written, as the code's first digit. Newer ones count on.
const VERSION: u8 = 1;
const FIRST: char = letter(VERSION);
const LENGTH_DIGITS: usize = 3;
const SUM_DIGITS: usize = 6;
/// Characters between two breaks: an unbroken run of some hundred is no link any more to some messengers.
const RUN: usize = 80;
const BREAK: char = '-';

/// Bit by bit, as for saves: a table would weigh more in the page than all of this.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// What a code says before its content is read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Envelope {
    /// The bytes of the content.
    pub length: usize,
    /// The content.
    pub digits: Vec<u8>,
}

/// The code of an envelope.
pub(super) fn write(envelope: &Envelope) -> String {
    let mut digits = vec![VERSION];
    push_number(&mut digits, envelope.length as u64, LENGTH_DIGITS);
    digits.extend(&envelope.digits);
    let sum = CRC.checksum(&digits);
    push_number(&mut digits, sum.into(), SUM_DIGITS);
    let mut code = String::new();
    for (at, digit) in digits.into_iter().enumerate() {
        if at > 0 && at % RUN == 0 {
            code.push(BREAK);
        }
        code.push(letter(digit));
    }
    code
}

/// Finds the code in a link, in a message around it, or alone.
pub(super) fn read(text: &str) -> Result<Envelope, ShareFault> {
    if text.len() > TEXT_MAX {
        return Err(ShareFault::TooLong);
    }
    let (is_link, code) = match text.rsplit_once(MARK) {
        Some((_, code)) => (true, code),
        None => (false, text.trim()),
    };
    // All of it, however a messenger broke it up; else the first run, whatever stands behind.
    let run = code.split(|c: char| !c.is_ascii_alphanumeric() && c != BREAK).next().unwrap_or_default();
    match (open(code), open(run)) {
        (Err(ShareFault::Damaged), Err(ShareFault::Damaged)) if !is_link && !code.starts_with(FIRST) => Err(ShareFault::Foreign),
        (Err(ShareFault::Damaged), second) => second,
        (first, _) => first,
    }
}

/// Opens a code. Whatever is neither digit nor letter was put in by a messenger and is passed over.
fn open(code: &str) -> Result<Envelope, ShareFault> {
    let digits: Vec<u8> = code.bytes().filter_map(digit).collect();
    let content = digits.len().checked_sub(SUM_DIGITS).filter(|end| *end > LENGTH_DIGITS).ok_or(ShareFault::Damaged)?;
    let (digits, sum) = digits.split_at(content);
    if number(sum) != u64::from(CRC.checksum(digits)) {
        return Err(ShareFault::Damaged);
    }
    let (head, digits) = digits.split_at(1 + LENGTH_DIGITS);
    if head[0] != VERSION {
        return Err(if head[0] > VERSION { ShareFault::Newer } else { ShareFault::Damaged });
    }
    let length = number(&head[1..]) as usize;
    if length > CONTENT_MAX {
        return Err(ShareFault::TooLong);
    }
    Ok(Envelope { length, digits: digits.to_vec() })
}

const fn letter(digit: u8) -> char {
    (match digit {
        0..10 => b'0' + digit,
        10..36 => b'A' + digit - 10,
        _ => b'a' + digit - 36,
    }) as char
}

const fn digit(letter: u8) -> Option<u8> {
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
    digits.iter().fold(0, |number, digit| number * RADIX + u64::from(*digit))
}
