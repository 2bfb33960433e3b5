//! Runs scenarios and says of each whether it holds, or at which step what was expected and what was found.

use serde_json::Value;

use crate::rules::Action;

use super::action::action_text;
use super::board::Board;
use super::error::NotationError;
use super::scenario::{Expectation, Scenario, Step, step_name};
use super::script::Script;

/// What became of one scenario of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name, or its place in the file when it has none.
    pub name: String,
    /// All well, or what was expected and what was found; what could not be read is a failure too.
    pub result: Result<(), NotationError>,
}

/// Runs every scenario of a file: one object, or a list of them.
///
/// ```
/// let scenario = r#"{
///     "name": "a dare may carry any number", "clause": "D2",
///     "game": "dare", "hands": ["RD16 R3 Y9", "B1 R2"], "discard": "R5", "draw": "Y1 Y2",
///     "steps": ["1: play RD16", {"expect": {"dare": 16}}]
/// }"#;
/// let reports = uskalla::notation::run_all(scenario)?;
/// assert_eq!(reports[0].result, Ok(()));
/// # Ok::<(), uskalla::notation::NotationError>(())
/// ```
///
/// # Errors
/// When the text is no JSON, or neither an object nor a list.
pub fn run_all(text: &str) -> Result<Vec<Report>, NotationError> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| NotationError::new(format!("no JSON: {error}")))?;
    match &value {
        Value::Array(scenarios) => Ok(scenarios
            .iter()
            .enumerate()
            .map(|(index, value)| report(index, value))
            .collect()),
        Value::Object(_) => Ok(vec![report(0, &value)]),
        _ => Err(NotationError::new(
            "neither a scenario nor a list of scenarios",
        )),
    }
}

fn report(index: usize, value: &Value) -> Report {
    let name = value.get("name").and_then(Value::as_str);
    let name = name.map_or_else(
        || format!("scenario {}", index + 1),
        |name| name.replace(char::is_control, " "),
    );
    Report {
        name,
        result: Scenario::read(value).and_then(|scenario| run(&scenario)),
    }
}

/// Runs a scenario.
///
/// # Errors
/// `step K: what was expected, what was found`, or why the position cannot be.
pub fn run(scenario: &Scenario) -> Result<(), NotationError> {
    let (mut board, mut script) = scenario
        .setup
        .board(|rules| Script::new(&scenario.chances, &rules.deck))?;
    check(&board, &script)?;
    for (index, step) in scenario.steps.iter().enumerate() {
        take(&mut board, &mut script, step).map_err(|fault| fault.at(step_name(index)))?;
    }
    Ok(())
}

fn take(board: &mut Board, script: &mut Script, step: &Step) -> Result<(), NotationError> {
    match step {
        Step::Do(action) => {
            apply(board, script, *action)?;
            check(board, script)
        }
        Step::Refused(action) => refuse(board, script, *action),
        Step::Expect(facts) => facts.iter().try_for_each(|fact| expect(board, fact)),
    }
}

/// Carries out an action that must be accepted.
pub(super) fn apply(
    board: &mut Board,
    script: &mut Script,
    action: Action,
) -> Result<(), NotationError> {
    let text = action_text(action);
    let refused = |refusal| {
        NotationError::new(format!(
            "expected {text:?} to be accepted, found it refused ({refusal:?})"
        ))
    };
    board.apply(action, script).map_err(refused)
}

fn refuse(board: &mut Board, script: &mut Script, action: Action) -> Result<(), NotationError> {
    let text = action_text(action);
    let before = board.round.digest();
    if board.apply(action, script).is_ok() {
        return Err(NotationError::new(format!(
            "expected {text:?} to be refused, found it accepted"
        )));
    }
    if before != board.round.digest() {
        return Err(NotationError::new(format!(
            "expected {text:?}, refused, to change nothing, found the state changed"
        )));
    }
    Ok(())
}

fn expect(board: &Board, fact: &Expectation) -> Result<(), NotationError> {
    let found = fact.key.observe(board);
    if found == fact.value {
        return Ok(());
    }
    Err(NotationError::new(format!(
        "expected {} {}, found {found}",
        fact.key.text(),
        fact.value
    )))
}

/// What must hold after every action, whatever the scenario expects.
fn check(board: &Board, script: &Script) -> Result<(), NotationError> {
    script.followed()?;
    board.check_laws()
}
