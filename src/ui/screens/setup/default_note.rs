//! The word that marks the default of an option.

use leptos::prelude::*;

use super::form::Form;
use crate::i18n::Message;
use crate::ui::parts::show::Show;

/// The word that marks the default.
#[component]
pub(super) fn DefaultNote(form: Form, shown: Signal<bool>) -> impl IntoView {
    view! {
        <Show when=shown>
            <span class="note">{form.app.locale.t(Message::DEFAULT)}</span>
        </Show>
    }
}
