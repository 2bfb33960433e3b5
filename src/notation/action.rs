//! Actions as text: `SEAT: ACTION`, and `table: …` for what the table decides together (notation.md, Actions).

use crate::rules::{Act, Command, Edition, Play, Seat, Symbol, TableAct};

use super::card::{color_text, face_text, parse_color, parse_face};
use super::fault::Fault;
use super::words::{Words, meaning, number_within, seat, word};

/// The acts that name nothing.
const PLAIN: &Words<Act> = &[
    ("draw", Act::Draw),
    ("press", Act::Press),
    ("keep", Act::Keep),
    ("take", Act::Take),
    ("pass", Act::Pass),
    ("uno", Act::Uno),
    ("dare draw", Act::DareDraw),
    ("dare do", Act::DareDo),
    ("roll", Act::Roll),
    ("accept", Act::Accept),
    ("challenge", Act::Challenge),
];

/// The acts of the table that name nothing.
const TABLE: &Words<TableAct> = &[("done", TableAct::Done), ("failed", TableAct::Failed), ("strike", TableAct::Strike)];

/// The text of a command.
#[must_use]
pub fn command_text(command: Command) -> String {
    match command {
        Command::Seat(seat, act) => format!("{}: {}", seat.number(), act_text(act)),
        Command::Table(act) => format!("table: {}", table_text(act)),
    }
}

/// A command from its text.
///
/// # Errors
/// When it is none of the game.
pub fn parse_command(edition: Edition, text: &str) -> Result<Command, Fault> {
    let (who, what) = text.split_once(": ").ok_or_else(|| Fault::unreadable("action (SEAT: ACTION)", text))?;
    if who == "table" {
        return parse_table(what).map(Command::Table);
    }
    Ok(Command::Seat(seat(who)?, parse_act(edition, what)?))
}

/// The text of what a seat does.
#[must_use]
pub fn act_text(act: Act) -> String {
    match act {
        Act::Play(play) => play_text(play),
        Act::Color(color) => format!("color {}", color_text(color)),
        Act::Catch(seat) => format!("catch {}", seat.number()),
        plain => word(PLAIN, &plain).to_owned(),
    }
}

/// What a seat does, from its text.
///
/// # Errors
/// When it is no action of the game.
pub fn parse_act(edition: Edition, text: &str) -> Result<Act, Fault> {
    if let Some(act) = meaning(PLAIN, text) {
        return Ok(act);
    }
    match text.split_once(' ') {
        Some(("play", what)) => parse_play(edition, what).map(Act::Play),
        Some(("color", color)) => parse_color(edition, color).map(Act::Color),
        Some(("catch", who)) => seat(who).map(Act::Catch),
        _ => Err(Fault::unreadable("action", text)),
    }
}

fn play_text(play: Play) -> String {
    let named = play.color.map_or_else(String::new, |color| format!("={}", color_text(color)));
    let card = format!(" {}{named}", face_text(play.face));
    let swap = play.swap.map_or_else(String::new, |seat| format!(" @{}", seat.number()));
    format!("play{}{swap}", card.repeat(usize::from(play.count)))
}

fn parse_play(edition: Edition, text: &str) -> Result<Play, Fault> {
    let (cards, swap) = match text.split_once(" @") {
        Some((cards, who)) => (cards, Some(seat(who)?)),
        None => (text, None),
    };
    let mut each = cards.split(' ');
    let first = each.next().unwrap_or_default();
    if each.clone().any(|card| card != first) {
        return Err(Fault::unreadable("play of identical cards", cards));
    }
    let count = u8::try_from(1 + each.count()).map_err(|_| Fault::unreadable("play", cards))?;
    let (face, named) = first.split_once('=').map_or((first, None), |(face, color)| (face, Some(color)));
    let face = parse_face(edition, face)?;
    let color = named.map(|color| parse_color(edition, color)).transpose()?;
    if color.is_some() && !face.is_wild() && face.symbol != Symbol::Flip {
        return Err(Fault::unreadable("card that takes a color", first));
    }
    Ok(Play { face, count, color, swap })
}

fn table_text(act: TableAct) -> String {
    match act {
        TableAct::Slip(seat, number) => format!("slip {} {number}", seat.number()),
        TableAct::Leave(seat) => format!("leave {}", seat.number()),
        TableAct::Bot(seat) => format!("bot {}", seat.number()),
        TableAct::Human(seat) => format!("human {}", seat.number()),
        plain => word(TABLE, &plain).to_owned(),
    }
}

fn parse_table(text: &str) -> Result<TableAct, Fault> {
    if let Some(act) = meaning(TABLE, text) {
        return Ok(act);
    }
    let unreadable = || Fault::unreadable("action of the table", text);
    match text.split_once(' ').ok_or_else(unreadable)? {
        ("leave", who) => seat(who).map(TableAct::Leave),
        ("bot", who) => seat(who).map(TableAct::Bot),
        ("human", who) => seat(who).map(TableAct::Human),
        ("slip", rest) => parse_slip(rest).ok_or_else(unreadable),
        _ => Err(unreadable()),
    }
}

fn parse_slip(text: &str) -> Option<TableAct> {
    let (who, number) = text.split_once(' ')?;
    let seat: Seat = seat(who).ok()?;
    Some(TableAct::Slip(seat, number_within(number, 1..=16)?))
}
