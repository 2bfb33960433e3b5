//! Sharing a list: as a link, a code, a file, or through the device's own share dialog.

use leptos::prelude::*;

use crate::dares::DareList;
use crate::dares::share::Shared;
use crate::notation::rules_text;
use crate::platform::{clipboard, file, share};
use crate::store::OwnList;
use crate::ui::route;
use crate::ui::state::{AppState, Dialog, Sharing};

/// The name of a file with a list; its ending lets any program open it.
const FILE: &str = "uskalla-list.txt";

/// Opens the dialog for sharing a finished list.
pub fn open(app: AppState, id: u32) {
    let lists = app
        .lists
        .lists
        .with_untracked(|lists| lists.get(id).and_then(OwnList::lists));
    if let Some(sharing) = lists.and_then(|lists| sharing(app, lists, false)) {
        app.lists.sharing.set(Some(sharing));
        app.dialogs.show(Dialog::Share);
    }
}

fn sharing(app: AppState, lists: Vec<DareList>, with_rules: bool) -> Option<Sharing> {
    let rules = if with_rules {
        untrack(|| rules(app, &lists))
    } else {
        None
    };
    let shared = Shared::new(lists, rules).ok()?;
    let link = shared.link(&route::address());
    Some(Sharing {
        shared,
        link,
        copied: None,
    })
}

/// Returns the rules of the set-up as text, if it is one that plays such lists; tracks the settings. Rules of the game for adults
/// do not travel: it is chosen anew at every table (A1).
#[must_use]
pub fn rules(app: AppState, lists: &[DareList]) -> Option<String> {
    let draft = app
        .settings
        .read(|settings| settings.setup.as_ref().map(|setup| setup.draft))?;
    let travels = draft.edition.has_dares() && !draft.edition.is_for_adults();
    (travels && !lists.iter().any(DareList::is_adult)).then(|| rules_text(&draft))
}

/// Sends the rules along, or not.
pub fn set_with_rules(app: AppState, with_rules: bool) {
    let lists = app.lists.sharing.with_untracked(|sharing| {
        sharing
            .as_ref()
            .map(|sharing| sharing.shared.lists().to_vec())
    });
    app.lists
        .sharing
        .set(lists.and_then(|lists| sharing(app, lists, with_rules)));
}

/// Copies the text of the field with an id; where that is forbidden, `on_failure` is called.
pub fn copy(app: AppState, id: &'static str, text: &str, on_failure: fn(&'static str)) {
    clipboard::write(text, move |done| {
        app.lists.sharing.update(|sharing| {
            if let Some(sharing) = sharing {
                sharing.copied = Some((id, done));
            }
        });
        if !done {
            on_failure(id);
        }
    });
}

/// Offers the link to the device's own share dialog.
pub fn send(app: AppState) {
    app.lists.sharing.with_untracked(|sharing| {
        if let Some(sharing) = sharing {
            share::share(sharing.name(), &sharing.link);
        }
    });
}

/// Saves the list as a file.
pub fn save_file(app: AppState) {
    app.lists.sharing.with_untracked(|sharing| {
        if let Some(sharing) = sharing {
            file::save(FILE, &sharing.shared.file());
        }
    });
}
