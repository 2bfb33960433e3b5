//! Handoff a list on: as a link, a code, a file, by whatever the device shares with.

use crate::dares::DareList;
use crate::dares::share::Shared;
use crate::notation::rules_text;
use crate::platform::{clipboard, file, share};
use crate::rules::Edition;
use crate::ui::app::App;
use crate::ui::lists::Desk;
use crate::ui::parts::qr::{Qr, qr};
use crate::ui::route;

/// The name of a file with a list; the end says that any program may open it.
const FILE: &str = "uskalla-list.txt";

/// A list, or a set, on its way out.
pub struct Sharing {
    /// What is handed on.
    shared: Shared,
    /// The link to it.
    pub link: String,
    /// The link as a QR code, where it is short enough for one.
    pub qr: Option<Qr>,
    /// What came of copying the text with this id last.
    pub copied: Option<(&'static str, bool)>,
}

impl Sharing {
    /// Lists of the players, with the rules of the table being set up where they are wanted.
    pub(super) fn of(app: App, lists: Vec<DareList>, with_rules: bool) -> Option<Sharing> {
        let rules = if with_rules { rules(app, &lists) } else { None };
        let shared = Shared::new(lists, rules).ok()?;
        let link = shared.link(&route::address());
        let qr = qr(&link);
        Some(Sharing {
            shared,
            link,
            qr,
            copied: None,
        })
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        self.shared.lists().first().map_or("", DareList::name)
    }

    /// The code alone.
    #[must_use]
    pub fn code(&self) -> &str {
        self.link.split_once("#l=").map_or("", |(_, code)| code)
    }

    /// Whether the rules go along.
    #[must_use]
    pub fn has_rules(&self) -> bool {
        self.shared.rules().is_some()
    }

    /// Whether there are rules that could go along.
    #[must_use]
    pub fn can_have_rules(&self, app: App) -> bool {
        rules(app, self.shared.lists()).is_some()
    }
}

/// The rules of the table being set up, if it is one that plays with such lists. Those of the game for adults are chosen anew at
/// every table, as the game itself is (A1).
fn rules(app: App, lists: &[DareList]) -> Option<String> {
    let draft = app
        .settings
        .with(|settings| settings.setup.as_ref().map(|setup| setup.draft))?;
    let fits = draft.edition.has_dares()
        && draft.edition != Edition::Adults
        && !lists.iter().any(DareList::is_adult);
    fits.then(|| rules_text(&draft))
}

/// Sends the rules along, or not.
pub fn with_rules(app: App, with: bool) {
    let lists = app.desk.with_untracked(|desk| {
        desk.sharing
            .as_ref()
            .map(|sharing| sharing.shared.lists().to_vec())
    });
    let sharing = lists.and_then(|lists| Sharing::of(app, lists, with));
    app.desk.update(|desk| desk.sharing = sharing);
}

/// Does something with what is being handed on.
fn with(app: App, act: impl FnOnce(&Sharing)) {
    app.desk
        .with_untracked(|desk: &Desk| desk.sharing.as_ref().map(act));
}

/// Copies the text of the field with an id; where that is forbidden the field is marked, to be copied by hand.
pub fn copy(app: App, id: &'static str, text: &str) {
    clipboard::write(text, move |done| {
        app.desk.update(|desk| {
            if let Some(sharing) = &mut desk.sharing {
                sharing.copied = Some((id, done));
            }
        });
        if !done {
            crate::ui::parts::focus::on(id.to_owned());
        }
    });
}

/// Offers the link to whatever the device shares with.
pub fn send(app: App) {
    with(app, |sharing| share::share(sharing.name(), &sharing.link));
}

/// Saves a file.
pub fn save(app: App) {
    with(app, |sharing| file::save(FILE, &sharing.shared.file()));
}
