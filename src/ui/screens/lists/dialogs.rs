//! The dialogs over the screens of the lists.

use leptos::prelude::*;

use super::sharing::ShareDialog;
use crate::i18n::Message;
use crate::ui::actions::adults;
use crate::ui::parts::confirm::{ADULTS, Confirm, Question};
use crate::ui::parts::everything::BundleDialog;
use crate::ui::state::AppState;

/// Whether everybody is old enough to see lists for adults (A1).
const ADULTS_LISTS: Question = Question {
    keep: Message::NO,
    ..ADULTS
};

/// The dialogs over the screens of the lists, each shown while it is open.
#[component]
pub fn ListDialogs() -> impl IntoView {
    let app = AppState::expect();
    view! {
        <ShareDialog/>
        <BundleDialog/>
        <Confirm question=ADULTS_LISTS on_go=move |()| adults::confirm(app)/>
    }
}
