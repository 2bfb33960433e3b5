//! What comes from somebody else: looked at, and then taken or not. Until it is taken nothing changes.

use web_sys::File;

use super::{add, bundle, name, tell};
use crate::dares::share::{ShareError, Shared, decode};
use crate::dares::{DareList, LEVELS};
use crate::i18n::{Lang, Message, list_error};
use crate::notation::parse_rules;
use crate::platform::{file, qr};
use crate::rules::{Edition, RulesetDraft};
use crate::table::{Setup, SetupError};
use crate::ui::actions;
use crate::ui::app::App;
use crate::ui::route::{self, Screen};
use crate::ui::screens::setup::remembered;

/// Larger than any file this app writes, in bytes.
const FILE_MAX: f64 = 16_777_216.0;

/// Looks at what the address holds, if it is a link with lists.
pub fn look_at_address(app: App) {
    if let Some(link) = route::link() {
        receive(app, decode(&link));
    }
}

fn receive(app: App, received: Result<Shared, ShareError>) {
    app.desk.update(|desk| {
        (desk.told, desk.removed, desk.use_rules) = (None, None, false);
        desk.received = Some(received);
    });
}

/// Looks at a text that was pasted or read from a file, and says why where it holds nothing.
pub fn look_at(app: App, text: &str) {
    if bundle::look_at(app, text) {
        return;
    }
    match decode(text) {
        Ok(shared) => {
            receive(app, Ok(shared));
            app.desk.update(|desk| desk.pasted.clear());
            actions::show(app, Screen::Received);
        }
        Err(fault) => tell(app, fault_words(&fault, app.lang())),
    }
}

/// Opens a file: a text, or a picture of a QR code.
pub fn open_file(app: App, chosen: &File) {
    let failed = move |word: Message| tell(app, app.t(word).to_owned());
    if chosen.size() > FILE_MAX {
        failed(Message::FILE_BAD);
    } else if !chosen.type_().starts_with("image/") {
        file::text(chosen, move |text| match text {
            Some(text) => look_at(app, &text),
            None => failed(Message::FILE_BAD),
        });
    } else {
        qr::read(chosen, move |text| match text {
            Some(text) => look_at(app, &text),
            None => failed(Message::LIST_NO_QR),
        });
    }
}

/// Why a text is no list, as one sentence or two.
#[must_use]
pub fn fault_words(fault: &ShareError, lang: Lang) -> String {
    let word = match fault {
        ShareError::TooLong => Message::LIST_LONG_LINK,
        ShareError::Foreign => Message::LIST_BAD_LINK,
        ShareError::Damaged => Message::LIST_DAMAGED_LINK,
        ShareError::Newer => Message::LIST_NEWER_LINK,
        ShareError::Refused { complaints, .. } => {
            let what = complaints
                .first()
                .map_or(String::new(), |complaint| list_error(*complaint, lang));
            return Message::LIST_REFUSED.with(lang, &[("what", &what)]);
        }
    };
    word.text(lang).to_owned()
}

/// The rules that came along, for the table being set up; nothing if this version does not know them.
#[must_use]
pub fn rules_of(shared: &Shared) -> Option<RulesetDraft> {
    let setup = remembered();
    let draft = parse_rules(shared.rules()?, setup.draft.seats)
        .ok()
        .filter(|draft| draft.edition != Edition::Adults)?;
    let changed = Setup { draft, ..setup };
    // Lists and names are chosen by hand; only the options count here.
    let refused = |problem: &SetupError| matches!(problem, SetupError::Rules(_));
    let fits = changed
        .check()
        .err()
        .is_none_or(|problems| !problems.iter().any(refused));
    fits.then_some(draft)
}

/// Adds what came as new lists. It is not chosen for any game; its rules are where that was wanted.
pub fn take(app: App) {
    let (received, use_rules) = app
        .desk
        .update(|desk| (desk.received.take(), desk.use_rules));
    let Some(Ok(shared)) = received else { return };
    if let Some(draft) = rules_of(&shared).filter(|_| use_rules) {
        let mut setup = remembered();
        setup.draft = draft;
        actions::change_settings(app, |settings| settings.setup = Some(setup));
    }
    let drafts: Vec<_> = shared.lists().iter().map(DareList::to_draft).collect();
    let is_set = shared.lists().len() == LEVELS && shared.lists().iter().all(DareList::is_adult);
    let each = if is_set {
        vec![drafts]
    } else {
        drafts.into_iter().map(|draft| vec![draft]).collect()
    };
    let added = each.into_iter().fold(None, |_, drafts| add(app, drafts));
    let added = app.lists.with_untracked(|lists| {
        added
            .and_then(|id| lists.get(id))
            .map(|list| name(list).to_owned())
    });
    actions::show(app, Screen::Lists);
    tell(
        app,
        Message::LIST_TAKEN.named(app.lang(), &added.unwrap_or_default()),
    );
}

/// Leaves what came.
pub fn decline(app: App) {
    app.desk.update(|desk| desk.received = None);
    actions::show(app, Screen::Title);
}
