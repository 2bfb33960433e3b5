//! The drawings everything refers to: one sprite, mounted once, and an icon that shows a piece of it.

use crate::rules::Color;
use crate::ui::dom::{El, el};

/// Every silhouette and icon, as `<symbol>`s. Our own drawings, so the markup needs no escaping.
const SHAPES: &str = include_str!("../../../style/shapes.svg");

/// All shapes of the app, to be mounted once, before whatever refers to them.
#[must_use]
pub fn sprite() -> El {
    el("div")
        .class("sprite")
        .attr("aria-hidden", "true")
        .html(SHAPES)
}

/// A shape of the sprite in the color of the text beside it. Decoration: the words beside it carry the meaning.
#[must_use]
pub fn icon(shape: &str) -> El {
    symbol("icon", shape)
}

/// The burst of the dares: the head of a dare sheet, the mark of a number, the logo.
#[must_use]
pub fn burst() -> El {
    symbol("", "burst")
}

fn symbol(class: &'static str, shape: &str) -> El {
    let shown = el("use").attr("href", ["#", shape].concat());
    el("svg")
        .class(class)
        .attr("viewBox", "0 0 100 100")
        .attr("aria-hidden", "true")
        .child(shown)
}

/// The silhouette that stands for a color, so that no color is told by hue alone. Each keeps its outline at 16 px and when
/// the tablet is read from the other side.
#[must_use]
pub const fn silhouette(color: Color) -> &'static str {
    match color {
        Color::Red => "flame",
        Color::Yellow => "sun",
        Color::Green => "leaf",
        Color::Blue => "wave",
        Color::Pink => "blossom",
        Color::Teal => "mushroom",
        Color::Orange => "bolt",
        Color::Purple => "moon",
    }
}

/// The class that gives an element the tokens `--panel`, `--lit` and `--on` of a color.
#[must_use]
pub const fn tint(color: Color) -> &'static str {
    match color {
        Color::Red => "tint-red",
        Color::Yellow => "tint-yellow",
        Color::Green => "tint-green",
        Color::Blue => "tint-blue",
        Color::Pink => "tint-pink",
        Color::Teal => "tint-teal",
        Color::Orange => "tint-orange",
        Color::Purple => "tint-purple",
    }
}
