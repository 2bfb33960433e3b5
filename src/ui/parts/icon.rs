//! The drawings that everything refers to: one sprite, and icons that show a piece of it.

use leptos::prelude::*;

use crate::rules::Color;

/// Every silhouette and icon, as `<symbol>`s. Our own drawings, so the markup needs no escaping.
const SHAPES: &str = include_str!("../../../style/shapes.svg");

/// All shapes of the app, to be mounted once before whatever refers to them.
#[component]
pub fn Sprite() -> impl IntoView {
    view! { <div class="sprite" aria-hidden="true" inner_html=SHAPES></div> }
}

/// A shape of the sprite in the color of the text beside it. Decoration: the words beside it carry the meaning.
#[component]
pub fn Icon(
    /// The name of the shape.
    #[prop(into)]
    shape: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <use href=Signal::derive(move || format!("#{}", shape.get()))></use>
        </svg>
    }
}

/// The burst of the dares: the head of the dare sheet, the plate of a number, the logo.
#[component]
pub fn Burst() -> impl IntoView {
    view! {
        <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href="#burst"></use>
        </svg>
    }
}

/// A number on a burst.
#[component]
pub fn BurstNumber(
    /// The number of a dare.
    number: u8,
) -> impl IntoView {
    view! {
        <span class="burst">
            <Burst/>
            <b>{number}</b>
        </span>
    }
}

/// Returns the silhouette of a color, so that no color is told by hue alone. Each keeps its outline at 16 px and when
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

/// Returns the class that gives an element the tokens `--panel`, `--lit` and `--on` of a color.
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
