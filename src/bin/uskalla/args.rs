//! Arguments: `--name VALUE`, `--name=VALUE` and `--flag`.

use std::str::FromStr;

use crate::output::Problem;

/// The arguments after the command.
pub struct Args {
    values: Vec<(String, String)>,
    flags: Vec<String>,
}

/// The program's arguments, without its name.
pub fn from_environment() -> Result<Vec<String>, Problem> {
    let texts = std::env::args_os()
        .skip(1)
        .map(std::ffi::OsString::into_string);
    texts
        .collect::<Result<_, _>>()
        .map_err(|argument| Problem::Unusable(format!("no text: {}", argument.display())))
}

impl Args {
    /// Reads arguments of which these options take a value and these flags do not.
    pub fn parse(arguments: &[String], options: &[&str], flags: &[&str]) -> Result<Args, Problem> {
        let mut args = Args {
            values: Vec::new(),
            flags: Vec::new(),
        };
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let unknown = || Problem::Unusable(format!("unknown argument {argument:?}"));
            let name = argument.strip_prefix("--").ok_or_else(unknown)?;
            let (name, value) = name
                .split_once('=')
                .map_or((name, None), |(name, value)| (name, Some(value)));
            if flags.contains(&name) && value.is_none() {
                args.flags.push(name.to_owned());
            } else if options.contains(&name) {
                let value = value.or_else(|| rest.next().map(String::as_str));
                let value =
                    value.ok_or_else(|| Problem::Unusable(format!("--{name} needs a value")))?;
                args.values.push((name.to_owned(), value.to_owned()));
            } else {
                return Err(unknown());
            }
        }
        Ok(args)
    }

    /// Whether a flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|given| given == flag)
    }

    /// All values of an option that may be repeated.
    pub fn all<'a, 'n>(&'a self, name: &'n str) -> impl Iterator<Item = &'a str> + use<'a, 'n> {
        self.values
            .iter()
            .filter(move |(given, _)| given == name)
            .map(|(_, value)| value.as_str())
    }

    /// The value of an option that may be given once.
    pub fn one(&self, name: &str) -> Result<Option<&str>, Problem> {
        let mut all = self.all(name);
        let first = all.next();
        if all.next().is_some() {
            Err(Problem::Unusable(format!("--{name} is given twice")))
        } else {
            Ok(first)
        }
    }

    /// The value of an option that must be given.
    pub fn required(&self, name: &str) -> Result<&str, Problem> {
        self.one(name)?
            .ok_or_else(|| Problem::Unusable(format!("--{name} is missing")))
    }

    /// A number, if the option is given.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Problem> {
        let read = |text: &str| {
            text.parse()
                .map_err(|_| Problem::Unusable(format!("--{name}: no number in range: {text:?}")))
        };
        self.one(name)?.map(read).transpose()
    }
}
