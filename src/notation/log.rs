//! The log of one round, in the vocabulary of scenarios: what a player copies out of the app and `uskalla replay` plays again.

use serde_json::{Map, Value};

use crate::dare_set::DareSet;
use crate::rules::{
    Action, Edition, MatchState, Outcome, Replay, Round, Rules, RulesetDraft, Seat, SeatSet, Totals,
};

use super::action::{action_text, parse_action};
use super::board::Board;
use super::card::CardFaces;
use super::chances::Chances;
use super::error::NotationError;
use super::fields::{Fields, dare_set, dare_set_value, list, object, text};
use super::observe::all_facts;
use super::runner::apply;
use super::scenario::step_name;
use super::script::Script;
use super::setup::Setup;
use super::words::{LEVELS, Words, meaning};

/// The version of the log that this program writes and reads.
const VERSION: u8 = 1;

/// What a round began from.
#[derive(Clone, Copy, Debug)]
pub struct Started<'a> {
    /// The rules in force.
    pub rules: &'a Rules,
    /// The dealer.
    pub dealer: Seat,
    /// Who sat where, and the dares of the game before.
    pub match_state: MatchState,
    /// The game before the round.
    pub before: Totals,
}

/// One round written down: how it began, what chance brought, what was done, and how it stood at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLog {
    setup: Setup,
    chances: Chances,
    steps: Vec<Action>,
    last: Map<String, Value>,
}

impl GameLog {
    /// Writes a round down. `outcomes` are all that a [`crate::rules::Recorder`] heard from the deal on.
    ///
    /// # Errors
    /// When the outcomes and actions do not make a round.
    pub fn new(
        started: Started,
        outcomes: &[Outcome],
        actions: &[Action],
    ) -> Result<GameLog, NotationError> {
        // The deal shuffles once; whatever follows is chance of the round itself.
        let (deal, rest) = outcomes.split_at(outcomes.len().min(1));
        let dealt = Round::dealt(
            started.rules,
            started.dealer,
            started.match_state,
            &mut Replay::new(deal),
        );
        let chances = Chances::recorded(rest, &started.rules.deck);
        let mut log = GameLog {
            setup: setup_of(started, &dealt),
            chances,
            steps: actions.to_vec(),
            last: Map::new(),
        };
        log.last = all_facts(&log.play()?);
        Ok(log)
    }

    /// Plays the log again.
    ///
    /// # Errors
    /// When an action is refused, chance is asked something that was not recorded, or the final state is another one.
    pub fn replay(&self) -> Result<Board, NotationError> {
        let board = self.play()?;
        let found = all_facts(&board);
        match self
            .last
            .iter()
            .find(|(key, value)| found.get(*key) != Some(value))
        {
            Some((key, value)) => {
                let other = found.get(key).unwrap_or(&Value::Null);
                Err(NotationError::new(format!(
                    "final: expected {key} {value}, found {other}"
                )))
            }
            None => Ok(board),
        }
    }

    fn play(&self) -> Result<Board, NotationError> {
        let (mut board, mut script) = self
            .setup
            .board(|rules| Script::new(&self.chances, &rules.deck))?;
        for (index, &action) in self.steps.iter().enumerate() {
            let followed = apply(&mut board, &mut script, action).and_then(|()| script.followed());
            followed.map_err(|fault| fault.at(step_name(index)))?;
        }
        script.followed()?;
        if script.was_exact() {
            Ok(board)
        } else {
            Err(NotationError::new(
                "chances: the round used others than were recorded",
            ))
        }
    }

