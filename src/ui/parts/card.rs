//! The face and the back of a card. One function draws every face of every game; what differs is in the two tables below it.

use std::fmt::Write;

use leptos::prelude::*;

use super::icon::{silhouette, tint};
use crate::rules::{Color, Face, Side, Symbol};

/// The frame and the panel of every card.
const FRAME: &str = r#"<rect class="frame" x="1" y="1" width="98" height="148" rx="11"/><rect class="panel" x="7" y="7" width="86" height="136" rx="7"/>"#;

/// The face of a card. Decoration only: the button or list item around it carries the name. Its size is the custom property
/// `--card-w` of the surroundings; see `style/cards.css`.
#[component]
pub fn CardFace(
    /// The face.
    face: Face,
    /// The side in play, which decides the frame of a wild.
    side: Side,
) -> impl IntoView {
    view! {
        <svg
            class=classes(face, side)
            viewBox="0 0 100 150"
            aria-hidden="true"
            inner_html=drawing(face, side)
        ></svg>
    }
}

/// The back of a card: a coral burst on plum with the silhouettes of the light side around it. Decoration, like [`CardFace`].
#[component]
pub fn CardBack() -> impl IntoView {
    view! {
        <svg
            class="card card-back"
            viewBox="0 0 100 150"
            aria-hidden="true"
            inner_html=back_drawing()
        ></svg>
    }
}

/// The classes of the drawing: its tint, and its frame on the dark side.
fn classes(face: Face, side: Side) -> String {
    let tint = face.color.map_or("tint-wild", tint);
    match face.color.map_or(side, Color::side) {
        Side::Light => format!("card {tint}"),
        Side::Dark => format!("card {tint} is-dark"),
    }
}

