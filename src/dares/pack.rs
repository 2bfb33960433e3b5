//! The five lists of the game for adults (A5). They are no part of the program: the page fetches them after everyone has said to be
//! an adult (A1).
//!
//! A pack is text, one dare a line, so that people can read and correct it:
//!
//! ```text
//! # a remark
//! [mild] Name of the list
//!  1 noisy          | What to do.
//!  3 20s moving     | What to do. | Another way.
//! ```

use std::fmt;

use super::list::SLOTS;
use super::{Dare, DareList, DareListDraft, DareListError, DareListErrors, Lang, Tag};

/// The number of lists that the die chooses from (A5).
pub const LEVELS: usize = 5;

/// The names of the levels in a pack, in the order of the faces of the die.
const NAMES: [&str; LEVELS] = ["mild", "medium", "spicy", "fuego", "truth"];

/// What is wrong with a line of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineError {
    /// A list of another level should begin here, or no list; or a dare stands before the first list.
    Level,
    /// The line does not begin with a number from 1 to 16, or the list has that number already.
    Number,
    /// A mark is unknown, or its seconds are no number.
    Mark,
    /// The line does not have marks, a text and perhaps an alternative between bars.
    Parts,
}

/// Why a text is no pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackError {
    /// A line cannot be read.
    Line {
        /// Which line, from 1 on.
        line: usize,
        /// What is wrong with it.
        error: LineError,
    },
    /// A list has errors.
    List {
        /// Which list, from 0 on.
        level: usize,
        /// Everything that is wrong with it.
        errors: Vec<DareListError>,
    },
    /// There are fewer than five lists.
    Incomplete,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineError::Level => "it does not begin the list of the next level",
            LineError::Number => "its number is not one from 1 to 16 that is free",
            LineError::Mark => "a mark is unknown",
            LineError::Parts => "it is not marks, a text and perhaps an alternative",
        })
    }
}

impl std::error::Error for LineError {}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::Line { line, error } => write!(f, "line {line}: {error}"),
            PackError::List { level, errors } => {
                write!(f, "list {}: {}", level + 1, DareListErrors(errors.clone()))
            }
            PackError::Incomplete => write!(f, "fewer than {LEVELS} lists"),
        }
    }
}

impl std::error::Error for PackError {}

/// Reads the five lists of a pack, in the order of the faces of the die: mild, medium, spicy, fuego, truth.
///
/// # Errors
/// The first line that cannot be read, or the first list that does not pass [`DareListDraft::check`].
pub fn read_pack(text: &str, lang: Lang) -> Result<[DareList; LEVELS], PackError> {
    let mut lists = Vec::with_capacity(LEVELS);
    for (level, draft) in drafts(text, lang)?.into_iter().enumerate() {
        lists.push(
            draft
                .check()
                .map_err(|errors| PackError::List { level, errors })?,
        );
    }
    lists.try_into().map_err(|_| PackError::Incomplete)
}

fn drafts(text: &str, lang: Lang) -> Result<Vec<DareListDraft>, PackError> {
    let mut drafts = Vec::with_capacity(LEVELS);
    for (line, words) in (1..).zip(text.lines()) {
        let words = words.trim();
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        let read = match words.strip_prefix('[') {
            Some(head) => begin(head, lang, &mut drafts),
            None => add(words, &mut drafts),
        };
        read.map_err(|error| PackError::Line { line, error })?;
    }
    Ok(drafts)
}

/// Begins the next list from its heading without the first bracket.
fn begin(head: &str, lang: Lang, drafts: &mut Vec<DareListDraft>) -> Result<(), LineError> {
    let (level, name) = head.split_once(']').ok_or(LineError::Level)?;
    if NAMES.get(drafts.len()) != Some(&level) {
        return Err(LineError::Level);
    }
    drafts.push(DareListDraft {
        name: name.to_owned(),
        lang,
        adult: true,
        slots: vec![None; SLOTS],
    });
    Ok(())
}

