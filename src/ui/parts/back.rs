//! The back of a card.

use std::fmt::Write;

use crate::ui::dom::{El, el};

/// The back: a coral burst on plum with the silhouettes of the light side around it. Decoration, like [`super::card::card_face`].
#[must_use]
pub fn card_back() -> El {
    el("svg")
        .class("card card-back")
        .attr("viewBox", "0 0 100 150")
        .attr("aria-hidden", "true")
        .html(drawing())
}

/// The silhouettes of the pattern: shape, x and y of its middle.
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

fn drawing() -> String {
    let mut svg = String::from(
        r#"<rect class="frame" x="1" y="1" width="98" height="148" rx="11"/><rect class="panel" x="7" y="7" width="86" height="136" rx="7"/>"#,
    );
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
