//! The choice of a dare list.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::table::ListChoice;
use crate::ui::state::AppState;

/// The choice of a dare list.
#[component]
pub fn ListPicker(
    /// The chosen list.
    #[prop(into)]
    chosen: Signal<Option<ListChoice>>,
    /// Chooses a list.
    #[prop(into)]
    on_choose: Callback<ListChoice>,
) -> impl IntoView {
    let _ = (chosen, on_choose);
    let app = AppState::expect();
    view! { <div class="stack">{app.locale.t(Message::DARE_LIST)}</div> }
}
