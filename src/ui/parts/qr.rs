//! A QR code as one drawing.

use std::fmt::Write;

use qrcodegen::{DataTooLong, Mask, QrCode, QrCodeEcc, QrSegment, Version};

use crate::ui::dom::{El, el};

/// The largest code that a camera reads from a screen: 117 modules a side.
const LARGEST: u8 = 25;
/// Modules of free space around it, as the standard asks.
const QUIET: i32 = 4;

/// A code, drawn.
pub struct Qr {
    side: i32,
    path: String,
}

/// The code of a text; nothing where the text is too long for one that can be read.
#[must_use]
pub fn qr(text: &str) -> Option<Qr> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    // Not more correction where there is room for it: `public/boot/qr.js` reads this level only. One mask does: a packed list has no
    // pattern of its own that a mask would have to break, and choosing among eight weighs as much as the drawing.
    let made: Result<QrCode, DataTooLong> = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        Some(Mask::new(2)),
        false,
    );
    made.ok().map(|code| Qr {
        side: code.size() + 2 * QUIET,
        path: path(&code),
    })
}

/// The dark modules, a stroke for each run of them.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let end = (x..code.size())
                .find(|&x| !code.get_module(x, y))
                .unwrap_or(code.size());
            if end > x {
                let _ = write!(path, "M{} {}h{}", x + QUIET, y + QUIET, end - x);
            }
            x = end + 1;
        }
    }
    path
}

/// Shows a code, under what it is called: dark on white in every theme, since not every camera reads the opposite.
#[must_use]
pub fn qr_code(code: &Qr, label: &'static str) -> El {
    let side = code.side.to_string();
    let drawing = [
        r#"<path transform="translate(0 .5)" d=""#,
        &code.path,
        r#""/>"#,
    ]
    .concat();
    el("svg")
        .class("qr")
        .attr("viewBox", ["0 0 ", &side, " ", &side].concat())
        .attr("shape-rendering", "crispEdges")
        .attr("role", "img")
        .attr("aria-label", label)
        .html(drawing)
}
