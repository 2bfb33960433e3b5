//! What somebody else has sent: shown first, and then taken or not. Until it is taken nothing changes.

use leptos::prelude::*;
use web_sys::File;

use super::{backup, lists, navigation, settings, setup};
use crate::dares::share::{ShareError, Shared, decode};
use crate::dares::{DareList, LEVELS};
use crate::i18n::{Lang, Message, list_error};
use crate::notation::parse_rules;
use crate::platform::{file, qr};
use crate::rules::RulesetDraft;
use crate::store::OwnList;
use crate::table::{Setup, SetupError};
use crate::ui::route::{self, Route};
use crate::ui::state::AppState;

/// The largest file that is read, in bytes; more than any file of this app.
const FILE_MAX: f64 = 16_777_216.0;

/// Reads the lists in the address, if it is a link.
pub fn read_address(app: AppState) {
    if let Some(link) = route::link() {
        receive(app, decode(&link));
    }
}

fn receive(app: AppState, received: Result<Shared, ShareError>) {
    app.lists.message.set(None);
    app.lists.removed.set(None);
    app.lists.use_rules.set(false);
    app.lists.received.set(Some(received));
}

/// Reads a text that was pasted or came from a file, and tells why where it holds nothing.
pub fn read_text(app: AppState, text: &str) {
    read_text_or(app, text, Message::LIST_BAD_LINK);
}

/// Reads a text; `foreign` is told where it is from something else.
fn read_text_or(app: AppState, text: &str, foreign: Message) {
    if backup::read_text(app, text) {
        return;
    }
    match decode(text) {
        Err(ShareError::Foreign) => lists::tell(app, foreign.text(app.locale.current()).to_owned()),
        Ok(shared) => {
            receive(app, Ok(shared));
            app.lists.pasted.set(String::new());
            navigation::show(app, Route::Received);
        }
        Err(error) => lists::tell(app, error_text(&error, app.locale.current())),
    }
}

/// Reads a file where lists are expected: a text, or a picture of a QR code.
pub fn read_file(app: AppState, chosen: &File) {
    read_file_or(app, chosen, Message::LIST_BAD_LINK);
}

/// Reads a file where anything of this app is expected.
pub fn read_any_file(app: AppState, chosen: &File) {
    read_file_or(app, chosen, Message::FILE_FOREIGN);
}

fn read_file_or(app: AppState, chosen: &File, foreign: Message) {
    let fail = move |message: Message| {
        lists::tell(app, message.text(app.locale.current()).to_owned());
    };
    if chosen.size() > FILE_MAX {
        fail(Message::FILE_BAD);
    } else if !chosen.type_().starts_with("image/") {
        file::text(chosen, move |text| match text {
            Some(text) => read_text_or(app, &text, foreign),
            None => fail(Message::FILE_BAD),
        });
    } else {
        qr::read(chosen, move |text| match text {
            Some(text) => read_text_or(app, &text, foreign),
            None => fail(Message::LIST_NO_QR),
        });
    }
}

/// Returns why what came holds no list, as one sentence or two. Only the address can be foreign here: of a text this is told
/// where it was pasted.
#[must_use]
pub fn error_text(error: &ShareError, lang: Lang) -> String {
    let message = match error {
        ShareError::TooLong => Message::LIST_LONG_LINK,
        ShareError::Foreign => Message::ADDRESS_UNKNOWN,
        ShareError::Damaged => Message::LIST_DAMAGED_LINK,
        ShareError::Newer => Message::LIST_NEWER_LINK,
        ShareError::Refused { errors, .. } => {
            let what = errors
                .first()
                .map_or(String::new(), |error| list_error(*error, lang));
            return Message::LIST_REFUSED.with(lang, &[("what", &what)]);
        }
    };
    message.text(lang).to_owned()
}

/// Returns the rules that were sent along, for the set-up; `None` where this version does not know them. Tracks the set-up.
#[must_use]
pub fn rules_of(app: AppState, shared: &Shared) -> Option<RulesetDraft> {
    let setup = setup::current(app);
    let draft = parse_rules(shared.rules()?, setup.draft.seats).ok()?;
    if draft.edition.is_for_adults() {
        return None;
    }
    let changed = Setup { draft, ..setup };
    // Lists and names are chosen by hand; only the options count here.
    let refused = |error: &SetupError| matches!(error, SetupError::Rules(_));
    let fits = changed
        .check()
        .err()
        .is_none_or(|errors| !errors.iter().any(refused));
    fits.then_some(draft)
}

/// Adds the received lists as own ones. None is chosen for a game; their rules are, where that was wanted.
pub fn accept(app: AppState) {
    let use_rules = app.lists.use_rules.get_untracked();
    let Some(Ok(shared)) = app.lists.received.get_untracked() else {
        return;
    };
    app.lists.received.set(None);
    let rules = untrack(|| rules_of(app, &shared)).filter(|_| use_rules);
    if let Some(draft) = rules {
        let mut setup = untrack(|| setup::current(app));
        setup.draft = draft;
        settings::change(app, |settings| settings.setup = Some(setup));
    }
    let drafts: Vec<_> = shared.lists().iter().map(DareList::to_draft).collect();
    let is_set = shared.lists().len() == LEVELS && shared.lists().iter().all(DareList::is_adult);
    let each = if is_set {
        vec![drafts]
    } else {
        drafts.into_iter().map(|draft| vec![draft]).collect()
    };
    let added = each
        .into_iter()
        .fold(None, |_, drafts| lists::add(app, drafts));
    let name = app
        .lists
        .lists
        .with_untracked(|own| added.and_then(|id| own.get(id)).map(OwnList::name));
    navigation::show(app, Route::Lists);
    let told = Message::LIST_TAKEN.named(app.locale.current(), &name.unwrap_or_default());
    lists::tell(app, told);
}

/// Leaves the received lists.
pub fn decline(app: AppState) {
    app.lists.received.set(None);
    navigation::show(app, Route::Title);
}
