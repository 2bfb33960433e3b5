//! Reads what `scripts/rlcard_trace.py` writes. Keeps the two piles, of which a state gives only the sizes and the top card.

use uskalla::notation::{CardFaces, parse_card, parse_cards, parse_color};
use uskalla::rules::{Color, Direction, Edition, Seat};

/// The game that RLCard's resembles.
pub const GAME: Edition = Edition::Classic;

/// One game from the deal to its end.
pub struct Game {
    pub number: u32,
    /// The shuffle of the deck, and what chance brought until the first state.
    pub opening: Luck,
    pub start: State,
    pub plies: Vec<Ply>,
    pub end: End,
}

/// How a game ended.
pub enum End {
    Won(Seat),
    /// RLCard failed in the middle of an action.
    Broken,
}

/// What was done, what chance brought by it, and how it stood then.
pub struct Ply {
    pub action: String,
    pub luck: Luck,
    pub after: State,
}

/// Outcomes of chance in order.
#[derive(Default)]
pub struct Luck {
    /// Shuffled piles, each with its next card first.
    pub piles: Vec<Vec<CardFaces>>,
    pub colors: Vec<Color>,
}

/// How it stands in RLCard's game.
#[derive(Clone)]
pub struct State {
    pub turn: Seat,
    pub direction: Direction,
    /// The draw pile, next card first.
    pub draw: Vec<CardFaces>,
    /// The cards played, bottom first; empty just after they were shuffled in, although there is a card to match.
    pub played: Vec<CardFaces>,
    /// The card to match.
    pub top: CardFaces,
    /// The color to match.
    pub color: Color,
    pub hands: [Vec<CardFaces>; 2],
    /// The list of actions, as RLCard gives it.
    pub actions: Vec<String>,
}

impl State {
    /// The discard pile as our rounds have it, with the card to match on top.
    pub fn discard(&self) -> Vec<CardFaces> {
        if self.played.is_empty() {
            vec![self.top]
        } else {
            self.played.clone()
        }
    }
}

/// The games of a trace, read one by one.
pub fn games(text: &str) -> impl Iterator<Item = Result<Game, String>> + '_ {
    let starts: Vec<usize> = text.match_indices("game ").map(|(at, _)| at).collect();
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([text.len()]).collect();
    starts.into_iter().zip(ends).map(|(start, end)| {
        let lines = &text[start..end];
        read(lines)
            .map_err(|fault| format!("{}: {fault}", lines.lines().next().unwrap_or_default()))
    })
}

/// What is read of a game while it is being read.
#[derive(Default)]
struct Reader {
    draw: Vec<CardFaces>,
    played: Vec<CardFaces>,
    luck: Luck,
    action: Option<String>,
    opening: Option<(Luck, State)>,
    plies: Vec<Ply>,
    end: Option<End>,
}

fn read(text: &str) -> Result<Game, String> {
    let mut lines = text.lines();
    let number = lines
        .next()
        .and_then(|line| line.strip_prefix("game ")?.parse().ok())
        .ok_or("no number")?;
    let mut reader = Reader::default();
    for line in lines {
        reader
            .line(line)
            .map_err(|fault| format!("{line:?}: {fault}"))?;
    }
    let (opening, start) = reader.opening.ok_or("no state")?;
    Ok(Game {
        number,
        opening,
        start,
        plies: reader.plies,
        end: reader.end.ok_or("no end")?,
    })
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("pile", cards) => {
                self.draw = self::cards(cards)?;
                self.luck.piles.push(self.draw.clone());
                self.played.clear();
            }
            ("color", color) => self
                .luck
                .colors
                .push(parse_color(GAME, color).map_err(|fault| fault.to_string())?),
            ("do", action) => self.action = Some(action.to_owned()),
            ("won", number) => self.end = Some(End::Won(seat(number)?)),
            ("broken", _) => self.end = Some(End::Broken),
            _ => self.state(line)?,
        }
        Ok(())
    }

    fn state(&mut self, line: &str) -> Result<(), String> {
        let after = self.read_state(line)?;
        let luck = std::mem::take(&mut self.luck);
        match self.action.take() {
            Some(action) => self.plies.push(Ply {
                action,
                luck,
                after,
            }),
            None if self.opening.is_none() => self.opening = Some((luck, after)),
            None => return Err("a state that nothing led to".to_owned()),
        }
        Ok(())
    }

    fn read_state(&mut self, line: &str) -> Result<State, String> {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [head, first, second, actions] = parts[..] else {
            return Err("not four parts".to_owned());
        };
        let head: Vec<&str> = head.split(' ').collect();
        let [turn, direction, draw, played, top] = head[..] else {
            return Err("not five words at first".to_owned());
        };
        let (face, named) = top.split_once('=').unwrap_or((top, &top[..1]));
        let top = parse_card(GAME, face).map_err(|fault| fault.to_string())?;
        self.piles_shrink_and_grow(size(draw)?, size(played)?, top)?;
        Ok(State {
            turn: seat(turn)?,
            direction: if direction == "cw" {
                Direction::Clockwise
            } else {
                Direction::CounterClockwise
            },
            draw: self.draw.clone(),
            played: self.played.clone(),
            top,
            color: parse_color(GAME, named).map_err(|fault| fault.to_string())?,
            hands: [cards(first)?, cards(second)?],
            actions: actions
                .split_ascii_whitespace()
                .map(str::to_owned)
                .collect(),
        })
    }

    /// Between two states cards are drawn from the top of one pile, and at most one is laid on the other.
    fn piles_shrink_and_grow(
        &mut self,
        draw: usize,
        played: usize,
        top: CardFaces,
    ) -> Result<(), String> {
        let drawn = self
            .draw
            .len()
            .checked_sub(draw)
            .ok_or("the draw pile has grown")?;
        self.draw.drain(..drawn);
        if played == self.played.len() + 1 {
            self.played.push(top);
        }
        if played == self.played.len() {
            Ok(())
        } else {
            Err("more than one card was laid".to_owned())
        }
    }
}

fn cards(text: &str) -> Result<Vec<CardFaces>, String> {
    parse_cards(GAME, text).map_err(|fault| fault.to_string())
}

fn seat(number: &str) -> Result<Seat, String> {
    match number {
        "1" => Ok(Seat(0)),
        "2" => Ok(Seat(1)),
        _ => Err(format!("no seat {number:?}")),
    }
}

fn size(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("no number: {text:?}"))
}
