//! The command-line program: runs scenarios, plays computer players against each other, replays logs, measures the rules,
//! reads dare lists.
//!
//! Exit status 0: all well, 1: something failed, 2: unusable arguments or input, with one clear line.
#![forbid(unsafe_code)]

mod args;
mod bench;
mod clock;
mod list_file;
mod lists;
mod output;
mod players;
mod replay;
mod rlcard;
mod rlcard_player;
mod scenario;
mod simulate;
mod strength;
mod table;
mod tally;
mod train;

use std::process::ExitCode;

use args::Args;
use output::{Output, Problem};

const USAGE: &str = "usage: uskalla scenario FILE… | simulate --game G --players N … | replay FILE | bench … | strength … | train … | rlcard | lists [--link] FILE|LINK";

fn main() -> ExitCode {
    let mut output = Output::new();
    match args::from_environment().and_then(|arguments| run(&arguments, &mut output)) {
        // An output that nobody reads any more is no failure of ours.
        Ok(true) | Err(Problem::Unread) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(Problem::Unusable(message)) => {
            output::complain(&message);
            ExitCode::from(2)
        }
    }
}

/// Whether all went well.
fn run(arguments: &[String], output: &mut Output) -> Result<bool, Problem> {
    let Some((command, rest)) = arguments.split_first() else {
        return Err(Problem::unusable(USAGE));
    };
    match command.as_str() {
        "scenario" => scenario::run(rest, output),
        "simulate" => simulate::run(
            &Args::parse(rest, simulate::OPTIONS, simulate::FLAGS)?,
            output,
        ),
        "replay" => replay::run(rest, output),
        "bench" => bench::run(&Args::parse(rest, bench::OPTIONS, &[])?, output),
        "rlcard" => rlcard_player::run(&Args::parse(rest, rlcard_player::OPTIONS, &[])?, output),
        "strength" => strength::run(&Args::parse(rest, strength::OPTIONS, &[])?, output),
        "train" => train::run(&Args::parse(rest, train::OPTIONS, train::FLAGS)?, output),
        "lists" => lists::run(rest, output),
        "help" | "--help" | "-h" => output.line(USAGE).map(|()| true),
        other => Err(Problem::unusable(format!("no command {other:?}; {USAGE}"))),
    }
}
