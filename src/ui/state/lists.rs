//! The players' own dare lists, and what their screens show besides.

use leptos::prelude::*;

use crate::dares::share::{ShareError, Shared};
use crate::dares::{Dare, DareList, Lang};
use crate::store::{ImportChoice, OwnList, OwnLists, Preview};
use crate::ui::route::Route;

/// What was taken away last and can be put back.
#[derive(Clone, Debug, PartialEq)]
pub enum Removed {
    /// A list.
    List {
        /// Its position among the others.
        at: usize,
        /// The list.
        list: OwnList,
    },
    /// A dare of a list.
    Dare {
        /// The id of the list.
        id: u32,
        /// The level of the set, from 0 on.
        level: usize,
        /// The number of the dare, 1–16.
        number: u8,
        /// The dare.
        dare: Dare,
    },
}

/// A list, or a set, being shared.
#[derive(Clone, Debug, PartialEq)]
pub struct Sharing {
    /// What is shared.
    pub shared: Shared,
    /// The link to it.
    pub link: String,
    /// The id of the field copied last, and whether that worked.
    pub copied: Option<(&'static str, bool)>,
}

impl Sharing {
    /// Returns the name of the first list.
    #[must_use]
    pub fn name(&self) -> &str {
        self.shared.lists().first().map_or("", DareList::name)
    }

    /// Returns the code alone, without the address.
    #[must_use]
    pub fn code(&self) -> &str {
        self.link.split_once("#l=").map_or("", |(_, code)| code)
    }

    /// Returns whether the rules are sent along.
    #[must_use]
    pub fn has_rules(&self) -> bool {
        self.shared.rules().is_some()
    }
}

/// What a file with everything holds, and what shall become of each thing in it.
#[derive(Clone, Debug)]
pub struct BundleImport {
    /// What the file holds, beside what is here.
    pub preview: Preview,
    /// The choices, in the order of the preview.
    pub choices: Vec<ImportChoice>,
}

/// The players' own dare lists, and what their screens show besides.
#[derive(Clone, Copy)]
pub struct ListsState {
    /// The lists as they are saved.
    pub lists: RwSignal<OwnLists>,
    /// Where the lists were opened from.
    pub back: RwSignal<Route>,
    /// The language in which a built-in list is copied, once one was chosen.
    pub copy_lang: RwSignal<Option<Lang>>,
    /// What was taken away last and can be put back.
    pub removed: RwSignal<Option<Removed>>,
    /// The message about the last action.
    pub message: RwSignal<Option<String>>,
    /// The number of the dare whose details are open.
    pub open_dare: RwSignal<Option<u8>>,
    /// The level of a set being edited, from 0 on.
    pub level: RwSignal<usize>,
    /// What stands in the field for a link.
    pub pasted: RwSignal<String>,
    /// What somebody else has sent, or why it cannot be read.
    pub received: RwSignal<Option<Result<Shared, ShareError>>>,
    /// Whether the rules that were sent along shall be those of the next game.
    pub use_rules: RwSignal<bool>,
    /// What is being shared.
    pub sharing: RwSignal<Option<Sharing>>,
    /// The file with everything being looked at.
    pub bundle: RwSignal<Option<BundleImport>>,
    /// Whether the last change could not be saved, so that what is saved is not the newest.
    pub unsaved: RwSignal<bool>,
}

impl ListsState {
    pub(super) fn new(lists: OwnLists) -> ListsState {
        ListsState {
            lists: RwSignal::new(lists),
            back: RwSignal::new(Route::Title),
            copy_lang: RwSignal::new(None),
            removed: RwSignal::new(None),
            message: RwSignal::new(None),
            open_dare: RwSignal::new(None),
            level: RwSignal::new(0),
            pasted: RwSignal::new(String::new()),
            received: RwSignal::new(None),
            use_rules: RwSignal::new(false),
            sharing: RwSignal::new(None),
            bundle: RwSignal::new(None),
            unsaved: RwSignal::new(false),
        }
    }
}
