//! What the players are told on a screen outside the round: a version that waits, trouble with keeping the game.

use super::shapes::icon;
use crate::i18n::Message;
use crate::store::StoreError;
use crate::ui::dom::{El, el};
use crate::ui::{App, actions};

/// Offers the version that waits. Never in a round.
#[must_use]
pub fn update_offer() -> Option<El> {
    let app = App::get();
    let button = el("button")
        .class("btn is-small")
        .tap(move || actions::update_now(app))
        .child(app.t(Message::UPDATE_NOW));
    let offer = el("div")
        .key("update")
        .class("banner")
        .attr("role", "status")
        .child(el("p").child(app.t(Message::UPDATE_IDLE)));
    actions::may_update(app).then_some(offer.child(button))
}

/// Says in plain words why a game may not be kept, until it is closed.
#[must_use]
pub fn storage_trouble() -> Option<El> {
    let app = App::get();
    let trouble = app.trouble.get()?;
    let close = el("button")
        .class("btn is-small is-quiet is-round")
        .attr("aria-label", app.t(Message::CLOSE))
        .tap(move || app.trouble.set(None))
        .child(icon("close"));
    let text = el("p").child(app.t(words(trouble)));
    Some(
        el("div")
            .key("trouble")
            .class("banner")
            .attr("role", "alert")
            .child(text)
            .child(close),
    )
}

/// What a trouble means for the players.
#[must_use]
pub const fn words(trouble: StoreError) -> Message {
    match trouble {
        StoreError::Blocked => Message::STORE_BLOCKED,
        StoreError::Full => Message::STORE_FULL,
        StoreError::Corrupt => Message::STORE_CORRUPT,
        StoreError::Newer => Message::STORE_NEWER,
    }
}
