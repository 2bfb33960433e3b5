//! What could not be read: each backup can be saved as a file, or deleted.

use leptos::prelude::*;

use crate::i18n::Message;
use crate::store::{Backup, SavedText};
use crate::ui::actions::backup;
use crate::ui::parts::button::{button, note};
use crate::ui::parts::show::Show;
use crate::ui::state::AppState;

/// The backups, if there are any.
#[component]
pub fn Backups() -> impl IntoView {
    let app = AppState::expect();
    let backups = RwSignal::new(backup::backups());
    let has_any = Memo::new(move |_| backups.with(|backups| !backups.is_empty()));
    let item = move |kept: Backup| {
        let (kind, number) = (kept.kind, number_of(&kept.key));
        let name = app
            .locale
            .text(move |lang| format!("{} · {number}", kind_name(kind).text(lang)));
        let key = kept.key.clone();
        let delete = move |_| {
            backup::delete(app, &key);
            backups.set(backup::backups());
        };
        view! {
            <li class="backup">
                <span>{move || name.get()}</span>
                {button("btn is-small", app.locale.t(Message::BACKUP_SAVE), move |_| backup::save_backup_file(&kept))}
                {button("btn is-small is-quiet", app.locale.t(Message::DELETE), delete)}
            </li>
        }
    };
    view! {
        <Show when=move || has_any.get()>
            <section class="group backups">
                <h2>{app.locale.t(Message::BACKUPS)}</h2>
                {note(app.locale.t(Message::BACKUPS_HINT))}
                <ul class="stack">
                    <For
                        each=move || backups.get()
                        key=|kept| kept.key.clone()
                        children=item
                    />
                </ul>
            </section>
        </Show>
    }
}

const fn kind_name(kind: SavedText) -> Message {
    match kind {
        SavedText::Game => Message::GAME,
        SavedText::Settings => Message::SETTINGS,
        SavedText::Lists => Message::DARE_LISTS,
    }
}

/// Returns the number at the end of a key.
fn number_of(key: &str) -> String {
    key.rsplit('.').next().unwrap_or_default().to_owned()
}
