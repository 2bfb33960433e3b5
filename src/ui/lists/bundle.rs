//! Everything of the device as one file, and back.

use super::tell;
use crate::i18n::Message;
use crate::platform::{file, random};
use crate::store::{
    BundleError, Found, ImportChoice, Loaded, LocalStorage, MemoryStorage, Preview, Store,
};
use crate::ui::actions;
use crate::ui::app::{App, Sheet};

/// The name of the file; the end says that any program may open it.
const FILE: &str = "uskalla-everything.txt";

/// What a file holds, and what shall become of each thing in it.
pub struct Chosen {
    /// What it holds, beside what is here.
    pub preview: Preview,
    /// The choices, in the order of the preview.
    pub choices: Vec<ImportChoice>,
}

/// Saves everything as a file: as it is here, which is more than what is kept where there is no room for it.
pub fn save() {
    let app = App::get();
    let mut store = Store::new(MemoryStorage::default());
    // A storage in memory refuses nothing.
    let _ = app
        .settings
        .with_untracked(|settings| store.save_settings(settings));
    let _ = app.lists.with_untracked(|lists| store.save_lists(lists));
    let _ = app
        .session
        .with_untracked(|session| session.as_ref().map(|session| store.save_game(session)));
    file::save(FILE, &store.export());
}

/// Looks at a text and shows what it holds, or why that cannot be told. Whether it is such a file at all.
#[must_use]
pub fn look_at(app: App, text: &str) -> bool {
    match Store::new(LocalStorage).preview(text) {
        Ok(preview) => {
            let choices = preview.found.iter().map(Found::default_choice).collect();
            app.desk
                .update(|desk| desk.bundle = Some(Chosen { preview, choices }));
            actions::open_sheet(app, Sheet::Bundle);
        }
        Err(BundleError::Foreign) => return false,
        Err(BundleError::Damaged) => tell(app, app.t(Message::FILE_BAD).to_owned()),
        Err(BundleError::Newer) => tell(app, app.t(Message::LIST_NEWER_LINK).to_owned()),
    }
    true
}

/// Chooses what shall become of a thing in the file.
pub fn choose(app: App, at: usize, choice: ImportChoice) {
    app.desk.update(|desk| {
        if let Some(chosen) = desk
            .bundle
            .as_mut()
            .and_then(|bundle| bundle.choices.get_mut(at))
        {
            *chosen = choice;
        }
    });
}

/// Takes over what was chosen; the rest stays as it is.
pub fn take_over(app: App) {
    app.sheet.set(None);
    let Some(Chosen { preview, choices }) = app.desk.update(|desk| desk.bundle.take()) else {
        return;
    };
    let mut store = Store::new(LocalStorage);
    match store.take_over(preview, &choices) {
        Ok(()) => tell(app, app.t(Message::BUNDLE_DONE).to_owned()),
        Err(trouble) => app.trouble.set(Some(trouble)),
    }
    if let Loaded::Value(settings) = store.settings() {
        app.settings.set(settings);
    }
    if let Loaded::Value(lists) = store.lists() {
        app.lists.set(lists);
    }
    if let Loaded::Value(session) = store.game(random::seed()) {
        actions::clear_choice(app);
        app.session.set(Some(session));
    }
}
