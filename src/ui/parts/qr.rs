//! A QR code as one drawing.

use std::fmt::Write;

use leptos::prelude::*;

use super::button::note;

use qrcodegen::{DataTooLong, Mask, QrCode, QrCodeEcc, QrSegment, Version};

use crate::i18n::Message;
use crate::ui::state::{AppState, memo};

/// The largest code that a camera reads from a screen: 117 modules a side.
const LARGEST: u8 = 25;
/// Modules of free space around it, as the standard asks.
const QUIET: i32 = 4;

/// A code as a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    side: i32,
    path: String,
}

/// Returns the code of a text; `None` where the text is too long for a code that can be read.
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

/// Returns the dark modules as a path, with a stroke for each run of them.
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

/// The QR code of a text, or why there is none: dark on white in every theme, since not every camera reads the opposite.
#[component]
pub fn QrImage(
    /// The text.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let app = AppState::expect();
    let code = memo(move || qr(&text.get()));
    let image = move || match code.get() {
        Some(code) => view! {
            <svg
                class="qr"
                viewBox=format!("0 0 {0} {0}", code.side)
                shape-rendering="crispEdges"
                role="img"
                aria-label=app.locale.t(Message::LIST_QR)
                inner_html=format!(r#"<path transform="translate(0 .5)" d="{}"/>"#, code.path)
            ></svg>
        }
        .into_any(),
        None => view! { {note(app.locale.t(Message::LIST_QR_TOO_LONG))} }.into_any(),
    };
    view! { {image} }
}
