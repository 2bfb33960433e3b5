//! Lines to the standard output, and what ends the program early.

use std::io::{ErrorKind, StdoutLock, Write, stderr, stdout};

/// Why the program stops.
pub enum Problem {
    /// Arguments or input cannot be used: one line for a person.
    Unusable(String),
    /// The reader of the output has gone.
    Unread,
}

impl Problem {
    pub fn unusable(message: impl Into<String>) -> Problem {
        Problem::Unusable(message.into())
    }
}

/// The standard output.
pub struct Output {
    out: StdoutLock<'static>,
}

impl Output {
    pub fn new() -> Output {
        Output {
            out: stdout().lock(),
        }
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl core::fmt::Display) -> Result<(), Problem> {
        writeln!(self.out, "{line}")
            .and_then(|()| self.out.flush())
            .map_err(|error| match error.kind() {
                ErrorKind::BrokenPipe => Problem::Unread,
                _ => Problem::Unusable(format!("cannot write the output: {error}")),
            })
    }
}

/// Tells why the program stops. Where nobody can be told, the exit status has to do.
pub fn complain(message: &str) {
    let _ = writeln!(stderr(), "uskalla: {message}");
}

/// The text of a file.
pub fn read(path: &str) -> Result<String, Problem> {
    std::fs::read_to_string(path).map_err(|error| Problem::Unusable(format!("{path}: {error}")))
}