    /// Reads a log.
    ///
    /// # Errors
    /// When it is no log, or one of another version.
    pub fn parse(log: &str) -> Result<GameLog, NotationError> {
        let value: Value = serde_json::from_str(log)
            .map_err(|error| NotationError::new(format!("no JSON: {error}")))?;
        let mut fields = Fields::of(&value)?;
        let version = fields.required("log")?;
        if version.as_u64() != Some(u64::from(VERSION)) {
            return Err(NotationError::new(format!(
                "log: version {VERSION} is needed"
            )));
        }
        let mut setup = Setup::read(&mut fields)?;
        let edition = setup.draft.edition;
        setup.struck = fields.read("struck", [DareSet::EMPTY; 5], |value| {
            read_levels(value, edition)
        })?;
        setup.used = fields.read("used", [DareSet::EMPTY; 5], |value| {
            read_levels(value, edition)
        })?;
        let chances = Chances::read(&mut fields, edition)?;
        let steps = list(fields.required("steps")?, |step| {
            parse_action(edition, text(step)?)
        });
        let last = object(fields.required("final")?)
            .map_err(|fault| fault.at("final"))?
            .clone();
        fields.finish()?;
        Ok(GameLog {
            setup,
            chances,
            steps: steps.map_err(|fault| fault.at("steps"))?,
            last,
        })
    }

    /// The log as text: the inverse of [`GameLog::parse`]. One key a line, and one step a line.
    #[must_use]
    pub fn text(&self) -> String {
        let mut object = Map::new();
        let edition = self.setup.draft.edition;
        object.insert("log".to_owned(), Value::from(VERSION));
        self.setup.write(&mut object);
        for (key, levels) in [("struck", self.setup.struck), ("used", self.setup.used)] {
            if levels != [DareSet::EMPTY; 5] {
                object.insert(key.to_owned(), levels_value(levels, edition));
            }
        }
        self.chances.write(&mut object, edition);
        let mut lines: Vec<String> = object
            .iter()
            .map(|(key, value)| format!("{}: {value}", Value::from(key.as_str())))
            .collect();
        let steps = self
            .steps
            .iter()
            .map(|&step| format!("  {}", Value::from(action_text(step))));
        lines.push(format!(
            "\"steps\": [\n{}\n]",
            steps.collect::<Vec<_>>().join(",\n")
        ));
        lines.push(format!("\"final\": {}", Value::Object(self.last.clone())));
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }
}

/// The position after the deal, before the start card.
fn setup_of(started: Started, dealt: &Round) -> Setup {
    let rules = started.rules;
    let faces = |card| CardFaces::of(&rules.deck, card);
    let draft: RulesetDraft = rules.ruleset.draft();
    let seats = (0..draft.seats).map(Seat);
    Setup {
        hands: seats
            .clone()
            .map(|seat| dealt.hand_in_order(seat).map(faces).collect())
            .collect(),
        draw: dealt
            .draw_pile()
            .iter()
            .rev()
            .map(|&card| faces(card))
            .collect(),
        out: SeatSet::of(seats.filter(|&seat| !started.match_state.seats.contains(seat))),
        draft,
        dealer: started.dealer,
        discard: Vec::new(),
        aside: Vec::new(),
        opening: true,
        turn: None,
        direction: dealt.direction(),
        debt: 0,
        side: dealt.side(),
        totals: started.before.points,
        bots: started.match_state.bots,
        struck: started.match_state.struck,
        used: started.match_state.used,
    }
}

/// Dare numbers of a game before: one list, or one for each level of the adults' game.
fn read_levels(value: &Value, edition: Edition) -> Result<[DareSet; 5], NotationError> {
    let mut levels = [DareSet::EMPTY; 5];
    if !edition.rolls_die() {
        levels[0] = dare_set(value)?;
        return Ok(levels);
    }
    for (word, value) in object(value)? {
        let level =
            meaning(LEVELS, word).ok_or_else(|| NotationError::unreadable("level", word))?;
        levels[level as usize] = dare_set(value).map_err(|fault| fault.at(word))?;
    }
    Ok(levels)
}

fn levels_value(levels: [DareSet; 5], edition: Edition) -> Value {
    if !edition.rolls_die() {
        return dare_set_value(levels[0]);
    }
    let words: &Words<_> = LEVELS;
    let held = words
        .iter()
        .filter(|(_, level)| !levels[*level as usize].is_empty());
    Value::Object(
        held.map(|(word, level)| ((*word).to_owned(), dare_set_value(levels[*level as usize])))
            .collect(),
    )
}
