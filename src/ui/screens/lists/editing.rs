//! The draft that the editor of a list shows.

use leptos::prelude::*;

use crate::dares::{DareListDraft, DareListError, Edit};
use crate::i18n::list_error;
use crate::store::OwnList;
use crate::ui::actions::lists;
use crate::ui::state::{AppState, memo};

/// The draft being edited, for the components of the editor.
#[derive(Clone, Copy)]
pub(super) struct Editing {
    app: AppState,
    /// The id of the list.
    pub id: u32,
    /// The level of a set, from 0 on.
    pub level: Memo<usize>,
    /// What is written so far.
    pub draft: Memo<DareListDraft>,
    /// What keeps it from being played.
    errors: Memo<Vec<DareListError>>,
}

impl Editing {
    /// Creates it for the list with an id; call it inside the owner of the editor.
    pub fn new(app: AppState, id: u32) -> Editing {
        let levels = move || {
            app.lists
                .lists
                .with(|own| own.get(id).map_or(1, |list| list.drafts().len()))
        };
        let level = memo(move || app.lists.level.get().min(levels().saturating_sub(1)));
        let draft = memo(move || {
            app.lists.lists.with(|own| {
                let drafts = own.get(id).map(OwnList::drafts);
                drafts
                    .and_then(|drafts| drafts.get(level.get()))
                    .cloned()
                    .unwrap_or_default()
            })
        });
        let errors = memo(move || draft.get().check().err().unwrap_or_default());
        Editing {
            app,
            id,
            level,
            draft,
            errors,
        }
    }

    /// Edits the draft.
    pub fn edit(self, edit: Edit) {
        lists::edit(self.app, self.id, self.level.get_untracked(), edit);
    }

    /// Returns the errors of one place in words.
    pub fn errors(
        self,
        is_there: impl Fn(DareListError) -> bool + Send + Sync + 'static,
    ) -> Signal<Vec<String>> {
        Signal::derive(move || {
            let lang = self.app.locale.lang();
            self.errors.with(|errors| {
                let there = errors.iter().filter(|error| is_there(**error));
                there.map(|error| list_error(*error, lang)).collect()
            })
        })
    }
}
