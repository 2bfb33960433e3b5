//! The languages of the interface, each in its own words.

use leptos::prelude::*;

use super::form::Radio;
use super::show::Show;
use crate::i18n::{Lang, Message};
use crate::ui::actions::settings;
use crate::ui::state::AppState;

/// The choice of the language.
#[component]
pub fn LanguagePicker() -> impl IntoView {
    let app = AppState::expect();
    let choices = Lang::ALL.map(|lang| {
        view! {
            <Radio
                group="lang"
                class="is-small"
                checked=Signal::derive(move || app.locale.lang() == lang)
                on_choose=move |()| settings::choose_lang(app, lang)
            >
                <span lang=lang.code()>{lang.native_name()}</span>
            </Radio>
        }
    });
    view! {
        <div class="picks" role="radiogroup" aria-label=app.locale.t(Message::LANGUAGE)>
            {choices.collect_view()}
        </div>
        <Show when=app.settings.lang_missing>
            <p class="error" role="alert">
                {app.locale.t(Message::LANG_MISSING)}
            </p>
        </Show>
    }
}
