//! Everything of the device as one file, and back.

use leptos::prelude::*;

use super::lists::tell;
use crate::i18n::Message;
use crate::platform::{file, game_lock, random};
use crate::store::{
    Backup, BundleError, Found, ImportChoice, Item, LocalStorage, MemoryStorage, SavedText,
    Storage, Store,
};
use crate::ui::state::{AppState, BundleImport, Dialog};

/// The name of the file; its ending lets any program open it.
const FILE: &str = "uskalla-everything.txt";

/// Saves everything as a file: as it is here, which is more than what is saved where the storage is full. The backups go along, and
/// the game of another window as it was saved last.
pub fn save_file(app: AppState) {
    let mut storage = MemoryStorage::default();
    // A storage in memory refuses nothing.
    for kept in backups() {
        let _ = storage.set(&kept.key, &kept.text);
    }
    let game = SavedText::Game.key();
    if app.game.elsewhere.get_untracked()
        && let Ok(Some(text)) = LocalStorage.get(game)
    {
        let _ = storage.set(game, &text);
    }
    let mut store = Store::new(storage);
    let _ = app.settings.peek(|settings| store.save_settings(settings));
    let _ = app
        .lists
        .lists
        .with_untracked(|lists| store.save_lists(lists));
    let _ = app.game.peek_session(|session| store.save_game(session));
    file::save(FILE, &store.export());
}

/// Returns what could not be read and was kept.
#[must_use]
pub fn backups() -> Vec<Backup> {
    Store::new(LocalStorage).backups()
}

/// Saves a backup as a file, just as it is.
pub fn save_backup_file(kept: &Backup) {
    file::save(&format!("{}.txt", kept.key), &kept.text);
}

/// Deletes a backup for good.
pub fn delete(app: AppState, key: &str) {
    Store::new(LocalStorage).delete_backup(key);
    tell(
        app,
        Message::BACKUP_DELETED
            .text(app.locale.current())
            .to_owned(),
    );
}

/// Reads a text and shows what it holds, or why it cannot be read; returns whether it is such a file at all.
#[must_use]
pub fn read_text(app: AppState, text: &str) -> bool {
    let lang = app.locale.current();
    match Store::new(LocalStorage).preview(text) {
        Ok(preview) => {
            let choices = preview.found.iter().map(Found::default_choice).collect();
            app.lists
                .bundle
                .set(Some(BundleImport { preview, choices }));
            app.dialogs.show(Dialog::Bundle);
        }
        Err(BundleError::Foreign) => return false,
        Err(BundleError::Damaged) => tell(app, Message::FILE_BAD.text(lang).to_owned()),
        Err(BundleError::Newer) => tell(app, Message::LIST_NEWER_LINK.text(lang).to_owned()),
    }
    true
}

/// Chooses what shall become of a thing in the file.
pub fn choose(app: AppState, at: usize, choice: ImportChoice) {
    app.lists.bundle.update(|bundle| {
        let choices = bundle.as_mut().map(|bundle| &mut bundle.choices);
        if let Some(chosen) = choices.and_then(|choices| choices.get_mut(at)) {
            *chosen = choice;
        }
    });
}

/// Imports what was chosen; the rest stays as it is.
pub fn import(app: AppState) {
    app.dialogs.close();
    let Some(BundleImport { preview, choices }) = app.lists.bundle.get_untracked() else {
        return;
    };
    app.lists.bundle.set(None);
    let brings_game = preview.found.iter().zip(&choices).any(|(found, choice)| {
        matches!(found.item, Item::Game(_)) && *choice != ImportChoice::Leave
    });
    if brings_game && app.game.elsewhere.get_untracked() {
        // It is loaded as soon as this window has the game.
        game_lock::take_over();
    }
    let mut store = Store::new(LocalStorage);
    match store.take_over(preview, &choices) {
        Ok(()) => tell(
            app,
            Message::BUNDLE_DONE.text(app.locale.current()).to_owned(),
        ),
        Err(error) => app.settings.report(Err(error)),
    }
    if let Ok(Some(settings)) = store.settings() {
        app.settings.settings.set(settings);
    }
    if let Ok(Some(lists)) = store.lists() {
        app.lists.lists.set(lists);
    }
    if !app.game.elsewhere.get_untracked()
        && let Ok(Some(session)) = store.game(random::seed())
    {
        app.selection.clear();
        app.game.set(Some(session));
    }
}
