//! One step of RLCard's game as a scenario of ours, with the piles that must lie there after it.

use serde_json::{Value, json};
use uskalla::notation::{
    Board, CardFaces, Chances, Expectation, Key, Scenario, Script, Setup, Step, action_text,
    card_text, cards_text, color_text, parse_action,
};
use uskalla::rules::{Card, Color, Direction, Seat};

use super::trace::{GAME, State};

/// A step: the scenario, and the piles after it, which a scenario can only count.
pub struct Case {
    pub scenario: Scenario,
    after: After,
}

/// How our round must stand after a step.
pub struct After {
    /// Whose turn it is, unless the round is over.
    pub turn: Option<Seat>,
    pub direction: Direction,
    pub top: CardFaces,
    pub color: Option<Color>,
    pub hands: [Vec<CardFaces>; 2],
    /// The draw pile, next card first.
    pub draw: Vec<CardFaces>,
    /// The discard pile, bottom first.
    pub discard: Vec<CardFaces>,
    pub winner: Option<Seat>,
    /// What the winner scores.
    pub points: u32,
    /// Who may be caught.
    pub open_call: Option<Seat>,
}

impl After {
    /// As it stands in RLCard's game while it goes on.
    pub fn of(state: &State) -> After {
        After {
            turn: Some(state.turn),
            direction: state.direction,
            top: state.top,
            color: Some(state.color),
            hands: state.hands.clone(),
            draw: state.draw.clone(),
            discard: state.discard(),
            winner: None,
            points: 0,
            open_call: None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, Value)> {
        let number = |seat: Option<Seat>| seat.map_or(Value::Null, |seat| json!(seat.number()));
        let call = |seat| {
            if self.open_call == Some(seat) {
                "open"
            } else {
                "none"
            }
        };
        let scored = self.winner.filter(|_| self.points > 0);
        vec![
            ("turn", number(self.turn)),
            (
                "phase",
                json!(if self.turn.is_some() { "turn" } else { "over" }),
            ),
            (
                "direction",
                json!(if self.direction == Direction::Clockwise {
                    "cw"
                } else {
                    "ccw"
                }),
            ),
            ("top", json!(card_text(GAME, self.top))),
            (
                "color",
                self.color
                    .map_or(Value::Null, |color| json!(color_text(color))),
            ),
            ("hand.1", json!(cards_text(GAME, &self.hands[0]))),
            ("hand.2", json!(cards_text(GAME, &self.hands[1]))),
            ("draw", json!(self.draw.len())),
            ("discard", json!(self.discard.len())),
            ("winner", number(self.winner)),
            (
                "points",
                scored.map_or(
                    json!({}),
                    |seat| json!({ seat.number().to_string(): self.points }),
                ),
            ),
            ("uno.1", json!(call(Seat(0)))),
            ("uno.2", json!(call(Seat(1)))),
            ("debt", json!(0)),
            ("aside", json!(0)),
            ("out", json!([])),
        ]
    }
}

/// A step in which all this must hold.
pub fn expect(facts: &[(&str, Value)]) -> Result<Step, String> {
    let read = facts.iter().map(|(key, value)| {
        let key = Key::parse(key, 2).map_err(|fault| fault.to_string())?;
        let value = key
            .read(value, GAME, 2)
            .map_err(|fault| fault.to_string())?;
        Ok(Expectation { key, value })
    });
    read.collect::<Result<_, String>>().map(Step::Expect)
}

/// A step in which a seat does something.
pub fn act(seat: Seat, text: &str) -> Result<Step, String> {
    let command = parse_action(GAME, &format!("{}: {text}", seat.number()));
    command.map(Step::Do).map_err(|fault| fault.to_string())
}

impl Case {
    /// From a position, through steps, to what must be after them. `piles` are the shuffles on the way.
    pub fn new(
        setup: Setup,
        piles: Vec<Vec<CardFaces>>,
        mut steps: Vec<Step>,
        after: After,
    ) -> Result<Case, String> {
        steps.push(expect(&after.facts())?);
        let chances = Chances {
            reshuffles: piles,
            ..Chances::default()
        };
        let scenario = Scenario {
            name: "a step of RLCard".to_owned(),
            clause: "docs/rlcard.md".to_owned(),
            setup,
            chances,
            steps,
        };
        Ok(Case { scenario, after })
    }

    /// Plays the step.
    ///
    /// # Errors
    /// What differs, with the scenario, which the command-line program can run.
    pub fn run(&self) -> Result<(), String> {
        self.play()
            .map_err(|fault| format!("{fault}\n{}", self.scenario.value()))
    }

    fn play(&self) -> Result<(), String> {
        let scenario = &self.scenario;
        let board = scenario
            .setup
            .board(|rules| Script::new(&scenario.chances, &rules.deck));
        let (mut board, mut script) = board.map_err(|fault| fault.to_string())?;
        for step in &scenario.steps {
            match step {
                Step::Do(command) | Step::Refused(command) => {
                    board.apply(*command, &mut script).map_err(|refusal| {
                        format!("{} is refused: {refusal:?}", action_text(*command))
                    })?;
                }
                Step::Expect(facts) => facts.iter().try_for_each(|fact| holds(&board, fact))?,
            }
        }
        script
            .followed()
            .and_then(|()| board.check_laws())
            .map_err(|fault| fault.to_string())?;
        if !script.was_exact() {
            return Err("the round shuffled more or less often than RLCard".to_owned());
        }
        let faces = |cards: Vec<Card>| {
            cards
                .into_iter()
                .map(|card| CardFaces::of(&board.rules.deck, card))
                .collect()
        };
        let draw = board.round.draw_pile().iter().rev().copied().collect();
        same_cards("draw pile", &faces(draw), &self.after.draw)?;
        same_cards(
            "discard pile",
            &faces(board.round.discard_pile().to_vec()),
            &self.after.discard,
        )
    }
}

fn holds(board: &Board, fact: &Expectation) -> Result<(), String> {
    let found = fact.key.observe(board);
    if found == fact.value {
        Ok(())
    } else {
        Err(format!(
            "{}: {} in RLCard, {found} here",
            fact.key.text(),
            fact.value
        ))
    }
}

fn same_cards(what: &str, found: &Vec<CardFaces>, expected: &Vec<CardFaces>) -> Result<(), String> {
    let text = |cards| cards_text(GAME, cards);
    if found == expected {
        Ok(())
    } else {
        Err(format!(
            "{what}: {} in RLCard, {} here",
            text(expected),
            text(found)
        ))
    }
}
