//! A scenario: a position, outcomes of chance, and steps (notation.md, Scenarios).

use serde_json::{Map, Value};

use crate::rules::{Action, Edition};

use super::action::{action_text, parse_action};
use super::chances::Chances;
use super::error::{NotationError, quoted};
use super::facts::Key;
use super::fields::{Fields, object, text};
use super::setup::Setup;

/// A scenario that was read whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    /// The clause it pins.
    pub clause: String,
    /// The position it starts from.
    pub setup: Setup,
    /// The outcomes of chance.
    pub chances: Chances,
    /// What happens.
    pub steps: Vec<Step>,
}

/// A step of a scenario.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The command must be accepted.
    Do(Action),
    /// The command must be refused, and the state stay as it was.
    Refused(Action),
    /// All this holds now.
    Expect(Vec<Expectation>),
}

/// Something expected of the round, its value in canonical form.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// What.
    pub key: Key,
    /// The value it must have.
    pub value: Value,
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// When a key is unknown or missing, or a text cannot be read.
    pub fn read(value: &Value) -> Result<Scenario, NotationError> {
        let mut fields = Fields::of(value)?;
        let name = text(fields.required("name")?)
            .map_err(|fault| fault.at("name"))?
            .to_owned();
        let clause = text(fields.required("clause")?)
            .map_err(|fault| fault.at("clause"))?
            .to_owned();
        let setup = Setup::read(&mut fields)?;
        let edition = setup.draft.edition;
        let chances = Chances::read(&mut fields, edition)?;
        let steps = fields
            .required("steps")?
            .as_array()
            .ok_or_else(|| NotationError::new("steps: not a list"))?;
        fields.finish()?;
        let read = |(index, step)| {
            Step::read(step, edition, setup.draft.seats).map_err(|fault| fault.at(step_name(index)))
        };
        let steps = steps
            .iter()
            .enumerate()
            .map(read)
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Scenario {
            name,
            clause,
            setup,
            chances,
            steps,
        })
    }

    /// The scenario as JSON: the inverse of [`Scenario::read`].
    #[must_use]
    pub fn value(&self) -> Value {
        let mut object = Map::new();
        object.insert("name".to_owned(), Value::from(self.name.as_str()));
        object.insert("clause".to_owned(), Value::from(self.clause.as_str()));
        self.setup.write(&mut object);
        self.chances.write(&mut object, self.setup.draft.edition);
        object.insert(
            "steps".to_owned(),
            self.steps.iter().map(Step::value).collect(),
        );
        Value::Object(object)
    }
}

/// How a step is called in messages, counted from 1.
pub(super) fn step_name(index: usize) -> String {
    format!("step {}", index + 1)
}

impl Step {
    fn read(value: &Value, edition: Edition, seats: u8) -> Result<Step, NotationError> {
        if let Some(command) = value.as_str() {
            return parse_action(edition, command).map(Step::Do);
        }
        let mut entries = object(value)?.iter();
        match (entries.next(), entries.next()) {
            (Some((key, command)), None) if key == "refused" => {
                parse_action(edition, text(command)?)
                    .map(Step::Refused)
                    .map_err(|fault| fault.at("refused"))
            }
            (Some((key, facts)), None) if key == "expect" => {
                let read = |(key, value): (&String, &Value)| {
                    Expectation::read(key, value, edition, seats)
                        .map_err(|fault| fault.at("expect"))
                };
                object(facts)?
                    .iter()
                    .map(read)
                    .collect::<Result<_, _>>()
                    .map(Step::Expect)
            }
            (Some((key, _)), None) => {
                Err(NotationError::new(format!("unknown key: {}", quoted(key))))
            }
            _ => Err(NotationError::new(
                "a step is an action, {\"refused\": …} or {\"expect\": …}",
            )),
        }
    }

    fn value(&self) -> Value {
        let object =
            |key: &str, value: Value| Value::Object(Map::from_iter([(key.to_owned(), value)]));
        match self {
            Step::Do(command) => Value::from(action_text(*command)),
            Step::Refused(command) => object("refused", Value::from(action_text(*command))),
            Step::Expect(facts) => {
                let facts = facts
                    .iter()
                    .map(|fact| (fact.key.text(), fact.value.clone()));
                object("expect", Value::Object(facts.collect()))
            }
        }
    }
}

impl Expectation {
    fn read(
        key: &str,
        value: &Value,
        edition: Edition,
        seats: u8,
    ) -> Result<Expectation, NotationError> {
        let parsed = Key::parse(key, seats)?;
        let value = parsed
            .read(value, edition, seats)
            .map_err(|fault| fault.at(key))?;
        Ok(Expectation { key: parsed, value })
    }
}
