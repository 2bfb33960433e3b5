//! `uskalla lists [--link] FILE|LINK`

use std::fs::File;
use std::io::Read;

use uskalla::dares::share::{ShareError, Shared, decode};
use uskalla::dares::{Dare, DareList, DareListError, TextError, TextPlace};

use crate::list_file::{self, tag_name};
use crate::output::{Output, Problem};

/// The longest file looked at, in bytes.
const FILE_MAX: u64 = 1 << 20;

/// Prints what a link, a code, a saved list or a list in JSON holds, or the link to it.
pub fn run(arguments: &[String], output: &mut Output) -> Result<bool, Problem> {
    let (as_link, source) = match arguments {
        [flag, source] if flag == "--link" => (true, source),
        [source] if source != "--link" => (false, source),
        _ => return Err(Problem::unusable("lists needs one FILE or LINK")),
    };
    let shared = read(source).map_err(|why| Problem::unusable(format!("lists: {why}")))?;
    if as_link {
        output.line(shared.link(""))?;
    } else {
        print(&shared, output)?;
    }
    Ok(true)
}

fn read(source: &str) -> Result<Shared, String> {
    let text = match File::open(source) {
        Ok(file) => text_of(file)?,
        // No file can be named like a link: that is looked at as what it is.
        Err(_) if source.contains('#') => source.to_owned(),
        Err(error) => {
            return decode(source).map_err(|fault| match fault {
                ShareError::Foreign => format!("no link, and no file: {error}"),
                fault => told(&fault),
            });
        }
    };
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    if text.starts_with('{') {
        list_file::parse(text)
    } else {
        decode(text).map_err(|fault| told(&fault))
    }
}

fn text_of(file: File) -> Result<String, String> {
    let mut bytes = Vec::new();
    file.take(FILE_MAX + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("the file cannot be read: {error}"))?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(told(&ShareError::TooLong));
    }
    String::from_utf8(bytes).map_err(|_| "the file is no text".to_owned())
}

fn told(fault: &ShareError) -> String {
    match fault {
        ShareError::TooLong => "longer than any lists are".to_owned(),
        ShareError::Foreign => "no link of this game".to_owned(),
        ShareError::Damaged => "the link is cut off or changed".to_owned(),
        ShareError::Newer => "a newer version of the game wrote it".to_owned(),
        ShareError::Refused { list, errors } => refusal(list + 1, errors),
    }
}

/// Why a list does not pass the gate, in one line.
pub fn refusal(number: usize, errors: &[DareListError]) -> String {
    let told: Vec<String> = errors.iter().map(error).collect();
    format!("list {number}: {}", told.join("; "))
}

fn error(error: &DareListError) -> String {
    match error {
        DareListError::NoDare => "no dare".to_owned(),
        DareListError::TooManyNumbers { count } => format!("{count} numbers"),
        DareListError::TooMuchText => "too much text in all".to_owned(),
        DareListError::Timer(number) => format!("dare {number}: a timer out of range"),
        DareListError::Text { place, fault } => {
            let place = match place {
                TextPlace::Name => "name".to_owned(),
                TextPlace::Text(number) => format!("dare {number}"),
                TextPlace::Alternative(number) => format!("alternative of dare {number}"),
            };
            match fault {
                TextError::Empty => format!("{place}: empty"),
                TextError::TooLong { limit } => {
                    format!("{place}: more than {limit} characters")
                }
                TextError::Forbidden(character) => format!(
                    "{place}: forbidden character U+{:04X}",
                    u32::from(*character)
                ),
            }
        }
    }
}

/// The gate lets no control character pass, so what is printed cannot command a terminal.
fn print(shared: &Shared, output: &mut Output) -> Result<(), Problem> {
    for (number, list) in (1..).zip(shared.lists()) {
        if shared.lists().len() > 1 {
            output.line(format!("list {number} of {}", shared.lists().len()))?;
        }
        print_list(list, output)?;
    }
    shared
        .rules()
        .map_or(Ok(()), |rules| output.line(format!("rules: {rules}")))
}

fn print_list(list: &DareList, output: &mut Output) -> Result<(), Problem> {
    output.line(format!("name: {}", list.name()))?;
    output.line(format!("language: {}", list.lang().code()))?;
    output.line(format!(
        "adults only: {}",
        if list.is_adult() { "yes" } else { "no" }
    ))?;
    for number in 1..=16 {
        let Some(dare) = list.get(number) else {
            output.line(format!("{number:2} –"))?;
            continue;
        };
        output.line(format!("{number:2} {}{}", dare.text, marks(dare)))?;
        if let Some(way) = &dare.alternative {
            output.line(format!("   or: {way}"))?;
        }
    }
    Ok(())
}

fn marks(dare: &Dare) -> String {
    let lasting = dare.lasting.then(|| "lasting".to_owned());
    let timer = dare.seconds.map(|seconds| format!("{seconds} s"));
    let marks: Vec<String> = lasting
        .into_iter()
        .chain(timer)
        .chain(dare.tags.iter().map(|tag| tag_name(tag).to_owned()))
        .collect();
    if marks.is_empty() {
        String::new()
    } else {
        format!(" [{}]", marks.join(", "))
    }
}
