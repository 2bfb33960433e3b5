//! Writing on a list.

use super::{change, choice};
use crate::dares::{DareListDraft, Edit};
use crate::store::OwnList;
use crate::table::ListChoice;
use crate::ui::actions;
use crate::ui::app::App;

/// Makes a change of a list, at a level of a set. Name and language are those of the whole set.
pub fn edit(app: App, (id, level): (u32, usize), edit: Edit) {
    let before = app.lists.with_untracked(|lists| lists.get(id).cloned());
    change(app, |lists| {
        let Some(list) = lists.get_mut(id) else {
            return;
        };
        let drafts = list.drafts_mut();
        if matches!(edit, Edit::Name(_) | Edit::Lang(_)) {
            for draft in drafts {
                draft.edit(edit.clone());
            }
        } else if let Some(draft) = drafts.get_mut(level) {
            draft.edit(edit);
        }
    });
    if let Some(before) = before {
        follow(app, id, &before);
    }
}

/// The table set up to play a list that changes plays it as it is now. A change is either of its name or of its content.
fn follow(app: App, id: u32, before: &OwnList) {
    let Some(now) = app
        .lists
        .with_untracked(|lists| lists.get(id).and_then(choice))
    else {
        return;
    };
    let played = |chosen: &ListChoice| {
        let (was, is) = (chosen.lists(), now.lists());
        let named = |draft: &DareListDraft| {
            was.iter()
                .all(|list| list.name() == draft.name.trim() && list.lang() == draft.lang)
        };
        let same = || was.iter().zip(&is).all(|(was, is)| was.has_content_of(is));
        was.len() == is.len() && (same() || before.drafts().first().is_some_and(named))
    };
    let chosen = app
        .settings
        .with_untracked(|settings| settings.setup.as_ref().map(|setup| setup.list.clone()));
    if chosen.is_some_and(|chosen| !matches!(chosen, ListChoice::Builtin(..)) && played(&chosen)) {
        actions::change_settings(app, |settings| {
            if let Some(setup) = &mut settings.setup {
                setup.list = now;
            }
        });
    }
}
