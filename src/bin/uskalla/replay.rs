//! `uskalla replay FILE`

use serde_json::Value;
use uskalla::notation::{GameLog, all_facts};

use crate::output::{Output, Problem, read};

/// Plays a log again and prints the final state.
pub fn run(arguments: &[String], output: &mut Output) -> Result<bool, Problem> {
    let [path] = arguments else {
        return Err(Problem::unusable("replay needs one FILE"));
    };
    let log = GameLog::parse(&read(path)?)
        .map_err(|fault| Problem::unusable(fault.at(path).to_string()))?;
    match log.replay() {
        Ok(board) => output.line(Value::Object(all_facts(&board))).map(|()| true),
        Err(fault) => output.line(format!("FAIL {path}: {fault}")).map(|()| false),
    }
}