/// What stands in the corners and in the middle of a face.
enum Mark {
    /// Some letters.
    Text(String),
    /// A shape of the sprite.
    Icon(&'static str),
    /// A number on a burst.
    Burst(u8),
}

/// The mark in two opposite corners.
fn index(symbol: Symbol) -> Mark {
    use Mark::{Burst, Icon, Text};
    match symbol {
        Symbol::Number(n) => Text(n.to_string()),
        Symbol::Dare(n) | Symbol::WildDare(n) => Burst(n),
        Symbol::Skip => Icon("skip"),
        Symbol::Reverse => Icon("reverse"),
        Symbol::SkipEveryone => Icon("everyone"),
        Symbol::DiscardAll => Icon("discard"),
        Symbol::Flip => Icon("flip"),
        Symbol::TradeHands => Icon("trade"),
        Symbol::HitTwo => Text("×2".into()),
        Symbol::Wild => Icon("mosaic"),
        Symbol::WildShuffle => Icon("shuffle"),
        Symbol::WildCustom(_) => Icon("star"),
        Symbol::WildRoulette => Icon("wheel"),
        Symbol::WildDrawColor => Text("+?".into()),
        Symbol::WildAllHit => Icon("all"),
        Symbol::WildHitFire => Icon("shots"),
        draw => Text(format!("+{}", draw.draw_value())),
    }
}

/// The shape in the middle that the mark stands on, and the mark, which is the one of the corners unless told otherwise.
fn middle(symbol: Symbol) -> (Option<&'static str>, Mark) {
    match symbol {
        Symbol::HitTwo => (Some("press"), index(symbol)),
        Symbol::WildCustom(n) => (Some("star"), Mark::Text(n.to_string())),
        Symbol::WildDrawColor => (Some("fan"), index(symbol)),
        Symbol::Dare(n) | Symbol::WildDare(n) => (Some("burst"), Mark::Text(n.to_string())),
        _ if symbol.draw_value() > 0 => (Some("fan"), index(symbol)),
        _ => (None, index(symbol)),
    }
}

/// The whole face as the inside of an `<svg>`. It holds nothing but numbers and the names of our own shapes.
fn drawing(face: Face, side: Side) -> String {
    let mut svg = String::from(FRAME);
    match face.color {
        Some(color) => place(&mut svg, "lit", silhouette(color), [7, 32, 86]),
        None => mosaic(&mut svg, face.symbol, side),
    }
    draw_middle(&mut svg, face);
    for turn in ["", r#" transform="rotate(180 50 75)""#] {
        let _ = write!(svg, r#"<g class="index"{turn}>"#);
        draw_corner(&mut svg, face);
        svg += "</g>";
    }
    svg
}

/// A shape in a square: x, y and width.
fn place(svg: &mut String, class: &str, shape: &str, [x, y, size]: [i16; 3]) {
    let _ = write!(
        svg,
        r##"<use class="{class}" href="#{shape}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
    );
}

/// Letters: x of the middle, y of the base line, size.
fn letters(svg: &mut String, class: &str, text: &str, [x, y, size]: [i16; 3]) {
    let _ = write!(
        svg,
        r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}">{text}</text>"#
    );
}

/// The four colors of a side as tiles: what makes a wild a wild. A mark in the middle drives the silhouettes to the corners.
fn mosaic(svg: &mut String, symbol: Symbol, side: Side) {
    let plain = symbol == Symbol::Wild;
    for (color, [x, y]) in side
        .colors()
        .into_iter()
        .zip([[14, 39], [51, 39], [51, 76], [14, 76]])
    {
        let _ = write!(
            svg,
            r#"<g class="{}"><rect class="tile" x="{x}" y="{y}" width="35" height="35" rx="7"/>"#,
            tint(color)
        );
        let outwards = |at| if at < 50 { at + 2 } else { at + 16 };
        let spot = if plain {
            [x + 5, y + 5, 25]
        } else {
            [outwards(x), outwards(y), 17]
        };
        place(svg, "on", silhouette(color), spot);
        svg.push_str("</g>");
    }
}

/// The large mark. On a color it is as large as the card allows; on the mosaic it leaves the tiles to be seen.
fn draw_middle(svg: &mut String, face: Face) {
    let wild = face.is_wild();
    match middle(face.symbol) {
        (Some(plate), Mark::Text(text)) => draw_plate(svg, plate, &text, wild),
        (None, Mark::Text(text)) => letters(svg, "big halo", &text, [50, 99, 68]),
        (_, Mark::Icon(icon)) if wild && icon != "mosaic" => {
            svg.push_str(r#"<circle class="plate" cx="50" cy="75" r="24"/>"#);
            place(svg, "onplate", icon, [34, 59, 32]);
        }
        (_, Mark::Icon(icon)) if !wild => place(svg, "on", icon, [22, 47, 56]),
        _ => {}
    }
    match face.symbol {
        // Tells 6 from 9, whichever way the card lies.
        Symbol::Number(6 | 9) => {
            svg.push_str(r#"<rect class="on" x="35" y="105" width="30" height="6" rx="3"/>"#);
        }
        Symbol::WildReverseDrawFour => place(svg, "on", "reverse", [40, 112, 20]),
        _ => {}
    }
}

/// A number on the shape that says what it counts: a burst, a fan of cards, a star, the button of the launcher.
fn draw_plate(svg: &mut String, plate: &str, text: &str, wild: bool) {
    let (spot, size) = match (wild, plate, text.len()) {
        (true, "burst", _) => ([25, 50, 50], 22),
        (true, _, 1) => ([26, 51, 48], 25),
        (true, _, 2) => ([26, 51, 48], 21),
        (true, ..) => ([26, 51, 48], 16),
        (false, "burst", 1) => ([17, 42, 66], 37),
        (false, "burst", _) => ([17, 42, 66], 30),
        (false, "press", _) => ([22, 37, 56], 19),
        (false, ..) => ([15, 40, 70], 31),
    };
    place(svg, "plate", plate, spot);
    let middle = if plate == "press" { 82 } else { 75 };
    letters(svg, "big", text, [50, middle + size * 36 / 100, size]);
}

/// The mark of a corner over the silhouette of the color; beside the mark of a wild the tiles are seen.
fn draw_corner(svg: &mut String, face: Face) {
    let mut below = [11, 38, 19];
    match index(face.symbol) {
        Mark::Text(text) => {
            let size = if text.len() > 1 { 26 } else { 30 };
            letters(svg, "small", &text, [10, 33, size]);
        }
        Mark::Icon(icon) => place(svg, "on", icon, [9, 10, 27]),
        Mark::Burst(n) => {
            place(svg, "plate", "burst", [8, 8, 36]);
            letters(svg, "onplate", &n.to_string(), [26, 35, 24]);
            below = [9, 45, 17];
        }
    }
    if let Some(color) = face.color {
        place(svg, "on", silhouette(color), below);
    }
}

/// The silhouettes of the back: shape, x and y of its middle.
const PATTERN: [(&str, u8, u8); 12] = [
    ("flame", 22, 23),
    ("wave", 50, 23),
    ("leaf", 78, 23),
    ("sun", 22, 49),
    ("flame", 50, 43),
    ("wave", 78, 49),
    ("leaf", 22, 101),
    ("wave", 50, 107),
    ("sun", 78, 101),
    ("sun", 22, 127),
    ("leaf", 50, 127),
    ("flame", 78, 127),
];

/// Returns the back as the inside of an `<svg>`.
fn back_drawing() -> String {
    let mut svg = String::from(FRAME);
    for (shape, x, y) in PATTERN {
        let _ = write!(
            svg,
            r##"<use class="{shape}" href="#{shape}" x="{}" y="{}" width="16" height="16"/>"##,
            x - 8,
            y - 8
        );
    }
    svg + r##"<use class="plate" href="#burst" x="21" y="46" width="58" height="58"/><text class="big" x="50" y="87" font-size="34">!</text>"##
}
