//! Less motion, where the players or their system ask for it.

use leptos::prelude::document;

use super::app::App;
use crate::store::Motion;
use crate::ui::dom::effect;

/// Follows the setting: `style/base.css` does the rest.
pub fn follow(app: App) {
    effect(move || {
        let calm = app.settings.with(|settings| settings.motion == Motion::Reduced);
        if let Some(root) = document().document_element() {
            // The class list of an element takes any word without blanks.
            let _ = root.class_list().toggle_with_force("is-calm", calm);
        }
    });
}
