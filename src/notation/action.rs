//! Actions as text: `SEAT: ACTION`, and `table: …` for what the table decides together (notation.md, Actions).

use crate::rules::{Action, Edition, Play, Seat, SeatAction, Symbol, TableAction};

use super::card::{color_text, face_text, parse_color, parse_face};
use super::error::NotationError;
use super::words::{Words, meaning, number_within, seat, word};

/// The actions that name nothing.
const PLAIN: &Words<SeatAction> = &[
    ("draw", SeatAction::Draw),
    ("press", SeatAction::Press),
    ("keep", SeatAction::Keep),
    ("take", SeatAction::Take),
    ("pass", SeatAction::Pass),
    ("uno", SeatAction::Uno),
    ("dare draw", SeatAction::DareDraw),
    ("dare do", SeatAction::DareDo),
    ("roll", SeatAction::Roll),
    ("accept", SeatAction::Accept),
    ("challenge", SeatAction::Challenge),
];

/// The actions of the table that name nothing.
const TABLE: &Words<TableAction> = &[
    ("done", TableAction::Done),
    ("failed", TableAction::Failed),
    ("strike", TableAction::Strike),
];

/// Returns the text of an action.
#[must_use]
pub fn action_text(action: Action) -> String {
    match action {
        Action::Seat(seat, action) => format!("{}: {}", seat.number(), seat_action_text(action)),
        Action::Table(action) => format!("table: {}", table_text(action)),
    }
}

/// Reads an action from its text.
///
/// # Errors
/// When it is none of the game.
pub fn parse_action(edition: Edition, text: &str) -> Result<Action, NotationError> {
    let (who, what) = text
        .split_once(": ")
        .ok_or_else(|| NotationError::unreadable("action (SEAT: ACTION)", text))?;
    if who == "table" {
        return parse_table(what).map(Action::Table);
    }
    Ok(Action::Seat(seat(who)?, parse_seat_action(edition, what)?))
}

/// The text of what a seat does.
#[must_use]
pub fn seat_action_text(action: SeatAction) -> String {
    match action {
        SeatAction::Play(play) => play_text(play),
        SeatAction::Color(color) => format!("color {}", color_text(color)),
        SeatAction::Catch(seat) => format!("catch {}", seat.number()),
        plain => word(PLAIN, &plain).to_owned(),
    }
}

/// What a seat does, from its text.
///
/// # Errors
/// When it is no action of the game.
pub fn parse_seat_action(edition: Edition, text: &str) -> Result<SeatAction, NotationError> {
    if let Some(action) = meaning(PLAIN, text) {
        return Ok(action);
    }
    match text.split_once(' ') {
        Some(("play", what)) => parse_play(edition, what).map(SeatAction::Play),
        Some(("color", color)) => parse_color(edition, color).map(SeatAction::Color),
        Some(("catch", who)) => seat(who).map(SeatAction::Catch),
        _ => Err(NotationError::unreadable("action", text)),
    }
}

fn play_text(play: Play) -> String {
    let named = play
        .color
        .map_or_else(String::new, |color| format!("={}", color_text(color)));
    let card = format!(" {}{named}", face_text(play.face));
    let swap = play
        .swap
        .map_or_else(String::new, |seat| format!(" @{}", seat.number()));
    format!("play{}{swap}", card.repeat(usize::from(play.count)))
}

fn parse_play(edition: Edition, text: &str) -> Result<Play, NotationError> {
    let (cards, swap) = match text.split_once(" @") {
        Some((cards, who)) => (cards, Some(seat(who)?)),
        None => (text, None),
    };
    let mut each = cards.split(' ');
    let first = each.next().unwrap_or_default();
    if each.clone().any(|card| card != first) {
        return Err(NotationError::unreadable("play of identical cards", cards));
    }
    let count =
        u8::try_from(1 + each.count()).map_err(|_| NotationError::unreadable("play", cards))?;
    let (face, named) = first
        .split_once('=')
        .map_or((first, None), |(face, color)| (face, Some(color)));
    let face = parse_face(edition, face)?;
    let color = named.map(|color| parse_color(edition, color)).transpose()?;
    if color.is_some() && !face.is_wild() && face.symbol != Symbol::Flip {
        return Err(NotationError::unreadable("card that takes a color", first));
    }
    Ok(Play {
        face,
        count,
        color,
        swap,
    })
}

fn table_text(action: TableAction) -> String {
    match action {
        TableAction::Slip(seat, number) => format!("slip {} {number}", seat.number()),
        TableAction::Leave(seat) => format!("leave {}", seat.number()),
        TableAction::Bot(seat) => format!("bot {}", seat.number()),
        TableAction::Human(seat) => format!("human {}", seat.number()),
        plain => word(TABLE, &plain).to_owned(),
    }
}

fn parse_table(text: &str) -> Result<TableAction, NotationError> {
    if let Some(action) = meaning(TABLE, text) {
        return Ok(action);
    }
    let unreadable = || NotationError::unreadable("action of the table", text);
    match text.split_once(' ').ok_or_else(unreadable)? {
        ("leave", who) => seat(who).map(TableAction::Leave),
        ("bot", who) => seat(who).map(TableAction::Bot),
        ("human", who) => seat(who).map(TableAction::Human),
        ("slip", rest) => parse_slip(rest).ok_or_else(unreadable),
        _ => Err(unreadable()),
    }
}

fn parse_slip(text: &str) -> Option<TableAction> {
    let (who, number) = text.split_once(' ')?;
    let seat: Seat = seat(who).ok()?;
    Some(TableAction::Slip(seat, number_within(number, 1..=16)?))
}