/// Puts the dare of a line into its slot of the last list begun.
fn add(words: &str, drafts: &mut [DareListDraft]) -> Result<(), LineError> {
    let list = drafts.last_mut().ok_or(LineError::Level)?;
    let mut parts = words.split('|');
    let mut marks = parts.next().unwrap_or_default().split_whitespace();
    let (Some(text), alternative, None) = (parts.next(), parts.next(), parts.next()) else {
        return Err(LineError::Parts);
    };
    let number = marks
        .next()
        .and_then(|number| number.parse::<usize>().ok())
        .ok_or(LineError::Number)?;
    let slot = number
        .checked_sub(1)
        .and_then(|index| list.slots.get_mut(index))
        .ok_or(LineError::Number)?;
    let mut dare = Dare {
        text: text.to_owned(),
        alternative: alternative.map(str::to_owned),
        ..Dare::default()
    };
    for word in marks {
        mark(&mut dare, word).ok_or(LineError::Mark)?;
    }
    if slot.replace(dare).is_some() {
        Err(LineError::Number)
    } else {
        Ok(())
    }
}

/// Sets one mark; `None` if there is no such mark.
fn mark(dare: &mut Dare, word: &str) -> Option<()> {
    let tag = match word {
        "lasting" => {
            dare.lasting = true;
            return Some(());
        }
        "moving" => Tag::Moving,
        "noisy" => Tag::Noisy,
        "help" => Tag::OutsideHelp,
        "touching" => Tag::Touching,
        "phone" => Tag::Phone,
        _ => {
            dare.seconds = Some(word.strip_suffix('s')?.parse().ok()?);
            return Some(());
        }
    };
    dare.tags = dare.tags.with(tag);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::super::{Dare, DareListError, Lang, Tag, Tags};
    use super::{LineError, NAMES, PackError, read_pack};

    /// A pack whose mild list has these lines.
    fn pack(mild: &str) -> String {
        let rest = NAMES[1..]
            .iter()
            .map(|name| format!("\n[{name}] Ours\n16 | Wink.\n"));
        [format!("# a remark\n\n[mild] Ours\n{mild}")]
            .into_iter()
            .chain(rest)
            .collect()
    }

    fn error(text: &str) -> PackError {
        read_pack(text, Lang::En).expect_err("should not pass")
    }

    #[test]
    fn a_line_holds_number_marks_text_and_alternative() {
        let text = pack("  3 lasting 20s noisy help | Hum. | Nod.  \n1|Wink.");
        let [mild, .., truth] = read_pack(&text, Lang::En).expect("reads");
        let tags = Tags::of(&[Tag::Noisy, Tag::OutsideHelp]);
        let hum = Dare {
            text: "Hum.".into(),
            alternative: Some("Nod.".into()),
            lasting: true,
            seconds: Some(20),
            tags,
        };
        assert_eq!((mild.name(), mild.get(3)), ("Ours", Some(&hum)));
        assert_eq!(
            [mild, truth].map(|list| list.filled(Tags::NONE).bits()),
            [0b101, 1 << 15]
        );
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        let cases = [
            ("[spicy] Ours", LineError::Level),
            ("[medium Ours", LineError::Level),
            ("0 | Wink.", LineError::Number),
            ("17 | Wink.", LineError::Number),
            ("one | Wink.", LineError::Number),
            ("1 loud | Wink.", LineError::Mark),
            ("1 99999s | Wink.", LineError::Mark),
            ("1 Wink.", LineError::Parts),
            ("1 | Wink. | Nod. | Hum.", LineError::Parts),
        ];
        for (line, expected) in cases {
            assert_eq!(
                error(&pack(line)),
                PackError::Line {
                    line: 4,
                    error: expected
                },
                "{line}"
            );
        }
        assert_eq!(
            error(&pack("1 | Wink.\n1 | Nod.")),
            PackError::Line {
                line: 5,
                error: LineError::Number
            }
        );
        assert_eq!(
            error("1 | Wink."),
            PackError::Line {
                line: 1,
                error: LineError::Level
            }
        );
    }

    #[test]
    fn a_pack_has_five_lists_without_errors() {
        assert_eq!(error(""), PackError::Incomplete);
        assert_eq!(error("[mild] Ours\n1 | Wink."), PackError::Incomplete);
        assert_eq!(
            error(&(pack("1 | Wink.") + "[mild] Ours")),
            PackError::Line {
                line: 16,
                error: LineError::Level
            }
        );
        assert_eq!(
            error(&pack("")),
            PackError::List {
                level: 0,
                errors: vec![DareListError::NoDare]
            }
        );
        assert_eq!(
            error(&pack("2 0s | Wink.")),
            PackError::List {
                level: 0,
                errors: vec![DareListError::Timer(2)]
            }
        );
    }
}
