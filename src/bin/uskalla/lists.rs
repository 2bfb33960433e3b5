//! `uskalla lists [--link] FILE|LINK`

use std::fs::File;
use std::io::Read;

use uskalla::dares::share::{ShareError, Shared, decode};
use uskalla::dares::{Dare, DareList};

use crate::list_file::{self, tag_name};
use crate::output::{Output, Problem};

/// The longest file that is read, in bytes.
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
        // A link is no name of a file.
        Err(_) if source.contains('#') => source.to_owned(),
        Err(error) => {
            return decode(source).map_err(|unreadable| match unreadable {
                ShareError::Foreign => format!("no link, and no file: {error}"),
                unreadable => unreadable.to_string(),
            });
        }
    };
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    if text.starts_with('{') {
        list_file::parse(text)
    } else {
        decode(text).map_err(|error| error.to_string())
    }
}

fn text_of(file: File) -> Result<String, String> {
    let mut bytes = Vec::new();
    file.take(FILE_MAX + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("the file cannot be read: {error}"))?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(ShareError::TooLong.to_string());
    }
    String::from_utf8(bytes).map_err(|_| "the file is no text".to_owned())
}

/// Prints the lists. A checked text holds no control character, so it cannot command a terminal.
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
